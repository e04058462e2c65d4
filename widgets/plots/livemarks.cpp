// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/livemarks.h"

#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace headroom {

namespace {

constexpr double kRing = 6.5;
constexpr double kDot = 2.5;
constexpr double kOldest = 0.15; // of the hue that the trail begins with
constexpr std::size_t kMostDrawn = 240;
constexpr double kPointer = 4.0;

} // namespace

void drawTrail(QPainter &painter, const Theme &theme, const LiveTrail &trail,
               const std::function<QPointF(const QPointF &)> &toPixels)
{
    if (trail.points.empty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor &hue = theme.series[trail.series % kSeries];
    const std::size_t first = trail.points.size() - std::min(trail.points.size(), kMostDrawn);
    QPointF before = toPixels(trail.points[first]);
    for (std::size_t i = first + 1; i < trail.points.size(); ++i) {
        const QPointF at = toPixels(trail.points[i]);
        const double age = static_cast<double>(i - first) / static_cast<double>(trail.points.size() - first);
        painter.setPen(QPen(mixed(hue, theme.surface, kOldest + (1.0 - kOldest) * age), 1.5, Qt::SolidLine,
                            Qt::RoundCap));
        painter.drawLine(before, at);
        before = at;
    }
    painter.setPen(QPen(theme.text, 2));
    painter.setBrush(theme.surface);
    painter.drawEllipse(before, kRing, kRing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(hue);
    painter.drawEllipse(before, kDot, kDot);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void drawGauge(QPainter &painter, const Theme &theme, const QPointF &top, double height)
{
    painter.setPen(QPen(theme.text, 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(top + QPointF(0, -2), top + QPointF(0, height + 2));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.drawPolygon(QPolygonF{top + QPointF(-kPointer, -2 - kPointer),
                                  top + QPointF(kPointer, -2 - kPointer), top + QPointF(0, -1)});
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/flipmarks.h"

#include "widgets/theme/marker.h"
#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kHeight = 7.0;     // of a triangle
constexpr double kMarkRadius = 3.8; // of a series' mark in a label
constexpr double kMarks = 34.0;     // room of "◆ > ●" before the figure
constexpr double kReach = 7.0;      // pixels from a mark
constexpr int kRows = 3;            // heights at which a label is tried

// Right of the mark or left of it, in the lowest free row; empty where none is free.
QRectF freeRoom(const QPointF &tip, const QSizeF &size, const QRectF &area,
                const std::vector<CurvePath> &paths, const std::vector<QRectF> &taken)
{
    for (int row = 0; row < kRows; ++row)
        for (const double left : {tip.x() + kHeight, tip.x() - kHeight - size.width()}) {
            const QRectF rect(QPointF(left, tip.y() - 2.0 - (row + 1) * size.height()), size);
            const bool covers = std::any_of(taken.begin(), taken.end(),
                                            [&](const QRectF &other) { return other.intersects(rect); });
            if (area.contains(rect) && !covers && !anyCrosses(paths, rect.adjusted(-2, -2, 2, 2)))
                return rect;
        }
    return {};
}

} // namespace

void FlipMarks::place(const std::vector<FlipMark> &marks, const std::vector<double> &xs, const QRectF &area,
                      const std::vector<CurvePath> &paths, const std::vector<QRectF> &taken,
                      const QFont &font)
{
    m_placed.clear();
    m_labels.clear();
    const QFontMetricsF metrics(font);
    std::vector<QRectF> covered = taken;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (xs[i] < area.left() || xs[i] > area.right())
            continue;
        Placed placed{marks[i], QPointF(xs[i], area.bottom()), {}};
        const QSizeF size(kMarks + metrics.horizontalAdvance(marks[i].figure), metrics.height());
        placed.label = freeRoom(placed.tip, size, area, paths, covered);
        if (!placed.label.isEmpty()) {
            covered.push_back(placed.label);
            m_labels.push_back(placed.label);
        }
        m_placed.push_back(std::move(placed));
    }
}

void FlipMarks::draw(QPainter &painter, const Theme &theme, const QFont &font) const
{
    painter.setFont(font);
    for (const Placed &placed : m_placed) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.text);
        const QPointF &tip = placed.tip;
        painter.drawPolygon(QPolygonF{tip - QPointF(0, kHeight), tip - QPointF(4, 0), tip + QPointF(4, 0)});
        if (placed.label.isEmpty())
            continue;
        const QRectF &label = placed.label;
        const double y = label.center().y();
        drawMarker(painter, placed.mark.leader, {label.left() + kMarkRadius, y}, kMarkRadius,
                   theme.series[placed.mark.leader % kSeries], theme.surface);
        drawMarker(painter, placed.mark.left, {label.left() + 24.0, y}, kMarkRadius,
                   theme.series[placed.mark.left % kSeries], theme.surface);
        painter.setPen(theme.muted);
        const auto write = [&](double x, const QString &text) {
            painter.drawText(QRectF(label.left() + x, label.top(), 1.0, label.height()),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
        };
        write(11.0, QStringLiteral(">"));
        write(kMarks, placed.mark.figure);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

QString FlipMarks::sentenceAt(const QPointF &at) const
{
    for (const Placed &placed : m_placed) {
        const QPointF away = placed.tip - QPointF(0, kHeight / 2.0) - at;
        if (std::hypot(away.x(), away.y()) <= kReach || placed.label.contains(at))
            return placed.mark.sentence;
    }
    return {};
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/contextcursor.h"

#include "widgets/theme/marker.h"
#include "widgets/theme/tabular.h"
#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace headroom {

namespace {

constexpr double kMarkerRoom = 16.0;
constexpr double kWidestName = 180.0;
constexpr double kReach = 12.0; // pixels on either side of the line

} // namespace

QRectF ContextCursor::headRect() const
{
    const QFontMetricsF metrics(font);
    QRectF rect(0, 0, tabularWidth(metrics, shownHead()) + 2 * kSpaceS, metrics.height() + 4);
    rect.moveCenter({shownX(), strip.center().y()});
    rect.moveLeft(qBound(strip.left(), rect.left(), qMax(strip.left(), strip.right() - rect.width())));
    return rect;
}

bool ContextCursor::isBeyond() const
{
    return x < area.left() - 0.5 || x > area.right() + 0.5;
}

// Beyond an end, an arrow shows where it is.
QString ContextCursor::shownHead() const
{
    if (!isBeyond())
        return head;
    return x < area.left() ? QStringLiteral("‹ ") + head : head + QStringLiteral(" ›");
}

bool ContextCursor::isUnder(const QPointF &at) const
{
    return headRect().contains(at) || (!isBeyond() && qAbs(at.x() - x) <= kReach && at.y() <= area.bottom());
}

const CursorRow *ContextCursor::rowAt(const QPointF &at) const
{
    const QRectF inner = m_drawn.rect.adjusted(0, kSpaceXs, 0, -kSpaceXs);
    if (rows.empty() || !inner.contains(at))
        return nullptr;
    const double share = (at.y() - inner.top()) / inner.height();
    const auto index = static_cast<std::size_t>(share * static_cast<double>(rows.size()));
    return &rows[std::min(index, rows.size() - 1)];
}

double ContextCursor::valueWidth() const
{
    const QFontMetricsF metrics(font);
    double width = 0.0;
    for (const CursorRow &row : rows)
        width = std::max({width, tabularWidth(metrics, row.widest), tabularWidth(metrics, row.value)});
    return width;
}

QSizeF ContextCursor::readOutSize(bool names, double valueWidth) const
{
    const QFontMetricsF metrics(font);
    double name = 0.0;
    for (const CursorRow &row : names ? rows : std::vector<CursorRow>())
        name = qMax(name, qMin(metrics.horizontalAdvance(row.name), kWidestName));
    const double width = kMarkerRoom + valueWidth + (names ? name + kSpaceM : 0.0);
    const auto height = static_cast<double>(rows.size()) * (metrics.height() + 2.0);
    return {width + 2 * kSpaceS, height + 2 * kSpaceXs};
}

ContextCursor::Place ContextCursor::place(const std::vector<CurvePath> &paths,
                                          const std::vector<QRectF> &taken) const
{
    const QRectF inside = area.adjusted(kSpaceXs, kSpaceXs, -kSpaceXs, -kSpaceXs);
    const double value = valueWidth();
    for (const bool names : {true, false}) {
        QRectF rect(QPointF(), readOutSize(names, value));
        const double right = inside.right() - rect.width();
        const double bottom = inside.bottom() - rect.height();
        for (const QPointF &corner : {QPointF(right, inside.top()), QPointF(inside.left(), bottom),
                                      QPointF(right, bottom), inside.topLeft()}) {
            rect.moveTopLeft(corner);
            const bool covers = std::any_of(taken.begin(), taken.end(),
                                            [&](const QRectF &other) { return other.intersects(rect); });
            if (inside.contains(rect) && !covers && !anyCrosses(paths, rect.adjusted(-3, -3, 3, 3)))
                return {rect, names};
        }
    }
    return {};
}

void ContextCursor::draw(QPainter &painter, const Theme &theme, const std::vector<CurvePath> &paths,
                         const std::vector<QRectF> &taken)
{
    const QRectF box = headRect();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1.5, Qt::SolidLine, Qt::FlatCap));
    if (!isBeyond())
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x, area.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(font);
    painter.setPen(theme.onAccent());
    drawTabular(painter, box, Qt::AlignHCenter | Qt::AlignVCenter, shownHead());

    m_drawn = place(paths, taken);
    if (!m_drawn.rect.isEmpty())
        drawReadOut(painter, theme, m_drawn);
}

void ContextCursor::drawReadOut(QPainter &painter, const Theme &theme, const Place &where) const
{
    QColor sheet = theme.surface;
    sheet.setAlphaF(0.92f); // the grid is quieter behind figures
    painter.fillRect(where.rect, sheet);
    const QFontMetricsF metrics(font);
    const QRectF inner = where.rect.adjusted(kSpaceS, kSpaceXs, -kSpaceS, -kSpaceXs);
    QRectF line(inner.left(), inner.top(), inner.width(), metrics.height() + 2.0);
    const double value = where.names ? valueWidth() : 0.0;
    for (const CursorRow &row : rows) {
        drawMarker(painter, row.series, {line.left() + 5.0, line.center().y()}, 4.5,
                   theme.series[row.series % kSeries], theme.surface);
        painter.setPen(theme.text);
        drawTabular(painter, line, Qt::AlignRight | Qt::AlignVCenter, row.value);
        if (where.names) {
            const double room = line.width() - kMarkerRoom - kSpaceM - value;
            painter.setPen(theme.muted);
            painter.drawText(line.adjusted(kMarkerRoom, 0, 0, 0),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                             metrics.elidedText(row.name, Qt::ElideMiddle, room + 0.5));
        }
        line.translate(0, line.height());
    }
}

} // namespace headroom

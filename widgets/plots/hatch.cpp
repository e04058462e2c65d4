// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/hatch.h"

#include <QPainter>

#include <cmath>

namespace headroom {

void drawHatch(QPainter &painter, const QRectF &rect, const QColor &colour, HatchDirection direction,
               double spacing)
{
    if (rect.isEmpty())
        return;
    // Lines x + y = c, or x - y = c, at whole multiples of the spacing: neighbouring areas join.
    const bool rising = direction == HatchDirection::Rising;
    const double lowest = rising ? rect.left() + rect.top() : rect.left() - rect.bottom();
    const double highest = rising ? rect.right() + rect.bottom() : rect.right() - rect.top();
    QVector<QLineF> lines;
    for (double c = std::ceil(lowest / spacing) * spacing; c < highest; c += spacing) {
        const auto yAt = [&](double x) { return rising ? c - x : x - c; };
        const auto xAt = [&](double y) { return rising ? c - y : c + y; };
        const double left =
            rising ? qMax(rect.left(), xAt(rect.bottom())) : qMax(rect.left(), xAt(rect.top()));
        const double right =
            rising ? qMin(rect.right(), xAt(rect.top())) : qMin(rect.right(), xAt(rect.bottom()));
        lines.append({left, yAt(left), right, yAt(right)});
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
    painter.restore();
}

} // namespace headroom

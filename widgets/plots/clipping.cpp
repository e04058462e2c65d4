// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/clipping.h"

namespace headroom {

// Clipped against each side in turn.
std::optional<QLineF> pieceWithin(const QLineF &line, const QRectF &area)
{
    double enter = 0.0;
    double leave = 1.0;
    const auto clip = [&](double start, double delta, double low, double high) {
        if (delta == 0.0)
            return start >= low && start <= high;
        const double first = (low - start) / delta;
        const double second = (high - start) / delta;
        enter = qMax(enter, qMin(first, second));
        leave = qMin(leave, qMax(first, second));
        return enter <= leave;
    };
    if (!clip(line.x1(), line.dx(), area.left(), area.right())
        || !clip(line.y1(), line.dy(), area.top(), area.bottom()))
        return std::nullopt;
    // The ends that lie inside stay exactly what they are.
    return QLineF(enter > 0.0 ? line.pointAt(enter) : line.p1(),
                  leave < 1.0 ? line.pointAt(leave) : line.p2());
}

QPolygonF within(const QPolygonF &line, const QRectF &area)
{
    if (line.size() == 1)
        return area.contains(line.first()) ? line : QPolygonF();
    QPolygonF inside;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const std::optional<QLineF> piece = pieceWithin({line[i - 1], line[i]}, area);
        if (!piece)
            continue;
        if (inside.isEmpty() || inside.last() != piece->p1())
            inside << piece->p1();
        inside << piece->p2();
    }
    return inside;
}

} // namespace headroom

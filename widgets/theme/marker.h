// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

class QPainter;

namespace headroom {

// The mark of a series beside its colour, so that no series is told by colour alone: disc, diamond,
// square, triangle, cross, ring. `background` fills the ring. Fits a circle of `radius`.
void drawMarker(QPainter &painter, int series, QPointF centre, double radius, const QColor &colour,
                const QColor &background);

// For whoever hears the window instead of seeing it: "disc on the plots".
[[nodiscard]] QString markerName(int series);

} // namespace headroom

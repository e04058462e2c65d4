// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace headroom {

enum class HatchDirection { Rising, Falling };

// Diagonal lines inside a rectangle. Drawn as lines that end at its edges: SVG knows neither Qt's
// brush patterns nor its clipping.
void drawHatch(QPainter &painter, const QRectF &rect, const QColor &colour, HatchDirection direction,
               double spacing = 5.0);

} // namespace headroom

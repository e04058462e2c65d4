// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <optional>

namespace headroom {

// The piece of a straight line inside a rectangle; nothing where they do not touch.
[[nodiscard]] std::optional<QLineF> pieceWithin(const QLineF &line, const QRectF &area);

// The pieces of a line inside a rectangle, joined: of a curve that only rises or only falls there is one.
[[nodiscard]] QPolygonF within(const QPolygonF &line, const QRectF &area);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>

#include <vector>

#include "widgets/plots/curvelabels.h"
#include "widgets/plots/orderflips.h"

class QPainter;

namespace headroom {

// Marks on a horizontal axis where the order of two configurations flips: a small triangle, and beside it
// which leads from there on, where that covers no curve and no other text.
class FlipMarks {
public:
    // `xOf` gives the pixel of a place on the axis. Lines and labels that are there already stay clear.
    void place(const std::vector<FlipMark> &marks, const std::vector<double> &xs, const QRectF &area,
               const std::vector<CurvePath> &paths, const std::vector<QRectF> &taken, const QFont &font);
    void draw(QPainter &painter, const Theme &theme, const QFont &font) const;
    [[nodiscard]] const std::vector<QRectF> &labels() const { return m_labels; }
    // The sentence of the mark under the pointer; empty where there is none.
    [[nodiscard]] QString sentenceAt(const QPointF &at) const;

private:
    struct Placed {
        FlipMark mark;
        QPointF tip;  // on the axis
        QRectF label; // empty: no room
    };
    std::vector<Placed> m_placed;
    std::vector<QRectF> m_labels;
};

} // namespace headroom

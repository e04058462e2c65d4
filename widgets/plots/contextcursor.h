// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QStringList>

#include <algorithm>
#include <vector>

#include "widgets/plots/curvelabels.h"

class QPainter;

namespace headroom {

struct Theme;

// One line of the read-out.
struct CursorRow {
    int series = 0;
    QString name;
    QString value;
    QString widest; // the widest value the row can have, so that the read-out keeps its size
};

// The line at a value of the scenario, the figure at its head, and the read-out in a corner that no curve
// runs through.
class ContextCursor {
public:
    double x = 0.0; // pixels
    QString head;   // "262,144"
    QRectF area;    // of the axes
    QRectF strip;   // above the area, for the head
    QFont font;
    std::vector<CursorRow> rows;

    void draw(QPainter &painter, const Theme &theme, const std::vector<CurvePath> &paths,
              const std::vector<QRectF> &taken);
    [[nodiscard]] QRectF headRect() const;
    // Where it is shown: beyond the part of the axis that is, its head waits at the nearer end.
    [[nodiscard]] double shownX() const
    {
        return std::clamp(x, area.left(), std::max(area.left(), area.right()));
    }
    [[nodiscard]] bool isBeyond() const;
    [[nodiscard]] bool isUnder(const QPointF &at) const; // near enough to be taken by the hand
    // The row of the read-out, as last drawn; nullptr for none.
    [[nodiscard]] const CursorRow *rowAt(const QPointF &at) const;
    // Where the read-out goes, with names or, where these leave no corner free, without; empty where
    // no corner is free at all.
    struct Place {
        QRectF rect;
        bool names = true;
    };
    [[nodiscard]] Place place(const std::vector<CurvePath> &paths, const std::vector<QRectF> &taken) const;

private:
    [[nodiscard]] QSizeF readOutSize(bool names, double valueWidth) const;
    [[nodiscard]] double valueWidth() const;
    [[nodiscard]] QString shownHead() const;
    void drawReadOut(QPainter &painter, const Theme &theme, const Place &where) const;

    Place m_drawn;
};

} // namespace headroom

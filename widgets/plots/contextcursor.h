// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QStringList>

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

// The line at the scenario's context, the figure at its head, and the read-out in a corner that no
// curve runs through.
class ContextCursor {
public:
    double x = 0.0; // pixels
    QString head;   // "262,144"
    QRectF area;    // of the axes
    QRectF strip;   // above the area, for the head
    QFont font;
    std::vector<CursorRow> rows;

    void draw(QPainter &painter, const Theme &theme, const std::vector<CurvePath> &paths,
              const std::vector<QRectF> &taken) const;
    [[nodiscard]] QRectF headRect() const;
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
    void drawReadOut(QPainter &painter, const Theme &theme, const Place &where) const;
};

} // namespace headroom

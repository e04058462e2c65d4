// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QPolygonF>
#include <QString>

#include <vector>

class QPainter;

namespace headroom {

struct Theme;

// A curve in pixels, and what its label may say.
struct CurvePath {
    int series = 0;
    QString name;
    bool memoryEnds = false;
    QPolygonF line;   // empty: not drawn
    QString ending;   // the name with what happens at the end, for where there is room
    bool cut = false; // it goes on beyond what is shown
};

struct CurveLabel {
    int series = 0;
    QString text; // elided where the room is short
    QRectF rect;
    QPointF from; // the end of the curve; a leader goes to the label where they are apart
    bool leader = false;
};

// Leaves of a path what is inside an area. One that goes on beyond it ends nowhere, and only has a name.
void cutTo(CurvePath &path, const QRectF &area);

// Height of a line that runs from left to right, at x; at its nearer end where it is not at x.
[[nodiscard]] double heightAt(const QPolygonF &line, double x);

// Whether a line runs through a rectangle.
[[nodiscard]] bool crosses(const QPolygonF &line, const QRectF &rect);
[[nodiscard]] bool anyCrosses(const std::vector<CurvePath> &paths, const QRectF &rect);

// Names of the curves that reach the right edge of `area`, beside it in a margin of `margin` pixels,
// moved apart where they would collide; none where there is no room for all.
[[nodiscard]] std::vector<CurveLabel> edgeLabels(const std::vector<CurvePath> &paths, const QRectF &area,
                                                 double margin, const QFontMetricsF &metrics);

// Names of the curves whose memory ends inside `area`, where they cover neither a curve nor another
// label; those without such a place have none.
[[nodiscard]] std::vector<CurveLabel> innerLabels(const std::vector<CurvePath> &paths, const QRectF &area,
                                                  const QFontMetricsF &metrics);

// Every curve with its mark, in the first line of `room`, in the painter's font: for a picture without a
// cursor that names them.
void drawKey(QPainter &painter, const Theme &theme, const std::vector<CurvePath> &paths, int selected,
             const QRectF &room);

} // namespace headroom

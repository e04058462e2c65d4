// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QStringList>

#include <vector>

#include "widgets/plots/curvelabels.h"
#include "widgets/plots/measuredpoint.h"

class QPainter;

namespace headroom {

class Numbers;
struct Theme;

// A measured point where a plot has it, in pixels.
struct PointMark {
    QPointF at;
    QLineF spread; // of no length where one value is all there is
    int series = 0;
    MeasuredPoint::Style style = MeasuredPoint::Style::Filled;
    bool hidden = false; // outside what is shown
};

// A mark where the area has it: its spread cut, itself hidden outside.
[[nodiscard]] PointMark cutTo(PointMark mark, const QRectF &area);

void drawPointMarks(QPainter &painter, const Theme &theme, const std::vector<PointMark> &marks);

// A rectangle as a path without a name: what a label may not cover.
[[nodiscard]] CurvePath outlineOf(const QRectF &rect);

// The curves and the outlines of the marks: what a label may not cover.
[[nodiscard]] std::vector<CurvePath> withMarks(std::vector<CurvePath> paths,
                                               const std::vector<PointMark> &marks);

// The mark under the pointer; -1 for none.
[[nodiscard]] int pointMarkAt(const std::vector<PointMark> &marks, const QPointF &at);

// What the pointer reads at a point.
[[nodiscard]] QString pointText(const MeasuredPoint &point);

// Under a plot: how many points there are, and what hollow means. Empty without points.
[[nodiscard]] QString pointsNote(const std::vector<MeasuredPoint> &points, const Numbers &numbers);

// For a read-out: the points beside one configuration, and measured over predicted. Empty without points.
[[nodiscard]] QString pointsSentence(const std::vector<MeasuredPoint> &points, int series,
                                     const QString &name, const Numbers &numbers);

// Where the points were published, each source once; those of the reader's own are counted in one line.
[[nodiscard]] QStringList pointSources(const std::vector<MeasuredPoint> &points);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>

#include <functional>
#include <vector>

#include "widgets/plots/plotinput.h"

class QPainter;

namespace headroom {

struct Theme;

// The distinct experts that a layer of a mixture is expected to need over the conversations at once.
struct CoveragePlace {
    double sequences = 0.0;
    double share = 0.0; // of all experts of a layer
    friend bool operator==(const CoveragePlace &, const CoveragePlace &) = default;
};

struct CoverageCurve {
    int series = 0;
    int experts = 0; // of a layer
    std::vector<CoveragePlace> places;
    friend bool operator==(const CoverageCurve &, const CoverageCurve &) = default;
};

// Of every configuration whose model has experts, to where memory ends.
[[nodiscard]] std::vector<CoverageCurve> coverageCurves(const PlotInput &input);

// The strip below a plot that shows them: an axis of its own from none to all experts, the horizontal one of
// the plot above.
class CoverageStrip {
public:
    QRectF rect; // with half a label over the curves
    QFont font;
    std::function<double(double)> xOf; // conversations to pixels

    [[nodiscard]] static int heightFor(const QFont &font);
    // What the labels of its axis need left of it.
    [[nodiscard]] static int widthFor(const QFont &font);
    void draw(QPainter &painter, const Theme &theme, const std::vector<CoverageCurve> &curves,
              int selected) const;
    // What the cursor reads, in the lower right corner: a curve that rises leaves it free.
    void drawReading(QPainter &painter, const Theme &theme, double sequences, const QString &reading) const;
    [[nodiscard]] QRectF area() const; // of the curves

private:
    void drawAxis(QPainter &painter, const Theme &theme, const std::vector<CoverageCurve> &curves) const;
};

} // namespace headroom

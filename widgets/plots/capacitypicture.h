// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/orderflips.h"
#include "widgets/plots/plotinput.h"

#include <QStringList>

#include <vector>

namespace headroom {

// A point of a curve as it is drawn, tokens and whole conversations.
struct CurvePoint {
    double context = 0.0;
    double sequences = 0.0;
    friend bool operator==(const CurvePoint &, const CurvePoint &) = default;
};

struct CapacityCurve {
    QString name;
    bool announced = false;
    bool whatIf = false;
    bool memoryEnds = false;        // the last point is where memory ends, not where the plot does
    std::vector<CurvePoint> points; // empty: never fits in the range
    friend bool operator==(const CapacityCurve &, const CapacityCurve &) = default;
};

// All that the plot of whole conversations over context shows, except the cursor. Two pictures that
// are equal look the same, so nothing is drawn again.
struct CapacityPicture {
    Tokens from = 1024;
    Tokens to = 8192;
    Tokens native = 0;
    double top = 2.0; // of the axis of conversations
    int selected = 0;
    std::vector<CapacityCurve> curves;
    std::vector<FlipMark> flips; // where the order by rate flips, on the axis of contexts

    [[nodiscard]] bool sameAxes(const CapacityPicture &other) const
    {
        return from == other.from && to == other.to && native == other.native && top == other.top;
    }
    [[nodiscard]] bool sameCurves(const CapacityPicture &other) const
    {
        return selected == other.selected && curves == other.curves && flips == other.flips;
    }
};

// `kept`: contexts the picture must span at least, so that the axis stands still under a drag.
[[nodiscard]] CapacityPicture capacityPicture(const PlotInput &input, const ContextRange *kept = nullptr);

// The corners of a sweep as a line to draw: steps where every step is known, straight between corners
// where steps were left out because they are too fine to see.
[[nodiscard]] std::vector<CurvePoint> stairs(const std::vector<SweepPoint> &corners, Tokens perStep);

} // namespace headroom

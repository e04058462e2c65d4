// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/coveragestrip.h"
#include "widgets/plots/livemarks.h"
#include "widgets/plots/measuredpoint.h"
#include "widgets/plots/orderflips.h"

#include <QStringList>

#include <vector>

namespace headroom {

// The rate of one user as it is drawn, in tok/s, at a number of conversations at once.
struct RateCurvePoint {
    double sequences = 0.0;
    double low = 0.0;
    double typical = 0.0;
    double high = 0.0;
    friend bool operator==(const RateCurvePoint &, const RateCurvePoint &) = default;
};

struct RateCurve {
    QString name;
    bool grey = false;           // no published run supports it
    double quotient = 0.0;       // on paper; 0 where it does not fit
    double vendorQuotient = 0.0; // the same by the vendor's claim, where a measured bandwidth took its place
    std::vector<RateCurvePoint> points; // to where memory ends; empty: no rate
    friend bool operator==(const RateCurve &, const RateCurve &) = default;
};

// All that the plot of rates over conversations shows, except the cursor. Two pictures that are equal look
// the same, so nothing is drawn again.
struct RatePicture {
    double to = 2.0;   // conversations at the right end
    double top = 10.0; // tok/s
    int selected = 0;
    std::vector<RateCurve> curves;
    std::vector<CoverageCurve> coverage; // of mixtures of experts, in a strip below; empty: no strip
    std::vector<MeasuredPoint> points;   // measured
    std::vector<LiveTrail> trails;       // of engines attached to
    std::vector<FlipMark> flips;         // where the order flips, on the axis of conversations

    [[nodiscard]] bool sameAxes(const RatePicture &other) const
    {
        return to == other.to && top == other.top && coverage.empty() == other.coverage.empty();
    }
    [[nodiscard]] bool sameCurves(const RatePicture &other) const
    {
        return selected == other.selected && curves == other.curves && coverage == other.coverage
               && points == other.points && trails == other.trails && flips == other.flips;
    }
};

// `least`: conversations the axis must reach, so that it stands still under a drag. Measured points lie on
// the axes too.
[[nodiscard]] RatePicture ratePicture(const PlotInput &input, std::vector<MeasuredPoint> points = {},
                                      double least = 2.0);

// Engines attached to, on axes that reach them.
void addTrails(RatePicture &picture, const std::vector<LiveTrail> &trails);

// The decode of one configuration at a number of conversations; nothing where these do not fit.
[[nodiscard]] std::optional<Decode> decodeOf(const PlotInput &input, std::size_t index, Tokens sequences);

} // namespace headroom

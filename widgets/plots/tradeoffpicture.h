// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sizing/breakeven.h"
#include "widgets/plots/measuredpoint.h"
#include "widgets/plots/plotinput.h"

#include <QStringList>

#include <vector>

namespace headroom {

struct TradeOffCurve {
    QString name;
    bool grey = false;                 // no published run supports it
    std::vector<TradeOffPoint> points; // typical; from one conversation to where memory ends
    std::optional<TradeOffPoint> now;  // at the conversations of the scenario, or as many as fit
};

// A measured point with what it yields, by the price and power of the configuration it stands beside.
struct TradeOffMeasured {
    MeasuredPoint point;
    double yield = 0.0;
    friend bool operator==(const TradeOffMeasured &, const TradeOffMeasured &) = default;
};

// All that the plot of rate per user against yield shows. Two pictures that are equal look the same.
struct TradeOffPicture {
    Yield yield = Yield::DeviceRate;
    double userFrom = 1.0, userTo = 100.0; // tok/s
    double yieldFrom = 1.0, yieldTo = 100.0;
    double floor = 20.0; // tok/s promised to a user
    int selected = 0;
    std::vector<TradeOffCurve> curves;
    std::vector<TradeOffPoint> frontier; // over all that published runs support
    std::vector<TradeOffMeasured> measured;
};

[[nodiscard]] TradeOffPicture tradeOffPicture(const PlotInput &input, Yield yield,
                                              const std::vector<MeasuredPoint> &points = {});

// A line of equally many conversations for each unit a yield is divided by: a device, a dollar an hour, a
// kilowatt. On it the yield is `slope` times the rate of one user.
struct IsoLine {
    double conversations = 1.0;
    double slope = 1.0;
};
// Powers of ten of those that cross the picture.
[[nodiscard]] std::vector<IsoLine> isoLines(const TradeOffPicture &picture);

[[nodiscard]] bool sameAxes(const TradeOffPicture &a, const TradeOffPicture &b);
[[nodiscard]] bool sameCurves(const TradeOffPicture &a, const TradeOffPicture &b);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/barrows.h"
#include "widgets/plots/plotinput.h"

#include <optional>
#include <vector>

namespace headroom {

struct RateBar {
    BarName label;
    bool announced = false;
    QString reason;                        // why there is no rate
    std::optional<PaperQuotient> quotient; // nothing where it does not fit
    PaperQuotient onPaper;                 // whether it fits or not: the axis stands still under a drag
    [[nodiscard]] bool hasCollectives() const { return quotient && quotient->collectives > 0; }
    friend bool operator==(const RateBar &a, const RateBar &b);
};

struct RatePicture {
    std::vector<RateBar> bars;
    int selected = 0;
    double fastest = 1.0; // tok/s on paper
    bool collectives = false;

    [[nodiscard]] bool sameFrame(const RatePicture &other) const
    {
        return fastest == other.fastest && collectives == other.collectives
               && bars.size() == other.bars.size();
    }
    [[nodiscard]] bool sameBars(const RatePicture &other) const
    {
        return selected == other.selected && bars == other.bars;
    }
};

[[nodiscard]] RatePicture ratePicture(const PlotInput &input);

} // namespace headroom

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
    QString reason;                       // why there is no rate
    std::optional<PaperQuotient> quotient; // nothing where it does not fit
    [[nodiscard]] bool hasCollectives() const { return quotient && quotient->collectives > 0; }
    friend bool operator==(const RateBar &a, const RateBar &b);
};

struct RatePicture {
    std::vector<RateBar> bars;
    int selected = 0;
    double axisEnd = 1.0; // tok/s; also of what does not fit, so that the axis stands still under a drag
    bool collectives = false;

    [[nodiscard]] bool sameFrame(const RatePicture &other) const
    {
        return axisEnd == other.axisEnd && collectives == other.collectives && bars.size() == other.bars.size();
    }
    [[nodiscard]] bool sameBars(const RatePicture &other) const { return selected == other.selected && bars == other.bars; }
};

[[nodiscard]] RatePicture ratePicture(const PlotInput &input);

} // namespace headroom

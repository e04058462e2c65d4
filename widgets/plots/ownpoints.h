// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/plots/measuredpoint.h"
#include "widgets/plots/plotinput.h"

namespace headroom {

// The rates that are kept in the document as points beside the configurations they belong to. Kept between
// calls while only the conversations change.
class OwnPoints {
public:
    [[nodiscard]] std::vector<MeasuredPoint> of(const PlotInput &input);

private:
    void match(const PlotInput &input, const Scenario &scenario);

    std::shared_ptr<const Catalog> m_catalog; // of the points, with scenario and language below
    Scenario m_scenario;
    QLocale m_locale;
    std::vector<MeasuredPoint> m_points;
};

} // namespace headroom

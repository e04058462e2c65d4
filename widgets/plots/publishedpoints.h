// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/measurement/match.h"
#include "widgets/plots/measuredpoint.h"
#include "widgets/plots/plotinput.h"

namespace headroom {

// The published runs of the compared configurations as points. A run stands beside the configuration from
// which it differs least. What does not change under a drag of context or conversations is kept.
class PublishedPoints {
public:
    // `runs` gives the published runs when they are first asked for.
    explicit PublishedPoints(const MeasurementSet &(*runs)())
        : m_runs(runs)
    {}

    [[nodiscard]] std::vector<MeasuredPoint> of(const PlotInput &input);

private:
    struct Beside {
        int series = 0;
        MatchedRun run;
        MeasuredPoint point;
    };
    void match(const PlotInput &input);
    [[nodiscard]] MeasuredPoint pointOf(const PlotInput &input, int series, const MatchedRun &run) const;

    const MeasurementSet &(*m_runs)();
    std::shared_ptr<const Catalog> m_catalog; // of the matches, with the scenario and language below
    Scenario m_scenario;
    QLocale m_locale;
    std::vector<Beside> m_matches;
};

} // namespace headroom

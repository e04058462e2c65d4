// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/publishedpoints.h"

#include "widgets/sentences/runs.h"

#include <algorithm>

namespace headroom {

namespace {

// Without what a drag changes.
Scenario atRest(Scenario scenario)
{
    scenario.context = 1;
    scenario.sequences = 1;
    return scenario;
}

} // namespace

MeasuredPoint PublishedPoints::pointOf(const PlotInput &input, int series, const MatchedRun &run) const
{
    const Measurement &row = m_runs().rows[run.row];
    const Numbers numbers = input.numbers();
    MeasuredPoint point;
    point.series = series;
    point.sequences = run.sequences;
    point.devices = run.devices;
    point.perUser = point.low = point.high = run.perUser.value();
    point.overTypical = run.measuredOverTypical.value_or(0.0);
    point.label = runName(*input.catalog, row);
    point.conditions = {runConditions(*input.catalog, row.conditions, numbers),
                        measuredSentence(run, numbers)};
    point.source = runSource(m_runs(), row);
    return point;
}

void PublishedPoints::match(const PlotInput &input)
{
    m_catalog = input.catalog;
    m_scenario = atRest(input.evaluation->scenario);
    m_locale = input.locale;
    m_matches.clear();
    const auto &configurations = input.evaluation->scenario.configurations;
    for (std::size_t i = 0; i < configurations.size(); ++i)
        for (MatchedRun &run :
             matchingRuns(*m_catalog, m_runs(), input.evaluation->scenario, configurations[i])) {
            const auto known = std::find_if(m_matches.begin(), m_matches.end(),
                                            [&](const Beside &other) { return other.run.row == run.row; });
            if (known != m_matches.end() && known->run.differs.size() <= run.differs.size())
                continue;
            const auto series = static_cast<int>(i);
            Beside beside{series, std::move(run), {}};
            beside.point = pointOf(input, series, beside.run);
            if (known == m_matches.end())
                m_matches.push_back(std::move(beside));
            else
                *known = std::move(beside);
        }
}

std::vector<MeasuredPoint> PublishedPoints::of(const PlotInput &input)
{
    std::vector<MeasuredPoint> points;
    if (input.isEmpty())
        return points;
    const Scenario &scenario = input.evaluation->scenario;
    if (input.catalog != m_catalog || input.locale != m_locale || atRest(scenario) != m_scenario)
        match(input);
    points.reserve(m_matches.size());
    for (const Beside &beside : m_matches) {
        const bool far = liveContextDiffers(m_runs().rows[beside.run.row].conditions, scenario);
        MeasuredPoint point = beside.point;
        point.conditions << differsSentence(beside.run, far, input.numbers());
        if (far || !beside.run.differs.empty())
            point.style = MeasuredPoint::Style::Hollow;
        points.push_back(std::move(point));
    }
    return points;
}

} // namespace headroom

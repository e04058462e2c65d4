// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/match_kept.h"

#include <algorithm>
#include <map>

namespace headroom {

namespace {

using Measured = MeasuredQuantity;

Measurement published(const KeptMeasurement &m)
{
    Measurement row;
    row.quantity = m.quantity;
    row.value = m.value;
    row.conditions = m.conditions;
    row.date = m.origin.date;
    return row;
}

// Bandwidth and memory stand beside what the catalog has for a device.
std::variant<PredictedValue, NotCompared> claimFor(const Catalog &catalog, const KeptMeasurement &m)
{
    const Accelerator *accelerator = catalog.accelerator(m.conditions.accelerator);
    if (!accelerator)
        return NotCompared::UnknownAccelerator;
    const double claim = m.quantity == Measured::TotalMemory ? deviceMemory(*accelerator).value.value()
                                                             : deviceBandwidth(*accelerator).value.value();
    return PredictedValue{claim, claim, claim, true};
}

// From seconds of a step or of prompts into the measurement's own unit.
PredictedValue inOwnUnit(const ComparedRun &run, const KeptMeasurement &m)
{
    if (m.quantity == Measured::TimePerToken || m.quantity == Measured::FirstToken)
        return {run.fast, run.typical, run.slow};
    const auto sequences = static_cast<double>(m.conditions.concurrency.value_or(1));
    double tokens = 1.0; // in those seconds
    if (m.quantity == Measured::OutputRate)
        tokens = sequences;
    else if (m.quantity == Measured::PrefillRate)
        tokens = sequences * static_cast<double>(m.conditions.prompt.value_or(0));
    return {tokens / run.slow, tokens / run.typical, tokens / run.fast};
}

// Rows of one run: the same source and conditions, but for what a row's own quantity adds to them.
std::string runKey(const KeptMeasurement &m)
{
    const RunConditions &c = m.conditions;
    std::string key = m.origin.place + '\n' + m.origin.tool + '\n' + m.origin.date + '\n' + c.part + '\n'
                      + c.accelerator + '\n' + c.modelName + '\n' + c.weights + '\n' + c.version;
    for (const Tokens number : {c.prompt.value_or(-1), c.output.value_or(-1), c.concurrency.value_or(-1),
                                Tokens{c.devices}, Tokens{c.parallel.tensor}})
        key += '\n' + std::to_string(number);
    return key;
}

// What one run gives of both rates.
struct RunRows {
    const KeptMeasurement *perUser = nullptr;
    const KeptMeasurement *total = nullptr;
};
using Runs = std::map<std::string, RunRows>;

Runs runsIn(const MeasurementList &measurements)
{
    Runs runs;
    for (const KeptMeasurement &m : measurements.rows()) {
        RunRows &rows = runs[runKey(m)];
        if (m.quantity == Measured::TimePerToken || m.quantity == Measured::RatePerUser)
            rows.perUser = rows.perUser ? rows.perUser : &m;
        else if (m.quantity == Measured::OutputRate)
            rows.total = rows.total ? rows.total : &m;
    }
    return runs;
}

std::optional<MeasuredRate> pointOf(const KeptMeasurement &m, const RunRows &run)
{
    const std::optional<Tokens> &batch = m.conditions.concurrency;
    const std::optional<TokensPerSecond> perUser = perUserRate(m.quantity, m.value, batch);
    if (!perUser || (m.quantity == Measured::OutputRate && run.perUser))
        return std::nullopt;
    MeasuredRate point;
    point.sequences = *batch;
    point.perUser = point.low = point.high = *perUser;
    point.devices = m.conditions.layoutStated ? m.conditions.devices : 1;
    point.perUserGiven = m.quantity != Measured::OutputRate;
    point.totalGiven = run.total != nullptr;
    point.total = run.total ? TokensPerSecond{run.total->value} : *perUser * static_cast<double>(*batch);
    if (m.spread) {
        const auto low = perUserRate(m.quantity, m.spread->low, batch);
        const auto high = perUserRate(m.quantity, m.spread->high, batch);
        if (low && high) {
            point.low = std::min(*low, *high); // a longer time is a lower rate
            point.high = std::max(*low, *high);
        }
    }
    return point;
}

bool has(const std::vector<RunDifference> &differences, RunDifference what)
{
    return std::find(differences.begin(), differences.end(), what) != differences.end();
}

// Another accelerator or model weighs more than all the rest together.
std::size_t weightOf(const ConditionsMatch &match)
{
    std::size_t weight = match.differs.size() * 16 + match.notStated.size();
    for (const RunDifference what : {RunDifference::Accelerator, RunDifference::Model})
        weight += has(match.differs, what) || has(match.notStated, what) ? 1000 : 0;
    return weight;
}

void findConfiguration(const Catalog &catalog, const Scenario &scenario, const KeptMeasurement &m,
                       MatchedMeasurement &matched)
{
    for (std::size_t i = 0; i < scenario.configurations.size(); ++i) {
        ConditionsMatch match = matchConditions(catalog, m.conditions, scenario, scenario.configurations[i]);
        if (matched.configuration && weightOf(match) >= weightOf(matched.match))
            continue;
        matched.configuration = i;
        matched.match = std::move(match);
    }
}

} // namespace

std::variant<PredictedValue, NotCompared> predictedFor(const Catalog &catalog, const KeptMeasurement &m)
{
    if (m.quantity == Measured::MemoryBandwidth || m.quantity == Measured::TotalMemory
        || m.quantity == Measured::ReplayBandwidth)
        return claimFor(catalog, m);
    if (!(m.value > 0.0))
        return NotCompared::OtherQuantity;
    if (!m.conditions.layoutStated)
        return NotCompared::UnknownLayout;
    const RunConditions &c = m.conditions;
    if (m.quantity == Measured::FirstToken && c.has(RunMark::Served) && c.concurrency.value_or(1) > 1)
        return NotCompared::Staggered; // the rule knows batches whose prompts are computed together
    const auto outcome = compareRun(catalog, published(m));
    if (const NotCompared *reason = std::get_if<NotCompared>(&outcome))
        return *reason;
    return inOwnUnit(std::get<ComparedRun>(outcome), m);
}

bool MatchedMeasurement::belongs() const
{
    const auto same = [&](RunDifference what) {
        return !has(match.differs, what) && !has(match.notStated, what);
    };
    return configuration && same(RunDifference::Accelerator) && same(RunDifference::Model);
}

std::vector<MatchedMeasurement> matchMeasurements(const Catalog &catalog, const Scenario &scenario)
{
    const Runs runs = runsIn(scenario.measurements);
    std::vector<MatchedMeasurement> all;
    for (const KeptMeasurement &m : scenario.measurements.rows()) {
        MatchedMeasurement &matched = all.emplace_back();
        matched.index = all.size() - 1;
        findConfiguration(catalog, scenario, m, matched);
        matched.point = pointOf(m, runs.at(runKey(m)));
        const auto predicted = predictedFor(catalog, m);
        if (const PredictedValue *value = std::get_if<PredictedValue>(&predicted);
            value && value->typical > 0.0)
            matched.measuredOverPredicted = m.value / value->typical;
    }
    return all;
}

} // namespace headroom

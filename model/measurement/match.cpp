// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/match.h"

#include "model/rate/rate_class.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr Tokens kFarApart = 2; // times: live contexts beyond it are different conditions

std::optional<TokensPerSecond> perUserOf(const Measurement &m)
{
    switch (m.quantity) {
    case MeasuredQuantity::RatePerUser:
        return TokensPerSecond{m.value};
    case MeasuredQuantity::TimePerToken:
        return TokensPerSecond{1.0 / m.value};
    case MeasuredQuantity::OutputRate:
        return TokensPerSecond{m.value / static_cast<double>(*m.conditions.concurrency)};
    default:
        return std::nullopt;
    }
}

// Ids and aliases of one entry are the same format; so are bf16 and fp16, which have the same bytes.
bool sameWeights(const Catalog &catalog, const std::string &a, const std::string &b)
{
    const auto wide = [](const WeightFormat *f) { return f && (f->id == "bf16" || f->id == "fp16"); };
    const WeightFormat *first = catalog.weightFormat(a);
    const WeightFormat *second = catalog.weightFormat(b);
    return first == second || (wide(first) && wide(second));
}

std::vector<RunDifference> differencesOf(const Catalog &catalog, const RunConditions &run,
                                         const Scenario &scenario, const Configuration &c)
{
    std::vector<RunDifference> differs;
    const auto check = [&](RunDifference what, bool same) {
        if (!same)
            differs.push_back(what);
    };
    check(RunDifference::Weights, sameWeights(catalog, run.weights, c.weights));
    check(RunDifference::Cache,
          run.cache.empty() || catalog.cacheFormat(run.cache) == catalog.cacheFormat(c.cache));
    check(RunDifference::TensorParallel, run.parallel.tensor == c.parallel.tensor);
    check(RunDifference::PipelineParallel, run.parallel.pipeline == c.parallel.pipeline);
    check(RunDifference::ExpertParallel, run.parallel.expert == c.parallel.expert);
    check(RunDifference::Devices, run.devices == c.parallel.devices());
    const RateEngine engine = rateEngineOf(scenario);
    check(RunDifference::Engine, engine == RateEngine::None || run.engine == engine);
    check(RunDifference::Speculation, run.has(RunMark::Speculative) == (draftedTokens(scenario) > 0));
    const bool lengths = scenario.load.prompt && scenario.load.output;
    check(RunDifference::Lengths,
          !lengths || (run.prompt == scenario.load.prompt && run.output == scenario.load.output));
    return differs;
}

} // namespace

std::vector<MatchedRun> matchingRuns(const Catalog &catalog, const MeasurementSet &set,
                                     const Scenario &scenario, const Configuration &c)
{
    std::vector<MatchedRun> matches;
    const Accelerator *accelerator = catalog.accelerator(c.accelerator);
    const LanguageModel *model = catalog.model(c.model.empty() ? scenario.model : c.model);
    if (!accelerator || !model)
        return matches;
    for (std::size_t row = 0; row < set.rows.size(); ++row) {
        const Measurement &m = set.rows[row];
        if (m.conditions.accelerator != accelerator->id || m.conditions.model != model->id
            || !m.conditions.concurrency)
            continue;
        const std::optional<TokensPerSecond> perUser = perUserOf(m);
        if (!perUser)
            continue;
        MatchedRun match;
        match.row = row;
        match.sequences = *m.conditions.concurrency;
        match.perUser = *perUser;
        match.total = *perUser * static_cast<double>(match.sequences);
        match.devices = m.conditions.devices;
        match.differs = differencesOf(catalog, m.conditions, scenario, c);
        const auto compared = compareRun(catalog, set, row);
        if (const ComparedRun *run = std::get_if<ComparedRun>(&compared))
            match.measuredOverTypical = run->typical / run->measured; // times: a longer one is a lower rate
        matches.push_back(std::move(match));
    }
    std::stable_sort(matches.begin(), matches.end(), [](const MatchedRun &a, const MatchedRun &b) {
        return a.differs.size() < b.differs.size();
    });
    return matches;
}

bool liveContextDiffers(const RunConditions &run, const Scenario &scenario)
{
    if ((scenario.load.prompt && scenario.load.output) || !run.prompt)
        return false;
    Workload own;
    own.prompt = run.prompt;
    own.output = run.output.value_or(0);
    const Tokens theirs = liveContext(own, *own.prompt + *own.output);
    const Tokens ours = liveContext(scenario.load, scenario.context);
    return std::max(theirs, ours) > kFarApart * std::min(theirs, ours);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/match.h"

#include "model/rate/rate_class.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr Tokens kFarApart = 2; // times: live contexts beyond it are different conditions

// Ids and aliases of one entry are the same format; so are bf16 and fp16, which have the same bytes.
bool sameWeights(const Catalog &catalog, const std::string &a, const std::string &b)
{
    const auto wide = [](const WeightFormat *f) { return f && (f->id == "bf16" || f->id == "fp16"); };
    const WeightFormat *first = catalog.weightFormat(a);
    const WeightFormat *second = catalog.weightFormat(b);
    return first == second || (wide(first) && wide(second));
}

// Collects what differs and what is not stated.
class Matcher {
public:
    Matcher(const Catalog &catalog, const RunConditions &run, const Scenario &scenario,
            const Configuration &c)
        : m_catalog(catalog)
        , m_run(run)
        , m_scenario(scenario)
        , m_configuration(c)
    {}
    ConditionsMatch match()
    {
        const Accelerator *accelerator = m_catalog.accelerator(m_configuration.accelerator);
        const LanguageModel *model =
            m_catalog.model(m_configuration.model.empty() ? m_scenario.model : m_configuration.model);
        check(RunDifference::Accelerator, !m_run.accelerator.empty() || !m_run.part.empty(),
              accelerator && m_run.accelerator == accelerator->id);
        check(RunDifference::Model, !m_run.model.empty() || !m_run.modelName.empty(),
              model && m_run.model == model->id);
        formats();
        layout();
        software();
        return std::move(m_match);
    }

private:
    void check(RunDifference what, bool stated, bool same)
    {
        if (!stated)
            m_match.notStated.push_back(what);
        else if (!same)
            m_match.differs.push_back(what);
    }
    void formats()
    {
        check(RunDifference::Weights, !m_run.weights.empty(),
              sameWeights(m_catalog, m_run.weights, m_configuration.weights));
        check(RunDifference::Cache, !m_run.cache.empty(),
              m_catalog.cacheFormat(m_run.cache) == m_catalog.cacheFormat(m_configuration.cache));
    }
    void layout()
    {
        const Parallelism &is = m_run.parallel;
        const Parallelism &wanted = m_configuration.parallel;
        const bool stated = m_run.layoutStated;
        check(RunDifference::TensorParallel, stated, is.tensor == wanted.tensor);
        check(RunDifference::PipelineParallel, stated, is.pipeline == wanted.pipeline);
        check(RunDifference::ExpertParallel, stated, is.expert == wanted.expert);
        check(RunDifference::Devices, stated, m_run.devices == wanted.devices());
    }
    void software()
    {
        const RateEngine engine = rateEngineOf(m_scenario);
        if (engine != RateEngine::None)
            check(RunDifference::Engine, m_run.engine != RateEngine::None || !m_run.program.empty(),
                  m_run.engine == engine);
        const std::string_view version = rateVersionOf(m_scenario);
        if (engine != RateEngine::None && m_run.engine == engine && !version.empty())
            check(RunDifference::Version, !m_run.version.empty(), m_run.version == version);
        const Workload &load = m_scenario.load;
        check(RunDifference::Speculation, true,
              m_run.has(RunMark::Speculative) == (draftedTokens(m_scenario) > 0));
        if (load.prompt && load.output)
            check(RunDifference::Lengths, m_run.prompt && m_run.output,
                  m_run.prompt == load.prompt && m_run.output == load.output);
    }

    const Catalog &m_catalog;
    const RunConditions &m_run;
    const Scenario &m_scenario;
    const Configuration &m_configuration;
    ConditionsMatch m_match;
};

// Published rows say what they say: what is open in them differs, but for the cache and the version.
std::vector<RunDifference> differencesOfPublished(const Catalog &catalog, const RunConditions &run,
                                                  const Scenario &scenario, const Configuration &c)
{
    const ConditionsMatch match = matchConditions(catalog, run, scenario, c);
    std::vector<RunDifference> differs = match.differs;
    std::erase(differs, RunDifference::Version);
    for (const RunDifference open : match.notStated)
        if (open != RunDifference::Cache && open != RunDifference::Version)
            differs.push_back(open);
    return differs;
}

} // namespace

const char *idOf(RunDifference difference)
{
    constexpr std::array<const char *, kRunDifferences> ids{
        "weights", "cache",       "tensor_parallel", "pipeline_parallel", "expert_parallel", "devices",
        "engine",  "speculation", "lengths",         "accelerator",       "model",           "version"};
    return ids[static_cast<std::size_t>(difference)];
}

ConditionsMatch matchConditions(const Catalog &catalog, const RunConditions &run, const Scenario &scenario,
                                const Configuration &configuration)
{
    return Matcher(catalog, run, scenario, configuration).match();
}

std::optional<TokensPerSecond> perUserRate(MeasuredQuantity quantity, double value,
                                           const std::optional<Tokens> &concurrency)
{
    if (!concurrency || !(value > 0.0))
        return std::nullopt;
    switch (quantity) {
    case MeasuredQuantity::RatePerUser:
        return TokensPerSecond{value};
    case MeasuredQuantity::TimePerToken:
        return TokensPerSecond{1.0 / value};
    case MeasuredQuantity::OutputRate:
        return TokensPerSecond{value / static_cast<double>(*concurrency)};
    default:
        return std::nullopt;
    }
}

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
        const std::optional<TokensPerSecond> perUser =
            perUserRate(m.quantity, m.value, m.conditions.concurrency);
        if (!perUser)
            continue;
        MatchedRun match;
        match.row = row;
        match.sequences = *m.conditions.concurrency;
        match.perUser = *perUser;
        match.total = *perUser * static_cast<double>(match.sequences);
        match.devices = m.conditions.devices;
        match.differs = differencesOfPublished(catalog, m.conditions, scenario, c);
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

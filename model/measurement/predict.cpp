// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/predict.h"

#include "model/capacity/capacity.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr Tokens kUnstatedPrompt = 512;

RateEngine engineFor(RateEngine own, EngineSaid said)
{
    const bool always = own == RateEngine::LlamaCpp;
    const bool named = own == RateEngine::Vllm || own == RateEngine::Sglang;
    if (said == EngineSaid::Own || always || (said == EngineSaid::CommandLine && named))
        return own;
    return RateEngine::None;
}

Configuration configurationOf(const RunConditions &c)
{
    Configuration configuration;
    configuration.accelerator = c.accelerator;
    configuration.weights = c.weights;
    if (!c.cache.empty())
        configuration.cache = c.cache;
    configuration.parallel = c.parallel;
    configuration.overrides.reserve = Bytes{0.0};
    return configuration;
}

} // namespace

RunPrediction::RunPrediction(const Catalog &catalog, const Measurement &run, EngineSaid said)
    : m_conditions(run.conditions)
    , m_prompt(run.conditions.prompt.value_or(kUnstatedPrompt))
    , m_batch(*run.conditions.concurrency)
{
    const Tokens output = m_conditions.output.value_or(0);
    m_live = std::max<Tokens>(1, m_prompt + output / 2);
    Scenario scenario;
    scenario.model = m_conditions.model;
    scenario.context = std::max<Tokens>(1, m_prompt + output);
    scenario.basis = WeightsBasis::Loaded;
    scenario.rate.engine = engineFor(m_conditions.engine, said);
    const Configuration configuration = configurationOf(m_conditions);
    const auto prepared = prepare(catalog, scenario, configuration);
    const Prepared *capacity = std::get_if<Prepared>(&prepared);
    m_fits = capacity && sequencesAt(*capacity, scenario.context) >= m_batch;
    const Era era = eraOf(catalog.efficiency, *scenario.rate.engine, m_conditions.version, run.date);
    m_rate = prepareRate(catalog, scenario, configuration, {era, 1.0});
}

DecodeStep RunPrediction::step() const
{
    return stepAt(m_rate, m_live, static_cast<double>(m_batch));
}

TimeBand RunPrediction::promptArithmetic() const
{
    const std::optional<Prefill> one = prefillAt(m_rate, m_prompt);
    if (!one)
        return {};
    const auto prompts = static_cast<double>(m_batch);
    return {one->compute.fast * prompts, one->compute.typical * prompts, one->compute.slow * prompts};
}

double RunPrediction::prefillPerOutput() const
{
    const Tokens output = m_conditions.output.value_or(0);
    if (output == 0)
        return 0.0;
    const Seconds prefill = promptArithmetic().typical + stepAt(m_rate, m_live, 1).typical;
    return prefill.value() / static_cast<double>(output);
}

TimeBand RunPrediction::prompts() const
{
    const TimeBand arithmetic = promptArithmetic();
    const DecodeStep step = stepAt(m_rate, std::max<Tokens>(1, m_prompt), 1);
    const double host = m_conditions.has(RunMark::Served) ? 1.0 : 0.0;
    const PrefillCosts &costs = m_rate.prefill;
    return {arithmetic.fast + step.fast + costs.hostFast * host,
            arithmetic.typical + step.typical + costs.hostTypical * host,
            arithmetic.slow + step.slow + costs.hostSlow * host};
}

} // namespace headroom

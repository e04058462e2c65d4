// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/live/engine_history.h"

#include <cmath>

namespace headroom {

namespace {

void fillIn(const EngineState &state, const EngineRates &rates, RunConditions &c)
{
    switch (state.server) {
    case ServedBy::Vllm:
        c.engine = RateEngine::Vllm;
        break;
    case ServedBy::SGLang:
        c.engine = RateEngine::Sglang;
        break;
    case ServedBy::LlamaCpp:
        c.engine = RateEngine::LlamaCpp;
        break;
    case ServedBy::Tgi: // has no published runs of its own
    case ServedBy::Unknown:
        c.program = nameOf(state.server);
        break;
    }
    if (c.modelName.empty())
        c.modelName = state.model;
    c.concurrency.reset();
    if (rates.running && *rates.running >= 0.5)
        c.concurrency = std::llround(*rates.running);
    c.add(RunMark::Served);
    if (state.waiting.value_or(0.0) > 0.0)
        c.add(RunMark::Queueing);
}

} // namespace

std::vector<KeptMeasurement> measurementsOf(const EngineState &state, const EngineRates &rates,
                                            RunConditions conditions, const Origin &origin)
{
    fillIn(state, rates, conditions);
    std::vector<KeptMeasurement> rows;
    const auto add = [&](MeasuredQuantity quantity, double value, bool derived) {
        KeptMeasurement m;
        m.quantity = quantity;
        m.value = value;
        m.derived = derived;
        m.conditions = conditions;
        if (quantity == MeasuredQuantity::OutputRate)
            m.conditions.add(RunMark::WholeRequest);
        m.origin = origin;
        if (std::optional<KeptMeasurement> kept = limited(std::move(m)))
            rows.push_back(*std::move(kept));
    };
    if (rates.tokenTime)
        add(MeasuredQuantity::TimePerToken, rates.tokenTime->value(), false);
    if (rates.output && rates.output->value() > 0.0)
        add(MeasuredQuantity::OutputRate, rates.output->value(), false);
    if (rates.firstToken)
        add(MeasuredQuantity::FirstToken, rates.firstToken->value(), false);
    if (state.cacheTokens)
        add(MeasuredQuantity::CacheTokens, *state.cacheTokens, false);
    if (state.cacheUse)
        add(MeasuredQuantity::CacheUse, *state.cacheUse, false);
    return rows;
}

} // namespace headroom

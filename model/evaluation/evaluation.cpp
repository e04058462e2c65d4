// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/evaluation.h"

#include "model/evaluation/cautions.h"
#include "model/evaluation/notes.h"

#include <algorithm>
#include <bit>

namespace headroom {

namespace {

void addRates(const Catalog &catalog, const Scenario &scenario, ConfigurationResult &result)
{
    if (!catalog.efficiency.constants) {
        result.answer = answerAt(result.prepared, scenario.context);
        return;
    }
    result.rate = prepareRate(catalog, scenario, result.configuration);
    result.answer = answerAt(result.prepared, *result.rate, scenario.context, scenario.sequences);
    if (result.answer.decode)
        result.rates =
            ratesAt(*result.rate, result.economics, scenario.context, result.answer.decode->sequences);
}

} // namespace

Answer answerAt(const Prepared &prepared, Tokens context, Trace *trace)
{
    Answer answer;
    answer.capacity = capacityAt(prepared, context, trace);
    if (answer.capacity.fits)
        answer.quotient = paperQuotient(prepared, trace);
    return answer;
}

Answer answerAt(const Prepared &prepared, const PreparedRate &rate, Tokens context, Tokens sequences,
                Trace *trace)
{
    Answer answer;
    answer.capacity = capacitySharing(prepared, context, rate.load.sharedPrefix, trace);
    if (!answer.capacity.fits)
        return answer;
    answer.quotient = paperQuotient(prepared, trace);
    answer.decode =
        decodeAt(rate, context, std::min(sequences, answer.capacity.concurrency.sequences), trace);
    return answer;
}

ConfigurationResult evaluateOne(const Catalog &catalog, const Scenario &scenario,
                                const Configuration &configuration)
{
    ConfigurationResult result;
    result.configuration = configuration;
    const auto prepared = prepare(catalog, scenario, configuration);
    if (const Unresolved *reason = std::get_if<Unresolved>(&prepared)) {
        result.unresolved = *reason;
        return result;
    }
    result.prepared = std::get<Prepared>(prepared);
    result.economics = prepareEconomics(catalog, scenario, configuration);
    addRates(catalog, scenario, result);
    if (!result.answer.capacity.fits)
        result.suggestions = suggestions(catalog, scenario, configuration);
    result.cautions = cautionsFor(catalog, scenario, configuration);
    result.notes = notesOn(catalog, scenario, result);
    return result;
}

ContextRange plottedContexts(const Catalog &catalog, const Scenario &scenario)
{
    Tokens to = scenario.context;
    const auto widen = [&](const std::string &id) {
        if (const LanguageModel *model = catalog.model(id))
            to = std::max(to, static_cast<Tokens>(model->nativeContext.value));
    };
    widen(scenario.model);
    for (const Configuration &configuration : scenario.configurations)
        if (!configuration.model.empty())
            widen(configuration.model);
    ContextRange range;
    range.to = static_cast<Tokens>(std::bit_ceil(static_cast<std::uint64_t>(std::max<Tokens>(to, 8192))));
    range.from = std::min<Tokens>(range.from, scenario.context);
    return range;
}

EvaluationPtr evaluate(const Catalog &catalog, const Scenario &scenario)
{
    auto evaluation = std::make_shared<Evaluation>();
    evaluation->scenario = scenario;
    const ContextRange range = plottedContexts(catalog, scenario);
    for (const Configuration &configuration : scenario.configurations) {
        ConfigurationResult result = evaluateOne(catalog, scenario, configuration);
        if (!result.unresolved) {
            result.overContext =
                sweepContext(result.prepared, range.from, range.to, scenario.load.sharedPrefix);
            if (result.rate)
                result.overSequences = sweepSequences(*result.rate, scenario.context,
                                                      result.answer.capacity.concurrency.sequences);
        }
        evaluation->results.push_back(std::move(result));
    }
    return evaluation;
}

Trace explain(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
{
    Trace trace;
    const auto prepared = prepare(catalog, scenario, configuration, &trace);
    const Prepared *p = std::get_if<Prepared>(&prepared);
    if (!p)
        return trace;
    trace.leaf(Term::Context, static_cast<double>(scenario.context), setByUser());
    const Capacity capacity = capacitySharing(*p, scenario.context, scenario.load.sharedPrefix, &trace);
    if (!capacity.fits)
        return trace;
    (void)paperQuotient(*p, &trace);
    if (!catalog.efficiency.constants)
        return trace;
    const PreparedRate rate = prepareRate(catalog, scenario, configuration, {}, &trace);
    const PreparedEconomics economics = prepareEconomics(catalog, scenario, configuration);
    const Tokens sequences = std::min(scenario.sequences, capacity.concurrency.sequences);
    (void)ratesAt(rate, economics, scenario.context, sequences, &trace);
    return trace;
}

} // namespace headroom

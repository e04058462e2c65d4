// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/evaluation.h"

#include "model/evaluation/notes.h"

#include <algorithm>
#include <bit>

namespace headroom {

Answer answerAt(const Prepared &prepared, Tokens context, Trace *trace)
{
    Answer answer;
    answer.capacity = capacityAt(prepared, context, trace);
    if (answer.capacity.fits)
        answer.quotient = paperQuotient(prepared, trace);
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
    result.answer = answerAt(result.prepared, scenario.context);
    if (!result.answer.capacity.fits)
        result.suggestions = suggestions(catalog, scenario, configuration);
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
        if (!result.unresolved)
            result.overContext = sweepContext(result.prepared, range.from, range.to);
        evaluation->results.push_back(std::move(result));
    }
    return evaluation;
}

Trace explain(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
{
    Trace trace;
    const auto prepared = prepare(catalog, scenario, configuration, &trace);
    if (const Prepared *p = std::get_if<Prepared>(&prepared)) {
        Provenance chosen = setByUser();
        trace.leaf(Term::Context, static_cast<double>(scenario.context), chosen);
        (void)answerAt(*p, scenario.context, &trace);
    }
    return trace;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluatejson.h"

#include "app/cli/ratejson.h"
#include "app/cli/reserves.h"

#include "model/sizing/elasticity.h"
#include "widgets/sentences/sentences.h"

#include <array>

namespace headroom {

namespace {

Json memoryJson(const Memory &memory)
{
    Json json = Json::object();
    json["total"] = numberJson(memory.total.value());
    json["usable"] = numberJson(memory.usable.value());
    json["weights"] = numberJson(memory.weights.value());
    json["reserve"] = numberJson(memory.reserve.value());
    json["pool"] = numberJson(memory.pool.value());
    json["per_sequence"] = numberJson(memory.perSequence.value());
    json["kv_per_token"] = numberJson(memory.kvPerToken.value());
    json["fixed_state"] = numberJson(memory.fixedState.value());
    if (memory.sharedPrefix.value() > 0.0)
        json["shared_prefix"] = numberJson(memory.sharedPrefix.value());
    return json;
}

template<class T> Json optionalJson(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

// What fits, and what the engine prints about it.
Json concurrencyJson(const ConfigurationResult &result, Tokens context)
{
    const Concurrency &concurrency = result.answer.capacity.concurrency;
    const Printed &printed = result.answer.capacity.printed;
    Json json = Json::object();
    json["sequences"] = concurrency.sequences;
    json["exact"] = numberJson(concurrency.exact);
    json["max_context_one_sequence"] =
        concurrency.longestContext ? Json(*concurrency.longestContext) : Json(nullptr);
    const bool known = result.prepared.reserves.given || result.configuration.overrides.pool;
    if (const SequenceBand band = sequenceBand(result.prepared, context); !known && band.low != band.high)
        json["band"] = {{"low", band.low}, {"typical", band.typical}, {"high", band.high}};
    json["printed_tokens"] = optionalJson(printed.tokens);
    json["printed_concurrency"] = printed.concurrency ? numberJson(*printed.concurrency) : Json(nullptr);
    json["pool_blocks"] = optionalJson(printed.poolBlocks);
    json["blocks_per_sequence"] = optionalJson(printed.blocksPerSequence);
    json["block_tokens"] = optionalJson(printed.blockTokens);
    json["state_slots"] = optionalJson(printed.stateSlots);
    json["taken"] = printed.taken.value() > 0.0 ? numberJson(printed.taken.value()) : Json(nullptr);
    return json;
}

Json decodeJson(const PaperQuotient &quotient)
{
    Json json = Json::object();
    json["quotient_tok_s"] = numberJson(quotient.quotient.value());
    json["quotient_after_collectives_tok_s"] = numberJson(quotient.afterCollectives.value());
    json["streamed_bytes"] = numberJson(quotient.streamed.value());
    json["sequences"] = 1; // the quotient is of one sequence
    return json;
}

Json suggestionJson(const Catalog &catalog, const Suggestion &suggestion, const Numbers &numbers)
{
    Json json = Json::object();
    switch (suggestion.what) {
    case Suggestion::What::TensorParallel:
        json["what"] = "tensor_parallel";
        json["tp"] = suggestion.tensorParallel;
        json["devices"] = suggestion.devices;
        break;
    case Suggestion::What::WeightFormat:
        json["what"] = "weights";
        json["weights"] = suggestion.format;
        break;
    case Suggestion::What::CacheFormat:
        json["what"] = "kv";
        json["kv"] = suggestion.format;
        break;
    case Suggestion::What::Context:
        json["what"] = "context";
        json["context"] = suggestion.context;
        break;
    }
    json["text"] = suggestionText(catalog, suggestion, numbers).toStdString();
    return json;
}

void addRates(Json &json, const Catalog &catalog, const ConfigurationResult &result, const Numbers &numbers)
{
    addDecode(json["decode"], catalog, result, numbers);
    json["prefill"] = result.rates->prefill ? prefillJson(*result.rates->prefill) : Json(nullptr);
    json["serving"] = result.rates->serving ? servingJson(*result.rates->serving) : Json(nullptr);
    json["economics"] = economicsJson(catalog, result.economics, result.rates->economics);
}

// By how many percent each answer changes with 1% more of each lever.
Json sensitivityJson(const Elasticities &slopes)
{
    constexpr std::array levers{"bandwidth", "capacity", "links", "price"};
    constexpr std::array effects{"sequences", "tok_s_per_user", "tok_s_total_full", "tokens_per_usd_full"};
    static_assert(levers.size() == kLevers && effects.size() == kEffects);
    Json json = Json::object();
    for (std::size_t lever = 0; lever < kLevers; ++lever)
        for (std::size_t effect = 0; effect < kEffects; ++effect)
            json[levers[lever]][effects[effect]] = numberJson(slopes[effect][lever]);
    return json;
}

void addCautions(Json &json, const Catalog &catalog, const ConfigurationResult &result,
                 const Numbers &numbers)
{
    Json &cautions = json["cautions"] = Json::array();
    for (const std::size_t index : result.cautions) {
        const Caution &caution = catalog.cautions[index];
        cautions.push_back({{"id", caution.id},
                            {"text", textIn(caution.text, numbers.locale()).toStdString()},
                            {"source", sourceJson(catalog, caution.from)}});
    }
}

} // namespace

Json resultJson(const Catalog &catalog, const Scenario &scenario, const ConfigurationResult &result,
                const Numbers &numbers)
{
    const Capacity &capacity = result.answer.capacity;
    Json json = Json::object();
    json["scenario"] = questionJson(scenario, result.configuration);
    json["fits"] = capacity.fits;
    if (!capacity.fits) {
        json["short_by"] = numberJson(capacity.shortBy.value());
        Json &suggestions = json["suggestions"] = Json::array();
        for (const Suggestion &suggestion : result.suggestions)
            suggestions.push_back(suggestionJson(catalog, suggestion, numbers));
    }
    json["memory"] = memoryJson(capacity.memory);
    json["memory"]["reserve_parts"] = reservesJson(catalog, result.prepared.reserves, numbers.locale());
    json["concurrency"] = concurrencyJson(result, scenario.context);
    if (result.answer.quotient)
        json["decode"] = decodeJson(*result.answer.quotient);
    if (result.rates)
        addRates(json, catalog, result, numbers);
    if (result.rates)
        if (const auto slopes = elasticitiesOf(catalog, scenario, result.configuration))
            json["sensitivity"] = sensitivityJson(*slopes);
    addCautions(json, catalog, result, numbers);
    Json &notes = json["notes"] = Json::array();
    for (const Note &note : result.notes)
        notes.push_back({{"id", noteId(note.id).toStdString()},
                         {"text", noteText(note, numbers).toStdString()},
                         {"source", textJson(note.source)}});
    return json;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/suggest.h"

#include "model/capacity/profiled_context.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kMostSuggestedDevices = 1024;

bool fits(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
{
    const auto prepared = prepare(catalog, scenario, configuration);
    const Prepared *p = std::get_if<Prepared>(&prepared);
    return p && sequencesAt(*p, scenario.context) > 0;
}

// Only degrees that divide the attention heads: engines refuse others.
std::optional<Suggestion> moreDevices(const Catalog &catalog, const Scenario &scenario, Configuration changed)
{
    const LanguageModel *model = catalog.model(changed.model.empty() ? scenario.model : changed.model);
    for (int tensor = changed.parallel.tensor * 2; tensor <= kMostSuggestedDevices; tensor *= 2) {
        if (model->attentionHeads > 0 && model->attentionHeads % tensor != 0)
            continue;
        changed.parallel.tensor = tensor;
        if (fits(catalog, scenario, changed))
            return Suggestion{Suggestion::What::TensorParallel, tensor, {}, 0, changed.parallel.devices()};
    }
    return std::nullopt;
}

// The widest format narrower than the present one that fits, among those engines serve everywhere.
std::optional<Suggestion> fewerWeightBits(const Catalog &catalog, const Scenario &scenario,
                                          Configuration changed)
{
    for (const char *id : {"fp8_e4m3_channel", "awq_int4_g128"}) {
        const WeightFormat *present = catalog.weightFormat(changed.weights);
        const WeightFormat *candidate = catalog.weightFormat(id);
        if (!candidate || candidate->bitsPerWeight.value >= present->bitsPerWeight.value)
            continue;
        Configuration trial = changed;
        trial.weights = id;
        if (fits(catalog, scenario, trial))
            return Suggestion{Suggestion::What::WeightFormat, 0, id, 0};
    }
    return std::nullopt;
}

std::optional<Suggestion> fewerCacheBits(const Catalog &catalog, const Scenario &scenario,
                                         Configuration changed)
{
    const CacheFormat *present = catalog.cacheFormat(changed.cache);
    const CacheFormat *candidate = catalog.cacheFormat("fp8_e4m3");
    if (!candidate || candidate->bitsPerElement.value >= present->bitsPerElement.value)
        return std::nullopt;
    changed.cache = candidate->id;
    if (!fits(catalog, scenario, changed))
        return std::nullopt;
    return Suggestion{Suggestion::What::CacheFormat, 0, candidate->id, 0};
}

// The longest below the scenario's, where longer ones fit again.
Tokens longestBelow(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
{
    Tokens fitting = 0;
    Tokens tooLong = scenario.context;
    while (tooLong - fitting > 1) {
        const Tokens middle = fitting + (tooLong - fitting) / 2;
        const auto there = preparedFor(catalog, scenario, configuration, middle);
        (there && sequencesAt(*there, middle) > 0 ? fitting : tooLong) = middle;
    }
    return fitting;
}

// Where the reserve follows the context, a shorter one may need more of it.
std::optional<Suggestion> shorterContext(const Catalog &catalog, const Scenario &scenario,
                                         const Configuration &configuration, const Prepared &prepared)
{
    std::optional<Tokens> longest = longestContextFor(catalog, scenario, configuration, prepared, 1);
    if (longest && *longest >= scenario.context)
        longest = longestBelow(catalog, scenario, configuration);
    if (!longest || *longest < 1)
        return std::nullopt;
    return Suggestion{Suggestion::What::Context, 0, {}, *longest};
}

} // namespace

std::vector<Suggestion> suggestions(const Catalog &catalog, const Scenario &scenario,
                                    const Configuration &configuration)
{
    const auto prepared = prepare(catalog, scenario, configuration);
    const Prepared *p = std::get_if<Prepared>(&prepared);
    std::vector<Suggestion> found;
    if (!p || sequencesAt(*p, scenario.context) > 0)
        return found;
    const auto add = [&](std::optional<Suggestion> suggestion) {
        if (suggestion)
            found.push_back(*std::move(suggestion));
    };
    // An engine's own pool says nothing of what another format or device count would leave.
    if (!configuration.overrides.pool) {
        add(moreDevices(catalog, scenario, configuration));
        add(fewerWeightBits(catalog, scenario, configuration));
    }
    add(fewerCacheBits(catalog, scenario, configuration));
    add(shorterContext(catalog, scenario, configuration, *p));
    return found;
}

} // namespace headroom

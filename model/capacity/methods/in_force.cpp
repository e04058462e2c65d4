// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/in_force.h"

#include "model/capacity/methods/llama_cpp.h"
#include "model/capacity/methods/sglang.h"
#include "model/capacity/methods/vllm.h"
#include "model/capacity/prepare.h"

#include <algorithm>

namespace headroom {

namespace {

const LayerType *firstOf(const LanguageModel &model, Attention attention)
{
    const auto found = std::find_if(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
        return model.layerTypes[type].attention == attention;
    });
    return found == model.layers.end() ? nullptr : &model.layerTypes[*found];
}

std::string textOf(const EngineVersion &version)
{
    return std::to_string(version.major) + '.' + std::to_string(version.minor) + '.'
           + std::to_string(version.patch);
}

StateType stateTypeOf(double bits)
{
    return bits > 16.0 ? StateType::Fp32 : StateType::Bf16;
}

// What any engine can load beside its model.
void addLoaded(const MethodInput &input, MethodSettings &all)
{
    all.draftModel = input.settings().draftModel;
    all.adapters = input.settings().adapters.value_or(0);
    if (*all.adapters > 0)
        all.adapterRank = input.settings().adapterRank.value_or(16);
}

MethodSettings ofVllm(const MethodInput &input)
{
    const VllmRules rules = vllmRules(input);
    MethodSettings all;
    addLoaded(input, all);
    all.version = textOf(rules.version);
    all.batchTokens = rules.batchTokens.value;
    all.batchSequences = rules.batchSequences.value;
    all.blockTokens = rules.blockTokens.value;
    all.speculativeTokens = input.draftedTokens();
    all.prefixCaching = rules.prefixCaching.value;
    if (const LayerType *state = firstOf(input.model, Attention::Recurrent))
        all.stateType = stateTypeOf(vllmStateBits(*state, input.settings()));
    return all;
}

MethodSettings ofSglang(const MethodInput &input)
{
    const SglangRules rules = sglangRules(input);
    MethodSettings all;
    addLoaded(input, all);
    all.version = textOf(rules.version);
    all.blockTokens = rules.pageTokens.value;
    all.speculativeTokens = input.draftedTokens();
    all.staticFraction = sglangFraction(input, rules.version, nullptr).value;
    all.runningRequests = rules.runningRequests;
    if (firstOf(input.model, Attention::Recurrent)) {
        all.stateType = stateTypeOf(rules.stateBits.value);
        all.stateRatio = rules.stateRatio.value;
    }
    return all;
}

void addCacheFormats(const MethodInput &input, MethodSettings &all)
{
    all.cacheK = input.settings().cacheK.value_or(input.configuration.cache);
    all.cacheV = input.settings().cacheV.value_or(input.configuration.cache);
}

MethodSettings ofReference(const MethodInput &input)
{
    MethodSettings all;
    addCacheFormats(input, all);
    return all;
}

MethodSettings ofLlamaCpp(const MethodInput &input)
{
    const LlamaRules rules = llamaRules(input);
    MethodSettings all;
    addLoaded(input, all);
    all.speculativeTokens = input.draftedTokens();
    all.slotCount = rules.slotCount.value;
    if (rules.slotCount.value > 1
        && (firstOf(input.model, Attention::Sliding) || firstOf(input.model, Attention::Chunked)))
        all.sharedCells = rules.sharedCells;
    all.microBatch = rules.microBatch.value;
    addCacheFormats(input, all);
    if (firstOf(input.model, Attention::Sliding) || firstOf(input.model, Attention::Chunked))
        all.fullWindows = !rules.windows;
    if (input.settings().version && buildFrom(*input.settings().version))
        all.version = input.settings().version;
    return all;
}

// Calls with what the ids stand for; `otherwise` where one is unknown.
template<class Result, class Function>
Result withInput(const Catalog &catalog, const Scenario &scenario, const Configuration &c, Result otherwise,
                 Function function)
{
    const Accelerator *accelerator = catalog.accelerator(c.accelerator);
    const LanguageModel *model = catalog.model(c.model.empty() ? scenario.model : c.model);
    const WeightFormat *weights = catalog.weightFormat(c.weights);
    const CacheFormat *cache = catalog.cacheFormat(c.cache);
    if (!accelerator || !model || !weights || !cache)
        return otherwise;
    const Bytes total = c.overrides.memory.value_or(deviceMemory(*accelerator).value);
    return function(MethodInput{catalog, scenario, c, *accelerator, *model, *weights, *cache, total});
}

} // namespace

MethodSettings settingsInForce(const Catalog &catalog, const Scenario &scenario, const Configuration &c)
{
    return withInput(catalog, scenario, c, MethodSettings{}, [&](const MethodInput &input) {
        switch (scenario.method) {
        case Method::Reference:
            return ofReference(input);
        case Method::Vllm:
            return ofVllm(input);
        case Method::Sglang:
            return ofSglang(input);
        case Method::LlamaCpp:
            return ofLlamaCpp(input);
        }
        return MethodSettings{};
    });
}

double utilizationInForce(const Catalog &catalog, const Scenario &scenario, const Configuration &c)
{
    return withInput(catalog, scenario, c, 1.0, [&](const MethodInput &input) {
        if (scenario.method == Method::Vllm)
            return vllmRules(input).utilization.value;
        if (scenario.method == Method::Sglang)
            return sglangFraction(input, sglangRules(input).version, nullptr).value;
        return c.overrides.utilization.value_or(1.0);
    });
}

} // namespace headroom

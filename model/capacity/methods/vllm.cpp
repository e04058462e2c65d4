// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/vllm_groups.h"

#include <algorithm>

namespace headroom {

namespace {

bool keepsCompressed(const LanguageModel &model)
{
    return std::any_of(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
        return model.layerTypes[type].attention == Attention::Compressed;
    });
}

BlockForm::Kind formKind(const VllmKind &kind, const VllmRules &rules)
{
    const Tokens most =
        kind.window > 0 ? kind.window - 1 + rules.batchTokens.value * rules.batchesInFlight.value : 0;
    return {kind.groups, kind.blockTokens, most};
}

} // namespace

// The several pools of compressed caches have not been reconstructed from logs: by bytes alone.
Holding vllmHolding(const MethodInput &input, const LayerRange &stage, Trace *trace)
{
    if (keepsCompressed(input.model))
        return std::monostate{};
    const VllmRules rules = vllmRules(input);
    const VllmGroups groups = vllmGroups(input, rules);
    const auto tokenKinds =
        static_cast<std::size_t>(std::count_if(groups.kinds.begin(), groups.kinds.end(),
                                               [](const VllmKind &k) { return !k.recurrent; }));
    if (groups.shared && tokenKinds > BlockForm::kMostKinds)
        return std::monostate{};

    BlockForm form;
    form.blockBytes = Bytes{groups.blockBytes(stage, input.model.layers.size())};
    form.prints = rules.prints;
    form.sharesPrefix = rules.prefixCaching.value;
    for (const VllmKind &kind : groups.kinds) {
        form.groups += groups.shared || form.groups == 0 ? kind.groups : 0;
        if (kind.recurrent) {
            form.stateBlocks += kind.groups * (rules.statesPerSequence.value + input.draftedTokens());
            continue;
        }
        form.blockTokens =
            form.blockTokens == 0 ? kind.blockTokens : std::min(form.blockTokens, kind.blockTokens);
        if (groups.shared || form.kindCount == 0)
            form.kinds[form.kindCount++] = formKind(kind, rules);
    }
    if (trace)
        traceVllmGroups(input, rules, groups, stage, form.blockBytes.value(), *trace);
    return form;
}

const CapacityMethod kVllmMethod{.budget = vllmBudget, .holding = vllmHolding, .keepsTables = true};

} // namespace headroom

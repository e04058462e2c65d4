// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/methods/vllm_rules.h"

namespace headroom {

// What a version of SGLang does on an accelerator with a model.
struct SglangRules {
    EngineVersion version;
    Ruled<Tokens> pageTokens;
    Ruled<double> stateRatio;
    Ruled<double> stateBits;
    Ruled<double> windowShare;
    Ruled<Tokens> draftedRequests; // whose drafts' states are kept
    std::optional<Tokens> runningRequests;
    bool windowPool = true;  // sliding layers have a pool of their own
    bool spareInside = true; // of the slots for states one is spare; before, it came on top
};
[[nodiscard]] SglangRules sglangRules(const MethodInput &input);

// The share of free memory for weights and pools: set, or by the engine's rule. A rule that computes it
// writes its working.
[[nodiscard]] Ruled<double> sglangFraction(const MethodInput &input, const EngineVersion &version,
                                           Trace *trace);

[[nodiscard]] Budget sglangBudget(const MethodInput &input, Trace *trace);

} // namespace headroom

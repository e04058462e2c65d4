// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/methods/method.h"

namespace headroom {

// A value of the engine with the reason it is that.
template<class T> struct Ruled {
    T value{};
    Provenance from;
};

// What a version of vLLM does on an accelerator with a model.
struct VllmRules {
    EngineVersion version;
    bool core0 = false;   // the first core, before V1
    bool grouped = false; // layers are cut into groups that share one pool; else every layer is charged in
                          // full
    Ruled<double> utilization;
    Ruled<Tokens> batchTokens;    // scheduled in one step
    Ruled<Tokens> batchSequences; // running at once
    Ruled<Tokens> batchesInFlight;
    Ruled<Tokens> blockTokens;
    Tokens kernelBlock = 16;         // an attention block grows in steps of this
    Ruled<Tokens> statesPerSequence; // blocks of one state group, before drafts
    Ruled<bool> prefixCaching;       // blocks of a common beginning are shared
    bool graphsInside = false;       // their estimate comes out of the utilization
    bool profilesSampler = true;
    BlockForm::Prints prints = BlockForm::Prints::Concurrency;
};
[[nodiscard]] VllmRules vllmRules(const MethodInput &input);

} // namespace headroom

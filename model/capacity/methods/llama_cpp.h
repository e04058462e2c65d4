// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/methods/vllm_rules.h"

namespace headroom {

// What a build of llama.cpp does.
struct LlamaRules {
    // How the latent of MLA is stored.
    enum class Latent : std::uint8_t { Expanded, KeysAndValues, KeysOnly };

    EngineVersion version;
    Ruled<Tokens> slotCount;
    Ruled<Tokens> microBatch;
    Ruled<Tokens> padding; // cells are made in multiples of this
    Ruled<double> keyBits;
    Ruled<double> valueBits;
    Latent latent = Latent::KeysOnly;
    bool sharedCells = true; // all slots lie in one cache; else each has windows of its own
    bool windows = true;     // sliding layers keep their window, not the whole context
};
[[nodiscard]] LlamaRules llamaRules(const MethodInput &input);
[[nodiscard]] Budget llamaBudget(const MethodInput &input, Trace *trace);

} // namespace headroom

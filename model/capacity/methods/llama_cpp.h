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
    Ruled<double> maskWidth; // bytes of the attention mask for a cell and a token
    bool fewOutputs = true;  // llama-server keeps the logits of a slot's next token, not of the micro batch
};
[[nodiscard]] LlamaRules llamaRules(const MethodInput &input);
[[nodiscard]] Budget llamaBudget(const MethodInput &input, Trace *trace);

// The buffer in which a micro batch is computed: what the output keeps or what a layer keeps with the masks,
// whichever is more.
struct LlamaCompute {
    double rows = 0.0;        // of logits, as llama-server asks for them
    double fewestRows = 0.0;  // where that is the least that is kept
    double mostRows = 0.0;    // other programs keep the whole micro batch's
    Bytes row;                // of logits and hidden values, before any measured factor
    double innerSize = 0.0;   // of an MLP, or of all experts of a token
    double layerValues = 0.0; // of a token, at the peak of a layer
    Bytes layer;              // without masks
    Bytes maskPerCell;

    [[nodiscard]] Bytes output(double keptRows, double factor) const { return row * keptRows * factor; }
};
[[nodiscard]] LlamaCompute llamaCompute(const MethodInput &input, const LlamaRules &rules);

// Its measured band; nullptr without one.
[[nodiscard]] const ReserveBand *llamaBand(const MethodInput &input, const LlamaRules &rules,
                                           ReservePart what);

} // namespace headroom

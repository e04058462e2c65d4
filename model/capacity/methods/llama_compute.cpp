// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/llama_cpp.h"
#include "model/capacity/methods/served_layers.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr double kFloat = 4.0; // bytes of an activation

bool anyLayer(const LanguageModel &model, bool (*is)(const LayerType &))
{
    return std::any_of(model.layers.begin(), model.layers.end(),
                       [&](std::uint8_t type) { return is(model.layerTypes[type]); });
}

bool hasStates(const LanguageModel &model)
{
    return anyLayer(model, [](const LayerType &t) { return t.attention == Attention::Recurrent; });
}

bool hasDenseMlp(const LanguageModel &model)
{
    return anyLayer(model, [](const LayerType &t) { return t.mlp == Mlp::Dense; });
}

// llama-server asks for the logits of a slot's next token and of those it has drafted. Recurrent layers were
// seen to keep as much as the logits of the whole micro batch would take (pull request 23861: 3,892 of 3,976
// MiB), and elsewhere far less.
void addRows(const MethodInput &input, const LlamaRules &rules, LlamaCompute &compute)
{
    const auto batch = static_cast<double>(rules.microBatch.value);
    const auto drafted = static_cast<double>(input.draftedTokens());
    compute.mostRows = batch;
    compute.fewestRows = rules.fewOutputs
                             ? std::min(batch, static_cast<double>(rules.slotCount.value) * (1.0 + drafted))
                             : batch;
    compute.rows = hasStates(input.model) ? batch : compute.fewestRows;
}

double denseValues(double inner, double hidden)
{
    return 3.0 * inner + 4.0 * hidden;
}

} // namespace

// A gated MLP keeps gate, up and their product beside four hidden rows; of experts those of all that a token
// passes, or each expert's output twice. As the allocator lays out the engine's graph: ggml-alloc.c.
LlamaCompute llamaCompute(const MethodInput &input, const LlamaRules &rules)
{
    const LanguageModel &model = input.model;
    const double hidden = model.hiddenSize;
    LlamaCompute compute;
    addRows(input, rules, compute);
    compute.row = Bytes{(model.vocabularySize + hidden) * kFloat};
    compute.innerSize = hasDenseMlp(model) ? model.intermediateSize : 0.0;
    if (model.mixture) {
        const double chosen = model.mixture->expertsPerToken;
        compute.innerSize = std::max(compute.innerSize, chosen * model.mixture->intermediateSize);
        compute.layerValues = std::max(denseValues(compute.innerSize, hidden), 2.0 * (chosen + 1.0) * hidden);
    } else {
        compute.layerValues = denseValues(compute.innerSize, hidden);
    }
    const auto batch = static_cast<double>(rules.microBatch.value);
    compute.layer = Bytes{batch * compute.layerValues * kFloat};
    compute.maskPerCell = Bytes{batch * rules.maskWidth.value};
    return compute;
}

const ReserveBand *llamaBand(const MethodInput &input, const LlamaRules &rules, ReservePart what)
{
    return input.catalog.reserve(what, {"llama.cpp", input.accelerator.vendor, rules.version,
                                        input.parallel().tensor});
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/adapters.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr double kElementBytes = 2.0;

// Elements of one rank for a projection that every rank holds, whose outputs, or whose inputs are divided.
double whole(double inputs, double outputs)
{
    return inputs + outputs;
}
double column(double inputs, double outputs, double ranks)
{
    return inputs + outputs / ranks;
}
double row(double inputs, double outputs, double ranks)
{
    return inputs / ranks + outputs;
}

double gatedMlp(double hidden, double inner, double ranks)
{
    return 2.0 * column(hidden, inner, ranks) + row(inner, hidden, ranks);
}

// Of the latent and of what makes heads of it; the output.
double latentElements(const LanguageModel &model, const LayerType &type, double ranks)
{
    const double hidden = model.hiddenSize;
    const double heads = model.attentionHeads;
    const double latent = whole(hidden, static_cast<double>(type.keyDim) + type.ropeDim);
    if (type.headKeyDim == 0)
        return latent;
    const double fromLatent = heads * (type.headKeyDim - type.ropeDim + type.headValueDim);
    return latent + column(type.keyDim, fromLatent, ranks) + row(heads * type.headValueDim, hidden, ranks);
}

// What feeds the convolution and the gate, the scalars of a head (two in Gated DeltaNet, one in Mamba 2), and
// the output.
double recurrentElements(const LanguageModel &model, const LayerType &type, double ranks)
{
    const double hidden = model.hiddenSize;
    const double inner = static_cast<double>(type.stateHeads) * type.valueDim;
    const double output = row(inner, hidden, ranks);
    switch (type.recurrence) {
    case Recurrence::GatedDeltaNet:
        return column(hidden, type.convChannels + inner, ranks) + column(hidden, 2.0 * type.stateHeads, ranks)
               + output;
    case Recurrence::Mamba2:
        return column(hidden, type.convChannels + inner + type.stateHeads, ranks) + output;
    case Recurrence::KimiDelta:
    case Recurrence::Mamba1:
        return output;
    }
    return output;
}

double attentionElements(const LanguageModel &model, const LayerType &type, double ranks)
{
    if (type.attention == Attention::Latent)
        return latentElements(model, type, ranks);
    if (type.attention == Attention::Recurrent)
        return recurrentElements(model, type, ranks);
    if (type.kvHeads == 0 || type.attention == Attention::Compressed)
        return 0.0;
    const double hidden = model.hiddenSize;
    const double heads = model.attentionHeads;
    const double keysAndValues = type.sharesCache ? 0.0
                                                  : column(hidden, type.kvHeads * type.keyDim, ranks)
                                                        + column(hidden, type.kvHeads * type.valueDim, ranks);
    return column(hidden, heads * type.keyDim, ranks) + keysAndValues
           + row(heads * type.valueDim, hidden, ranks);
}

// Expert groups hold whole experts; ranks within one divide them.
double mlpElements(const LanguageModel &model, const LayerType &type, const Parallelism &parallel)
{
    const double hidden = model.hiddenSize;
    if (type.mlp == Mlp::Dense)
        return gatedMlp(hidden, model.intermediateSize, parallel.tensor);
    if (type.mlp != Mlp::Experts || !model.mixture)
        return 0.0;
    const Mixture &mixture = *model.mixture;
    const double groups = parallel.expert;
    const double within = std::max(1.0, parallel.tensor / groups);
    const double shared =
        mixture.sharedExperts > 0 ? gatedMlp(hidden, mixture.sharedIntermediateSize, parallel.tensor) : 0.0;
    return mixture.experts / groups * gatedMlp(hidden, mixture.intermediateSize, within) + shared;
}

bool isWhole(const LayerType &type)
{
    if (type.attention == Attention::Recurrent)
        return type.convChannels > 0
               && (type.recurrence == Recurrence::GatedDeltaNet || type.recurrence == Recurrence::Mamba2);
    return type.attention != Attention::Latent && type.attention != Attention::Compressed;
}

} // namespace

Bytes adapterRankBytes(const LanguageModel &model, const LayerRange &stage, const Parallelism &parallel)
{
    const std::vector<double> layers = layersOfEachType(model, stage);
    double elements = 0.0;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const LayerType &type = model.layerTypes[i];
        elements += layers[i]
                    * (attentionElements(model, type, parallel.tensor) + mlpElements(model, type, parallel));
    }
    return Bytes{elements * kElementBytes};
}

bool adaptersAreWhole(const LanguageModel &model)
{
    return std::all_of(model.layers.begin(), model.layers.end(),
                       [&](std::uint8_t type) { return isWhole(model.layerTypes[type]); });
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/layer_bytes.h"

namespace headroom {

namespace {

double headBytes(const LayerType &type, const CacheBits &bits, int tensor)
{
    return headsPerDevice(type.kvHeads, tensor) * (type.keyDim * bits.keys + type.valueDim * bits.values)
           / 8.0;
}

double recurrentBytes(const LayerType &type, int tensor)
{
    const double elements = static_cast<double>(type.keyDim) * type.valueDim;
    return headsPerDevice(type.stateHeads, tensor) * elements * type.stateBits / 8.0;
}

} // namespace

LayerBytes layerBytes(const LayerType &type, const CacheBits &bits, int tensor)
{
    if (type.sharesCache)
        return {};
    switch (type.attention) {
    case Attention::None:
        return {};
    case Attention::Full:
        return {.growing = headBytes(type, bits, tensor)};
    case Attention::Sliding:
    case Attention::Chunked:
        return {.windowed = headBytes(type, bits, tensor)};
    case Attention::Latent:
        return {.growing = (type.keyDim + type.ropeDim) * bits.keys / 8.0}; // whole on every rank
    case Attention::Recurrent:
        return {.state = recurrentBytes(type, tensor)};
    case Attention::Compressed: {
        const double entry = type.keyDim * bits.keys / 8.0; // whole on every rank, as the latent
        return {.growing = type.ratio > 0 ? entry / type.ratio : 0.0, .windowed = entry};
    }
    }
    return {};
}

std::vector<double> layersOfEachType(const LanguageModel &model, const LayerRange &range)
{
    std::vector<double> counts(model.layerTypes.size(), 0.0);
    for (std::size_t i = range.first; i < range.first + range.count; ++i)
        counts[model.layers[i]] += 1.0;
    return counts;
}

} // namespace headroom

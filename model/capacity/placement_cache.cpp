// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/placement.h"

namespace headroom {

namespace {

int headsPerDevice(int heads, int tensor)
{
    return (heads + tensor - 1) / tensor; // heads are copied once TP exceeds them
}

// Bytes one layer of the type adds per token; for windows while they fill. Nothing for states.
double tokenBytes(const LayerType &type, double bits, int tensor)
{
    if (type.sharesCache)
        return 0.0;
    switch (type.attention) {
    case Attention::Full:
    case Attention::Sliding:
    case Attention::Chunked:
        return headsPerDevice(type.kvHeads, tensor) * static_cast<double>(type.keyDim + type.valueDim) * bits / 8.0;
    case Attention::Latent:
        return (type.keyDim + type.ropeDim) * bits / 8.0; // whole on every rank
    case Attention::Compressed:
        return type.ratio > 0 ? type.keyDim * bits / 8.0 / type.ratio : 0.0;
    default:
        return 0.0;
    }
}

double windowTokenBytes(const LayerType &type, double bits, int tensor)
{
    if (type.attention == Attention::Compressed)
        return type.keyDim * bits / 8.0;
    return type.attention == Attention::Sliding || type.attention == Attention::Chunked ? tokenBytes(type, bits, tensor) : 0.0;
}

double stateBytes(const LayerType &type, int tensor)
{
    if (type.attention != Attention::Recurrent)
        return 0.0;
    return headsPerDevice(type.stateHeads, tensor) * static_cast<double>(type.keyDim) * type.valueDim * type.stateBits / 8.0;
}

std::vector<double> layersOfEachType(const LanguageModel &model, const LayerRange &stage)
{
    std::vector<double> counts(model.layerTypes.size(), 0.0);
    for (std::size_t i = stage.first; i < stage.first + stage.count; ++i)
        counts[model.layers[i]] += 1.0;
    return counts;
}

// One line of the working for the cache of one layer type; gives its bytes.
double traceTokens(const LayerType &type, double layers, double bits, int tensor, bool windowed, Trace &trace)
{
    const double each = windowed ? windowTokenBytes(type, bits, tensor) : tokenBytes(type, bits, tensor);
    const double bytes = layers * each;
    const Term result = windowed ? Term::WindowedPerToken : Term::TypePerToken;
    if (type.attention == Attention::Latent) {
        trace.step(result, Formula::LatentCache,
                   {{Term::CacheLayers, layers}, {Term::LatentDim, double(type.keyDim)}, {Term::RopeDim, double(type.ropeDim)}, {Term::CacheBits, bits}},
                   bytes, type.name);
    } else if (type.attention == Attention::Compressed) {
        const double ratio = windowed ? 1.0 : type.ratio;
        trace.step(result, Formula::CompressedCache,
                   {{Term::CacheLayers, layers}, {Term::LatentDim, double(type.keyDim)}, {Term::CacheBits, bits}, {Term::TokensPerEntry, ratio}},
                   bytes, type.name);
    } else {
        const double heads = headsPerDevice(type.kvHeads, tensor);
        trace.step(Term::KvHeadsPerDevice, Formula::HeadsPerDevice,
                   {{Term::KvHeads, double(type.kvHeads)}, {Term::TensorParallel, double(tensor)}}, heads, type.name);
        trace.step(result, Formula::HeadCache,
                   {{Term::CacheLayers, layers}, {Term::KvHeadsPerDevice, heads}, {Term::KeyDim, double(type.keyDim)},
                    {Term::ValueDim, double(type.valueDim)}, {Term::CacheBits, bits}},
                   bytes, type.name);
    }
    return bytes;
}

double traceState(const LayerType &type, double layers, int tensor, Trace &trace)
{
    const double heads = headsPerDevice(type.stateHeads, tensor);
    const double bytes = layers * stateBytes(type, tensor);
    trace.step(Term::TypeState, Formula::StateBytes,
               {{Term::StateLayers, layers}, {Term::StateHeads, heads}, {Term::StateKeyDim, double(type.keyDim)},
                {Term::StateValueDim, double(type.valueDim)}, {Term::StateBits, double(type.stateBits)}},
               bytes, type.name);
    return bytes;
}

// The shapes that any of the lines took, each once, with where they are from.
void traceShapes(const LanguageModel &model, const CacheFormat &format, int tensor, Trace &trace)
{
    const auto leaf = [&](Term term, double value) {
        if (value > 0.0 && !trace.leafFor(term))
            trace.leaf(term, value, model.layersFrom);
    };
    for (const LayerType &type : model.layerTypes) {
        const bool recurrent = type.attention == Attention::Recurrent;
        const bool latent = type.attention == Attention::Latent || type.attention == Attention::Compressed;
        leaf(Term::KvHeads, type.kvHeads);
        leaf(recurrent ? Term::StateKeyDim : latent ? Term::LatentDim : Term::KeyDim, type.keyDim);
        leaf(recurrent ? Term::StateValueDim : Term::ValueDim, type.valueDim);
        leaf(Term::RopeDim, type.ropeDim);
        leaf(Term::WindowTokens, type.window);
        leaf(Term::TokensPerEntry, type.ratio);
        leaf(Term::StateHeads, type.stateHeads);
        leaf(Term::StateBits, type.stateBits);
    }
    trace.leaf(Term::CacheBits, format.bitsPerElement.value, format.bitsPerElement.from);
    if (!trace.leafFor(Term::TensorParallel))
        trace.leaf(Term::TensorParallel, tensor, setByUser());
}

} // namespace

CacheForm stageCache(const LanguageModel &model, double cacheBits, const LayerRange &stage, int tensor)
{
    CacheForm form;
    const std::vector<double> layers = layersOfEachType(model, stage);
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const LayerType &type = model.layerTypes[i];
        if (layers[i] <= 0.0)
            continue;
        const double windowed = windowTokenBytes(type, cacheBits, tensor);
        if (windowed > 0.0)
            form.addWindow(type.window, Bytes{layers[i] * windowed});
        if (windowed <= 0.0 || type.attention == Attention::Compressed)
            form.addPerToken(Bytes{layers[i] * tokenBytes(type, cacheBits, tensor)});
        form.addFixed(Bytes{layers[i] * stateBytes(type, tensor)});
    }
    return form;
}

void traceCache(const LanguageModel &model, const CacheFormat &format, const LayerRange &stage, int tensor, Trace &trace)
{
    const double bits = format.bitsPerElement.value;
    traceShapes(model, format, tensor, trace);
    std::vector<Input> growing;
    std::vector<Input> states;
    const std::vector<double> layers = layersOfEachType(model, stage);
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const LayerType &type = model.layerTypes[i];
        if (layers[i] <= 0.0)
            continue;
        const bool windowed = windowTokenBytes(type, bits, tensor) > 0.0;
        if (windowed)
            traceTokens(type, layers[i], bits, tensor, true, trace);
        if (tokenBytes(type, bits, tensor) > 0.0 && (!windowed || type.attention == Attention::Compressed))
            growing.push_back({Term::TypePerToken, traceTokens(type, layers[i], bits, tensor, false, trace)});
        if (stateBytes(type, tensor) > 0.0)
            states.push_back({Term::TypeState, traceState(type, layers[i], tensor, trace)});
    }
    const auto sum = [&](Term term, std::vector<Input> inputs) {
        double total = 0.0;
        for (const Input &input : inputs)
            total += input.value;
        trace.step(term, Formula::Sum, std::move(inputs), total);
    };
    sum(Term::CachePerToken, std::move(growing));
    sum(Term::FixedState, std::move(states));
}

} // namespace headroom

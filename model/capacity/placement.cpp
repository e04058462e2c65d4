// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/placement.h"

#include <algorithm>

namespace headroom {

namespace {

using Belongs = bool (*)(const LayerType &);

bool everywhere(const LayerType &)
{
    return true;
}

bool isWindowed(const LayerType &type)
{
    return type.attention == Attention::Sliding || type.attention == Attention::Chunked;
}

// Which layers hold the tensors of a class. Sliding layers share the attention class unless the model
// counts them apart.
Belongs layersOf(TensorClass tensors, bool slidingApart)
{
    switch (tensors) {
    case TensorClass::Attention:
        return slidingApart ? [](const LayerType &t) {
            return t.attention == Attention::Full || t.attention == Attention::Latent || t.attention == Attention::Compressed;
        } : [](const LayerType &t) {
            return t.attention != Attention::None && t.attention != Attention::Recurrent;
        };
    case TensorClass::SlidingAttention:
        return isWindowed;
    case TensorClass::LinearAttention:
        return [](const LayerType &t) { return t.attention == Attention::Recurrent; };
    case TensorClass::Mlp:
        return [](const LayerType &t) { return t.mlp == Mlp::Dense; };
    case TensorClass::Experts:
    case TensorClass::SharedExperts:
    case TensorClass::Router:
        return [](const LayerType &t) { return t.mlp == Mlp::Experts; };
    default:
        return everywhere;
    }
}

// The share of a class's bytes that lies on the stage.
double shareOnStage(const LanguageModel &model, TensorClass tensors, const LayerRange &stage)
{
    const bool first = stage.first == 0;
    const bool last = stage.first + stage.count == model.layers.size();
    if (tensors == TensorClass::Embedding || tensors == TensorClass::Vision)
        return first ? 1.0 : 0.0;
    if (tensors == TensorClass::Head || tensors == TensorClass::Draft)
        return last ? 1.0 : 0.0;

    const auto count = [&](Belongs belongs, std::size_t from, std::size_t to) {
        return std::count_if(model.layers.begin() + static_cast<std::ptrdiff_t>(from),
                             model.layers.begin() + static_cast<std::ptrdiff_t>(to),
                             [&](std::uint8_t type) { return belongs(model.layerTypes[type]); });
    };
    const bool slidingApart = model.parameters[static_cast<std::size_t>(TensorClass::SlidingAttention)] > 0.0;
    Belongs belongs = layersOf(tensors, slidingApart);
    if (count(belongs, 0, model.layers.size()) == 0)
        belongs = everywhere;
    return static_cast<double>(count(belongs, stage.first, stage.first + stage.count))
           / static_cast<double>(count(belongs, 0, model.layers.size()));
}

// By how much K and V projections outgrow an even split when heads are copied, as a share of the
// attention tensors: rows of K and V over all rows of a layer, times the copies.
double copiedHeads(const LanguageModel &model, int tensor)
{
    double extra = 0.0;
    double whole = 0.0;
    for (const std::uint8_t index : model.layers) {
        const LayerType &type = model.layerTypes[index];
        if (type.kvHeads == 0 || type.attention == Attention::Compressed)
            continue;
        const double kv = static_cast<double>(type.kvHeads) * (type.keyDim + type.valueDim);
        const double queryAndOutput = static_cast<double>(model.attentionHeads) * (type.keyDim + type.valueDim);
        const int held = (type.kvHeads + tensor - 1) / tensor * tensor;
        extra += kv * (static_cast<double>(held) / type.kvHeads - 1.0);
        whole += kv + queryAndOutput;
    }
    return whole > 0.0 ? extra / whole : 0.0;
}

double perDevice(const LanguageModel &model, TensorClass tensors, double bytes, const Parallelism &parallel, bool copies)
{
    const double split = bytes / parallel.tensor;
    switch (tensors) {
    case TensorClass::Experts:
        return parallel.expert > 1 ? bytes / parallel.expert : split;
    case TensorClass::Norms:
    case TensorClass::Router:
        return copies ? bytes : split;
    case TensorClass::Attention:
    case TensorClass::SlidingAttention:
        return copies ? split * (1.0 + copiedHeads(model, parallel.tensor)) : split;
    default:
        return split;
    }
}

} // namespace

std::vector<LayerRange> pipelineStages(std::size_t layers, int pipeline)
{
    const auto stages = static_cast<std::size_t>(pipeline);
    std::vector<LayerRange> ranges(stages, LayerRange{0, layers / stages});
    const std::size_t rest = layers % stages;
    for (std::size_t i = 0; i < rest; ++i)
        ranges[stages - 2 - i].count += 1; // a remainder exists only with two stages or more
    std::size_t first = 0;
    for (LayerRange &range : ranges) {
        range.first = first;
        first += range.count;
    }
    return ranges;
}

Bytes stageWeights(const LanguageModel &model, const ClassBytes &bytes, const LayerRange &stage,
                   const Parallelism &parallel, bool copies)
{
    double sum = 0.0;
    for (std::size_t c = 0; c < kTensorClasses; ++c) {
        const auto tensors = static_cast<TensorClass>(c);
        if (bytes[c] > 0.0)
            sum += shareOnStage(model, tensors, stage) * perDevice(model, tensors, bytes[c], parallel, copies);
    }
    // A tied table serves as the head of the last stage too.
    const bool lastOfSeveral = parallel.pipeline > 1 && stage.first > 0 && stage.first + stage.count == model.layers.size();
    if (copies && model.tiedEmbeddings && lastOfSeveral)
        sum += bytes[static_cast<std::size_t>(TensorClass::Embedding)] / parallel.tensor;
    return Bytes{sum};
}

} // namespace headroom

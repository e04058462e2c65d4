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

Belongs layersOf(const LanguageModel &model, TensorClass tensors)
{
    const bool slidingApart = model.parameters[static_cast<std::size_t>(TensorClass::SlidingAttention)] > 0.0;
    return layersOf(tensors, slidingApart);
}

// Of layers counted by type, those that belong.
double countOf(const LanguageModel &model, const std::vector<double> &layers, Belongs belongs)
{
    double count = 0.0;
    for (std::size_t i = 0; i < layers.size(); ++i)
        if (belongs(model.layerTypes[i]))
            count += layers[i];
    return count;
}

bool isFirst(const LayerRange &stage)
{
    return stage.first == 0;
}

bool isLast(const LanguageModel &model, const LayerRange &stage)
{
    return stage.first + stage.count == model.layers.size();
}

// By how much K and V projections outgrow an even split when heads are copied, as a share of the
// class: rows of K and V over all rows of its layers, times the copies.
double copiedHeads(const LanguageModel &model, TensorClass tensors, const Placement &placement)
{
    const Belongs belongs = layersOf(model, tensors);
    const int tensor = placement.parallel.tensor;
    double extra = 0.0;
    double whole = 0.0;
    for (std::size_t i = 0; i < model.layerTypes.size(); ++i) {
        const LayerType &type = model.layerTypes[i];
        if (!belongs(type) || type.kvHeads == 0)
            continue;
        const double rows = placement.layers[i] * (static_cast<double>(type.keyDim) + type.valueDim);
        const double held = static_cast<double>(headsPerDevice(type.kvHeads, tensor)) * tensor;
        extra += (held - type.kvHeads) * rows;
        whole += (static_cast<double>(type.kvHeads) + model.attentionHeads) * rows;
    }
    return whole > 0.0 ? extra / whole : 0.0;
}

// The share of the layers that hold a class; a class that no layer holds is spread evenly.
ClassPlacement layerShare(const LanguageModel &model, TensorClass tensors, const LayerRange &stage,
                          const std::vector<double> &all)
{
    Belongs belongs = layersOf(model, tensors);
    if (countOf(model, all, belongs) == 0.0)
        belongs = everywhere;
    const std::vector<double> here = layersOfEachType(model, stage);
    return {.stageLayers = countOf(model, here, belongs), .tensorLayers = countOf(model, all, belongs)};
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

Placement::Placement(const LanguageModel &model, const Parallelism &degrees, bool withCopies,
                     bool inputTableOnHost)
    : parallel(degrees)
    , copies(withCopies)
    , embeddingOnHost(inputTableOnHost)
    , layers(layersOfEachType(model, {0, model.layers.size()}))
{}

ClassPlacement placementOf(const LanguageModel &model, TensorClass tensors, const LayerRange &stage,
                           const Placement &placement)
{
    const Parallelism &parallel = placement.parallel;
    ClassPlacement result{.ranks = parallel.tensor};
    switch (tensors) {
    case TensorClass::Embedding:
        if (placement.embeddingOnHost) {
            result.stageLayers = model.tiedEmbeddings && isLast(model, stage) ? 1.0 : 0.0;
            return result;
        }
        [[fallthrough]];
    case TensorClass::Vision:
        result.stageLayers = isFirst(stage) ? 1.0 : 0.0;
        return result;
    case TensorClass::Head:
    case TensorClass::Draft:
        result.stageLayers = isLast(model, stage) ? 1.0 : 0.0;
        return result;
    default:
        result = layerShare(model, tensors, stage, placement.layers);
    }
    result.ranks = parallel.tensor;
    // Where the expert groups are fewer than the tensor-parallel ranks, ranks within a group divide
    // its experts further.
    if (tensors == TensorClass::Experts)
        result.ranks = std::max(parallel.expert, parallel.tensor);
    if (placement.copies && (tensors == TensorClass::Norms || tensors == TensorClass::Router))
        result.ranks = 1;
    if (placement.copies && (tensors == TensorClass::Attention || tensors == TensorClass::SlidingAttention))
        result.copied = copiedHeads(model, tensors, placement);
    const auto index = static_cast<std::size_t>(tensors);
    if (placement.copies && result.ranks > 1 && model.parameters[index] > 0.0)
        result.undivided = model.wholeParameters[index] / model.parameters[index];
    return result;
}

bool holdsTiedTable(const LanguageModel &model, const ClassBytes &bytes, const LayerRange &stage,
                    const Placement &placement)
{
    const bool stored = bytes[static_cast<std::size_t>(TensorClass::Head)] > 0.0; // the copy is there already
    return placement.copies && !placement.embeddingOnHost && model.tiedEmbeddings && !stored
           && isLast(model, stage) && !isFirst(stage);
}

Bytes stageWeights(const LanguageModel &model, const ClassBytes &bytes, const LayerRange &stage,
                   const Placement &placement)
{
    double sum = 0.0;
    for (std::size_t c = 0; c < kTensorClasses; ++c)
        if (bytes[c] > 0.0)
            sum += placementOf(model, static_cast<TensorClass>(c), stage, placement).onDevice(bytes[c]);
    if (holdsTiedTable(model, bytes, stage, placement))
        sum += bytes[static_cast<std::size_t>(TensorClass::Embedding)] / placement.parallel.tensor;
    return Bytes{sum};
}

} // namespace headroom

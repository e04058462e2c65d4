// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/parameter_count.h"

#include "model/checkpoint/attention_parameters.h"

#include <algorithm>
#include <tuple>

namespace headroom {

namespace {

void addExperts(const Blueprint &b, ClassCounts &counts)
{
    const Mixture &m = *b.mixture;
    const ShapeDetails &d = b.details;
    const double hidden = b.hiddenSize;
    const auto add = [&](TensorClass c, double n) { counts[static_cast<std::size_t>(c)] += n; };
    add(TensorClass::Experts, m.experts * d.mlpMatrices * hidden * m.intermediateSize);
    if (d.expertBias) // at 16 bit where the matrices are quantized
        add(TensorClass::Other, m.experts * ((d.mlpMatrices - 1.0) * m.intermediateSize + hidden));
    double router = hidden * m.experts;
    if (d.routerBias)
        router += m.experts;
    if (d.routerScales)
        router += hidden + m.experts;
    if (d.sharedGate && m.sharedExperts > 0)
        router += hidden;
    add(TensorClass::Router, router);
    const double sharedWidth =
        m.sharedIntermediateSize > 0 ? m.sharedIntermediateSize : 1.0 * m.sharedExperts * m.intermediateSize;
    if (m.sharedExperts > 0)
        add(TensorClass::SharedExperts, d.mlpMatrices * hidden * sharedWidth);
}

void addMlp(const Blueprint &b, const LayerType &layer, ClassCounts &counts)
{
    const bool experts = layer.mlp == Mlp::Experts && b.mixture;
    if (experts)
        addExperts(b, counts);
    const bool dense = layer.mlp == Mlp::Dense || (experts && b.details.denseBesideExperts);
    if (!dense)
        return;
    double sum = 1.0 * b.details.mlpMatrices * b.hiddenSize * b.intermediateSize;
    if (b.details.mlpBias)
        sum += (b.details.mlpMatrices - 1.0) * b.intermediateSize + b.hiddenSize;
    counts[static_cast<std::size_t>(TensorClass::Mlp)] += sum;
}

double normsOf(const Blueprint &b, const LayerType &layer)
{
    const ShapeDetails &d = b.details;
    const bool both = layer.mlp == Mlp::Experts && d.denseBesideExperts;
    const bool single = layer.attention == Attention::None || layer.mlp == Mlp::None;
    const int norms = both ? d.normsPerLayer + 3 : single ? 1 : d.normsPerLayer;
    return norms * 1.0 * b.hiddenSize * (d.normBias ? 2 : 1) + (d.layerScalar ? 1 : 0);
}

void addLayer(const Blueprint &b, const LayerType &layer, bool apart, ClassCounts &counts)
{
    counts[static_cast<std::size_t>(attentionClass(layer, apart))] += attentionParameters(b, layer);
    addMlp(b, layer, counts);
    counts[static_cast<std::size_t>(TensorClass::Norms)] += normsOf(b, layer);
}

// A draft block: a layer like the last that owns a cache, norms and the projection that joins the token with
// the hidden state, and in some families tables of its own.
double draftParameters(const Blueprint &b)
{
    if (b.draftLayers == 0)
        return 0.0;
    ClassCounts layer{};
    addLayer(b, draftLayerOf(b.layers), false, layer);
    double sum = 0.0;
    for (const double n : layer)
        sum += n;
    const double hidden = b.hiddenSize;
    sum += 2.0 * hidden * hidden + 3.0 * hidden;
    if (b.details.draftOwnTables)
        sum += 2.0 * b.vocabularySize * hidden;
    return b.draftLayers * sum;
}

} // namespace

bool slidingApart(const std::vector<LayerType> &layers)
{
    const auto shape = [](const LayerType &t) { return std::tuple(t.kvHeads, t.keyDim, t.valueDim); };
    const auto find = [&](Attention attention) {
        return std::find_if(layers.begin(), layers.end(),
                            [&](const LayerType &t) { return t.attention == attention; });
    };
    const auto full = find(Attention::Full);
    const auto sliding = find(Attention::Sliding);
    return full != layers.end() && sliding != layers.end() && shape(*full) != shape(*sliding);
}

TensorClass attentionClass(const LayerType &layer, bool apart)
{
    if (layer.attention == Attention::Recurrent)
        return TensorClass::LinearAttention;
    return apart && layer.attention == Attention::Sliding ? TensorClass::SlidingAttention
                                                          : TensorClass::Attention;
}

LayerType draftLayerOf(const std::vector<LayerType> &layers)
{
    const auto keeps = std::find_if(layers.rbegin(), layers.rend(), [](const LayerType &t) {
        return t.attention != Attention::None && t.attention != Attention::Recurrent;
    });
    LayerType layer = keeps != layers.rend() ? *keeps : layers.back();
    if (layer.attention == Attention::Compressed) // DeepSeek V4 drafts with the window alone
        layer.ratio = layer.indexerDim = 0;
    return layer;
}

ClassCounts countWhole(const Blueprint &b)
{
    ClassCounts counts{};
    const bool apart = slidingApart(b.layers);
    for (const LayerType &layer : b.layers)
        counts[static_cast<std::size_t>(attentionClass(layer, apart))] += wholeAttentionParameters(b, layer);
    return counts;
}

ClassCounts countParameters(const Blueprint &b)
{
    ClassCounts counts{};
    const auto add = [&](TensorClass c, double n) { counts[static_cast<std::size_t>(c)] += n; };
    const double table = 1.0 * b.vocabularySize * b.hiddenSize;
    add(TensorClass::Embedding, table);
    if (!b.tiedEmbeddings)
        add(TensorClass::Head, table);
    const bool apart = slidingApart(b.layers);
    for (const LayerType &layer : b.layers)
        addLayer(b, layer, apart, counts);
    const double norm = b.hiddenSize * (b.details.normBias ? 2.0 : 1.0);
    add(TensorClass::Norms, norm);
    add(TensorClass::Draft, draftParameters(b));
    add(TensorClass::Other,
        1.0 * b.details.positions * b.hiddenSize + (b.details.embeddingNorm ? norm : 0.0));
    if (b.details.perLayerInput > 0) { // a table and a projection for each layer
        const double width = b.details.perLayerInput;
        const double layers = static_cast<double>(b.layers.size());
        add(TensorClass::Embedding, b.details.perLayerVocabulary * layers * width);
        add(TensorClass::Other,
            b.hiddenSize * layers * width + width + layers * (2.0 * b.hiddenSize * width + b.hiddenSize));
    }
    return counts;
}

} // namespace headroom

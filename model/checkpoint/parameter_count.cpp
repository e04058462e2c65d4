// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/parameter_count.h"

#include <algorithm>
#include <tuple>

namespace headroom {

namespace {

double heads(const Blueprint &b)
{
    return b.attentionHeads;
}

double headAttention(const Blueprint &b, const LayerType &layer)
{
    const ShapeDetails &d = b.details;
    const double query = heads(b) * layer.keyDim;
    const double key = 1.0 * layer.kvHeads * layer.keyDim;
    const double value = 1.0 * layer.kvHeads * layer.valueDim;
    const bool keyOnly = d.sharedKeyValue && layer.attention == Attention::Full;
    const double output = heads(b) * layer.valueDim;
    double sum = b.hiddenSize * (query * (d.gatedQuery ? 2 : 1) + key + (keyOnly ? 0.0 : value) + output);
    if (d.queryBias)
        sum += query + key + value;
    if (d.outputBias)
        sum += b.hiddenSize;
    if (d.headNorm == HeadNorm::PerHead)
        sum += 2.0 * layer.keyDim;
    if (d.headNorm == HeadNorm::Whole)
        sum += query + key;
    if (d.sinks)
        sum += heads(b);
    return sum;
}

// Q down, norm, up; KV down, norm, up; output; the sparse indexer where there is one.
double latentAttention(const Blueprint &b, const LayerType &layer)
{
    const ShapeDetails &d = b.details;
    const double hidden = b.hiddenSize;
    const double query = heads(b) * (d.noRopeDim + layer.ropeDim);
    double sum = d.queryRank > 0 ? hidden * d.queryRank + d.queryRank + d.queryRank * query : hidden * query;
    sum += hidden * (layer.keyDim + layer.ropeDim) + layer.keyDim;
    sum += layer.keyDim * heads(b) * (d.noRopeDim + d.latentValueDim);
    sum += heads(b) * d.latentValueDim * hidden;
    if (layer.indexerDim > 0)
        sum += 1.0 * d.queryRank * d.indexerHeads * layer.indexerDim + hidden * layer.indexerDim
               + 2.0 * layer.indexerDim + hidden * d.indexerHeads;
    return sum;
}

// A pooled projection of `width` per block of `ratio` tokens: key, gate, positions, norm.
double compressor(double hidden, double width, int ratio)
{
    const double overlap = ratio <= 16 ? 2.0 : 1.0; // fine blocks overlap, so both halves are projected
    return 2.0 * hidden * overlap * width + ratio * overlap * width + width;
}

double compressedAttention(const Blueprint &b, const LayerType &layer)
{
    const ShapeDetails &d = b.details;
    const double hidden = b.hiddenSize;
    const double width = layer.keyDim;
    double sum = hidden * d.queryRank + d.queryRank + d.queryRank * heads(b) * width;
    sum += hidden * width + width;
    sum += heads(b) * width * d.outputRank + 1.0 * d.outputGroups * d.outputRank * hidden;
    sum += heads(b);
    if (layer.ratio > 0)
        sum += compressor(hidden, width, layer.ratio);
    if (layer.ratio > 0 && layer.indexerDim > 0)
        sum += 1.0 * d.queryRank * d.indexerHeads * layer.indexerDim + hidden * d.indexerHeads
               + compressor(hidden, layer.indexerDim, layer.ratio);
    return sum;
}

double recurrentLayer(const Blueprint &b, const LayerType &layer)
{
    const ShapeDetails &d = b.details;
    const double hidden = b.hiddenSize;
    const double n = layer.stateHeads;
    const double inner = n * layer.valueDim;
    const double convolution = 1.0 * layer.convChannels * (layer.convTaps + 1 + (d.convBias ? 1 : 0));
    switch (layer.recurrence) {
    case Recurrence::GatedDeltaNet:
        // Q, K, V and gate; two gates a head; convolution; decay; norm; output
        return hidden * (2.0 * d.linearKeyHeads * layer.keyDim + 2.0 * inner) + hidden * 2 * n + convolution
               + 2 * n + layer.valueDim + inner * hidden;
    case Recurrence::KimiDelta:
        // Q, K and V; decay and output gates of low rank; step; norm; output
        return 3 * hidden * inner + convolution + n + 2 * (hidden * layer.keyDim + layer.keyDim * inner)
               + inner + hidden * n + layer.valueDim + inner * hidden;
    case Recurrence::Mamba1: {
        const double state = layer.keyDim;
        return hidden * 2 * n + convolution + n * (d.stepRank + 2 * state) + d.stepRank * n + n + n * state
               + n + n * hidden + (d.stateNorms ? d.stepRank + 2 * state : 0.0);
    }
    case Recurrence::Mamba2:
        return hidden * (2 * inner + 2.0 * d.stateGroups * layer.keyDim + n) + convolution + 3 * n + inner
               + inner * hidden;
    }
    return 0.0;
}

double attentionParameters(const Blueprint &b, const LayerType &layer)
{
    switch (layer.attention) {
    case Attention::None:
        return 0.0;
    case Attention::Latent:
        return latentAttention(b, layer);
    case Attention::Compressed:
        return compressedAttention(b, layer);
    case Attention::Recurrent:
        return recurrentLayer(b, layer);
    default:
        return headAttention(b, layer);
    }
}

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

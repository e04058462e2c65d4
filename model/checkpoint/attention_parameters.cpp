// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/attention_parameters.h"

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

// Down to the ranks of Q and KV, with their norms; the sparse indexer where there is one.
double latentDown(const Blueprint &b, const LayerType &layer)
{
    const ShapeDetails &d = b.details;
    const double hidden = b.hiddenSize;
    double sum = hidden * d.queryRank + d.queryRank;
    sum += hidden * (layer.keyDim + layer.ropeDim) + layer.keyDim;
    if (layer.indexerDim > 0)
        sum += 1.0 * d.queryRank * d.indexerHeads * layer.indexerDim + hidden * layer.indexerDim
               + 2.0 * layer.indexerDim + hidden * d.indexerHeads;
    return sum;
}

// Up again for Q, keys and values; output.
double latentAttention(const Blueprint &b, const LayerType &layer)
{
    const ShapeDetails &d = b.details;
    const double hidden = b.hiddenSize;
    const double query = heads(b) * (d.noRopeDim + layer.ropeDim);
    double sum = latentDown(b, layer);
    sum += (d.queryRank > 0 ? d.queryRank : hidden) * query;
    sum += layer.keyDim * heads(b) * (d.noRopeDim + d.latentValueDim);
    sum += heads(b) * d.latentValueDim * hidden;
    return sum;
}

// A pooled projection of `width` per block of `ratio` tokens: key, gate, positions, norm.
double compressor(double hidden, double width, int ratio)
{
    const double overlap = ratio <= 16 ? 2.0 : 1.0; // fine blocks overlap, so both halves are projected
    return 2.0 * hidden * overlap * width + ratio * overlap * width + width;
}

// Q down and KV with their norms; the pooled projections and the indexer.
double compressedDown(const Blueprint &b, const LayerType &layer)
{
    const ShapeDetails &d = b.details;
    const double hidden = b.hiddenSize;
    const double width = layer.keyDim;
    double sum = hidden * d.queryRank + d.queryRank + hidden * width + width;
    if (layer.ratio > 0)
        sum += compressor(hidden, width, layer.ratio);
    if (layer.ratio > 0 && layer.indexerDim > 0)
        sum += 1.0 * d.queryRank * d.indexerHeads * layer.indexerDim + hidden * d.indexerHeads
               + compressor(hidden, layer.indexerDim, layer.ratio);
    return sum;
}

double compressedAttention(const Blueprint &b, const LayerType &layer)
{
    const ShapeDetails &d = b.details;
    const double width = layer.keyDim;
    double sum = compressedDown(b, layer) + d.queryRank * heads(b) * width;
    sum += heads(b) * width * d.outputRank + 1.0 * d.outputGroups * d.outputRank * b.hiddenSize;
    return sum + heads(b);
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

} // namespace

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

double wholeAttentionParameters(const Blueprint &b, const LayerType &layer)
{
    if (layer.attention == Attention::Latent)
        return latentDown(b, layer);
    if (layer.attention == Attention::Compressed)
        return compressedDown(b, layer);
    // Down to the low rank of its decay and output gates.
    if (layer.attention == Attention::Recurrent && layer.recurrence == Recurrence::KimiDelta)
        return 2.0 * b.hiddenSize * layer.keyDim;
    return 0.0;
}

} // namespace headroom

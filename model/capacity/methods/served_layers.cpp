// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/served_layers.h"

namespace headroom {

namespace {

constexpr double kScaleGroup = 128.0; // elements that share one fp32 scale in the sparse packings
constexpr double kConvBytes = 2.0;    // the convolution's memory is kept at 16 bit

} // namespace

// A sparse model at 8 bit keeps its latent with fp32 scales and its rotary part at 16 bit; the indexer is
// 8 bit with scales whatever the latent is.
ServedToken servedToken(const LayerType &type, double cacheBits, int tensor)
{
    if (type.attention != Attention::Latent)
        return {headsPerDevice(type.kvHeads, tensor) * (static_cast<double>(type.keyDim) + type.valueDim)
                    * cacheBits / 8.0,
                0.0};
    ServedToken bytes{(static_cast<double>(type.keyDim) + type.ropeDim) * cacheBits / 8.0, 0.0};
    if (type.indexerDim == 0)
        return bytes;
    if (cacheBits == 8.0)
        bytes.main = type.keyDim + 4.0 * type.keyDim / kScaleGroup + 2.0 * type.ropeDim;
    bytes.indexer = type.indexerDim + 4.0 * type.indexerDim / kScaleGroup;
    return bytes;
}

double servedState(const LayerType &type, double stateBits, Tokens extraTaps, int tensor)
{
    const double elements =
        static_cast<double>(headsPerDevice(type.stateHeads, tensor)) * type.keyDim * type.valueDim;
    const double channels = headsPerDevice(type.convChannels, tensor);
    return elements * stateBits / 8.0
           + channels * (type.convTaps + static_cast<double>(extraTaps)) * kConvBytes;
}

Input traceServedToken(const MethodInput &input, const LayerType &type, Trace &trace)
{
    const int tensor = input.parallel().tensor;
    const double bits = input.cache.bitsPerElement.value;
    const ServedToken bytes = servedToken(type, bits, tensor);
    const auto leaf = [&](Term term, double value) {
        trace.leaf(term, value, input.model.layersFrom);
        return Input{term, value};
    };
    const auto step = [&](Term result, Formula formula, std::vector<Input> inputs, double value) {
        trace.step(result, formula, std::move(inputs), value, type.name);
        return Input{result, value};
    };
    trace.leaf(Term::CacheBits, bits, input.cache.bitsPerElement.from);
    const Input cacheBits{Term::CacheBits, bits};
    const Input one = leaf(Term::CacheLayers, 1);
    if (type.attention != Attention::Latent) {
        const Input held = step(Term::KvHeadsPerDevice, Formula::HeadsPerDevice,
                                {leaf(Term::KvHeads, type.kvHeads), {Term::TensorParallel, double(tensor)}},
                                headsPerDevice(type.kvHeads, tensor));
        return step(Term::TokenBytes, Formula::HeadCache,
                    {one, held, leaf(Term::KeyDim, type.keyDim), leaf(Term::ValueDim, type.valueDim),
                     cacheBits},
                    bytes.all());
    }
    const Input latent = leaf(Term::LatentDim, type.keyDim);
    const Input rope = leaf(Term::RopeDim, type.ropeDim);
    const bool packed = type.indexerDim > 0 && bits == 8.0;
    const Input main =
        packed ? step(Term::TokenBytes, Formula::PackedLatent, {latent, rope}, bytes.main)
               : step(Term::TokenBytes, Formula::LatentCache, {one, latent, rope, cacheBits}, bytes.main);
    if (type.indexerDim == 0)
        return main;
    const Input indexer = step(Term::TokenBytes, Formula::PackedIndexer,
                               {leaf(Term::IndexerDim, type.indexerDim)}, bytes.indexer);
    return step(Term::TokenBytes, Formula::Sum, {main, indexer}, bytes.all());
}

Input traceServedState(const MethodInput &input, const LayerType &type, const Provenance &bitsFrom,
                       double stateBits, Tokens extraTaps, Trace &trace)
{
    const auto leaf = [&](Term term, double value, const Provenance &from) {
        trace.leaf(term, value, from);
        return Input{term, value};
    };
    const Provenance &shapes = input.model.layersFrom;
    std::vector<Input> inputs{leaf(Term::StateHeads, type.stateHeads, shapes),
                              {Term::TensorParallel, double(input.parallel().tensor)},
                              leaf(Term::StateKeyDim, type.keyDim, shapes),
                              leaf(Term::StateValueDim, type.valueDim, shapes),
                              leaf(Term::StateBits, stateBits, bitsFrom),
                              leaf(Term::ConvChannels, type.convChannels, shapes),
                              leaf(Term::ConvTaps, type.convTaps, shapes),
                              leaf(Term::DraftTokens, static_cast<double>(extraTaps), input.draftsFrom()),
                              leaf(Term::ConvBytes, kConvBytes,
                                   engineDefault(input.catalog, "vllm-hybrid-config",
                                                 {"The convolution's memory has the model's type.",
                                                  "A memória da convolução tem o tipo do modelo."}))};
    const double bytes = servedState(type, stateBits, extraTaps, input.parallel().tensor);
    trace.step(Term::PageBytes, Formula::StatePage, std::move(inputs), bytes, type.name);
    return {Term::PageBytes, bytes};
}

void traceReserve(const Reserves &reserves, Trace &trace)
{
    std::vector<Input> inside;
    for (std::size_t i = 0; i < reserves.count; ++i) {
        const ReserveTerm &term = reserves.terms[i];
        const Term name = termOf(term.what);
        if (term.inside && term.typical.value() != 0.0)
            inside.push_back({name, term.typical.value()});
    }
    trace.step(Term::Reserve, Formula::Sum, std::move(inside), reserves.typical().value());
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/prediction.h"

#include "model/capacity/layer_bytes.h"

#include <algorithm>

namespace headroom {

namespace {

// What disappears with the pools beyond what they are computed to take; rows: an AMD start with 0.12 GiB more
// (SGLang 1953), a hybrid with 0.05 (granite-4.0-h-micro), others 0.00 to 0.01.
constexpr double kUnexplained = 0.13 * kGiB;

// The keys and values themselves, apart or both in one.
std::optional<PoolBand> printedBuffers(const EngineLog &log)
{
    PoolBand sum;
    const auto addPrinted = [&](LogTerm term) {
        if (const PrintedValue *part = log.deciding(term)) {
            sum.low += part->value - part->rounding;
            sum.typical += part->value;
            sum.high += part->value + part->rounding;
        }
    };
    addPrinted(LogTerm::CacheSize);
    if (sum.typical <= 0.0) {
        addPrinted(LogTerm::KeyCache);
        addPrinted(LogTerm::ValueCache);
    }
    return sum.typical > 0.0 ? std::optional(sum) : std::nullopt;
}

// SGLang does not print its pool: the buffers, or what is free after the weights less the share that must
// stay free. With several ranks that share is of what was free before they joined, and the least of them
// decides.
std::optional<PoolBand> poolOf(const Prediction &prediction)
{
    const EngineLog &log = prediction.log();
    if (const std::optional<PoolBand> buffers = printedBuffers(log);
        buffers && !log.deciding(LogTerm::StateSlots))
        return buffers;
    const PrintedValue *before = log.deciding(LogTerm::BeforePool);
    const PrintedValue *free = log.deciding(LogTerm::FreeMemory);
    const std::optional<double> fraction = log.number(LogTerm::Utilization);
    if (!before || !free || !fraction)
        return std::nullopt;
    const double kept = 1.0 - *fraction;
    const double pool = before->value - free->value * kept;
    const double rounding = before->rounding + free->rounding * kept;
    PoolBand band{pool - rounding, pool, pool + rounding};
    if (prediction.tensor() > 1) {
        const ReserveBand *joining = prediction.reserve(ReservePart::BeforeWeights);
        const double usual = joining ? joining->typical * kGiB : 0.0;
        band.low -= log.number(LogTerm::NonTorch).value_or(usual) * kept + kUnexplained;
    }
    return band;
}

// Bytes of the convolution's memory of one slot on one rank, at 16 bit.
double convolutionOf(const LanguageModel &model, int tensor)
{
    double bytes = 0.0;
    for (const std::uint8_t index : model.layers) {
        const LayerType &type = model.layerTypes[index];
        if (type.attention == Attention::Recurrent)
            bytes += static_cast<double>(headsPerDevice(type.convChannels, tensor)) * type.convTaps * 2.0;
    }
    return bytes;
}

// Keys, values, latents and states from the printed tokens and slots. One slot more than is usable may be
// allocated, a page more than the tokens is.
void addBuffers(Prediction &prediction, const TokenForm &form)
{
    const EngineLog &log = prediction.log();
    const std::optional<double> tokens = log.number(LogTerm::CacheTokens);
    if (tokens && form.perToken.value() > 0.0 && form.perWindowToken.value() <= 0.0) {
        const double low = form.perToken.value() * *tokens;
        const double high = low + form.perToken.value() * static_cast<double>(form.pageTokens);
        const auto part = [&](LogTerm term, double share) {
            if (log.deciding(term))
                prediction.add(term, Bytes{low * share}, Bytes{low * share}, Bytes{high * share});
        };
        const bool halves = std::all_of(prediction.model().layerTypes.begin(),
                                        prediction.model().layerTypes.end(), [](const LayerType &t) {
                                            return t.attention != Attention::Latent
                                                   && (t.kvHeads == 0 || t.keyDim == t.valueDim);
                                        });
        part(LogTerm::CacheSize, 1.0);
        if (halves) {
            part(LogTerm::KeyCache, 0.5);
            part(LogTerm::ValueCache, 0.5);
        }
    }
    const std::optional<double> slots = log.number(LogTerm::StateSlots);
    if (!slots || form.perSlot.value() <= 0.0)
        return;
    const double convolution = convolutionOf(prediction.model(), prediction.tensor());
    const auto states = [&](LogTerm term, double each) {
        prediction.add(term, Bytes{each * *slots}, Bytes{each * *slots}, Bytes{each * (*slots + 1.0)});
    };
    states(LogTerm::ConvState, convolution);
    states(LogTerm::RecurrentState, form.perSlot.value() - convolution);
}

// What the pools were, where only their tokens are printed.
std::optional<PoolBand> poolOfTokens(const EngineLog &log, const TokenForm &form)
{
    const std::optional<double> tokens = log.number(LogTerm::CacheTokens);
    if (!tokens || form.perSlot.value() > 0.0 || form.perToken.value() <= 0.0)
        return std::nullopt;
    const double bytes = form.perToken.value() * *tokens;
    return PoolBand{bytes, bytes, bytes};
}

// Free memory after the weights, and after the pools. A draft model takes its part between the two.
void addFreeMemory(Prediction &prediction, std::optional<PoolBand> pool, const TokenForm *form)
{
    const EngineLog &log = prediction.log();
    const PrintedValue *free = log.deciding(LogTerm::FreeMemory);
    const PrintedValue *before = log.deciding(LogTerm::BeforePool);
    if (free && before)
        prediction.add(LogTerm::BeforePool, Bytes{free->value - free->rounding} - prediction.mostWeights(),
                       Bytes{free->value} - prediction.leastWeights(),
                       Bytes{free->value + free->rounding} - prediction.leastWeights());
    const bool drafts = log.number(LogTerm::SpeculativeTokens).value_or(0.0) > 0.0;
    if (!before || !form || drafts || form->perWindowToken.value() > 0.0)
        return;
    if (!printedBuffers(log) && form->perSlot.value() <= 0.0)
        pool = poolOfTokens(log, *form);
    if (!pool)
        return;
    const auto taken = [&](double bytes) {
        const std::optional<Prepared> prepared = prediction.prepared(Bytes{bytes});
        return prepared ? capacityAt(*prepared, prediction.scenario().context).printed.taken : Bytes{};
    };
    const Bytes most = taken(pool->high) + Bytes{kUnexplained + before->rounding};
    const Bytes least = taken(pool->low) - Bytes{before->rounding};
    prediction.add(LogTerm::AfterPool, Bytes{before->value} - most,
                   Bytes{before->value} - taken(pool->typical), Bytes{before->value} - least);
}

} // namespace

void predictSglang(Prediction &prediction)
{
    const std::optional<Prepared> prepared = prediction.prepared();
    if (!prepared)
        return;
    const Stage &stage = prepared->stages[decidingStage(*prepared, prediction.scenario().context)];
    prediction.addWeights(stage);
    const std::optional<PoolBand> pool = poolOf(prediction);
    const TokenForm *form = std::get_if<TokenForm>(&stage.holding);
    addFreeMemory(prediction, pool, form);
    if (form)
        addBuffers(prediction, *form);
    if (pool)
        predictFromPool(prediction, *pool);
}

} // namespace headroom

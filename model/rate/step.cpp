// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/step.h"

#include "model/rate/working.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

// Bytes of weights one device reads with so many tokens on its replica, and what that is of all.
struct WeightReading {
    double share = 0.0; // of the experts, as expected
    Bytes average;      // by a device
    Bytes fullest;      // by the one with the most needed experts
};

WeightReading readingOf(const DeviceWeights &w, double tokens)
{
    if (w.expertCount == 0)
        return {0.0, w.every, w.every};
    const double share = -std::expm1(tokens * w.tokensShared * w.missed);
    return {share, w.every + w.experts * share, w.every + w.experts * std::min(1.0, share * w.imbalance)};
}

struct Reading {
    WeightReading weights;
    Bytes attention; // cache of the live context of one sequence on one device
    Bytes state;     // its fixed state, read and written
};

Reading readingAt(const PreparedRate &r, Tokens live, double batch)
{
    return {readingOf(r.weights, batch * r.tokensRead), r.cache.at(live) - r.cache.fixed(),
            r.cache.fixed() * 2.0};
}

double flopsOf(const PreparedRate &r, double live, double batch)
{
    return batch * (2.0 * r.parametersPerSequence + 4.0 * live * r.attentionWidth * r.tokensRead);
}

StepTerms termsAt(const PreparedRate &r, const Reading &reading, double live, double batch)
{
    StepTerms t;
    t.weights = Seconds{reading.weights.fullest.value() / (r.bandwidth.value() * r.streamShare)};
    if (r.peak.value() > 0.0)
        t.compute = Seconds{flopsOf(r, live, batch) / (r.tensor * r.peak.value() * r.computeShare)};
    t.joined =
        Seconds{std::sqrt(t.weights.value() * t.weights.value() + t.compute.value() * t.compute.value())};
    t.kv = Seconds{batch * (reading.attention.value() * r.groupedReads + reading.state.value())
                   / (r.bandwidth.value() * r.cacheShare)};
    t.overhead = r.fixed.perStep() + r.fixed.sequence * batch;
    t.collectives = r.collectives.of(batch * r.tokensRead);
    return t;
}

// No step is faster than its bytes over the claimed bandwidth. Equal prompts may need fewer experts
// than expected, so that a batch of a mixture has no such bound.
Seconds leastTime(const PreparedRate &r, const Reading &reading, double batch)
{
    if (r.weights.expertCount > 0 && batch * r.tokensRead > 1.0)
        return {};
    return (reading.weights.average + (reading.attention + reading.state) * batch) / r.bandwidth;
}

RateBand ratesOf(const DecodeStep &step, double tokens)
{
    return {tokensOver(tokens, step.slow), tokensOver(tokens, step.typical), tokensOver(tokens, step.fast)};
}

} // namespace

Tokens liveContext(const Workload &load, Tokens context, Trace *trace)
{
    const bool lengths = load.prompt && load.output;
    const Tokens live = lengths ? std::min(context, *load.prompt + *load.output / 2)
                                : static_cast<Tokens>(static_cast<double>(context) * load.meanFill);
    const Tokens result = std::max<Tokens>(1, live);
    if (trace)
        traceLive(load, context, result, *trace);
    return result;
}

DecodeStep stepAt(const PreparedRate &r, Tokens live, double batch, Trace *trace)
{
    const auto tokens = static_cast<double>(live);
    const Reading reading = readingAt(r, live, batch);
    const Reading alone{readingOf(r.weights, r.tokensRead), reading.attention, reading.state};

    DecodeStep step;
    step.terms = termsAt(r, reading, tokens, batch);
    step.typical = step.terms.total();
    const Seconds first = termsAt(r, alone, tokens, 1.0).total();
    const Seconds growth = step.typical - first;
    const Seconds least = leastTime(r, reading, batch);
    step.fast = std::max((first + growth * r.band.growthFast) * (r.band.fast / r.band.widening), least);
    // A batch is never slower than its sequences one after another.
    const Seconds slowest = std::min(first * batch, first + growth * r.band.growthSlow);
    step.slow = slowest * (r.band.slow * r.band.widening);
    step.weightBytes =
        r.weights.every * r.tensor + r.weights.experts * (reading.weights.share * r.expertRanks);
    step.flops = flopsOf(r, tokens, batch);
    step.cacheBytes = (reading.attention + reading.state) * batch;
    step.expertsTouched = r.weights.expertCount * reading.weights.share;
    if (trace)
        traceStep(r, {step, live, batch, reading.attention, first, least}, *trace);
    return step;
}

Decode decodeAt(const PreparedRate &r, Tokens context, Tokens sequences, Trace *trace)
{
    Decode decode;
    decode.sequences = sequences;
    decode.batch = (sequences + r.data - 1) / r.data;
    decode.live = liveContext(r.load, context, trace);
    if (trace)
        traceBatch(r, decode, *trace);
    decode.step = stepAt(r, decode.live, static_cast<double>(decode.batch), trace);
    decode.perUser = ratesOf(decode.step, r.tokensPerStep);
    decode.total = ratesOf(decode.step, r.tokensPerStep * static_cast<double>(sequences));
    if (trace)
        traceRates(r, decode, *trace);
    return decode;
}

} // namespace headroom

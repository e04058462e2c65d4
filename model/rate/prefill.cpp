// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/prefill.h"

#include "model/rate/working.h"

#include <algorithm>

namespace headroom {

namespace {

TimeBand computeTimes(const PreparedRate &r, double flops)
{
    const Seconds typical{flops / (r.tensor * r.peak.value() * r.prefill.share)};
    return {typical / r.prefill.fast, typical, typical / r.prefill.slow};
}

int chunksOf(const Workload &load, Tokens computed)
{
    if (!load.chunk || computed <= 0)
        return 1;
    return static_cast<int>((computed + *load.chunk - 1) / *load.chunk);
}

// The chunks of a prompt ride on decode steps of the sequences that run meanwhile, itself included.
TimeBand withSteps(const TimeBand &compute, const DecodeStep &step, int chunks, const PrefillCosts &costs)
{
    return {compute.fast + step.fast * chunks + costs.hostFast,
            compute.typical + step.typical * chunks + costs.hostTypical,
            compute.slow + step.slow * chunks + costs.hostSlow};
}

} // namespace

double promptFlops(const PreparedRate &r, Tokens prompt, Tokens prefix)
{
    const auto all = static_cast<double>(prompt);
    const auto known = static_cast<double>(std::min(prefix, prompt));
    return 2.0 * r.activeParameters * (all - known) + 2.0 * r.attentionWidth * (all * all - known * known);
}

std::optional<Prefill> prefillAt(const PreparedRate &r, Tokens prompt, Tokens others, Tokens live,
                                 Trace *trace)
{
    if (r.peak.value() <= 0.0)
        return std::nullopt;
    const Tokens prefix = std::min(r.load.sharedPrefix, prompt);
    const DecodeStep step =
        stepAt(r, others > 0 ? live : std::max<Tokens>(1, prompt), static_cast<double>(others + 1));
    Prefill prefill;
    prefill.prompt = prompt;
    prefill.flops = promptFlops(r, prompt, prefix);
    prefill.chunks = chunksOf(r.load, prompt - prefix);
    prefill.compute = computeTimes(r, prefill.flops);
    prefill.firstToken = withSteps(prefill.compute, step, prefill.chunks, r.prefill);
    const double each = 1.0 / prefill.chunks;
    prefill.pause = {step.fast + prefill.compute.fast * each, step.typical + prefill.compute.typical * each,
                     step.slow + prefill.compute.slow * each};
    if (trace)
        tracePrefill(r, prefill, prefix, step, *trace);
    return prefill;
}

std::optional<Serving> servingAt(const PreparedRate &r, const Decode &decode, Trace *trace)
{
    if (r.peak.value() <= 0.0 || !r.load.prompt || !r.load.output)
        return std::nullopt;
    const auto output = static_cast<double>(*r.load.output);
    const auto batch = static_cast<double>(decode.batch);
    const auto sequences = static_cast<double>(decode.sequences);
    const TimeBand compute = computeTimes(r, promptFlops(r, *r.load.prompt, r.load.sharedPrefix));
    const auto tokenTime = [&](Seconds step, Seconds prefill) {
        return step / r.tokensPerStep + prefill * (batch / output);
    };

    Serving s;
    s.tokenTime = {tokenTime(decode.step.fast, compute.fast), tokenTime(decode.step.typical, compute.typical),
                   tokenTime(decode.step.slow, compute.slow)};
    s.perUser = {tokensOver(1.0, s.tokenTime.slow), tokensOver(1.0, s.tokenTime.typical),
                 tokensOver(1.0, s.tokenTime.fast)};
    s.output = {s.perUser.low * sequences, s.perUser.typical * sequences, s.perUser.high * sequences};
    s.requestsLow = s.output.low.value() / output;
    s.requests = s.output.typical.value() / output;
    s.requestsHigh = s.output.high.value() / output;
    const double perRequest = static_cast<double>(*r.load.prompt) / output;
    s.input = {s.output.low * perRequest, s.output.typical * perRequest, s.output.high * perRequest};
    s.prefillPart = compute.typical * (batch / output) / s.tokenTime.typical;
    if (trace)
        traceServing(r, decode, s, compute.typical, *trace);
    return s;
}

} // namespace headroom

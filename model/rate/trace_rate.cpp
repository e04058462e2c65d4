// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/trace_rate.h"

namespace headroom {

namespace {

double count(Tokens tokens)
{
    return static_cast<double>(tokens);
}

// The bytes of all devices, as the streamed-bytes steps show them.
double everyBytes(const PreparedRate &r)
{
    return r.weights.every.value() * r.tensor;
}
double expertBytes(const PreparedRate &r)
{
    return r.weights.experts.value() * r.expertRanks;
}

void traceWeightInputs(const RateInputs &in, Trace &trace)
{
    const PreparedRate &r = in.rate;
    trace.leaf(Term::EveryStepBytes, everyBytes(r), in.model.parametersFrom);
    trace.leaf(Term::ActiveParameters, r.activeParameters, in.model.parametersFrom);
    trace.leaf(Term::SequenceParameters, r.parametersPerSequence, in.model.parametersFrom);
    if (r.weights.expertCount > 0) {
        trace.leaf(Term::ExpertBytes, expertBytes(r), in.model.parametersFrom);
        trace.leaf(Term::Experts, r.weights.expertCount, in.model.shapeFrom);
        trace.leaf(Term::ExpertsPerToken, r.weights.perToken, in.model.shapeFrom);
    }
    if (r.weights.imbalance > 1.0)
        trace.leaf(Term::ExpertImbalance, r.weights.imbalance, in.chosen.constants->assumedFrom);
    trace.leaf(Term::StreamShare, r.streamShare, in.chosen.hardware->from);
}

void traceComputeInputs(const RateInputs &in, Trace &trace)
{
    const PreparedRate &r = in.rate;
    if (in.peak)
        trace.leaf(Term::MatrixPeak, r.peak.value(), in.peak->from);
    trace.leaf(Term::ComputeShare, r.computeShare, in.chosen.hardware->from);
    trace.leaf(Term::AttentionWidth, r.attentionWidth, in.model.layersFrom);
    trace.leaf(Term::PrefillShare, r.prefill.share, in.chosen.software->prefill ? in.chosen.software->from : in.chosen.hardware->from);
}

void traceCosts(const RateInputs &in, Trace &trace)
{
    const PreparedRate &r = in.rate;
    const Provenance &software = in.chosen.software->from;
    trace.leaf(Term::CacheShare, r.cacheShare, software);
    trace.leaf(Term::GroupedReads, r.groupedReads, software);
    trace.leaf(Term::StepCost, r.fixed.step.value(), software);
    trace.leaf(Term::LayersRun, r.fixed.layers, in.model.layersFrom);
    trace.leaf(Term::LayerCost, r.fixed.layer.value(), software);
    trace.leaf(Term::QuantizedCost, r.fixed.quantized.value(), software);
    trace.leaf(Term::ExpertCost, r.fixed.experts.value(), software);
    trace.leaf(Term::SequenceCost, r.fixed.sequence.value(), in.chosen.constants->sequenceFrom);
    if (r.collectives.allReduces > 0) {
        trace.leaf(Term::AllReduces, r.collectives.allReduces, in.model.layersFrom);
        trace.leaf(Term::AllReduceCost, r.collectives.allReduce.value(), in.links.from);
        trace.leaf(Term::AllReduceBytes, r.collectives.bytesPerToken, in.model.shapeFrom);
        trace.leaf(Term::LinkRate, r.collectives.link.value(), in.links.pcie ? in.links.from : in.chosen.hardware->from);
    }
}

void traceBandInputs(const RateInputs &in, Trace &trace)
{
    const BandFactors &band = in.rate.band;
    trace.leaf(Term::GrowthFast, band.growthFast, in.chosen.constants->bandFrom);
    trace.leaf(Term::GrowthSlow, band.growthSlow, in.chosen.constants->bandFrom);
    trace.leaf(Term::BandFast, band.fast, in.chosen.software->from);
    trace.leaf(Term::BandSlow, band.slow, in.chosen.software->from);
    trace.leaf(Term::Widening, band.widening, in.chosen.constants->bandFrom);
}

void traceLoad(const Load &load, Trace &trace)
{
    if (load.prompt)
        trace.leaf(Term::Prompt, count(*load.prompt), setByUser());
    if (load.output)
        trace.leaf(Term::Output, count(*load.output), setByUser());
    if (!load.prompt || !load.output)
        trace.leaf(Term::MeanFill, load.meanFill, setByUser());
    trace.leaf(Term::SharedPrefix, count(load.sharedPrefix), setByUser());
    trace.leaf(Term::TokensRead, 1.0 + load.draftTokens, setByUser());
    trace.leaf(Term::TokensPerStep, 1.0 + load.acceptedTokens, setByUser());
}

void traceWeights(const PreparedRate &r, const DecodeStep &step, double batch, Trace &trace)
{
    const Input every{Term::EveryStepBytes, everyBytes(r)};
    const Input bandwidth{Term::Bandwidth, r.bandwidth.value()};
    const Input share{Term::StreamShare, r.streamShare};
    if (r.weights.expertCount == 0) {
        trace.step(Term::StreamedWeights, Formula::StreamedDense, {every}, step.weightBytes.value());
    } else {
        const Input all{Term::Experts, double(r.weights.expertCount)};
        const Input experts{Term::ExpertBytes, expertBytes(r)};
        const double tokens = batch * r.tokensRead * r.weights.tokensShared;
        trace.step(Term::ExpertTokens, Formula::StepTokens,
                   {{Term::StepTokens, batch * r.tokensRead}, {Term::DataParallel, r.weights.tokensShared}}, tokens);
        trace.step(Term::ExpertsTouched, Formula::DistinctExperts,
                   {all, {Term::ExpertsPerToken, double(r.weights.perToken)}, {Term::ExpertTokens, tokens}}, step.expertsTouched);
        trace.step(Term::StreamedWeights, Formula::StreamedMixture, {every, experts, {Term::ExpertsTouched, step.expertsTouched}, all},
                   step.weightBytes.value());
    }
    if (r.weights.imbalance > 1.0 || r.expertRanks > r.tensor)
        trace.step(Term::WeightsTime, Formula::FullestRank,
                   {{Term::EveryStepBytes, r.weights.every.value()}, {Term::ExpertBytes, r.weights.experts.value()},
                    {Term::ExpertsTouched, step.expertsTouched}, {Term::Experts, double(r.weights.expertCount)},
                    {Term::ExpertImbalance, r.weights.imbalance}, bandwidth, share},
                   step.terms.weights.value());
    else
        trace.step(Term::WeightsTime, Formula::WeightsOverBandwidth,
                   {{Term::StreamedWeights, step.weightBytes.value()}, {Term::TensorParallel, double(r.tensor)}, bandwidth, share},
                   step.terms.weights.value());
}

void traceCompute(const PreparedRate &r, const DecodeStep &step, double live, double batch, Trace &trace)
{
    if (r.peak.value() > 0.0) {
        const double flops = step.terms.compute.value() * r.tensor * r.peak.value() * r.computeShare;
        trace.step(Term::StepFlops, Formula::StepFlops,
                   {{Term::Batch, batch}, {Term::SequenceParameters, r.parametersPerSequence}, {Term::LiveContext, live},
                    {Term::AttentionWidth, r.attentionWidth}, {Term::TokensRead, r.tokensRead}},
                   flops);
        trace.step(Term::ComputeTime, Formula::FlopsOverPeak,
                   {{Term::StepFlops, flops}, {Term::TensorParallel, double(r.tensor)}, {Term::MatrixPeak, r.peak.value()},
                    {Term::ComputeShare, r.computeShare}},
                   step.terms.compute.value());
    }
    trace.step(Term::JoinedTime, Formula::RootOfSquares,
               {{Term::WeightsTime, step.terms.weights.value()}, {Term::ComputeTime, step.terms.compute.value()}},
               step.terms.joined.value());
}

void traceCacheAndOverhead(const PreparedRate &r, const DecodeStep &step, Tokens live, double batch, Trace &trace)
{
    const Bytes attention = r.cache.at(live) - r.cache.fixed();
    trace.step(Term::CacheTime, Formula::CacheOverBandwidth,
               {{Term::Batch, batch}, {Term::LiveCache, attention.value()}, {Term::GroupedReads, r.groupedReads},
                {Term::FixedState, r.cache.fixed().value()}, {Term::Bandwidth, r.bandwidth.value()}, {Term::CacheShare, r.cacheShare}},
               step.terms.kv.value());
    trace.step(Term::OverheadTime, Formula::Overhead,
               {{Term::StepCost, r.fixed.step.value()}, {Term::LayersRun, double(r.fixed.layers)}, {Term::LayerCost, r.fixed.layer.value()},
                {Term::QuantizedCost, r.fixed.quantized.value()}, {Term::ExpertCost, r.fixed.experts.value()}, {Term::Batch, batch},
                {Term::SequenceCost, r.fixed.sequence.value()}},
               step.terms.overhead.value());
}

Provenance assumedHops()
{
    Provenance from = setByUser();
    from.note = {"Assumed: a hop between pipeline stages costs what an all-reduce of two devices does; an exchange between expert ranks what one of all ranks does.",
                 "Suposto: um salto entre estágios de pipeline custa o mesmo que um all-reduce de dois dispositivos; uma troca entre ranks de experts, o mesmo que um de todos os ranks."};
    return from;
}

void traceCollectives(const PreparedRate &r, const DecodeStep &step, double batch, Trace &trace)
{
    const CollectiveCosts &c = r.collectives;
    const double tokens = batch * r.tokensRead;
    const double hops = c.extra.value() + c.extraPerToken.value() * tokens;
    if (step.terms.collectives.value() <= 0.0)
        return;
    if (hops > 0.0)
        trace.leaf(Term::HopTime, hops, assumedHops());
    trace.step(Term::LinkTime, Formula::AllReduceTime,
               {{Term::AllReduces, double(c.allReduces)}, {Term::AllReduceCost, c.allReduce.value()}, {Term::TensorParallel, double(c.ranks)},
                {Term::StepTokens, tokens}, {Term::AllReduceBytes, c.bytesPerToken}, {Term::LinkRate, c.link.value()},
                {Term::HopTime, hops}},
               step.terms.collectives.value());
}

void traceBand(const PreparedRate &r, const DecodeStep &step, Seconds first, Seconds least, Trace &trace)
{
    const Input alone{Term::FirstStepTime, first.value()};
    const Input typical{Term::StepTime, step.typical.value()};
    const Input widening{Term::Widening, r.band.widening};
    trace.step(Term::StepFast, Formula::FastEnd,
               {alone, {Term::GrowthFast, r.band.growthFast}, typical, {Term::BandFast, r.band.fast}, widening, {Term::LeastTime, least.value()}},
               step.fast.value());
    trace.step(Term::StepSlow, Formula::SlowEnd,
               {alone, {Term::GrowthSlow, r.band.growthSlow}, typical, {Term::BandSlow, r.band.slow}, widening}, step.slow.value());
}

} // namespace

void traceRateInputs(const RateInputs &in, Trace &trace)
{
    traceWeightInputs(in, trace);
    traceComputeInputs(in, trace);
    traceCosts(in, trace);
    traceBandInputs(in, trace);
    traceLoad(in.rate.load, trace);
}

void traceLive(const Load &load, Tokens context, Tokens live, Trace &trace)
{
    const Input window{Term::Context, count(context)};
    if (load.prompt && load.output)
        trace.step(Term::LiveContext, Formula::LiveFromLengths,
                   {window, {Term::Prompt, count(*load.prompt)}, {Term::Output, count(*load.output)}}, count(live));
    else
        trace.step(Term::LiveContext, Formula::LiveFromFill, {window, {Term::MeanFill, load.meanFill}}, count(live));
}

void traceStep(const PreparedRate &r, const DecodeStep &step, Seconds first, Seconds least, Tokens live, double batch, Trace &trace)
{
    if (!trace.leafFor(Term::Batch))
        trace.leaf(Term::Batch, batch, setByUser());
    trace.step(Term::StepTokens, Formula::StepTokens, {{Term::Batch, batch}, {Term::TokensRead, r.tokensRead}}, batch * r.tokensRead);
    traceWeights(r, step, batch, trace);
    traceCompute(r, step, count(live), batch, trace);
    traceCacheAndOverhead(r, step, live, batch, trace);
    traceCollectives(r, step, batch, trace);
    trace.step(Term::StepTime, Formula::Sum,
               {{Term::JoinedTime, step.terms.joined.value()}, {Term::CacheTime, step.terms.kv.value()},
                {Term::OverheadTime, step.terms.overhead.value()}, {Term::LinkTime, step.terms.collectives.value()}},
               step.typical.value());
    traceBand(r, step, first, least, trace);
}

void traceRates(const PreparedRate &r, const Decode &decode, Trace &trace)
{
    trace.leaf(Term::SequencesRun, count(decode.sequences), setByUser());
    const Input tokens{Term::TokensPerStep, r.tokensPerStep};
    const auto rate = [&](Term user, Term total, Term time, Seconds step, TokensPerSecond perUser, TokensPerSecond all) {
        trace.step(user, Formula::TokensOverTime, {tokens, {time, step.value()}}, perUser.value());
        trace.step(total, Formula::SequencesTimesRate, {{Term::SequencesRun, count(decode.sequences)}, {user, perUser.value()}}, all.value());
    };
    const DecodeStep &s = decode.step;
    rate(Term::UserRateLow, Term::TotalRateLow, Term::StepSlow, s.slow, decode.perUser.low, decode.total.low);
    rate(Term::UserRate, Term::TotalRate, Term::StepTime, s.typical, decode.perUser.typical, decode.total.typical);
    rate(Term::UserRateHigh, Term::TotalRateHigh, Term::StepFast, s.fast, decode.perUser.high, decode.total.high);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/working.h"

#include <algorithm>

namespace headroom {

namespace {

double count(Tokens tokens)
{
    return static_cast<double>(tokens);
}

Provenance derived(Text note)
{
    return {Kind::Derived, kSetByUser, std::move(note)};
}

class StepWriter {
public:
    StepWriter(const PreparedRate &r, const StepWorking &w, Trace &trace)
        : m_r(r)
        , m_w(w)
        , m_step(w.step)
        , m_trace(trace)
        , m_tokens(w.batch * r.tokensRead)
        , m_bandwidth(followed(trace, Term::Bandwidth, r.bandwidth.value(), setByUser()))
        , m_tensor(followed(trace, Term::TensorParallel, r.tensor, setByUser()))
        , m_batch(followed(trace, Term::Batch, w.batch, setByUser()))
        , m_live(followed(trace, Term::LiveContext, count(w.live), setByUser()))
    {}

    void write()
    {
        m_trace.step(Term::StepTokens, Formula::Product, {m_batch, tokensRead()}, m_tokens);
        writeStreamed();
        writeWeights();
        writeCompute();
        writeCache();
        writeOverhead();
        writeLinks();
        writeTotal();
        writeBand();
    }

private:
    [[nodiscard]] Input tokensRead() const { return {Term::TokensRead, m_r.tokensRead}; }
    [[nodiscard]] Input every() const
    {
        return {Term::EveryStepBytes, m_r.weights.every.value() * m_r.tensor};
    }
    [[nodiscard]] Input experts() const
    {
        return {Term::ExpertBytes, m_r.weights.experts.value() * m_r.expertRanks};
    }
    [[nodiscard]] Input all() const { return {Term::Experts, double(m_r.weights.expertCount)}; }
    [[nodiscard]] Input touched() const { return {Term::ExpertsTouched, m_step.expertsTouched}; }
    [[nodiscard]] Input streamed() const { return {Term::StreamedWeights, m_step.weightBytes.value()}; }
    [[nodiscard]] bool isWide() const { return m_r.expertRanks > m_r.tensor; }

    void writeStreamed()
    {
        if (m_r.weights.expertCount == 0) {
            m_trace.step(Term::StreamedWeights, Formula::Sum, {every()}, m_step.weightBytes.value());
            return;
        }
        Input tokens{Term::StepTokens, m_tokens};
        if (isWide()) {
            tokens = {Term::ExpertTokens, m_tokens * m_r.weights.tokensShared};
            m_trace.step(Term::ExpertTokens, Formula::ExpertGroupTokens,
                         {{Term::StepTokens, m_tokens},
                          followed(m_trace, Term::ExpertParallel, m_r.expertRanks, setByUser()),
                          m_tensor},
                         tokens.value);
        }
        m_trace.step(Term::ExpertsTouched, Formula::DistinctExperts,
                     {all(), {Term::ExpertsPerToken, double(m_r.weights.perToken)}, tokens},
                     m_step.expertsTouched);
        m_trace.step(Term::StreamedWeights, Formula::StreamedMixture, {every(), experts(), touched(), all()},
                     m_step.weightBytes.value());
    }

    void writeWeights()
    {
        const Input share{Term::StreamShare, m_r.streamShare};
        if (m_r.weights.imbalance <= 1.0) {
            m_trace.step(Term::WeightsTime, Formula::OverRate, {streamed(), m_tensor, m_bandwidth, share},
                         m_step.terms.weights.value());
            return;
        }
        const Input ranks =
            isWide() ? followed(m_trace, Term::ExpertParallel, m_r.expertRanks, setByUser()) : m_tensor;
        m_trace.step(Term::WeightsTime, Formula::FullestRank,
                     {every(),
                      m_tensor,
                      experts(),
                      ranks,
                      touched(),
                      all(),
                      {Term::ExpertImbalance, m_r.weights.imbalance},
                      m_bandwidth,
                      share},
                     m_step.terms.weights.value());
    }

    void writeCompute()
    {
        const Input weights{Term::WeightsTime, m_step.terms.weights.value()};
        const Input compute{Term::ComputeTime, m_step.terms.compute.value()};
        if (m_r.peak.value() <= 0.0) {
            m_trace.step(Term::JoinedTime, Formula::Sum, {weights}, m_step.terms.joined.value());
            return;
        }
        const Term parameters = m_r.load.draftTokens > 0 ? Term::SequenceParameters : Term::ActiveParameters;
        m_trace.step(Term::StepFlops, Formula::StepFlops,
                     {m_batch,
                      {parameters, m_r.parametersPerSequence},
                      m_live,
                      {Term::AttentionWidth, m_r.attentionWidth},
                      tokensRead()},
                     m_step.flops);
        m_trace.step(Term::ComputeTime, Formula::OverRate,
                     {{Term::StepFlops, m_step.flops},
                      m_tensor,
                      {Term::MatrixPeak, m_r.peak.value()},
                      {Term::ComputeShare, m_r.computeShare}},
                     compute.value);
        m_trace.step(Term::JoinedTime, Formula::RootOfSquares, {weights, compute},
                     m_step.terms.joined.value());
    }

    // Of all layers: where stages split them, no earlier step has the sums.
    void writeCache()
    {
        const Provenance allLayers =
            derived({"Of all layers, whatever their stage.", "De todas as camadas, em qualquer estágio."});
        const CacheForm &cache = m_r.cache;
        std::vector<Input> parts;
        const auto part = [&](Formula formula, std::vector<Input> inputs, Bytes bytes) {
            m_trace.step(Term::CacheBytes, formula, std::move(inputs), bytes.value());
            parts.push_back({Term::CacheBytes, bytes.value()});
        };
        if (cache.perToken().value() > 0.0)
            part(Formula::GrowingBytes, {m_live, growth(allLayers)}, cache.perToken() * count(m_w.live));
        for (const CacheForm::Window &window : cache.windows())
            if (window.tokens > 0)
                part(Formula::WindowedBytes,
                     {m_live, followed(m_trace, Term::WindowTokens, count(window.tokens), allLayers),
                      followed(m_trace, Term::WindowedPerToken, window.perToken.value(), allLayers)},
                     window.perToken * count(std::min(m_w.live, window.tokens)));
        m_trace.step(Term::LiveCache, Formula::Sum, std::move(parts), m_w.liveCache.value());
        m_trace.step(Term::CacheTime, Formula::CacheOverRate,
                     {m_batch,
                      {Term::LiveCache, m_w.liveCache.value()},
                      {Term::GroupedReads, m_r.groupedReads},
                      followed(m_trace, Term::FixedState, cache.fixed().value(), allLayers),
                      m_bandwidth,
                      {Term::CacheShare, m_r.cacheShare}},
                     m_step.terms.kv.value());
    }

    // Beside windows the part that grows is a sum of some types, alone it is that of all.
    [[nodiscard]] Input growth(const Provenance &allLayers) const
    {
        const Input some{Term::TypePerToken, m_r.cache.perToken().value()};
        return m_trace.stepGiving(some) ? some
                                        : followed(m_trace, Term::CachePerToken, some.value, allLayers);
    }

    void writeOverhead()
    {
        const FixedCosts &fixed = m_r.fixed;
        m_trace.step(Term::OverheadTime, Formula::Overhead,
                     {{Term::StepCost, fixed.step.value()},
                      {Term::LayersRun, double(fixed.layers)},
                      {Term::LayerCost, fixed.layer.value()},
                      {Term::QuantizedCost, fixed.quantized.value()},
                      {Term::ExpertCost, fixed.experts.value()},
                      m_batch,
                      {Term::SequenceCost, fixed.sequence.value()}},
                     m_step.terms.overhead.value());
    }

    void writeLinks()
    {
        const CollectiveCosts &c = m_r.collectives;
        if (m_step.terms.collectives.value() <= 0.0)
            return;
        std::vector<Input> parts;
        const double hops = c.extra.value() + c.extraPerToken.value() * m_tokens;
        if (c.allReduces > 0) {
            const double time = c.allReducing(m_tokens).value();
            m_trace.step(Term::AllReduceTime, Formula::AllReduces,
                         {{Term::AllReduces, double(c.allReduces)},
                          {Term::AllReduceCost, c.allReduce.value()},
                          m_tensor,
                          {Term::StepTokens, m_tokens},
                          {Term::HiddenSize, c.bytesPerToken / 2.0},
                          {Term::LinkRate, c.link.value()}},
                         time);
            parts.push_back({Term::AllReduceTime, time});
        }
        if (hops > 0.0)
            parts.push_back(followed(m_trace, Term::HopTime, hops, assumedHops()));
        m_trace.step(Term::LinkTime, Formula::Sum, std::move(parts), m_step.terms.collectives.value());
    }

    [[nodiscard]] static Provenance assumedHops()
    {
        return {Kind::Assumed,
                kSetByUser,
                {"Assumed: a hop between pipeline stages costs what an all-reduce of two devices does, an "
                 "exchange between expert ranks what one of all of them does.",
                 "Suposto: um salto entre estágios de pipeline custa o mesmo que um all-reduce de dois "
                 "dispositivos; uma troca entre ranks de experts, o mesmo que um de todos eles."}};
    }

    void writeTotal()
    {
        std::vector<Input> parts{{Term::JoinedTime, m_step.terms.joined.value()},
                                 {Term::CacheTime, m_step.terms.kv.value()},
                                 {Term::OverheadTime, m_step.terms.overhead.value()}};
        if (m_step.terms.collectives.value() > 0.0)
            parts.push_back({Term::LinkTime, m_step.terms.collectives.value()});
        m_trace.step(Term::StepTime, Formula::Sum, std::move(parts), m_step.typical.value());
    }

    void writeBand()
    {
        const Input first =
            followed(m_trace, Term::FirstStepTime, m_w.first.value(),
                     derived({"The same sum for one sequence.", "A mesma soma para uma sequência."}));
        const Input typical{Term::StepTime, m_step.typical.value()};
        const Input widening{Term::Widening, m_r.band.widening};
        std::vector<Input> fast{first,
                                {Term::GrowthFast, m_r.band.growthFast},
                                typical,
                                {Term::BandFast, m_r.band.fast},
                                widening};
        if (m_w.least.value() > 0.0) {
            writeLeast();
            fast.push_back({Term::LeastTime, m_w.least.value()});
            m_trace.step(Term::StepFast, Formula::FastEnd, std::move(fast), m_step.fast.value());
        } else {
            m_trace.step(Term::StepFast, Formula::FastEndFree, std::move(fast), m_step.fast.value());
        }
        m_trace.step(Term::StepSlow, Formula::SlowEnd,
                     {first,
                      {Term::GrowthSlow, m_r.band.growthSlow},
                      typical,
                      {Term::BandSlow, m_r.band.slow},
                      widening,
                      m_batch},
                     m_step.slow.value());
    }

    void writeLeast()
    {
        if (isWide()) {
            (void)followed(m_trace, Term::LeastTime, m_w.least.value(),
                           derived({"Bytes of the average rank over the claimed bandwidth.",
                                    "Bytes do rank médio sobre a bandwidth declarada."}));
            return;
        }
        m_trace.step(Term::LeastTime, Formula::LeastStep,
                     {streamed(),
                      m_tensor,
                      m_bandwidth,
                      m_batch,
                      {Term::LiveCache, m_w.liveCache.value()},
                      {Term::FixedState, m_r.cache.fixed().value()}},
                     m_w.least.value());
    }

    const PreparedRate &m_r;
    const StepWorking &m_w;
    const DecodeStep &m_step;
    Trace &m_trace;
    double m_tokens;
    Input m_bandwidth;
    Input m_tensor;
    Input m_batch;
    Input m_live;
};

} // namespace

void traceLive(const Workload &load, Tokens context, Tokens live, Trace &trace)
{
    const Input window = followed(trace, Term::Context, count(context), setByUser());
    if (load.prompt && load.output)
        trace.step(Term::LiveContext, Formula::LiveFromLengths,
                   {window, followed(trace, Term::Prompt, count(*load.prompt), setByUser()),
                    followed(trace, Term::Output, count(*load.output), setByUser())},
                   count(live));
    else
        trace.step(Term::LiveContext, Formula::LiveFromFill,
                   {window, followed(trace, Term::MeanFill, load.meanFill, setByUser())}, count(live));
}

void traceStep(const PreparedRate &r, const StepWorking &working, Trace &trace)
{
    StepWriter(r, working, trace).write();
}

void traceBatch(const PreparedRate &r, const Decode &decode, Trace &trace)
{
    trace.step(Term::Batch, Formula::OnFullestReplica,
               {followed(trace, Term::SequencesRun, count(decode.sequences), setByUser()),
                followed(trace, Term::DataParallel, r.data, setByUser())},
               count(decode.batch));
}

void traceRates(const PreparedRate &r, const Decode &decode, Trace &trace)
{
    const Input tokens{Term::TokensPerStep, r.tokensPerStep};
    const Input sequences{Term::SequencesRun, count(decode.sequences)};
    const auto rate = [&](Term user, Term total, Term time, Seconds step, TokensPerSecond perUser,
                          TokensPerSecond all) {
        trace.step(user, Formula::Ratio, {tokens, {time, step.value()}}, perUser.value());
        trace.step(total, Formula::Product, {sequences, {user, perUser.value()}}, all.value());
    };
    const DecodeStep &s = decode.step;
    rate(Term::UserRateLow, Term::TotalRateLow, Term::StepSlow, s.slow, decode.perUser.low, decode.total.low);
    rate(Term::UserRate, Term::TotalRate, Term::StepTime, s.typical, decode.perUser.typical,
         decode.total.typical);
    rate(Term::UserRateHigh, Term::TotalRateHigh, Term::StepFast, s.fast, decode.perUser.high,
         decode.total.high);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/served_layers.h"
#include "model/capacity/methods/vllm.h"

#include <algorithm>

namespace headroom {

namespace {

using What = ReserveTerm::What;

struct Spread {
    double low = 0.0;
    double typical = 0.0;
    double high = 0.0;
    const ReserveBand *band = nullptr; // nullptr where nothing was measured; then all are 0
};

// The profiled peak and what else vLLM takes out of its share before the cache gets the rest.
class VllmReserve {
public:
    VllmReserve(const MethodInput &input, const VllmRules &rules, Trace *trace)
        : m_input(input)
        , m_rules(rules)
        , m_trace(trace)
    {}

    Reserves all()
    {
        Reserves reserves;
        if (m_input.configuration.overrides.reserve) {
            reserves.given = true;
            const Bytes given = *m_input.configuration.overrides.reserve;
            reserves.add({What::Activation, given, given, given, true, {}});
            if (m_trace)
                m_trace->leaf(Term::Activation, given.value(), setByUser());
        } else {
            reserves.add(activation());
            reserves.add(plain(What::NonTorch, ReservePart::NonTorch, Term::NonTorch, true));
        }
        reserves.add(plain(What::Graphs, ReservePart::Graphs, Term::Graphs, m_rules.graphsInside));
        return reserves;
    }

private:
    Spread spreadOf(ReservePart what) const
    {
        const ReserveBand *band = m_input.catalog.reserve(what, {"vllm", m_input.accelerator.vendor,
                                                                 m_rules.version, m_input.parallel().tensor});
        return band ? Spread{band->low, band->typical, band->high, band} : Spread{};
    }
    std::int16_t indexOf(const ReserveBand *band) const
    {
        return band ? static_cast<std::int16_t>(band - m_input.catalog.reserves.data()) : std::int16_t{-1};
    }
    static Provenance from(const ReserveBand &band)
    {
        return {Kind::Measured, band.rows.front().source, band.note};
    }

    // A band in GiB, as it is.
    ReserveTerm plain(What what, ReservePart part, Term term, bool inside)
    {
        const Spread s = spreadOf(part);
        if (m_trace && s.band)
            m_trace->leaf(term, gibibytes(s.typical).value(), from(*s.band));
        return {what,   gibibytes(s.low),         gibibytes(s.typical), gibibytes(s.high),
                inside, {indexOf(s.band), -1, -1}};
    }

    // What one step keeps for each token: both halves and the product of the MLP and three rows of the
    // hidden size, at 16 bit; with experts, those of each expert that a token goes to.
    [[nodiscard]] double forwardBytesPerToken() const
    {
        const LanguageModel &model = m_input.model;
        const double ranks = m_input.parallel().tensor;
        const double rows = 3.0 * model.intermediateSize / ranks + 3.0 * model.hiddenSize;
        double routed = 0.0;
        if (model.mixture)
            routed = model.mixture->expertsPerToken
                     * (3.0 * model.mixture->intermediateSize / ranks + model.hiddenSize);
        return 2.0 * std::max(rows, routed + 3.0 * model.hiddenSize);
    }

    // The larger of the sampler's peak and a step's, and what images add.
    ReserveTerm activation()
    {
        const LanguageModel &model = m_input.model;
        const auto tokens = static_cast<double>(m_rules.batchTokens.value);
        const auto sequences = static_cast<double>(m_rules.batchSequences.value);
        const Spread sampler = m_rules.profilesSampler ? spreadOf(ReservePart::Sampler) : Spread{};
        const Spread forward = spreadOf(ReservePart::Forward);
        const Spread encoder = model.vision ? spreadOf(ReservePart::Encoder) : Spread{};
        const double rows = tokens * model.hiddenSize * 2.0; // the step's output waits while the sampler runs
        const double perToken = forwardBytesPerToken();
        const double step = tokens * perToken;
        const auto peak = [&](double s, double f, double e) {
            const double sampled = s > 0.0 ? sequences * model.vocabularySize * s + rows : 0.0;
            return Bytes{std::max(sampled, step * f)} + gibibytes(e);
        };
        const ReserveTerm term{What::Activation,
                               peak(sampler.low, forward.low, encoder.low),
                               peak(sampler.typical, forward.typical, encoder.typical),
                               peak(sampler.high, forward.high, encoder.high),
                               true,
                               {indexOf(sampler.band), indexOf(forward.band), indexOf(encoder.band)}};
        if (m_trace)
            traceActivation(sampler, forward, encoder, perToken, term.typical);
        return term;
    }

    void traceActivation(const Spread &sampler, const Spread &forward, const Spread &encoder, double perToken,
                         Bytes total)
    {
        const LanguageModel &model = m_input.model;
        const Input tokens{Term::BatchTokens, static_cast<double>(m_rules.batchTokens.value)};
        m_trace->leaf(Term::BatchTokens, tokens.value, m_rules.batchTokens.from);
        std::vector<Input> peaks;
        if (sampler.band && m_rules.profilesSampler) {
            const Input sequences{Term::BatchSequences, static_cast<double>(m_rules.batchSequences.value)};
            const Input vocabulary{Term::VocabularySize, double(model.vocabularySize)};
            const Input each{Term::SamplerBytes, sampler.typical};
            const Input hidden{Term::HiddenSize, double(model.hiddenSize)};
            m_trace->leaf(sequences.term, sequences.value, m_rules.batchSequences.from);
            m_trace->leaf(vocabulary.term, vocabulary.value, model.shapeFrom);
            m_trace->leaf(each.term, each.value, from(*sampler.band));
            m_trace->leaf(hidden.term, hidden.value, model.shapeFrom);
            const double peak =
                sequences.value * vocabulary.value * each.value + tokens.value * hidden.value * 2.0;
            m_trace->step(Term::ActivationPart, Formula::SamplerPeak,
                          {sequences, vocabulary, each, tokens, hidden}, peak, "sampler");
            peaks.push_back({Term::ActivationPart, peak});
        }
        if (forward.band) {
            const Input each{Term::StepBytes, perToken};
            const Input factor{Term::ReserveFactor, forward.typical};
            m_trace->leaf(each.term, each.value, {Kind::Derived, model.shapeFrom.source, forward.band->note});
            m_trace->leaf(factor.term, factor.value, from(*forward.band));
            const double peak = tokens.value * each.value * factor.value;
            m_trace->step(Term::ActivationPart, Formula::StepPeak, {tokens, each, factor}, peak, "step");
            peaks.push_back({Term::ActivationPart, peak});
        }
        const auto largest = [&](Term result) {
            const bool two = peaks.size() == 2;
            const double value = two             ? std::max(peaks[0].value, peaks[1].value)
                                 : peaks.empty() ? 0.0
                                                 : peaks[0].value;
            m_trace->step(result, two ? Formula::LargerOf : Formula::Same, peaks, value);
            return value;
        };
        if (peaks.empty() || !encoder.band) {
            if (!peaks.empty())
                largest(Term::Activation);
            return;
        }
        const Input text{Term::ActivationPart, largest(Term::ActivationPart)};
        const Input images{Term::ActivationPart, gibibytes(encoder.typical).value()};
        m_trace->leaf(images.term, images.value, from(*encoder.band));
        m_trace->step(Term::Activation, Formula::Sum, {text, images}, total.value());
    }

    const MethodInput &m_input;
    const VllmRules &m_rules;
    Trace *m_trace;
};

} // namespace

Budget vllmBudget(const MethodInput &input, Trace *trace)
{
    const VllmRules rules = vllmRules(input);
    Budget budget;
    budget.usable = input.total * rules.utilization.value;
    if (trace) {
        trace->leaf(Term::Utilization, rules.utilization.value, rules.utilization.from);
        trace->step(Term::UsableMemory, Formula::Usable,
                    {{Term::TotalMemory, input.total.value()}, {Term::Utilization, rules.utilization.value}},
                    budget.usable.value());
    }
    budget.reserves = VllmReserve(input, rules, trace).all();
    budget.reserve = budget.reserves.typical();
    if (trace)
        traceReserve(budget.reserves, *trace);
    return budget;
}

} // namespace headroom

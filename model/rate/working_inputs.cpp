// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/layer_bytes.h"
#include "model/rate/streamed.h"
#include "model/rate/working.h"

namespace headroom {

namespace {

class InputsWorking {
public:
    InputsWorking(const RateInputs &in, Trace &trace)
        : m_in(in)
        , m_r(in.rate)
        , m_trace(trace)
        , m_parameters(in.model.parametersFrom)
        , m_layers(in.model.layersFrom)
    {}

    void write()
    {
        writeLoad();
        writeWeights();
        writeCompute();
        writeOverhead();
        writeLinks();
        writeBand();
    }

private:
    void leaf(Term term, double value, const Provenance &from) { m_trace.leaf(term, value, from); }
    [[nodiscard]] Input take(Term term, double value, const Provenance &from) const
    {
        return followed(m_trace, term, value, from);
    }

    void writeLoad()
    {
        leaf(Term::TokensRead, m_r.tokensRead, setByUser());
        leaf(Term::TokensPerStep, m_r.tokensPerStep, setByUser());
        if (m_r.load.draftTokens > 0)
            leaf(Term::DraftTokens, m_r.load.draftTokens, setByUser());
    }

    void writeWeights()
    {
        if (m_r.weights.expertCount > 0) {
            leaf(Term::Experts, m_r.weights.expertCount, m_in.model.shapeFrom);
            leaf(Term::ExpertsPerToken, m_r.weights.perToken, m_in.model.shapeFrom);
        }
        for (std::size_t c = 0; c < kTensorClasses; ++c)
            if (isStreamed(m_in.model, static_cast<TensorClass>(c)))
                writeClass(static_cast<TensorClass>(c));
        writeDrafts();
        m_trace.step(Term::EveryStepBytes, Formula::Sum, m_every, m_r.weights.every.value() * m_r.tensor);
        if (!m_experts.empty())
            m_trace.step(Term::ExpertBytes, Formula::Sum, m_experts,
                         m_r.weights.experts.value() * m_r.expertRanks);
        m_trace.step(Term::ActiveParameters, Formula::Sum, m_active, m_r.activeParameters);
        writeDraftParameters();
        if (m_r.weights.imbalance > 1.0)
            leaf(Term::ExpertImbalance, m_r.weights.imbalance, m_in.chosen.constants->assumedFrom);
        leaf(Term::StreamShare, m_r.streamShare, m_in.chosen.hardware->from);
    }

    // Of the tensors as they were read, else parameters times bits.
    [[nodiscard]] std::vector<Input> bytesOf(TensorClass tensors)
    {
        const auto c = static_cast<std::size_t>(tensors);
        if (const ClassBytes *stored = storedBytes(m_in.model, m_in.format)) {
            ClassBytes only{};
            only[c] = (*stored)[c];
            return traceStored(m_in.model, m_in.format, only, m_trace);
        }
        const double parameters = m_in.model.parameters[c];
        if (parameters <= 0.0)
            return {};
        const double bits = classWidths(m_in.model, m_in.format)[c];
        const Input count = take(Term::CountedParameters, parameters, m_parameters);
        const Input width = take(Term::BitsPerWeight, bits, m_in.format.bitsPerWeight.from);
        const double bytes = parameters * bits / 8.0;
        m_trace.step(Term::TensorBytes, Formula::PlainWeights, {count, width}, bytes, idOf(tensors));
        return {{Term::TensorBytes, bytes}};
    }

    void writeClass(TensorClass tensors)
    {
        const bool routed = tensors == TensorClass::Experts && m_r.weights.expertCount > 0;
        for (const Input &bytes : bytesOf(tensors))
            (routed ? m_experts : m_every).push_back(bytes);
        const double parameters = m_in.model.parameters[static_cast<std::size_t>(tensors)];
        if (parameters <= 0.0)
            return;
        const Input count = take(Term::CountedParameters, parameters, m_parameters);
        if (!routed) {
            m_active.push_back(count);
            return;
        }
        const double perToken = parameters * m_r.weights.perToken / m_r.weights.expertCount;
        m_trace.step(Term::RoutedParameters, Formula::RoutedShare,
                     {count,
                      {Term::ExpertsPerToken, double(m_r.weights.perToken)},
                      {Term::Experts, double(m_r.weights.expertCount)}},
                     perToken);
        m_active.push_back({Term::RoutedParameters, perToken});
    }

    void writeDrafts()
    {
        const auto drafted = [&](double parameters, std::vector<Input> &target) {
            if (m_r.load.draftTokens == 0 || parameters <= 0.0)
                return;
            const double bytes = m_r.load.draftTokens * parameters * m_in.draftBits / 8.0;
            m_trace.step(Term::TensorBytes, Formula::DraftedBytes,
                         {{Term::DraftTokens, double(m_r.load.draftTokens)},
                          take(Term::DraftParameters, parameters, assumed()),
                          take(Term::BitsPerWeight, m_in.draftBits, m_in.format.bitsPerWeight.from)},
                         bytes, "draft");
            target.push_back({Term::TensorBytes, bytes});
        };
        drafted(m_in.draft.every, m_every);
        drafted(m_in.draft.experts, m_experts);
    }

    void writeDraftParameters()
    {
        if (m_r.load.draftTokens == 0)
            return;
        const double drafts = m_r.load.draftTokens;
        const double perPass = (m_r.parametersPerSequence - m_r.activeParameters * m_r.tokensRead) / drafts;
        m_trace.step(Term::SequenceParameters, Formula::WithDrafts,
                     {{Term::ActiveParameters, m_r.activeParameters},
                      {Term::TokensRead, m_r.tokensRead},
                      {Term::DraftTokens, drafts},
                      take(Term::DraftParameters, perPass, assumed())},
                     m_r.parametersPerSequence);
    }

    [[nodiscard]] Provenance assumed() const
    {
        Provenance from = m_parameters;
        from.kind = Kind::Assumed;
        from.note = {"What a drafting pass reads: its own layers and one head.",
                     "O que uma passada de rascunho lê: as próprias camadas e uma head."};
        return from;
    }

    void writeCompute()
    {
        const HardwareRates &hardware = *m_in.chosen.hardware;
        if (m_in.peak)
            writePeak(*m_in.peak);
        leaf(Term::ComputeShare, m_r.computeShare, hardware.from);
        leaf(Term::PrefillShare, m_r.prefill.share,
             m_in.chosen.software->prefill ? m_in.chosen.software->from : hardware.from);
        leaf(Term::PrefillFaster, m_r.prefill.fast, hardware.from);
        leaf(Term::PrefillSlower, m_r.prefill.slow, hardware.from);
        writeAttention();
    }

    void writePeak(const MatrixPeak &peak)
    {
        if (peak.part.value() == peak.rate.value()) {
            leaf(Term::MatrixPeak, peak.rate.value(), peak.from);
            return;
        }
        Provenance factorFrom = peak.from;
        factorFrom.kind = peak.standsIn ? Kind::Assumed : Kind::Derived;
        m_trace.step(Term::MatrixPeak, Formula::ScaledPeak,
                     {take(Term::PartPeak, peak.part.value(), peak.from),
                      take(Term::PeakFactor, peak.factor, factorFrom),
                      take(Term::DevicesPerPart, peak.devices, peak.from)},
                     peak.rate.value());
    }

    void writeAttention()
    {
        std::vector<Input> widths;
        const std::vector<double> layers = layersOfEachType(m_in.model, {0, m_in.model.layers.size()});
        for (std::size_t i = 0; i < layers.size(); ++i) {
            const LayerType &type = m_in.model.layerTypes[i];
            const double each = valuesOfHead(type, m_in.chosen.constants->latentHeadDim);
            if (layers[i] <= 0.0 || each <= 0.0)
                continue;
            const bool latent = type.attention == Attention::Latent;
            const double width = layers[i] * m_in.model.attentionHeads * each;
            m_trace.step(Term::TypeWidth, Formula::WidthOfType,
                         {take(Term::CacheLayers, layers[i], m_layers),
                          take(Term::AttentionHeads, m_in.model.attentionHeads, m_in.model.shapeFrom),
                          take(Term::HeadValues, each,
                               latent ? m_in.chosen.constants->assumedFrom : m_layers)},
                         width, type.name);
            widths.push_back({Term::TypeWidth, width});
        }
        m_trace.step(Term::AttentionWidth, Formula::Sum, std::move(widths), m_r.attentionWidth);
    }

    void writeOverhead()
    {
        const FixedCosts &fixed = m_r.fixed;
        const Provenance &software = m_in.chosen.software->from;
        const Provenance &general = m_in.chosen.constants->sequenceFrom;
        leaf(Term::CacheShare, m_r.cacheShare, software);
        leaf(Term::GroupedReads, m_r.groupedReads, software);
        leaf(Term::StepCost, fixed.step.value(), software);
        leaf(Term::LayerCost, fixed.layer.value(), software);
        leaf(Term::QuantizedCost, fixed.quantized.value(), software);
        leaf(Term::ExpertCost, fixed.experts.value(), software);
        m_trace.step(Term::SequenceCost, Formula::SequenceCost,
                     {take(Term::SequenceFixedCost, m_in.chosen.constants->sequence.value(), general),
                      take(Term::VocabularySize, m_in.model.vocabularySize, m_in.model.shapeFrom),
                      take(Term::VocabularyCost, m_in.chosen.constants->vocabularyEntry.value(), general)},
                     fixed.sequence.value());
        const Input layers = take(Term::Layers, static_cast<double>(m_in.model.layers.size()), m_layers);
        if (m_r.load.draftTokens > 0)
            m_trace.step(Term::LayersRun, Formula::LayersWithDrafts,
                         {layers,
                          {Term::DraftTokens, double(m_r.load.draftTokens)},
                          take(Term::DraftLayers, m_in.draft.layers, assumed())},
                         fixed.layers);
        else
            m_trace.step(Term::LayersRun, Formula::Sum, {layers}, fixed.layers);
    }

    void writeLinks()
    {
        const CollectiveCosts &c = m_r.collectives;
        if (c.allReduces == 0)
            return;
        leaf(Term::AllReduces, c.allReduces, m_layers);
        leaf(Term::AllReduceCost, c.allReduce.value(), m_in.links.from);
        leaf(Term::HiddenSize, c.bytesPerToken / 2.0, m_in.model.shapeFrom);
        leaf(Term::LinkRate, c.link.value(), m_in.links.pcie ? m_in.links.from : m_in.chosen.hardware->from);
    }

    void writeBand()
    {
        const BandFactors &band = m_r.band;
        const Provenance &general = m_in.chosen.constants->bandFrom;
        leaf(Term::GrowthFast, band.growthFast, general);
        leaf(Term::GrowthSlow, band.growthSlow, general);
        leaf(Term::BandFast, band.fast, m_in.chosen.software->from);
        leaf(Term::BandSlow, band.slow, m_in.chosen.software->from);
        leaf(Term::Widening, band.widening, general);
    }

    const RateInputs &m_in;
    const PreparedRate &m_r;
    Trace &m_trace;
    const Provenance &m_parameters;
    const Provenance &m_layers;
    std::vector<Input> m_every;
    std::vector<Input> m_experts;
    std::vector<Input> m_active;
};

} // namespace

Input followed(Trace &trace, Term term, double value, const Provenance &from)
{
    const Input input{term, value};
    if (!trace.stepGiving(input))
        trace.leaf(term, value, from);
    return input;
}

void traceRateInputs(const RateInputs &inputs, Trace &trace)
{
    InputsWorking(inputs, trace).write();
}

} // namespace headroom

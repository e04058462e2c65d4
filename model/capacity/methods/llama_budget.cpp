// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/llama_cpp.h"
#include "model/capacity/methods/served_layers.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr double kHalfWidth = 2.0; // of a mask at 16 bit, the least that lies in the buffer

// Cells of the whole model, for which the buffer is made on every device.
SlotForm cellsOfAll(const MethodInput &input, const LlamaCompute &compute)
{
    SlotForm cells;
    const Holding held =
        capacityMethod(Method::LlamaCpp).holding(input, {0, input.model.layers.size()}, nullptr);
    if (const SlotForm *form = std::get_if<SlotForm>(&held))
        cells = *form;
    cells.maskPerCell = compute.maskPerCell;
    return cells;
}

// Gathers the buffer and writes its working.
class ComputeBuffer {
public:
    ComputeBuffer(const MethodInput &input, const LlamaRules &rules, const ReserveBand &band)
        : m_input(input)
        , m_rules(rules)
        , m_band(band)
        , m_compute(llamaCompute(input, rules))
        , m_masks(masksOf(cellsOfAll(input, m_compute), input.scenario.context))
    {}

    [[nodiscard]] ReserveTerm term() const
    {
        const Bytes layer = m_compute.layer + m_masks;
        const Bytes leastLayer = m_compute.layer + m_masks * (kHalfWidth / m_rules.maskWidth.value);
        ReserveTerm term{ReserveTerm::What::Compute, {}, {}, {}, true, {-1, -1, -1}};
        term.low = std::max(m_compute.output(m_compute.fewestRows, m_band.low), leastLayer);
        term.typical = std::max(m_compute.output(m_compute.rows, m_band.typical), layer);
        term.high = std::max(m_compute.output(m_compute.mostRows, m_band.high), layer);
        term.bands[0] = indexOf(m_band);
        addScores(term);
        return term;
    }

    void trace(Bytes typical, Trace &trace) const
    {
        const Input batch{Term::MicroBatch, static_cast<double>(m_rules.microBatch.value)};
        const Input hidden{Term::HiddenSize, double(m_input.model.hiddenSize)};
        trace.leaf(batch.term, batch.value, m_rules.microBatch.from);
        trace.leaf(hidden.term, hidden.value, m_input.model.shapeFrom);
        const Input output = traceOutput(hidden, trace);
        const Input layer = traceLayer(batch, hidden, trace);
        trace.step(Term::Compute, Formula::LargerOf, {output, layer}, typical.value());
    }

private:
    [[nodiscard]] std::int16_t indexOf(const ReserveBand &band) const
    {
        return static_cast<std::int16_t>(&band - m_input.catalog.reserves.data());
    }

    // Without flash attention the scores of a micro batch over the cells of all slots are kept instead, where
    // they are more. Whether it was asked for is not known, so only the high end counts them.
    void addScores(ReserveTerm &term) const
    {
        const ReserveBand *band = llamaBand(m_input, m_rules, ReservePart::Scores);
        if (!band)
            return;
        const double scores = static_cast<double>(m_rules.microBatch.value) * m_input.model.attentionHeads
                              * static_cast<double>(m_input.scenario.context)
                              * static_cast<double>(m_rules.slotCount.value) * 4.0;
        term.high = std::max(term.high, Bytes{scores * band->high});
        term.bands[1] = indexOf(*band);
    }

    Input traceOutput(const Input &hidden, Trace &trace) const
    {
        const Input rows{Term::OutputRows, m_compute.rows};
        const Input vocabulary{Term::VocabularySize, double(m_input.model.vocabularySize)};
        const Input factor{Term::ReserveFactor, m_band.typical};
        const bool few = m_compute.rows < m_compute.mostRows;
        trace.leaf(rows.term, rows.value,
                   engineDefault(m_input.catalog, "llama-cpp-23861",
                                 few ? Text{"llama-server keeps the logits of a slot's next token and of "
                                            "those it drafts; other programs keep those of the micro batch.",
                                            "O llama-server guarda os logits do próximo token de um slot e "
                                            "dos rascunhos; outros programas guardam os do micro-batch."}
                                     : Text{"As many as tokens of the micro batch.",
                                            "Tantas quanto os tokens do micro-batch."}));
        trace.leaf(vocabulary.term, vocabulary.value, m_input.model.shapeFrom);
        trace.leaf(factor.term, factor.value, {Kind::Measured, m_band.rows.front().source, m_band.note});
        const Input output{Term::OutputBuffer, m_compute.output(m_compute.rows, m_band.typical).value()};
        trace.step(output.term, Formula::ComputeBuffer, {rows, vocabulary, hidden, factor}, output.value);
        return output;
    }

    Input traceLayer(const Input &batch, const Input &hidden, Trace &trace) const
    {
        const Input inner{Term::InnerSize, m_compute.innerSize};
        const Input values{Term::LayerValues, m_compute.layerValues};
        trace.leaf(inner.term, inner.value, m_input.model.shapeFrom);
        if (m_input.model.mixture) {
            const Input experts{Term::ExpertsPerToken, double(m_input.model.mixture->expertsPerToken)};
            trace.leaf(experts.term, experts.value, m_input.model.shapeFrom);
            trace.step(values.term, Formula::ExpertValues, {inner, hidden, experts}, values.value);
        } else {
            trace.step(values.term, Formula::LayerValues, {inner, hidden}, values.value);
        }
        const Input layer{Term::LayerBuffer, m_compute.layer.value()};
        trace.step(layer.term, Formula::LayerBuffer, {batch, values}, layer.value);
        if (m_masks.value() <= 0.0)
            return layer;
        const Input peak{Term::LayerPeak, (m_compute.layer + m_masks).value()};
        trace.step(peak.term, Formula::Sum, {layer, traceMasks(batch, trace)}, peak.value);
        return peak;
    }

    Input traceMasks(const Input &batch, Trace &trace) const
    {
        const Input cells{Term::MaskCells, m_masks / m_compute.maskPerCell};
        const Input width{Term::MaskWidth, m_rules.maskWidth.value};
        trace.leaf(cells.term, cells.value,
                   {Kind::Derived,
                    m_rules.padding.from.source,
                    {"Cells that a token can see: those of its cache and those of each sliding window.",
                     "Células que um token pode ver: as do seu cache e as de cada janela deslizante."}});
        trace.leaf(width.term, width.value, m_rules.maskWidth.from);
        const Input masks{Term::MaskBuffer, m_masks.value()};
        trace.step(masks.term, Formula::StepPeak, {batch, cells, width}, masks.value);
        return masks;
    }

    const MethodInput &m_input;
    const LlamaRules &m_rules;
    const ReserveBand &m_band;
    LlamaCompute m_compute;
    Bytes m_masks;
};

void traceUsable(const MethodInput &input, const Budget &budget, Trace &trace)
{
    const std::optional<double> &set = input.configuration.overrides.utilization;
    Provenance utilizationFrom = setByUser();
    if (!set)
        utilizationFrom.note = {"llama.cpp takes what is free.", "O llama.cpp usa o que estiver livre."};
    trace.leaf(Term::Utilization, set.value_or(1.0), utilizationFrom);
    trace.step(Term::UsableMemory, Formula::Usable,
               {{Term::TotalMemory, input.total.value()}, {Term::Utilization, set.value_or(1.0)}},
               budget.usable.value());
}

} // namespace

// Everything that is free, less the buffer in which one micro batch is computed.
Budget llamaBudget(const MethodInput &input, Trace *trace)
{
    const LlamaRules rules = llamaRules(input);
    const Overrides &overrides = input.configuration.overrides;
    const ReserveBand *band = llamaBand(input, rules, ReservePart::Compute);
    Budget result;
    result.usable = input.total * overrides.utilization.value_or(1.0);
    if (trace)
        traceUsable(input, result, *trace);
    if (overrides.reserve || !band) {
        const Bytes given = overrides.reserve.value_or(Bytes{});
        result.reserves.given = overrides.reserve.has_value();
        result.reserves.add({ReserveTerm::What::Compute, given, given, given, true, {-1, -1, -1}});
        if (trace)
            trace->leaf(Term::Compute, given.value(), setByUser());
    } else {
        const ComputeBuffer buffer(input, rules, *band);
        result.reserves.add(buffer.term());
        if (trace)
            buffer.trace(result.reserves.typical(), *trace);
    }
    result.reserve = result.reserves.typical();
    if (trace)
        traceReserve(result.reserves, *trace);
    return result;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/llama_cpp.h"
#include "model/capacity/methods/served_layers.h"

#include <algorithm>

namespace headroom {

namespace {

void traceBudget(const MethodInput &input, const Budget &budget, const LlamaRules &rules,
                 const ReserveBand *band, Trace &trace)
{
    const std::optional<double> &set = input.configuration.overrides.utilization;
    Provenance utilizationFrom = setByUser();
    if (!set)
        utilizationFrom.note = {"llama.cpp takes what is free.", "O llama.cpp usa o que estiver livre."};
    trace.leaf(Term::Utilization, set.value_or(1.0), utilizationFrom);
    trace.step(Term::UsableMemory, Formula::Usable,
               {{Term::TotalMemory, input.total.value()}, {Term::Utilization, set.value_or(1.0)}},
               budget.usable.value());
    if (budget.reserves.given || !band) {
        trace.leaf(Term::Compute, budget.reserve.value(), setByUser());
    } else {
        trace.leaf(Term::MicroBatch, static_cast<double>(rules.microBatch.value), rules.microBatch.from);
        trace.leaf(Term::VocabularySize, input.model.vocabularySize, input.model.shapeFrom);
        trace.leaf(Term::HiddenSize, input.model.hiddenSize, input.model.shapeFrom);
        trace.leaf(Term::ReserveFactor, band->typical,
                   {Kind::Measured, band->rows.front().source, band->note});
        trace.step(Term::Compute, Formula::ComputeBuffer,
                   {{Term::MicroBatch, static_cast<double>(rules.microBatch.value)},
                    {Term::VocabularySize, double(input.model.vocabularySize)},
                    {Term::HiddenSize, double(input.model.hiddenSize)},
                    {Term::ReserveFactor, band->typical}},
                   budget.reserve.value());
    }
    traceReserve(budget.reserves, trace);
}

// Without flash attention the scores of a micro batch over the cells of all slots are kept instead, where
// they are more. Whether it was asked for is not known, so only the high end counts them.
void addScores(const MethodInput &input, const LlamaRules &rules, ReserveTerm &compute)
{
    const ReserveBand *band =
        input.catalog.reserve(ReservePart::Scores, {"llama.cpp", input.accelerator.vendor, rules.version,
                                                    input.parallel().tensor});
    if (!band)
        return;
    const double scores = static_cast<double>(rules.microBatch.value) * input.model.attentionHeads
                          * static_cast<double>(input.scenario.context)
                          * static_cast<double>(rules.slotCount.value) * 4.0;
    compute.high = std::max(compute.high, Bytes{scores * band->high});
    compute.bands[1] = static_cast<std::int16_t>(band - input.catalog.reserves.data());
}

} // namespace

// Everything that is free, less the buffer in which one micro batch is computed.
Budget llamaBudget(const MethodInput &input, Trace *trace)
{
    const LlamaRules rules = llamaRules(input);
    const Configuration &configuration = input.configuration;
    const double utilization = configuration.overrides.utilization.value_or(1.0);
    const ReserveBand *band =
        input.catalog.reserve(ReservePart::Compute, {"llama.cpp", input.accelerator.vendor, rules.version,
                                                     input.parallel().tensor});
    const double rows = static_cast<double>(rules.microBatch.value)
                        * (input.model.vocabularySize + input.model.hiddenSize) * 4.0;

    ReserveTerm compute{ReserveTerm::What::Compute, {}, {}, {}, true, {-1, -1, -1}};
    Budget result;
    result.usable = input.total * utilization;
    if (configuration.overrides.reserve) {
        compute.low = compute.typical = compute.high = *configuration.overrides.reserve;
        result.reserves.given = true;
    } else if (band) {
        compute.low = Bytes{rows * band->low};
        compute.typical = Bytes{rows * band->typical};
        compute.high = Bytes{rows * band->high};
        compute.bands[0] = static_cast<std::int16_t>(band - input.catalog.reserves.data());
        addScores(input, rules, compute);
    }
    result.reserves.add(compute);
    result.reserve = compute.typical;
    if (trace)
        traceBudget(input, result, rules, band, *trace);
    return result;
}

} // namespace headroom

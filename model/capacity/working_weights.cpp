// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/working.h"

namespace headroom {

namespace {

double sumOf(const std::vector<Input> &inputs)
{
    double sum = 0.0;
    for (const Input &input : inputs)
        sum += input.value;
    return sum;
}

Provenance copiedHeadsNote(const LanguageModel &model)
{
    return {
        Kind::Derived,
        model.layersFrom.source,
        {"Ranks beyond the KV heads hold copies: the added rows of K and V over all rows of the attention.",
         "Os ranks além das cabeças KV guardam cópias: as linhas de K e V acrescentadas sobre todas as da "
         "atenção."}};
}

// One device's part of a class, in up to two steps; gives its bytes.
double tracePart(const LanguageModel &model, TensorClass tensors, double whole, const ClassPlacement &part,
                 Trace &trace)
{
    const char *label = idOf(tensors);
    double bytes = whole;
    if (part.stageLayers < part.tensorLayers) {
        bytes = whole * part.stageLayers / part.tensorLayers;
        trace.leaf(Term::StageLayers, part.stageLayers, model.layersFrom);
        trace.leaf(Term::TensorLayers, part.tensorLayers, model.layersFrom);
        trace.step(Term::TensorBytes, Formula::StageTensors,
                   {{Term::TensorBytes, whole},
                    {Term::StageLayers, part.stageLayers},
                    {Term::TensorLayers, part.tensorLayers}},
                   bytes, label);
    }
    if (part.ranks == 1)
        return bytes;
    const double onDevice = part.onDevice(whole);
    // Experts alone may be divided by more ranks than TP has.
    const bool byTensor = trace.leafGiving({Term::TensorParallel, double(part.ranks)}) != nullptr;
    const Input ranks{byTensor ? Term::TensorParallel : Term::ExpertParallel, double(part.ranks)};
    if (part.undivided > 0.0) {
        trace.leaf(Term::UndividedShare, part.undivided, model.parametersFrom);
        trace.step(Term::TensorBytes, Formula::UndividedTensors,
                   {{Term::TensorBytes, bytes}, {Term::UndividedShare, part.undivided}, ranks}, onDevice,
                   label);
    } else if (part.copied > 0.0) {
        trace.leaf(Term::CopiedShare, part.copied, copiedHeadsNote(model));
        trace.step(Term::TensorBytes, Formula::CopiedTensors,
                   {{Term::TensorBytes, bytes}, {Term::CopiedShare, part.copied}, ranks}, onDevice, label);
    } else {
        trace.step(Term::TensorBytes, Formula::ShardedTensors, {{Term::TensorBytes, bytes}, ranks}, onDevice,
                   label);
    }
    return onDevice;
}

} // namespace

namespace {

std::vector<Input> traceComputedClasses(const LanguageModel &model, const WeightFormat &format,
                                        const ModelWeights &weights, Trace &trace)
{
    const ClassWidths widths = classWidths(model, format);
    std::vector<Input> computed;
    for (std::size_t c = 0; c < kTensorClasses; ++c) {
        if (weights.byClass[c] <= 0.0)
            continue;
        const double bytes = model.parameters[c] * widths[c] / 8.0;
        trace.leaf(Term::CountedParameters, model.parameters[c], model.parametersFrom);
        trace.leaf(Term::BitsPerWeight, widths[c], format.bitsPerWeight.from);
        trace.step(Term::TensorBytes, Formula::PlainWeights,
                   {{Term::CountedParameters, model.parameters[c]}, {Term::BitsPerWeight, widths[c]}}, bytes,
                   idOf(static_cast<TensorClass>(c)));
        computed.push_back({Term::TensorBytes, bytes});
    }
    return computed;
}

// As they were read, but for classes that are not loaded.
std::vector<Input> traceStoredClasses(const LanguageModel &model, const WeightFormat &format,
                                      const ModelWeights &weights, ClassBytes stored, Trace &trace)
{
    for (std::size_t c = 0; c < kTensorClasses; ++c)
        if (weights.byClass[c] <= 0.0)
            stored[c] = 0.0;
    return traceStored(model, format, stored, trace);
}

} // namespace

void traceClasses(const LanguageModel &model, const WeightFormat &format, const ModelWeights &weights,
                  Trace &trace)
{
    const ClassBytes *stored = storedBytes(model, format);
    const std::vector<Input> computed = stored ? traceStoredClasses(model, format, weights, *stored, trace)
                                               : traceComputedClasses(model, format, weights, trace);
    const double total = sumOf(computed);
    if (total == weights.total.value())
        return;
    // A published or nominal total is spread over the classes in proportion to their computed bytes.
    trace.step(Term::ComputedBytes, Formula::Sum, computed, total);
    for (std::size_t c = 0, i = 0; c < kTensorClasses; ++c)
        if (weights.byClass[c] > 0.0)
            trace.step(Term::TensorBytes, Formula::ShareOfModel,
                       {{Term::ModelBytes, weights.total.value()},
                        computed[i++],
                        {Term::ComputedBytes, total}},
                       weights.byClass[c], idOf(static_cast<TensorClass>(c)));
}

void traceStageWeights(const LanguageModel &model, const ClassBytes &bytes, const LayerRange &stage,
                       const Placement &placement, const LoadedExtras &extras, Bytes total, Trace &trace)
{
    std::vector<Input> parts;
    for (std::size_t c = 0; c < kTensorClasses; ++c) {
        const ClassPlacement part = placementOf(model, static_cast<TensorClass>(c), stage, placement);
        if (bytes[c] > 0.0 && part.stageLayers > 0.0)
            parts.push_back({Term::TensorBytes,
                             tracePart(model, static_cast<TensorClass>(c), bytes[c], part, trace)});
    }
    if (holdsTiedTable(model, bytes, stage, placement)) {
        const double whole = bytes[static_cast<std::size_t>(TensorClass::Embedding)];
        const ClassPlacement part{.ranks = placement.parallel.tensor};
        parts.push_back({Term::TensorBytes, tracePart(model, TensorClass::Embedding, whole, part, trace)});
    }
    if (extras.rotary.value() > 0.0)
        parts.push_back({Term::RotaryTable, extras.rotary.value()});
    if (extras.slack.value() > 0.0)
        parts.push_back({Term::AllocatorSlack, extras.slack.value()});
    trace.step(Term::WeightBytes, Formula::Sum, std::move(parts), total.value());
}

} // namespace headroom

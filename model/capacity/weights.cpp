// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/weights.h"

#include <algorithm>
#include <numeric>

namespace headroom {

namespace {

constexpr auto indexOf(TensorClass c)
{
    return static_cast<std::size_t>(c);
}

struct KeptClasses {
    TensorClassSet at16{};
    TensorClassSet at32{};
};

KeptClasses keptBy(const LanguageModel &model, const WeightFormat &format)
{
    const Checkpoint *checkpoint = checkpointIn(model, format);
    return {checkpoint && checkpoint->kept16Bit ? *checkpoint->kept16Bit : format.kept16Bit, format.kept32Bit};
}

double elementsIn(const LanguageModel &model, const TensorClassSet &classes)
{
    double sum = 0.0;
    for (std::size_t c = 0; c < kTensorClasses; ++c)
        if (classes[c])
            sum += model.parameters[c];
    return sum;
}

double sumOf(const ClassBytes &bytes)
{
    return std::accumulate(bytes.begin(), bytes.end(), 0.0);
}

void scale(ClassBytes &bytes, double factor)
{
    for (double &b : bytes)
        b *= factor;
}

// One step per group of tensors that share a width, then their sum.
void traceComputed(const LanguageModel &model, const WeightFormat &format, double total, Trace &trace)
{
    const KeptClasses kept = keptBy(model, format);
    const double at16 = elementsIn(model, kept.at16);
    const double at32 = elementsIn(model, kept.at32);
    const double quantized = countedParameters(model) - at16 - at32;
    const double bits = bitsPerWeight(format, model);
    std::vector<Input> groups;
    const auto group = [&](const char *label, double elements, double width) {
        if (elements <= 0.0)
            return;
        const double bytes = elements * width / 8.0;
        trace.step(Term::TensorBytes, Formula::PlainWeights,
                   {{Term::CountedParameters, elements}, {Term::BitsPerWeight, width}}, bytes, label);
        groups.push_back({Term::TensorBytes, bytes});
    };
    group("quantized", quantized, bits);
    group("kept_16bit", at16, 16.0);
    group("kept_32bit", at32, 32.0);
    trace.leaf(Term::CountedParameters, countedParameters(model), model.parametersFrom);
    trace.leaf(Term::BitsPerWeight, bits, format.bitsPerWeight.from);
    trace.step(Term::ComputedBytes, Formula::Sum, std::move(groups), total);
}

// The lesson's own count, at one width where nothing is kept wider, else in the proportion of the
// counted tensors.
ModelWeights nominalWeights(const LanguageModel &model, const WeightFormat &format, ClassBytes bytes, Trace *trace)
{
    const double counted = countedParameters(model);
    const Sourced<double> nominal = model.nominalParameters.value_or(Sourced<double>{counted, model.parametersFrom, {}});
    const double computed = sumOf(bytes);
    const KeptClasses kept = keptBy(model, format);
    const double bits = bitsPerWeight(format, model);
    const bool oneWidth = elementsIn(model, kept.at16) + elementsIn(model, kept.at32) <= 0.0;
    const double total = oneWidth ? nominal.value * bits / 8.0 : computed * nominal.value / counted;

    if (trace) {
        trace->leaf(Term::Parameters, nominal.value, nominal.from, nominal.alternates);
        if (oneWidth) {
            trace->leaf(Term::BitsPerWeight, bits, format.bitsPerWeight.from);
            trace->step(Term::ModelBytes, Formula::PlainWeights,
                        {{Term::Parameters, nominal.value}, {Term::BitsPerWeight, bits}}, total);
        } else {
            traceComputed(model, format, computed, *trace);
            trace->step(Term::ModelBytes, Formula::ScaledToNominal,
                        {{Term::ComputedBytes, computed}, {Term::Parameters, nominal.value}, {Term::CountedParameters, counted}},
                        total);
        }
    }
    scale(bytes, total / computed);
    return {Bytes{total}, bytes, false};
}

ModelWeights publishedWeights(const Sourced<Bytes> &published, ClassBytes bytes, Trace *trace)
{
    if (trace) {
        trace->leaf(Term::CheckpointBytes, published.value.value(), published.from);
        trace->step(Term::ModelBytes, Formula::AsPublished, {{Term::CheckpointBytes, published.value.value()}},
                    published.value.value());
    }
    scale(bytes, published.value.value() / sumOf(bytes));
    return {published.value, bytes, true};
}

ModelWeights computedWeights(const LanguageModel &model, const WeightFormat &format, const ClassBytes &bytes, Trace *trace)
{
    const double total = sumOf(bytes);
    if (trace) {
        traceComputed(model, format, total, *trace);
        trace->step(Term::ModelBytes, Formula::Sum, {{Term::ComputedBytes, total}}, total);
    }
    return {Bytes{total}, bytes, false};
}

} // namespace

double bitsPerWeight(const WeightFormat &format, const LanguageModel &model)
{
    if (format.scaleGroup == ScaleGroup::Row && model.hiddenSize > 0)
        return format.elementBits + format.scaleBits / model.hiddenSize;
    return format.bitsPerWeight.value;
}

const Checkpoint *checkpointIn(const LanguageModel &model, const WeightFormat &format)
{
    const auto is16Bit = [](const std::string &id) { return id == "bf16" || id == "fp16"; }; // the same bytes
    const auto found = std::find_if(model.checkpoints.begin(), model.checkpoints.end(), [&](const Checkpoint &c) {
        return c.format == format.id || (is16Bit(c.format) && is16Bit(format.id));
    });
    return found == model.checkpoints.end() ? nullptr : &*found;
}

ClassBytes classBytes(const LanguageModel &model, const WeightFormat &format)
{
    // Bytes that were read off the tensors themselves beat any arithmetic.
    if (const Checkpoint *checkpoint = checkpointIn(model, format); checkpoint && checkpoint->bytesByClass)
        return *checkpoint->bytesByClass;
    const KeptClasses kept = keptBy(model, format);
    const double bits = bitsPerWeight(format, model);
    ClassBytes bytes{};
    for (std::size_t c = 0; c < kTensorClasses; ++c) {
        const double width = kept.at16[c] ? 16.0 : kept.at32[c] ? 32.0 : bits;
        bytes[c] = model.parameters[c] * width / 8.0;
    }
    return bytes;
}

ModelWeights modelWeights(const LanguageModel &model, const WeightFormat &format, WeightsBasis basis, Trace *trace)
{
    ClassBytes bytes = classBytes(model, format);
    if (basis == WeightsBasis::Nominal)
        return nominalWeights(model, format, bytes, trace);
    if (basis == WeightsBasis::Checkpoint) {
        const Checkpoint *checkpoint = checkpointIn(model, format);
        if (checkpoint && checkpoint->bytes)
            return publishedWeights(*checkpoint->bytes, bytes, trace);
        return computedWeights(model, format, bytes, trace);
    }
    // Loaded: the draft layers stay in the file until speculation is on, a stored copy of a tied table
    // is loaded once.
    LanguageModel loaded = model;
    loaded.parameters[indexOf(TensorClass::Draft)] = 0.0;
    bytes[indexOf(TensorClass::Draft)] = 0.0;
    if (model.headIsCopy) {
        loaded.parameters[indexOf(TensorClass::Head)] = 0.0;
        bytes[indexOf(TensorClass::Head)] = 0.0;
    }
    return computedWeights(loaded, format, bytes, trace);
}

} // namespace headroom

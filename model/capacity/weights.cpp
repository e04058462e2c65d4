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

enum class Width : std::uint8_t { Quantized, Kept16, Kept32 };

// How wide a format leaves each class; what the published checkpoint says wins.
std::array<Width, kTensorClasses> widthsIn(const LanguageModel &model, const WeightFormat &format)
{
    const Checkpoint *checkpoint = checkpointIn(model, format);
    const TensorClassSet &at16 =
        checkpoint && checkpoint->kept16Bit ? *checkpoint->kept16Bit : format.kept16Bit;
    std::array<Width, kTensorClasses> widths{};
    for (std::size_t c = 0; c < kTensorClasses; ++c)
        widths[c] = at16[c] ? Width::Kept16 : format.kept32Bit[c] ? Width::Kept32 : Width::Quantized;
    return widths;
}

double bitsAt(Width width, double quantized)
{
    return width == Width::Kept16 ? 16.0 : width == Width::Kept32 ? 32.0 : quantized;
}

double elementsAt(Width width, const LanguageModel &model, const WeightFormat &format)
{
    const auto widths = widthsIn(model, format);
    double sum = 0.0;
    for (std::size_t c = 0; c < kTensorClasses; ++c)
        if (widths[c] == width)
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

// One step per group of tensors that share a width, or per class where their bytes were read; then the sum.
void traceComputed(const LanguageModel &model, const WeightFormat &format, const ClassBytes &classes,
                   Trace &trace)
{
    const double total = sumOf(classes);
    if (storedBytes(model, format)) {
        trace.step(Term::ComputedBytes, Formula::Sum, traceStored(model, format, classes, trace), total);
        return;
    }
    std::vector<Input> groups;
    const auto group = [&](const char *label, Width width) {
        const double elements = elementsAt(width, model, format);
        if (elements <= 0.0)
            return;
        const double bits = bitsAt(width, bitsPerWeight(format, model));
        const double bytes = elements * bits / 8.0;
        trace.leaf(Term::CountedParameters, elements, model.parametersFrom);
        trace.leaf(Term::BitsPerWeight, bits, format.bitsPerWeight.from);
        trace.step(Term::TensorBytes, Formula::PlainWeights,
                   {{Term::CountedParameters, elements}, {Term::BitsPerWeight, bits}}, bytes, label);
        groups.push_back({Term::TensorBytes, bytes});
    };
    group("quantized", Width::Quantized);
    group("kept_16bit", Width::Kept16);
    group("kept_32bit", Width::Kept32);
    trace.step(Term::ComputedBytes, Formula::Sum, std::move(groups), total);
}

// The lesson's own count, at one width where nothing is kept wider, else in the proportion of the
// counted tensors.
ModelWeights nominalWeights(const LanguageModel &model, const WeightFormat &format, ClassBytes bytes,
                            Trace *trace)
{
    const double counted = countedParameters(model);
    const Sourced<double> nominal =
        model.nominalParameters.value_or(Sourced<double>{counted, model.parametersFrom, {}});
    const double computed = sumOf(bytes);
    const double bits = bitsPerWeight(format, model);
    const bool oneWidth =
        !storedBytes(model, format) && elementsAt(Width::Quantized, model, format) == counted;
    const double total = oneWidth ? nominal.value * bits / 8.0 : computed * nominal.value / counted;

    if (trace) {
        trace->leaf(Term::Parameters, nominal.value, nominal.from, nominal.alternates);
        if (oneWidth) {
            trace->leaf(Term::BitsPerWeight, bits, format.bitsPerWeight.from);
            trace->step(Term::ModelBytes, Formula::PlainWeights,
                        {{Term::Parameters, nominal.value}, {Term::BitsPerWeight, bits}}, total);
        } else {
            traceComputed(model, format, bytes, *trace);
            trace->leaf(Term::CountedParameters, counted, model.parametersFrom);
            trace->step(Term::ModelBytes, Formula::ScaledToNominal,
                        {{Term::ComputedBytes, computed},
                         {Term::Parameters, nominal.value},
                         {Term::CountedParameters, counted}},
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
        trace->step(Term::ModelBytes, Formula::AsPublished,
                    {{Term::CheckpointBytes, published.value.value()}}, published.value.value());
    }
    scale(bytes, published.value.value() / sumOf(bytes));
    return {published.value, bytes, true};
}

ModelWeights computedWeights(const LanguageModel &model, const WeightFormat &format, const ClassBytes &bytes,
                             Trace *trace)
{
    const double total = sumOf(bytes);
    if (trace) {
        traceComputed(model, format, bytes, *trace);
        trace->step(Term::ModelBytes, Formula::Sum, {{Term::ComputedBytes, total}}, total);
    }
    return {Bytes{total}, bytes, false};
}

// Rows that carry a scale, for each weight of a class: matrices are as long as the hidden size, but the down
// projection of a gated MLP as the inner one.
double rowsPerWeight(const LanguageModel &model, TensorClass c)
{
    const double hidden = model.hiddenSize;
    double inner = 0.0;
    if (c == TensorClass::Mlp)
        inner = model.intermediateSize;
    else if (c == TensorClass::Experts && model.mixture)
        inner = model.mixture->intermediateSize;
    else if (c == TensorClass::SharedExperts && model.mixture)
        inner = model.mixture->sharedIntermediateSize;
    return inner > 0.0 ? (2.0 / hidden + 1.0 / inner) / 3.0 : 1.0 / hidden;
}

} // namespace

double bitsPerWeight(const WeightFormat &format, const LanguageModel &model)
{
    if (format.scaleGroup != ScaleGroup::Row || model.hiddenSize <= 0)
        return format.bitsPerWeight.value;
    const auto widths = widthsIn(model, format);
    double elements = 0.0;
    double rows = 0.0;
    for (std::size_t c = 0; c < kTensorClasses; ++c) {
        // What is not always loaded must not move the mean.
        const bool optional =
            c == indexOf(TensorClass::Draft) || (c == indexOf(TensorClass::Head) && model.headIsCopy);
        if (widths[c] != Width::Quantized || optional)
            continue;
        elements += model.parameters[c];
        rows += model.parameters[c] * rowsPerWeight(model, static_cast<TensorClass>(c));
    }
    return format.elementBits
           + format.scaleBits * (elements > 0.0 ? rows / elements : 1.0 / model.hiddenSize);
}

const Checkpoint *checkpointIn(const LanguageModel &model, const WeightFormat &format)
{
    const auto is16Bit = [](const std::string &id) { return id == "bf16" || id == "fp16"; }; // the same bytes
    const auto found =
        std::find_if(model.checkpoints.begin(), model.checkpoints.end(), [&](const Checkpoint &c) {
            return c.format == format.id || (is16Bit(c.format) && is16Bit(format.id));
        });
    return found == model.checkpoints.end() ? nullptr : &*found;
}

const ClassBytes *storedBytes(const LanguageModel &model, const WeightFormat &format)
{
    const Checkpoint *checkpoint = checkpointIn(model, format);
    return checkpoint && checkpoint->bytesByClass ? &*checkpoint->bytesByClass : nullptr;
}

std::vector<Input> traceStored(const LanguageModel &model, const WeightFormat &format,
                               const ClassBytes &bytes, Trace &trace)
{
    const Checkpoint &checkpoint = *checkpointIn(model, format);
    const Provenance &from = checkpoint.bytes ? checkpoint.bytes->from : model.parametersFrom;
    std::vector<Input> classes;
    for (std::size_t c = 0; c < kTensorClasses; ++c) {
        if (bytes[c] <= 0.0)
            continue;
        trace.leaf(Term::CheckpointBytes, bytes[c], from);
        trace.step(Term::TensorBytes, Formula::AsPublished, {{Term::CheckpointBytes, bytes[c]}}, bytes[c],
                   idOf(static_cast<TensorClass>(c)));
        classes.push_back({Term::TensorBytes, bytes[c]});
    }
    return classes;
}

ClassWidths classWidths(const LanguageModel &model, const WeightFormat &format)
{
    ClassWidths bits{};
    if (const ClassBytes *stored = storedBytes(model, format)) {
        for (std::size_t c = 0; c < kTensorClasses; ++c)
            bits[c] = model.parameters[c] > 0.0 ? (*stored)[c] * 8.0 / model.parameters[c] : 0.0;
        return bits;
    }
    const auto widths = widthsIn(model, format);
    const double quantized = bitsPerWeight(format, model);
    std::transform(widths.begin(), widths.end(), bits.begin(),
                   [&](Width width) { return bitsAt(width, quantized); });
    return bits;
}

ClassBytes classBytes(const LanguageModel &model, const WeightFormat &format)
{
    if (const ClassBytes *stored = storedBytes(model, format))
        return *stored;
    const ClassWidths widths = classWidths(model, format);
    ClassBytes bytes{};
    for (std::size_t c = 0; c < kTensorClasses; ++c)
        bytes[c] = model.parameters[c] * widths[c] / 8.0;
    return bytes;
}

ModelWeights modelWeights(const LanguageModel &model, const WeightFormat &format, WeightsBasis basis,
                          bool drafting, Trace *trace)
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
    // Loaded: the draft layers stay in the file until they draft, a stored copy of a tied table is loaded
    // once.
    LanguageModel loaded = model;
    if (!drafting) {
        loaded.parameters[indexOf(TensorClass::Draft)] = 0.0;
        bytes[indexOf(TensorClass::Draft)] = 0.0;
    }
    if (model.headIsCopy) {
        loaded.parameters[indexOf(TensorClass::Head)] = 0.0;
        bytes[indexOf(TensorClass::Head)] = 0.0;
    }
    return computedWeights(loaded, format, bytes, trace);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/explain/trace.h"
#include "model/scenario/scenario.h"

namespace headroom {

// Bits one weight costs in a format, scales and zero points included. Row scales are spread over the lengths
// of the model's rows.
[[nodiscard]] double bitsPerWeight(const WeightFormat &format, const LanguageModel &model);

// Bits of a weight of each tensor class in a format: quantized, or left at 16 or 32 bit as the format
// (or the published checkpoint in it) does; the mean of its tensors where they were read.
using ClassWidths = std::array<double, kTensorClasses>;
[[nodiscard]] ClassWidths classWidths(const LanguageModel &model, const WeightFormat &format);

// The same as bytes of all tensors of the class.
using ClassBytes = std::array<double, kTensorClasses>;
[[nodiscard]] ClassBytes classBytes(const LanguageModel &model, const WeightFormat &format);

// Bytes of the whole model on a basis.
struct ModelWeights {
    Bytes total;
    ClassBytes byClass{};   // adds up to total
    bool published = false; // total is a published figure
};
// On the loaded basis the draft layers count only while they draft.
[[nodiscard]] ModelWeights modelWeights(const LanguageModel &model, const WeightFormat &format,
                                        WeightsBasis basis, bool drafting, Trace *trace = nullptr);

// The published checkpoint in a format, nullptr when none is known.
[[nodiscard]] const Checkpoint *checkpointIn(const LanguageModel &model, const WeightFormat &format);

// Bytes by class as they were read off the tensors of that checkpoint: they beat formats times shapes.
// nullptr where its tensors were not read.
[[nodiscard]] const ClassBytes *storedBytes(const LanguageModel &model, const WeightFormat &format);

// One step a class that is there, from bytes that were read off its tensors; gives what they give.
[[nodiscard]] std::vector<Input> traceStored(const LanguageModel &model, const WeightFormat &format,
                                             const ClassBytes &bytes, Trace &trace);

} // namespace headroom

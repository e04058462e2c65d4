// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/format.h"
#include "model/catalog/language_model.h"

namespace headroom {

// What one drafting pass of speculative decoding reads, in parameters. Assumed: the block holds tables
// of its own where it is larger than two of them, and of these only the head is read; otherwise it
// reads the model's head. A model without such a block drafts for nothing, as from the prompt.
struct DraftPass {
    int layers = 0;
    double every = 0.0;
    double experts = 0.0; // of its routed experts
};
[[nodiscard]] DraftPass draftPass(const LanguageModel &model);

// One pass of a whole model that drafts for another: every layer, and what one token of it reads.
[[nodiscard]] DraftPass passOfModel(const LanguageModel &drafter, const WeightFormat &format);

// Layers with routed experts.
[[nodiscard]] int expertLayers(const LanguageModel &model);

} // namespace headroom

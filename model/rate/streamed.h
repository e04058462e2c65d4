// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/weights.h"

namespace headroom {

// What decoding reads of a model's weights: every language tensor once, the routed experts only where
// a token needs them. Not read: the input table where a head is stored beside it, vision tower, draft
// layers.
struct StreamedWeights {
    Bytes every;                   // read in every step
    Bytes experts;                 // of all routed experts together
    double activeParameters = 0.0; // that one token is multiplied with
};

// Whether decoding reads a class of tensors.
[[nodiscard]] bool isStreamed(const LanguageModel &model, TensorClass tensors);

[[nodiscard]] StreamedWeights streamedWeights(const LanguageModel &model, const WeightFormat &format);

// Of `experts` in a layer, how many are expected to be needed by `tokens` that each choose `perToken`
// of them: E (1 - (1 - k/E)^B).
[[nodiscard]] double expertsTouched(int experts, int perToken, double tokens);

// Values of a head in a layer whose attention sees the whole context; 0 for other layers. Latent
// attention multiplies `latentHeadDim` values.
[[nodiscard]] double valuesOfHead(const LayerType &type, double latentHeadDim);

// Sum over these layers of heads x values of a head; the attention of one new token costs 4 x this x the
// tokens it sees.
[[nodiscard]] double attentionWidth(const LanguageModel &model, double latentHeadDim);

// Query heads that share one key/value head; 1 where no layer has any.
[[nodiscard]] double queryHeadsPerKvHead(const LanguageModel &model);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/blueprint.h"

namespace headroom {

using ClassCounts = std::array<double, kTensorClasses>;

// Elements by class, counted from the shapes; vision towers are not counted.
[[nodiscard]] ClassCounts countParameters(const Blueprint &blueprint);

// Of these, what every tensor-parallel rank holds whole.
[[nodiscard]] ClassCounts countWhole(const Blueprint &blueprint);

// Whether sliding layers have another shape than full ones, so that their tensors are counted apart.
[[nodiscard]] bool slidingApart(const std::vector<LayerType> &layers);

// The class of an attention tensor in a layer.
[[nodiscard]] TensorClass attentionClass(const LayerType &layer, bool apart);

// The layer that draft blocks are made like.
[[nodiscard]] LayerType draftLayerOf(const std::vector<LayerType> &layers);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/language_model.h"

#include <string_view>

namespace headroom {

// What a tensor's name says, for Hugging Face, original and GGUF names alike.
struct TensorPlace {
    TensorClass tensors = TensorClass::Other;
    int layer = -1; // -1 outside the layers
};

// The layers decide what is told by no name: which class of attention "mixer" or "self_attn" belongs to,
// and from where on layers are draft blocks. Without layers, attention is plain.
[[nodiscard]] TensorPlace placeOf(std::string_view name, const std::vector<LayerType> &layers, bool apart);

// Whether vLLM and SGLang copy such a tensor of a layer to every tensor-parallel rank, as
// wholeAttentionParameters() counts them.
[[nodiscard]] bool isHeldWhole(std::string_view part);

// Number of the layer in a name, -1 without one.
[[nodiscard]] int layerIn(std::string_view name);
// What stands behind the number of the layer: "mlp.up_proj.weight", empty outside the layers.
[[nodiscard]] std::string_view partIn(std::string_view name);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/language_model.h"

namespace headroom {

constexpr std::size_t kMostLayerTypes = 250;

// Gathers equal layers into named types: "full", "linear", "mla_dense", "mla_moe". Throws ImportFailure
// where there are more kinds than any model has, or none that keeps anything.
void setLayers(LanguageModel &model, const std::vector<LayerType> &layers);

// Name of an equal type of the model, added where there is none.
[[nodiscard]] std::string addLayerType(LanguageModel &model, LayerType type);

} // namespace headroom

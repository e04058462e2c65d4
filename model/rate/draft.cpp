// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/draft.h"

#include "model/rate/streamed.h"

#include <algorithm>

namespace headroom {

int expertLayers(const LanguageModel &model)
{
    return static_cast<int>(std::count_if(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
        return model.layerTypes[type].mlp == Mlp::Experts;
    }));
}

DraftPass passOfModel(const LanguageModel &drafter, const WeightFormat &format)
{
    return {static_cast<int>(drafter.layers.size()), streamedWeights(drafter, format).activeParameters, 0.0};
}

DraftPass draftPass(const LanguageModel &model)
{
    if (!model.draft)
        return {};
    DraftPass pass{model.draft->layers, model.draft->parameters, 0.0};
    const double layers = expertLayers(model);
    const double experts = model.parameters[static_cast<std::size_t>(TensorClass::Experts)];
    const double perPass = layers > 0.0 ? experts / layers * pass.layers : 0.0;
    if (perPass < pass.every) {
        pass.experts = perPass;
        pass.every -= perPass;
    }
    const double table = static_cast<double>(model.vocabularySize) * model.hiddenSize;
    pass.every += pass.every > 2.0 * table ? -table : table;
    return pass;
}

} // namespace headroom

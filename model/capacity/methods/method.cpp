// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/method.h"

#include <algorithm>
#include <array>

namespace headroom {

const CapacityMethod &capacityMethod(Method method)
{
    constexpr std::array methods{&kReferenceMethod, &kVllmMethod, &kSglangMethod, &kLlamaCppMethod};
    return *methods[static_cast<std::size_t>(method)];
}

Provenance engineDefault(const Catalog &catalog, std::string_view source, Text note)
{
    const auto found = std::find_if(catalog.sources.begin(), catalog.sources.end(),
                                    [&](const Source &s) { return s.id == source; });
    const auto index = found == catalog.sources.end()
                           ? kSetByUser
                           : static_cast<SourceIndex>(found - catalog.sources.begin());
    return {Kind::Assumed, index, std::move(note)};
}

Provenance MethodInput::draftsFrom() const
{
    Provenance from = setByUser();
    if (draftedTokens() == 0 && !settings().speculativeTokens)
        from.note = {"Nothing is drafted unless it is asked for.", "Nada é rascunhado se não for pedido."};
    return from;
}

const LayerType *draftType(const LanguageModel &model)
{
    if (!model.draft)
        return nullptr;
    const auto found =
        std::find_if(model.layerTypes.begin(), model.layerTypes.end(),
                     [&](const LayerType &type) { return type.name == model.draft->layerType; });
    return found == model.layerTypes.end() ? nullptr : &*found;
}

bool isLastStage(const LanguageModel &model, const LayerRange &stage)
{
    return stage.first + stage.count == model.layers.size();
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/layer_names.h"

#include "model/checkpoint/import_problem.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

namespace headroom {

using What = ImportProblem::What;

namespace {

auto contentOf(const LayerType &t)
{
    return std::tie(t.attention, t.mlp, t.sharesCache, t.kvHeads, t.keyDim, t.valueDim, t.window, t.ropeDim,
                    t.headKeyDim, t.headValueDim, t.indexerDim, t.ratio, t.recurrence, t.stateHeads,
                    t.stateBits, t.stateTypeNamed, t.convChannels, t.convTaps);
}

std::string stemOf(const LayerType &type)
{
    switch (type.attention) {
    case Attention::None:
        return type.mlp == Mlp::Experts ? "moe" : type.mlp == Mlp::Dense ? "mlp" : "none";
    case Attention::Full:
        return "full";
    case Attention::Sliding:
        return "sliding";
    case Attention::Chunked:
        return "chunked";
    case Attention::Latent:
        return "mla";
    case Attention::Recurrent:
        return type.recurrence == Recurrence::Mamba1   ? "mamba1"
               : type.recurrence == Recurrence::Mamba2 ? "mamba2"
                                                       : "linear";
    case Attention::Compressed:
        return type.ratio > 0 ? "ratio_" + std::to_string(type.ratio) : "window";
    }
    return "layer";
}

// A stem alone where it is enough, with the MLP where the same attention has several, then counted.
void nameTypes(std::vector<LayerType> &types)
{
    std::set<std::string> used;
    for (LayerType &type : types) {
        std::string name = stemOf(type);
        const bool severalMlps = type.attention != Attention::None
                                 && std::any_of(types.begin(), types.end(), [&](const LayerType &other) {
                                        return stemOf(other) == name && other.mlp != type.mlp;
                                    });
        if (severalMlps)
            name += type.mlp == Mlp::Experts ? "_moe" : type.mlp == Mlp::Dense ? "_dense" : "_alone";
        if (type.sharesCache)
            name += "_shared";
        std::string unique = name;
        for (int n = 2; !used.insert(unique).second; ++n)
            unique = name + '_' + std::to_string(n);
        type.name = std::move(unique);
    }
}

// By name, as a catalog file lists them.
void sortTypes(LanguageModel &model)
{
    std::vector<std::size_t> order(model.layerTypes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return model.layerTypes[a].name < model.layerTypes[b].name;
    });
    std::vector<std::uint8_t> placeOf(order.size());
    std::vector<LayerType> sorted;
    for (std::size_t place = 0; place < order.size(); ++place) {
        placeOf[order[place]] = static_cast<std::uint8_t>(place);
        sorted.push_back(std::move(model.layerTypes[order[place]]));
    }
    model.layerTypes = std::move(sorted);
    for (std::uint8_t &layer : model.layers)
        layer = placeOf[layer];
}

} // namespace

void setLayers(LanguageModel &model, const std::vector<LayerType> &layers)
{
    for (const LayerType &layer : layers) {
        const auto known = std::find_if(model.layerTypes.begin(), model.layerTypes.end(),
                                        [&](const LayerType &t) { return contentOf(t) == contentOf(layer); });
        if (known == model.layerTypes.end() && model.layerTypes.size() + 1 >= kMostLayerTypes)
            failImport(What::TooMany, {}, {},
                       "more than " + std::to_string(kMostLayerTypes) + " kinds of layers");
        model.layers.push_back(static_cast<std::uint8_t>(known - model.layerTypes.begin()));
        if (known == model.layerTypes.end())
            model.layerTypes.push_back(layer);
    }
    const bool keeps = std::any_of(model.layerTypes.begin(), model.layerTypes.end(), [](const LayerType &t) {
        return t.attention != Attention::None && !t.sharesCache;
    });
    if (!keeps)
        failImport(What::Inconsistent, {}, {}, "no layer keeps a cache or a state");
    nameTypes(model.layerTypes);
    sortTypes(model);
}

std::string addLayerType(LanguageModel &model, LayerType type)
{
    type.sharesCache = false;
    for (const LayerType &known : model.layerTypes)
        if (contentOf(known) == contentOf(type))
            return known.name;
    std::vector<LayerType> all = model.layerTypes;
    all.push_back(type);
    nameTypes(all);
    model.layerTypes = std::move(all);
    const std::string name = model.layerTypes.back().name;
    sortTypes(model);
    return name;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/vllm_groups.h"

#include <algorithm>

namespace headroom {

namespace {

bool isOn(std::size_t layer, const LayerRange &stage, std::size_t layersOfModel)
{
    const std::size_t end = stage.first + stage.count;
    return layer >= layersOfModel ? end == layersOfModel : layer >= stage.first && layer < end;
}

} // namespace

Tokens layersOn(const VllmKind &kind, const LayerRange &stage, std::size_t layersOfModel)
{
    return std::count_if(kind.layers.begin(), kind.layers.end(),
                         [&](std::size_t layer) { return isOn(layer, stage, layersOfModel); });
}

// A group takes every n-th layer of its kind, so that stages hold about as many of each group.
double VllmGroups::blockBytes(const LayerRange &stage, std::size_t layersOfModel) const
{
    double all = 0.0;
    double fullest = 0.0;
    for (const VllmKind &kind : kinds) {
        if (!shared) {
            all += kind.pageBytes * static_cast<double>(layersOn(kind, stage, layersOfModel));
            continue;
        }
        std::vector<Tokens> held(static_cast<std::size_t>(kind.groups), 0);
        for (std::size_t i = 0; i < kind.layers.size(); ++i)
            held[i % held.size()] += isOn(kind.layers[i], stage, layersOfModel) ? 1 : 0;
        fullest = std::max(fullest,
                           kind.pageBytes * static_cast<double>(*std::max_element(held.begin(), held.end())));
    }
    return shared ? fullest : all;
}

} // namespace headroom

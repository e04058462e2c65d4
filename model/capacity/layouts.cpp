// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/layouts.h"

namespace headroom {

std::vector<Parallelism> layoutsOver(int devices, int pipeline, const LanguageModel &model)
{
    std::vector<Parallelism> layouts;
    if (devices < 1 || pipeline < 1 || devices % pipeline != 0)
        return layouts;
    const int ranks = devices / pipeline;
    for (int tensor = ranks; tensor >= 1; --tensor) {
        if (ranks % tensor != 0 || model.attentionHeads % tensor != 0)
            continue;
        const int data = ranks / tensor;
        layouts.push_back({tensor, pipeline, 1, data});
        if (data > 1 && model.mixture && ranks <= model.mixture->experts)
            layouts.push_back({tensor, pipeline, ranks, data});
    }
    return layouts;
}

std::vector<Parallelism> mostTelling(std::vector<Parallelism> layouts, std::size_t most)
{
    const auto sharesNext = [&](std::size_t i) { // the same layout with shared experts follows
        return i + 1 < layouts.size() && layouts[i].tensor == layouts[i + 1].tensor;
    };
    for (std::size_t i = 0; i < layouts.size() && layouts.size() > most;)
        if (sharesNext(i))
            layouts.erase(layouts.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
    while (layouts.size() > most && layouts.size() > 1)
        layouts.erase(layouts.begin() + 1);
    return layouts;
}

} // namespace headroom

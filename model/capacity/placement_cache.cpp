// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/placement.h"

namespace headroom {

CacheForm stageCache(const LanguageModel &model, const CacheBits &bits, const LayerRange &stage, int tensor)
{
    CacheForm form;
    const std::vector<double> layers = layersOfEachType(model, stage);
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (layers[i] <= 0.0)
            continue;
        const LayerBytes each = layerBytes(model.layerTypes[i], bits, tensor);
        form.addFixed(Bytes{layers[i] * each.state});
        form.addPerToken(Bytes{layers[i] * each.growing});
        if (each.windowed > 0.0)
            form.addWindow(model.layerTypes[i].window, Bytes{layers[i] * each.windowed});
    }
    return form;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/methods/vllm.h"

#include <vector>

namespace headroom {

// Layers that vLLM keeps alike: one specification in its words.
struct VllmKind {
    const LayerType *type = nullptr; // an example of it
    bool recurrent = false;
    Tokens window = 0;               // 0: the whole context
    Tokens blockTokens = 0;          // 0 for states
    double pageBytes = 0.0;          // one block of one layer
    double ownBytes = 0.0;           // of it, what the layer needs; the rest is padding
    std::vector<std::size_t> layers; // positions in the model; draft layers follow its own
    Tokens groups = 1;
};

// How the layers of the whole model share one pool.
struct VllmGroups {
    std::vector<VllmKind> kinds;
    Tokens groupLayers = 0; // of one group, padding included
    bool shared = false; // pages of all groups are alike and one pool serves them; else one block spans all
                         // layers

    // Bytes of one block on the devices of a stage.
    [[nodiscard]] double blockBytes(const LayerRange &stage, std::size_t layersOfModel) const;
};

// Layers of a kind on a stage; the draft layers lie on the last one.
[[nodiscard]] Tokens layersOn(const VllmKind &kind, const LayerRange &stage, std::size_t layersOfModel);

[[nodiscard]] VllmGroups vllmGroups(const MethodInput &input, const VllmRules &rules);

// The working of the above for one stage, up to the bytes of a block.
void traceVllmGroups(const MethodInput &input, const VllmRules &rules, const VllmGroups &groups,
                     const LayerRange &stage, double blockBytes, Trace &trace);

} // namespace headroom

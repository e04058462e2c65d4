// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/methods/method.h"

namespace headroom {

// What a server loads beside its model, on one device of a stage.
struct AddedWeights {
    Bytes drafter;  // a model that drafts, in the format of the weights; with the last stage
    Bytes adapters; // LoRA
    [[nodiscard]] Bytes all() const { return drafter + adapters; }
};

// Nothing where the settings ask for nothing.
[[nodiscard]] AddedWeights addedWeights(const MethodInput &input, const LayerRange &stage,
                                        Trace *trace = nullptr);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/placement.h"

namespace headroom {

// What a PyTorch engine keeps on a device beside the tensors of the file.
struct LoadedExtras {
    Bytes rotary; // a table of sines and cosines for every position, on every rank
    Bytes slack;  // the allocator hands out large tensors in whole steps and leaves small rests unused
    [[nodiscard]] Bytes all() const { return rotary + slack; }
};

// For a stage; the slack where the model is dense or of plain experts and kept at 16 bit, else none.
[[nodiscard]] LoadedExtras loadedExtras(const LanguageModel &model, const WeightFormat &format,
                                        const LayerRange &stage, const Parallelism &parallel,
                                        Trace *trace = nullptr);

} // namespace headroom

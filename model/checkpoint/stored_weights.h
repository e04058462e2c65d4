// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/blueprint.h"
#include "model/checkpoint/parameter_count.h"
#include "model/checkpoint/stored_tensor.h"

namespace headroom {

// What the tensors of a checkpoint add up to.
struct StoredWeights {
    ClassCounts elements{}; // weights, not stored numbers: packed integers are unpacked, scales left out
    ClassCounts whole{};    // of these, what every tensor-parallel rank holds whole
    ClassCounts bytes{};    // as stored, scales included
    bool packed = false;    // some weights are packed into integers
    [[nodiscard]] double totalElements() const;
    [[nodiscard]] double totalBytes() const;
};

// `packedBits` is the width of weights that are packed into 32-bit integers, from the quantization config.
[[nodiscard]] StoredWeights addUp(const std::vector<StoredTensor> &tensors, const Blueprint &blueprint,
                                  int packedBits);

} // namespace headroom

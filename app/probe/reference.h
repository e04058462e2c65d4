// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/pattern.h"
#include "app/probe/shapes.h"

#include <vector>

namespace headroom::probe {

// How a matrix of a shape lies in memory: rows a whole number of 16-byte vectors apart.
[[nodiscard]] std::uint32_t pitchOf(const Shape &shape);    // in vectors
[[nodiscard]] std::uint64_t inputWords(const Shape &shape); // 4-byte words of the activations, zeros included

[[nodiscard]] double bf16Value(std::uint32_t bits); // of the low 16 bits
[[nodiscard]] double e4m3Value(std::uint32_t bits); // of the low 8 bits, OCP's e4m3

// The largest error of the values found for the first rows of a matrix in double precision, relative to the
// root of the sum of squared products: what rounding scales with, while the sum itself may cancel.
[[nodiscard]] double worstError(const Shape &shape, const std::vector<float> &found);

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/byte_source.h"
#include "model/checkpoint/stored_tensor.h"

namespace headroom {

constexpr std::uint64_t kLargestSafetensorsHeader = 100'000'000; // bytes, the format's own limit

// Whether the first bytes look like a safetensors file: a length, then an opening brace.
[[nodiscard]] bool looksLikeSafetensors(ByteSource &source);

// The tensors a safetensors file lists, in the order of the header. Reads the header alone; of the data
// only the size is compared, where it is known. Throws ImportFailure.
[[nodiscard]] std::vector<StoredTensor> readSafetensorsHeader(ByteSource &source, const std::string &file);

// What model.safetensors.index.json says: how many bytes all tensors have, and their names by file.
struct WeightIndex {
    double totalBytes = 0.0; // 0 where it is not stated
    std::vector<std::string> tensors;
    std::vector<std::string> files; // each once, sorted
};
[[nodiscard]] WeightIndex readWeightIndex(std::string_view text, const std::string &file);

} // namespace headroom

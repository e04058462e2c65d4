// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headroom {

// How the elements of a stored tensor are written.
enum class Storage : std::uint8_t {
    Float,   // one number each, of `bits`
    Float8,  // FP8 numbers with scales beside them, or the E8M0 scales themselves
    Float4,  // sub-byte floating point, of `bits`
    Integer, // plain or packed: bytes tell, element counts do not
    Block,   // ggml blocks: scales inside
};

constexpr std::uint64_t kMostTensorElements = std::uint64_t{1} << 50;
constexpr std::size_t kMostTensors = 2'000'000;
constexpr std::size_t kLongestTensorName = 1024;

// One tensor of a checkpoint as its header says. Shapes are in the file's own order: outermost first in
// safetensors, innermost first in GGUF.
struct StoredTensor {
    std::string name;
    std::string type; // "BF16", "q4_K"
    Storage storage = Storage::Float;
    double bits = 0.0; // of one stored element
    std::vector<std::uint64_t> shape;
    std::uint64_t elements = 0;
    std::uint64_t bytes = 0;
    std::uint64_t offset = 0; // in the file's data
};

// Product of the dimensions, 0 where it is beyond kMostTensorElements (or a dimension is 0).
[[nodiscard]] inline std::uint64_t elementsIn(const std::vector<std::uint64_t> &shape)
{
    std::uint64_t product = 1;
    for (const std::uint64_t dimension : shape) {
        if (dimension == 0 || dimension > kMostTensorElements / product)
            return 0;
        product *= dimension;
    }
    return product;
}

// Of one file: names that occur twice, data that overlaps or lies outside. Throw ImportFailure.
void refuseDuplicateTensors(const std::vector<StoredTensor> &tensors, const std::string &file);
void refuseMisplacedTensors(const std::vector<StoredTensor> &tensors, std::optional<std::uint64_t> dataBytes,
                            const std::string &file);

} // namespace headroom

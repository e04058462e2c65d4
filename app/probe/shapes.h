// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace headroom::probe {

enum class WeightFormat { Bf16, Fp8 }; // what the kernels can read

// One matrix of a layer, and how often a token is multiplied with such a one.
struct Shape {
    std::string name;
    std::uint32_t rows = 0;
    std::uint32_t cols = 0;
    WeightFormat format = WeightFormat::Bf16;
    std::uint32_t count = 1;

    [[nodiscard]] std::uint64_t bytes() const
    {
        return std::uint64_t{rows} * cols * (format == WeightFormat::Bf16 ? 2 : 1);
    }
};

// All that one decoded token reads of a model:
//   {"headroom_shapes": 1, "model": "qwen3.8-27b", "kv_bytes": 536870912,
//    "shapes": [{"name": "q", "rows": 6144, "cols": 5120, "format": "bf16", "count": 16}, ...]}
// "format" is bf16 or fp8_e4m3; "kv_bytes" is the cache of the context that is replayed, 0 for none.
struct Shapes {
    std::string model;
    std::vector<Shape> shapes;
    std::uint64_t kvBytes = 0;

    [[nodiscard]] std::uint64_t bytes() const; // weights of a token
};

// Why a file is refused, with the place in it: "shapes/3/rows: ...". For people, in English.
struct BadShapes {
    std::string reason;
};

[[nodiscard]] std::variant<Shapes, BadShapes> shapesFrom(std::string_view text);
// The file, at most 1 MiB of it; "-" is standard input.
[[nodiscard]] std::variant<Shapes, BadShapes> shapesIn(const std::string &path);

[[nodiscard]] const char *formatName(WeightFormat format);

} // namespace headroom::probe

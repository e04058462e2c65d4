// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/byte_source.h"
#include "model/checkpoint/stored_tensor.h"

#include <map>

namespace headroom {

// A metadata value of a GGUF file. Long texts and lists are not kept, only counted.
struct GgufValue {
    enum class Kind : std::uint8_t { Number, Truth, Text, Numbers, Texts, Nested } kind = Kind::Number;
    double number = 0.0; // Truth: 0 or 1
    std::string text;
    std::vector<double> numbers; // Truths too; empty where the list is longer than kMostKeptNumbers
    std::uint64_t count = 0;     // of a list
};
constexpr std::size_t kMostKeptNumbers = 16'384;

struct GgufFile {
    std::string name;
    std::uint32_t version = 0;
    std::map<std::string, GgufValue, std::less<>> metadata;
    std::vector<StoredTensor> tensors;
    [[nodiscard]] const GgufValue *value(std::string_view key) const;
};

[[nodiscard]] bool looksLikeGguf(ByteSource &source);

// Header, metadata and tensor list. Throws ImportFailure.
// Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
[[nodiscard]] GgufFile readGguf(ByteSource &source, const std::string &file);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace headroom {

// A block of a ggml type: `elements` weights in `bytes`, scales included.
struct GgmlType {
    std::uint32_t number; // as written in GGUF files
    const char *name;
    std::uint32_t elements;
    std::uint32_t bytes;
    [[nodiscard]] constexpr double bits() const { return 8.0 * bytes / elements; }
};

// nullptr for a number that no current ggml knows, and for types that were withdrawn.
[[nodiscard]] const GgmlType *ggmlType(std::uint32_t number);
[[nodiscard]] const GgmlType *ggmlTypeNamed(std::string_view name); // any case

// Id of the weight format that a file of this general.file_type has ("gguf_q4_k_m", "bf16"), empty
// where there is none.
[[nodiscard]] std::string ggufFormatOfFileType(std::uint32_t fileType);

// The same for the words llama.cpp prints: "Q4_K - Medium", "Q8_0", "F16", "all F32".
[[nodiscard]] std::string ggufFormatOfPrintedType(std::string_view words);

// Format whose files consist mostly of this block type.
[[nodiscard]] std::string ggufFormatOfBlockType(std::string_view name);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <string>

namespace headroom {

// The catalog's weight format for what engines, tools and model names call it ("fp8", "awq",
// "Qwen3-32B-W4A16"); empty where the words do not tell.
[[nodiscard]] std::string weightFormatInWords(std::string_view words);

// The catalog's cache format for a type as printed ("torch.bfloat16", "f16", "fp8_e5m2"); 16 bit for "auto"
// and where nothing is printed, empty where the catalog has none.
[[nodiscard]] std::string cacheFormatNamed(const Catalog &catalog, std::string_view printed);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/read_parts.h"

namespace headroom {

constexpr int kMostDimension = 100'000'000;
constexpr int kMostLayers = 10'000;

// Layer types and their order: at least one layer, and one that keeps something of the tokens it saw.
void readLayers(const CatalogReader &reader, JsonCursor cursor, LanguageModel &model);

// The layer type of that name, which must exist.
[[nodiscard]] std::uint8_t indexOfType(const JsonCursor &word, const LanguageModel &model);

} // namespace headroom

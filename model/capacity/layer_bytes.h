// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/language_model.h"

#include <vector>

namespace headroom {

// Bits of an element of the cache; keys and values may differ. What is neither follows the keys: a latent,
// an entry that stands for several tokens.
struct CacheBits {
    constexpr CacheBits(double both) // NOLINT: one width is the usual case
        : keys(both)
        , values(both)
    {}
    constexpr CacheBits(double ofKeys, double ofValues)
        : keys(ofKeys)
        , values(ofValues)
    {}
    [[nodiscard]] constexpr bool differ() const { return keys != values; }

    double keys;
    double values;
};

// What one layer of a type keeps of a sequence on one device, in bytes.
struct LayerBytes {
    double growing = 0.0;  // per token
    double windowed = 0.0; // per token while the window fills
    double state = 0.0;    // whatever the length
};
[[nodiscard]] LayerBytes layerBytes(const LayerType &type, const CacheBits &bits, int tensor);

// Heads are divided among the ranks and copied once the ranks outnumber them.
[[nodiscard]] constexpr int headsPerDevice(int heads, int tensor)
{
    return (heads + tensor - 1) / tensor;
}

// A run of consecutive layers on one pipeline stage.
struct LayerRange {
    std::size_t first = 0;
    std::size_t count = 0;
};

// How many layers of each type lie in the range, by the index of the type.
[[nodiscard]] std::vector<double> layersOfEachType(const LanguageModel &model, const LayerRange &range);

} // namespace headroom

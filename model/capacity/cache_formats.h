// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/layer_bytes.h"
#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"

namespace headroom {

// The formats in which keys and values are kept.
struct CacheFormats {
    const CacheFormat &keys;
    const CacheFormat &values;

    [[nodiscard]] CacheBits bits() const { return {keys.bitsPerElement.value, values.bitsPerElement.value}; }
};

// Whether the method lets keys and values have formats of their own (cache_k, cache_v).
[[nodiscard]] bool keepsKeysApart(Method method);

// Those of a configuration: its own format, or what the settings say where the method lets them.
[[nodiscard]] CacheFormats cacheFormatsOf(const Catalog &catalog, const Scenario &scenario,
                                          const CacheFormat &configured);

} // namespace headroom

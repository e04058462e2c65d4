// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/jsonparts.h"

namespace headroom {

// Entries of the catalog with every source. Memory in bytes, bandwidth in bytes/s, peaks in FLOP/s.
[[nodiscard]] Json acceleratorJson(const Catalog &catalog, const Accelerator &accelerator, const QLocale &locale);
[[nodiscard]] Json modelJson(const Catalog &catalog, const LanguageModel &model, const QLocale &locale);
[[nodiscard]] Json formatJson(const Catalog &catalog, const WeightFormat &format, const QLocale &locale);
[[nodiscard]] Json formatJson(const Catalog &catalog, const CacheFormat &format, const QLocale &locale);

} // namespace headroom

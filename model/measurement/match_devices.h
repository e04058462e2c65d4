// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/match_log.h"

namespace headroom {

// Devices of the catalog for what a log prints; by their names: acceleratorNamed().

// Of that memory in bytes, within 2 percent; nullptr where none is.
[[nodiscard]] const Accelerator *acceleratorOfSize(const Catalog &catalog, double total);

// A plain card of the same vendor, for one that the catalog lacks: the rules of an engine ask for the vendor
// and for the size of the memory, which is printed. nullptr where the vendor has none.
[[nodiscard]] const Accelerator *standInFor(const Catalog &catalog, std::string_view printed);

// The words of a name in lower case: "RTX 5090" as "rtx" and "5090".
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view name);

} // namespace headroom

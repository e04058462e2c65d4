// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <span>

namespace headroom {

// The text of a catalog file (data/schema/accelerators.schema.json) that holds one accelerator and, where
// it is known, what its hardware computes in; addCatalogText reads the same back from it. Provenance points
// into `sources`; nothing of it may be set by the user (kSetByUser), which no file can name.
[[nodiscard]] std::string acceleratorText(const Accelerator &accelerator, const HardwareSupport *hardware,
                                          std::span<const Source> sources);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

namespace headroom {

// About how many bytes of memory a document holds, its texts included: for whoever keeps many of them.
[[nodiscard]] std::size_t footprint(const Scenario &scenario);

} // namespace headroom

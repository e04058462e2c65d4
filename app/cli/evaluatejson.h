// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/jsonparts.h"

#include "model/evaluation/evaluation.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// One configuration's answer by the contract: sizes in bytes per device, times in seconds, unrounded.
[[nodiscard]] Json resultJson(const Catalog &catalog, const Scenario &scenario, const ConfigurationResult &result,
                              const Numbers &numbers);

} // namespace headroom

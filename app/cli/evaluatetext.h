// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/evaluation/evaluation.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// One configuration's answer for a terminal: what was asked, memory, conversations, rate and notes.
[[nodiscard]] QString resultText(const Catalog &catalog, const Scenario &scenario, const ConfigurationResult &result,
                                 const Numbers &numbers);

// "MI300X: Qwen3.8 27B, BF16 weights, BF16 cache, 262,144 tokens".
[[nodiscard]] QString questionLine(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration);

} // namespace headroom

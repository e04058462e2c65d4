// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/evaluation/evaluation.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// The estimate of a configuration that fits, for a terminal: bands of rates, times and costs, whose runs
// stand behind them and why. Empty where there is none.
[[nodiscard]] QString ratesText(const Catalog &catalog, const ConfigurationResult &result,
                                const Numbers &numbers);

// What the catalog says to keep in mind about this configuration, with sources.
[[nodiscard]] QString cautionsText(const Catalog &catalog, const ConfigurationResult &result,
                                   const Numbers &numbers);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/sentences/numbers.h"

#include "model/evaluation/evaluation.h"

#include <vector>

namespace headroom {

// "TP 8", "TP 4, DP 2, EP 8", "one device".
[[nodiscard]] QString layoutName(const Parallelism &parallel);

// Which of the layouts of one model over the same devices holds most, how many times the least of those that
// hold any, and why. The results are of one question but for their parallelism, and at least one.
[[nodiscard]] QString layoutsSentence(const Catalog &catalog, const Scenario &scenario,
                                      const std::vector<ConfigurationResult> &results,
                                      const Numbers &numbers);

} // namespace headroom

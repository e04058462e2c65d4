// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/capacity.h"

namespace headroom {

// One single change that makes a configuration fit; every suggestion has been evaluated.
struct Suggestion {
    enum class What : std::uint8_t { TensorParallel, WeightFormat, CacheFormat, Context } what;
    int tensorParallel = 0; // TensorParallel: the least power of two that fits
    std::string format;     // WeightFormat, CacheFormat: id of the widest that fits
    Tokens context = 0;     // Context: the longest that fits
    int devices = 0;        // TensorParallel: devices then, over all stages and replicas
};

// The smallest changes of each kind that make one sequence of the scenario's context fit, fewest
// devices first. Empty where no single change does, or where it fits already.
[[nodiscard]] std::vector<Suggestion> suggestions(const Catalog &catalog, const Scenario &scenario,
                                                  const Configuration &configuration);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/units.h"

#include <optional>
#include <string_view>

namespace headroom {

// Conditions that people write into the names of result files: "latency-bs8-in1024-out128-tp4.json",
// "agg_1k8k_conc64.json".
struct FileNameHints {
    std::optional<Tokens> prompt;
    std::optional<Tokens> output;
    std::optional<Tokens> concurrency;
    std::optional<int> tensor;
};

[[nodiscard]] FileNameHints hintsIn(std::string_view fileName);

} // namespace headroom

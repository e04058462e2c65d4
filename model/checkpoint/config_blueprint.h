// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/blueprint.h"
#include "model/checkpoint/import_report.h"

#include <string_view>

namespace headroom {

constexpr std::size_t kLargestConfig = std::size_t{8} * 1024 * 1024; // bytes

// What a Hugging Face config.json says. Throws ImportFailure.
[[nodiscard]] Blueprint blueprintOfConfig(std::string_view text, const std::string &file,
                                          ImportReport &report);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/language.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace headroom::probe {

// Reading fields of a record for people.
[[nodiscard]] std::string textOf(const nlohmann::json &record, const char *key); // empty where there is none
[[nodiscard]] std::optional<double> valueOf(const nlohmann::json &record, const char *key);
// The value with digits and unit ("5.30 TB/s"); empty where there is none. Divided by the scale first.
[[nodiscard]] std::string shown(const nlohmann::json &record, const char *key, double scale, int digits,
                                const char *unit, Language language);

} // namespace headroom::probe

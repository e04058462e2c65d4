// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/language.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace headroom::probe {

// One line for a result: what was measured, its median and spread, what it is a fraction of, and its flags.
[[nodiscard]] std::string resultText(const nlohmann::json &record, Language language);

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace headroom {

// A whole value without ".0": it reads better and is the same number.
[[nodiscard]] nlohmann::ordered_json plainNumber(double value);

// Keys a newer program wrote (JSON text of an object) go behind ours and never replace them.
void appendUnknown(nlohmann::ordered_json &object, const std::string &keys);

// The text that is kept for them; empty where there is none.
[[nodiscard]] std::string textOfUnknown(const nlohmann::json &unknown);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/object_reader.h"

namespace headroom {

// The "settings" of a scenario document, with the keys of --set: numbers, true and false, words.
[[nodiscard]] nlohmann::ordered_json settingsJson(const MethodSettings &settings);

// Gives what was not known; fails on a known key with a value it cannot have.
[[nodiscard]] nlohmann::json readSettings(const nlohmann::json &object, const std::string &where,
                                          MethodSettings &settings);

} // namespace headroom

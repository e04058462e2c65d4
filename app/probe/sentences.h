// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/language.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace headroom::probe {

// What the codes of the protocol mean, for people.
[[nodiscard]] std::string warningText(const nlohmann::json &record, Language language);
[[nodiscard]] std::string errorText(const nlohmann::json &record, Language language);
[[nodiscard]] std::string fatalText(const nlohmann::json &record, Language language);
[[nodiscard]] std::string doneText(const nlohmann::json &record, Language language);
[[nodiscard]] std::string flagText(const std::string &flag, Language language);

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <string>
#include <string_view>
#include <variant>

namespace headroom {

// Why a text is not a scenario: one line for a person, and where in the text.
struct ScenarioError {
    enum class What : std::uint8_t { TooLarge, NotJson, NotAScenario, NewerVersion, WrongType, OutOfRange, UnknownWord } what;
    std::string where;  // "line 3, column 7" for syntax, a JSON pointer for content
    std::string detail; // the offending word or the version found
};

constexpr int kScenarioVersion = 1;
constexpr std::size_t kLargestScenarioFile = 1024 * 1024; // bytes

// The document as JSON (*.headroom.json), keys in a fixed order. Unknown keys that were read are
// written back.
[[nodiscard]] std::string toJson(const Scenario &scenario);

// Ids are not looked up here: a document may name parts of a catalog that is not installed.
[[nodiscard]] std::variant<Scenario, ScenarioError> scenarioFromJson(std::string_view text);

} // namespace headroom

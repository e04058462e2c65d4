// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace headroom {

// Why a text is not a scenario: one line for a person, and where in the text.
struct ScenarioError {
    enum class What : std::uint8_t {
        TooLarge,     // detail: the limit in bytes
        TooDeep,      // detail: the limit of nesting
        TooManyKeys,  // detail: the limit
        NotJson,      // detail: the parser's reason, in English
        NotAScenario, // no object with a "headroom_scenario" version
        NewerVersion, // detail: the version found
        RepeatedKey,  // detail: the key
        MissingKey,
        WrongType,   // detail: what is expected, "a whole number"
        OutOfRange,  // detail: the limits, "1 to 4096"
        UnknownWord, // detail: the word
    } what;
    std::string where; // "line 3, column 7" for syntax, a JSON pointer for content
    std::string detail;
};

constexpr int kScenarioVersion = 1;
constexpr std::size_t kLargestScenarioFile = std::size_t{16} * 1024 * 1024; // bytes; mostly measurements
constexpr std::size_t kLongestScenarioName = 200;                           // bytes of an id

// The document as JSON (*.headroom.json), keys in a fixed order, sizes in bytes. Unknown keys that
// were read are written back behind the known ones.
[[nodiscard]] std::string toJson(const Scenario &scenario);

// Ids are not looked up here: a document may name parts of a catalog that is not installed.
[[nodiscard]] std::variant<Scenario, ScenarioError> scenarioFromJson(std::string_view text);

// One configuration alone, as it stands in a document.
[[nodiscard]] std::string toJson(const Configuration &configuration);
[[nodiscard]] std::variant<Configuration, ScenarioError> configurationFromJson(std::string_view text);

// Words of the file and of the command line.
[[nodiscard]] const char *idOf(Method method);
[[nodiscard]] const char *idOf(WeightsBasis basis);
[[nodiscard]] std::span<const char *const> methodIds();
[[nodiscard]] std::span<const char *const> weightsBasisIds();
[[nodiscard]] std::optional<Method> methodFrom(std::string_view id);
[[nodiscard]] std::optional<WeightsBasis> weightsBasisFrom(std::string_view id);

} // namespace headroom

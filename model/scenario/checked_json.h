// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <variant>

namespace headroom {

// What a text from outside may cost at most.
struct JsonLimits {
    std::size_t bytes;
    int depth;
    int keys; // and as many elements of lists
};

// Why a text was not taken as JSON.
struct JsonComplaint {
    enum class Is : std::uint8_t { TooLarge, TooDeep, TooManyKeys, NotJson, RepeatedKey } is;
    std::string where;  // "line 3, column 7", both from 1, columns in characters; empty for TooLarge
    std::string detail; // the limit, the parser's reason, or the key
};

// A key that appears twice in an object is refused: nobody could say which of its values is meant.
[[nodiscard]] std::variant<nlohmann::json, JsonComplaint> checkedJson(std::string_view text,
                                                                      const JsonLimits &limits);

// Python writes NaN and Infinity, which JSON does not have: 0 and null in their place. Positions stay as
// they were.
[[nodiscard]] std::string withoutBareWords(std::string_view text);

// The reason in the parser's message, without its prefix and position.
[[nodiscard]] std::string parserReason(const std::string &message);

// A file's own words as a message may quote them: at most 120 bytes, cut between characters.
[[nodiscard]] std::string shortened(std::string words);

} // namespace headroom

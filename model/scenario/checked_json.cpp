// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/checked_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <vector>

namespace headroom {

namespace {

using nlohmann::json;
using Is = JsonComplaint::Is;

constexpr std::size_t kLongestQuote = 120; // bytes of a file's own words in a message

std::string lineAndColumn(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::string_view inLine = before.substr(before.find_last_of('\n') + 1); // npos + 1 is 0
    const auto startsCharacter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    const auto column = std::count_if(inLine.begin(), inLine.end(), startsCharacter) + 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

// Follows the grammar only, to learn where it is broken: json::parse does not say where a number is
// too large, and of a key that appears twice it takes the last.
struct SyntaxCheck : nlohmann::json_sax<json> {
    std::size_t byte = 0;
    std::string reason;
    std::vector<std::unordered_set<std::string>> open; // keys of the objects around
    std::size_t keys = 0;                              // met so far
    std::optional<std::string> repeated;               // the last of them, where it was there before

    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
    bool number_float(number_float_t /*value*/, const string_t & /*text*/) override { return true; }
    bool string(string_t & /*value*/) override { return true; }
    bool binary(binary_t & /*value*/) override { return true; }
    bool start_object(std::size_t /*size*/) override
    {
        open.emplace_back();
        return true;
    }
    bool key(string_t &name) override
    {
        ++keys;
        if (open.back().insert(name).second)
            return true;
        repeated = name;
        return false;
    }
    bool end_object() override
    {
        open.pop_back();
        return true;
    }
    bool start_array(std::size_t /*size*/) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string & /*token*/,
                     const nlohmann::detail::exception &error) override
    {
        byte = position > 0 ? position - 1 : 0;
        reason = shortened(parserReason(error.what()));
        return false;
    }
};

// Where the key with this number, from 1, begins. Up to there the text is JSON.
std::size_t startOfKey(std::string_view text, std::size_t number)
{
    std::size_t start = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\') {
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
            start = quoted ? i : start;
        } else if (!quoted && c == ':' && --number == 0) {
            break;
        }
    }
    return start;
}

// Of a text that is JSON: nesting, keys and list elements beyond the limits, which a parser would take and
// pay for.
std::optional<JsonComplaint> excess(std::string_view text, const JsonLimits &limits)
{
    int depth = 0;
    int keys = 0;
    int commas = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '{' || c == '[') && ++depth > limits.depth)
            return JsonComplaint{Is::TooDeep, lineAndColumn(text, i), std::to_string(limits.depth)};
        else if (!quoted && (c == '}' || c == ']'))
            --depth;
        else if (!quoted && ((c == ':' && ++keys > limits.keys) || (c == ',' && ++commas > limits.keys)))
            return JsonComplaint{Is::TooManyKeys, lineAndColumn(text, i), std::to_string(limits.keys)};
    }
    return std::nullopt;
}

} // namespace

std::string parserReason(const std::string &message)
{
    const std::size_t column = message.find(", column ");
    if (column != std::string::npos) { // "[...] parse error at line 1, column 2: reason"
        const std::size_t colon = message.find(": ", column);
        return colon == std::string::npos ? message : message.substr(colon + 2);
    }
    const std::size_t bracket = message.find("] "); // "[...] reason"
    return bracket == std::string::npos ? message : message.substr(bracket + 2);
}

std::string shortened(std::string words)
{
    if (words.size() <= kLongestQuote)
        return words;
    std::size_t end = kLongestQuote;
    while (end > 0 && (static_cast<unsigned char>(words[end]) & 0xC0U) == 0x80U) // not within a character
        --end;
    return words.substr(0, end) + "…";
}

std::string withoutBareWords(std::string_view text)
{
    std::string result(text);
    bool quoted = false;
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (quoted && result[i] == '\\') {
            ++i;
        } else if (result[i] == '"') {
            quoted = !quoted;
        } else if (!quoted) {
            const auto replace = [&](std::string_view word, std::string_view by) {
                if (result.compare(i, word.size(), word) == 0)
                    result.replace(i, word.size(), by);
            };
            replace("-Infinity", "null     ");
            replace("Infinity", "null    ");
            replace("NaN", "0  ");
        }
    }
    return result;
}

std::variant<json, JsonComplaint> checkedJson(std::string_view text, const JsonLimits &limits)
{
    if (text.size() > limits.bytes)
        return JsonComplaint{Is::TooLarge, {}, std::to_string(limits.bytes)};
    SyntaxCheck check;
    const bool whole = json::sax_parse(text, &check);
    if (check.repeated)
        return JsonComplaint{Is::RepeatedKey, lineAndColumn(text, startOfKey(text, check.keys)),
                             shortened(*check.repeated)};
    if (!whole)
        return JsonComplaint{Is::NotJson, lineAndColumn(text, check.byte), check.reason};
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) // the parser stopped there
        return JsonComplaint{Is::NotJson, lineAndColumn(text, zero), "a zero byte"};
    if (std::optional<JsonComplaint> complaint = excess(text, limits))
        return *std::move(complaint);
    return json::parse(text);
}

} // namespace headroom

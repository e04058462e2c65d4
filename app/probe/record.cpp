// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/record.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace headroom::probe {

namespace {

constexpr std::size_t kLongestText = 400;

bool continues(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

// Length of the UTF-8 sequence that begins the text, 0 where it begins with none. Longer forms of
// short characters and surrogates count as none.
std::size_t sequenceLength(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xc2 ? 0
                               : first < 0xe0 ? 2
                               : first < 0xf0 ? 3
                               : first < 0xf5 ? 4
                                              : 0;
    if (length == 0 || length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if (!continues(text[i]))
            return 0;
    const unsigned second = length > 1 ? static_cast<unsigned char>(text[1]) : 0U;
    const bool odd = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f)
                     || (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
    return odd ? 0 : length;
}

void appendCharacter(std::string &json, std::string_view character)
{
    const char first = character[0];
    if (first == '"' || first == '\\') {
        json += '\\';
        json += first;
    } else if (static_cast<unsigned char>(first) < 0x20 || first == 0x7f) {
        std::array<char, 8> escaped{};
        std::snprintf(escaped.data(), escaped.size(), "\\u%04x", static_cast<unsigned>(first));
        json += escaped.data();
    } else {
        json += character;
    }
}

} // namespace

std::string jsonText(std::string_view text)
{
    std::string json = "\"";
    std::size_t at = 0;
    while (at < text.size() && at < kLongestText) {
        const std::size_t length = sequenceLength(text.substr(at));
        if (length == 0)
            json += "\xef\xbf\xbd";
        else
            appendCharacter(json, text.substr(at, length));
        at += length == 0 ? 1 : length;
    }
    return json + '"';
}

Record::Record(std::string_view type)
{
    add("type", type);
}

Record &Record::addRaw(std::string_view key, std::string_view json)
{
    m_fields += ",\"";
    m_fields += key;
    m_fields += "\":";
    m_fields += json;
    return *this;
}

Record &Record::add(std::string_view key, std::string_view text)
{
    return addRaw(key, jsonText(text));
}

Record &Record::add(std::string_view key, bool value)
{
    return addRaw(key, value ? "true" : "false");
}

Record &Record::add(std::string_view key, double value)
{
    if (!std::isfinite(value))
        return *this;
    std::array<char, 40> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::general, 7);
    return addRaw(key, {digits.data(), static_cast<std::size_t>(end.ptr - digits.data())});
}

Record &Record::addTexts(std::string_view key, const std::vector<std::string> &texts)
{
    std::string list = "[";
    for (const std::string &text : texts)
        list += (list.size() > 1 ? "," : "") + jsonText(text);
    return addRaw(key, list + ']');
}

Record &Record::addNumbers(std::string_view key, const std::vector<int> &numbers)
{
    std::string list = "[";
    for (const int number : numbers)
        list += (list.size() > 1 ? "," : "") + std::to_string(number);
    return addRaw(key, list + ']');
}

std::string Record::line(std::uint64_t seq, std::int64_t milliseconds) const
{
    return "{\"seq\":" + std::to_string(seq) + ",\"t_ms\":" + std::to_string(milliseconds) + m_fields + '}';
}

} // namespace headroom::probe

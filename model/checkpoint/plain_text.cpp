// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/plain_text.h"

#include <algorithm>

#include <cstdint>

namespace headroom {

namespace {

// Bytes of the UTF-8 character at the front, 0 where there is none (a stray or overlong byte, a surrogate).
std::size_t characterAt(std::string_view text)
{
    const auto byte = [&](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i]));
    };
    const std::uint32_t first = byte(0);
    if (first < 0x80U)
        return 1;
    const std::size_t length = first >= 0xF0U ? 4 : first >= 0xE0U ? 3 : first >= 0xC2U ? 2 : 0;
    if (length == 0 || first > 0xF4U || text.size() < length)
        return 0;
    std::uint32_t code = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U)
            return 0;
        code = code << 6U | (byte(i) & 0x3FU);
    }
    const bool overlong = (length == 3 && code < 0x800U) || (length == 4 && code < 0x10000U);
    return overlong || code > 0x10FFFFU || (code >= 0xD800U && code <= 0xDFFFU) ? 0 : length;
}

} // namespace

std::string plainText(std::string_view text, std::size_t most)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t length = characterAt(text);
        const auto first = static_cast<unsigned char>(text.front());
        const bool control =
            length == 1 ? first < 0x20U || first == 0x7FU
                        : length == 2 && first == 0xC2U && static_cast<unsigned char>(text[1]) < 0xA0U;
        if (length > 0 && !control) {
            if (result.size() + length > most)
                break;
            result += text.substr(0, length);
        }
        text.remove_prefix(length > 0 ? length : 1);
    }
    return result;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom::probe {

// The first bytes of a small file of sysfs or procfs, without blanks around them; nothing when it cannot
// be read or is empty. Absent is not zero.
[[nodiscard]] std::optional<std::string> smallText(const std::string &path);
[[nodiscard]] std::optional<std::int64_t> smallNumber(const std::string &path);

// The value of "name value" or "NAME=value" in a text of such lines.
[[nodiscard]] std::optional<std::string> lineValue(std::string_view text, std::string_view name);
// A whole number in decimal, or in hexadecimal after 0x; nothing around it.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(std::string_view text);
[[nodiscard]] std::optional<std::int64_t> lineNumber(std::string_view text, std::string_view name);

// Names in a folder, in natural order (card2 before card10), at most 4096 of them.
[[nodiscard]] std::vector<std::string> namesIn(const std::string &folder);

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headroom {

// Text from a file made safe to show and to write: whole UTF-8 characters only, no control characters, at
// most `most` bytes.
[[nodiscard]] std::string plainText(std::string_view text, std::size_t most);

// ASCII letters in lower case, whatever the locale; all else as it is.
[[nodiscard]] std::string lowered(std::string_view text);

} // namespace headroom

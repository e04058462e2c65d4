// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headroom {

// UTF-16 with a mark of its byte order as text of one byte a character: what is not ASCII becomes '?', which
// no engine's message needs. Empty where the bytes are no UTF-16.
[[nodiscard]] std::string textOfUtf16(std::string_view bytes);

} // namespace headroom

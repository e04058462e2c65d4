// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace headroom {

// Chooses the plural form in tr(). Our counts pass what an int holds and are shown by class Numbers,
// so they stand in the text as %1, not as %n.
[[nodiscard]] constexpr int plural(std::int64_t count)
{
    return static_cast<int>(std::clamp<std::int64_t>(count, 0, std::numeric_limits<int>::max()));
}

} // namespace headroom

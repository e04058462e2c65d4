// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/units.h"

namespace headroom {

// Users a total rate serves when each is promised a floor: total / floor, not rounded.
[[nodiscard]] constexpr double usersServed(TokensPerSecond total, TokensPerSecond floorPerUser)
{
    return total / floorPerUser;
}

} // namespace headroom

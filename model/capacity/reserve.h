// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/units.h"

namespace headroom {

// What the reference method keeps back on a device for activations, runtime and graphs, by the size of
// its memory: assumed, as the lessons set it (8 GiB on a 192 GiB part, 5.5 GiB in the 80 GB class).
[[nodiscard]] constexpr Bytes referenceReserve(Bytes total)
{
    if (total > gibibytes(100))
        return gibibytes(8);
    if (total > gibibytes(64))
        return gibibytes(5.5);
    return total >= gibibytes(40) ? gibibytes(3) : gibibytes(2);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/parts.h"

#include <algorithm>
#include <array>

namespace headroom::probe {

namespace {

// The architecture alone does not tell MI300X from MI325X from MI300A; the device ID does. Variants
// that the catalog has no entry for (MI308X, MI300X HF, MI358, MI350P) get no claim.
constexpr std::array kParts{
    Part{0x738c, "MI100", "", "gfx908", 0, false},
    Part{0x740f, "MI210", "mi210", "gfx90a", 0, false},
    Part{0x740c, "MI250", "", "gfx90a", 0, false},
    Part{0x7408, "MI250X", "mi250x", "gfx90a", 0, false},
    Part{0x74a0, "MI300A", "mi300a", "gfx942", 6, false},
    Part{0x74b4, "MI300A", "mi300a", "gfx942", 6, true},
    Part{0x74a1, "MI300X", "mi300x", "gfx942", 8, false},
    Part{0x74b5, "MI300X", "mi300x", "gfx942", 8, true},
    Part{0x74a2, "MI308X", "", "gfx942", 4, false},
    Part{0x74b6, "MI308X", "", "gfx942", 4, true},
    Part{0x74a8, "MI308X HF", "", "gfx942", 4, false},
    Part{0x74bc, "MI308X HF", "", "gfx942", 4, true},
    Part{0x74a5, "MI325X", "mi325x", "gfx942", 8, false},
    Part{0x74b9, "MI325X", "mi325x", "gfx942", 8, true},
    Part{0x74a9, "MI300X HF", "", "gfx942", 8, false},
    Part{0x74bd, "MI300X HF", "", "gfx942", 8, true},
    Part{0x75a0, "MI350X", "mi350x", "gfx950", 8, false},
    Part{0x75b0, "MI350X", "mi350x", "gfx950", 8, true},
    Part{0x75a3, "MI355X", "mi355x", "gfx950", 8, false},
    Part{0x75b3, "MI355X", "mi355x", "gfx950", 8, true},
    Part{0x75a2, "MI358", "", "gfx950", 8, false},
    Part{0x75b2, "MI358", "", "gfx950", 8, true},
    Part{0x75a8, "MI350P", "", "gfx950", 4, false},
    Part{0x75b8, "MI350P", "", "gfx950", 4, true},
};

} // namespace

const Part *partOf(std::int64_t deviceId)
{
    const auto found = std::find_if(kParts.begin(), kParts.end(),
                                    [deviceId](const Part &part) { return part.deviceId == deviceId; });
    return found == kParts.end() ? nullptr : &*found;
}

const Claim *claimOf(const Part &part)
{
    const auto all = claims();
    const auto found = std::find_if(all.begin(), all.end(), [&part](const Claim &claim) {
        return claim.accelerator == part.accelerator;
    });
    return found == all.end() ? nullptr : &*found;
}

} // namespace headroom::probe

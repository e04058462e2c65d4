// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

namespace headroom {

// What an all-reduce between devices costs: a fixed time, and its bytes over a rate.
struct Links {
    Seconds allReduce; // 0 for one device
    BytesPerSecond rate;
    bool pcie = false;
    Provenance from;
};

// The links of `devices` that work together, by the class's own all-reduce times or those of PCIe.
// Two cards with a bridge use it; more of them use PCIe.
[[nodiscard]] Links linksBetween(const RateConstants &constants, const HardwareRates &hardware,
                                 const SoftwareClass &software, const Accelerator &accelerator, int devices);

// True where more than two devices of the part talk over PCIe, or two without a bridge.
[[nodiscard]] bool usesPcie(const RateConstants &constants, const HardwareRates &hardware,
                            const Accelerator &accelerator, int devices);

// The most devices between which published runs say what an all-reduce costs: the scale-up domain, and
// a node of eight for cards on PCIe.
[[nodiscard]] double devicesWithLinks(const RateConstants &constants, const Accelerator &accelerator);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/links.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr int kNodeOfCards = 8;

const Bridge *bridgeOf(const RateConstants &constants, const Accelerator &accelerator)
{
    for (const Bridge &bridge : constants.bridges)
        if (std::find(bridge.accelerators.begin(), bridge.accelerators.end(), accelerator.id)
            != bridge.accelerators.end())
            return &bridge;
    return nullptr;
}

// Linear between the listed 2, 4 and 8 devices; beyond 8 a share more with each doubling.
Seconds timeFor(const AllReduceTimes &times, int devices, double beyondEight)
{
    if (devices > 8)
        return times[2] * (1.0 + beyondEight * std::log2(devices / 8.0));
    if (devices > 4)
        return times[1] + (times[2] - times[1]) * ((devices - 4) / 4.0);
    return times[0] + (times[1] - times[0]) * ((devices - 2) / 2.0);
}

// The listed count that is nearest; of two equally near ones the larger, whose link is slower.
BytesPerSecond pcieRate(const RateConstants &constants, int devices)
{
    return constants.pcieLink[devices < 3 ? 0 : devices < 6 ? 1 : 2];
}

} // namespace

bool usesPcie(const RateConstants &constants, const HardwareRates &hardware, const Accelerator &accelerator,
              int devices)
{
    if (bridgeOf(constants, accelerator))
        return devices > 2;
    const std::optional<Sourced<BytesPerSecond>> &total = accelerator.scaleUp.total;
    return hardware.pcie || (total && total->value <= constants.pcieAtMost);
}

Links linksBetween(const RateConstants &constants, const HardwareRates &hardware,
                   const SoftwareClass &software, const Accelerator &accelerator, int devices)
{
    if (devices < 2)
        return {Seconds{}, hardware.link, false, hardware.from};
    if (usesPcie(constants, hardware, accelerator, devices))
        return {timeFor(constants.pcieAllReduce, devices, constants.beyondEight),
                pcieRate(constants, devices), true, constants.pcieFrom};
    const Seconds own =
        timeFor(software.allReduce.value_or(constants.pcieAllReduce), devices, constants.beyondEight);
    if (const Bridge *bridge = bridgeOf(constants, accelerator))
        return {bridge->allReduce.value_or(own), bridge->link, false, constants.bridgesFrom};
    return {own, hardware.link, false, software.from};
}

double devicesWithLinks(const RateConstants &constants, const Accelerator &accelerator)
{
    if (bridgeOf(constants, accelerator) || !accelerator.scaleUp.domain)
        return kNodeOfCards;
    return accelerator.scaleUp.domain->value;
}

} // namespace headroom

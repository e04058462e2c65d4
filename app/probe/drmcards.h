// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/pciaddress.h"

#include <string>
#include <vector>

namespace headroom::probe {

// One AMD card as the kernel's amdgpu driver shows it in /sys/class/drm/card*/device. A file may be missing;
// then so is the value.
struct DrmCard {
    std::string folder;
    PciAddress address;
    std::optional<std::int64_t> deviceId;
    std::optional<std::string> computePartition; // "SPX", "CPX"
    std::optional<std::string> memoryPartition;  // "NPS1"
    std::optional<std::string> allocationMode;   // "EVEN" or "ALL", newer kernels
    std::optional<std::int64_t> vramTotal;       // bytes
    std::optional<std::int64_t> vramUsed;
};

[[nodiscard]] std::vector<DrmCard> drmCards(const std::string &sysfs);

// The card of a device, or of the partition's first one; null when none is known.
[[nodiscard]] const DrmCard *cardAt(const std::vector<DrmCard> &cards, const PciAddress &address);

} // namespace headroom::probe

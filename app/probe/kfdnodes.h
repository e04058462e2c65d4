// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/pciaddress.h"

#include <string>
#include <vector>

namespace headroom::probe {

// One GPU node of /sys/class/kfd/kfd/topology/nodes: what the kernel's compute driver shows without any
// library. Partitions are nodes of their own.
struct KfdNode {
    int node = 0; // its folder's number
    PciAddress address;
    int partition = 0; // bits 31..28 of location_id, or the PCI function where those are 0
    std::int64_t gpuId = 0;
    std::string arch; // "gfx942"
    std::optional<std::int64_t> deviceId;
    std::optional<int> computeUnits;
    std::optional<int> xccs;
    std::optional<int> wavefront;
    std::optional<std::int64_t> memoryBytes; // the card's heaps, not the system's
    std::optional<std::string> name;
};

[[nodiscard]] std::vector<KfdNode> kfdNodes(const std::string &sysfs);

// 90402 is gfx942: major decimal, minor and step as hexadecimal digits. Empty for what is no GPU.
[[nodiscard]] std::string archOf(std::int64_t gfxTargetVersion);

// The node of a device; among partitions of one card the one of that number.
[[nodiscard]] const KfdNode *nodeAt(const std::vector<KfdNode> &nodes, const PciAddress &address);

} // namespace headroom::probe

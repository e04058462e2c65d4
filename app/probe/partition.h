// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/device.h"

namespace headroom::probe {

// Which share of a card a device is.
struct Partition {
    std::optional<int> count;       // 1: the whole card; nothing: unknown, as in many virtual machines
    std::optional<int> number;      // from 0
    std::string kind = "partition"; // "die": a card of two devices; "mig": a slice of an NVIDIA device
    std::string knownBy = "unknown";
    std::optional<std::string> compute; // "CPX"
    std::optional<std::string> memory;  // "NPS1"
    std::optional<int> wholeComputeUnits;
    std::optional<double> memoryGb; // the vendor's size, shared out
    std::optional<double> wholeMemoryGb;
    bool sharedPool = false; // every partition reports the card's whole memory
};

// Nothing for a device that no table knows. The first of these decides: sysfs, the runtime's number of XCCs,
// KFD's, the compute units and the memory against the whole part.
// https://rocm.docs.amd.com/projects/amdsmi/en/latest/conceptual/partition.html
[[nodiscard]] std::optional<Partition> partitionOf(const std::vector<Device> &devices, const Device &device);

void writePartition(RecordWriter &records, const Device &device, const Partition &partition);

// Bytes a second the vendor claims for this device's share; nothing where the part or the share is unknown.
[[nodiscard]] std::optional<double> claimedRate(const Device &device,
                                                const std::optional<Partition> &partition);

} // namespace headroom::probe

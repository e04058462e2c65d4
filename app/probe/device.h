// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/drmcards.h"
#include "app/probe/kfdnodes.h"
#include "app/probe/parts.h"

#include <string>
#include <vector>

namespace headroom::probe {

class RecordWriter;

// What the kernel's drivers show of the machine, without any library.
struct Machine {
    std::vector<DrmCard> cards;
    std::vector<KfdNode> nodes;
};

[[nodiscard]] Machine machineAt(const std::string &sysfs);

// One GPU as its runtime shows it (or as KFD does, where no runtime answers): a whole card, a die of one
// or a partition.
struct Device {
    int index = 0;
    std::string backend; // "hip", "cuda", "kfd"
    std::string name;
    std::string arch; // with features: "gfx942:sramecc+:xnack-"
    std::optional<PciAddress> address;
    std::optional<std::int64_t> deviceId;
    std::optional<std::int64_t> memoryBytes;
    std::optional<int> computeUnits;
    std::optional<int> xccs;
    std::optional<int> coreKHz;
    std::optional<int> memoryKHz;
    std::optional<int> busBits;
    std::optional<int> l2Bytes;
    std::optional<int> warp;
    std::optional<bool> integrated;
    std::optional<bool> ecc;
    std::string uuid;
    const Part *part = nullptr;
    const DrmCard *card = nullptr; // of the machine
    const KfdNode *node = nullptr;
};

[[nodiscard]] std::vector<Device> devicesOfKernel(const Machine &machine);

// Finds what the kernel's drivers know about a device of a runtime.
void placeIn(const Machine &machine, Device &device);

void writeDevice(RecordWriter &records, const Device &device);

} // namespace headroom::probe

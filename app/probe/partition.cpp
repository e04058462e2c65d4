// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/partition.h"

#include "app/probe/recordwriter.h"

#include <algorithm>
#include <cmath>

namespace headroom::probe {

namespace {

constexpr double kGiB = 1073741824.0;

// A mode's name as the number of devices it makes of a part; 0: not known.
int countOfMode(const std::string &mode, int xccs)
{
    if (mode == "SPX")
        return 1;
    if (mode == "DPX")
        return 2;
    if (mode == "TPX")
        return 3;
    if (mode == "QPX")
        return 4;
    return mode == "CPX" ? xccs : 0;
}

// whole / share where that is a whole number of devices, within a tolerance; else 0.
int countOfShares(double whole, double share, double tolerance)
{
    if (whole <= 0.0 || share <= 0.0)
        return 0;
    const double count = std::round(whole / share);
    return count >= 1.0 && count <= 64.0 && std::abs(whole / share - count) <= tolerance * count
               ? static_cast<int>(count)
               : 0;
}

struct Evidence {
    const char *by;
    int count;
};

Evidence evidenceFor(const Device &device, const Claim *claim)
{
    const int xccs = device.part->xccs;
    if (device.card && device.card->computePartition)
        if (const int count = countOfMode(*device.card->computePartition, xccs); count > 0)
            return {"sysfs", count};
    if (device.backend != "kfd" && device.xccs)
        if (const int count = countOfShares(xccs, *device.xccs, 0.0); count > 0)
            return {"attribute", count};
    if (device.node && device.node->xccs)
        if (const int count = countOfShares(xccs, *device.node->xccs, 0.0); count > 0)
            return {"kfd", count};
    if (claim && device.computeUnits)
        if (const int count = countOfShares(claim->computeUnits, *device.computeUnits, 0.03); count > 0)
            return {"compute_units", count};
    // Vendors print binary sizes of HBM as GB, and the runtime keeps a little back.
    if (claim && device.memoryBytes)
        if (const int count =
                countOfShares(claim->memoryGb * kGiB, static_cast<double>(*device.memoryBytes), 0.1);
            count > 0)
            return {"memory", count};
    return {"unknown", 0};
}

// A die's number and a partition's: the PCI function where they differ in it, else the place among all
// devices of the card, if all of them are shown.
std::optional<int> numberOf(const std::vector<Device> &devices, const Device &device, int count)
{
    if (!device.address || count < 2)
        return std::nullopt;
    int before = 0;
    int all = 0;
    bool functionsDiffer = true;
    for (const Device &other : devices) {
        if (!other.address || !other.address->sameCard(*device.address))
            continue;
        ++all;
        if (other.index < device.index)
            ++before;
        if (other.index != device.index && other.address->function == device.address->function)
            functionsDiffer = false;
    }
    if (device.node && device.node->partition > 0 && device.backend == "kfd")
        return device.node->partition;
    if (functionsDiffer && all > 1)
        return device.address->function;
    return all == count ? std::optional(before) : std::nullopt;
}

void addWhole(Partition &partition, const Device &device, const Claim &claim)
{
    if (claim.computeUnits > 0)
        partition.wholeComputeUnits = claim.computeUnits;
    if (claim.memoryGb <= 0.0)
        return;
    partition.wholeMemoryGb = claim.memoryGb;
    if (!partition.count)
        return;
    const double share = claim.memoryGb / *partition.count;
    partition.sharedPool = *partition.count > 1 && device.memoryBytes
                           && static_cast<double>(*device.memoryBytes) > 1.5 * share * kGiB;
    partition.memoryGb = partition.sharedPool ? claim.memoryGb : share;
}

// A slice of an NVIDIA device says so in its name; how many there are is not told.
std::optional<Partition> slice(const Device &device)
{
    if (device.backend != "cuda" || device.name.find("MIG") == std::string::npos)
        return std::nullopt;
    Partition partition;
    partition.kind = "mig";
    partition.knownBy = "name";
    return partition;
}

} // namespace

std::optional<Partition> partitionOf(const std::vector<Device> &devices, const Device &device)
{
    if (!device.part)
        return slice(device);
    const Claim *const claim = claimOf(*device.part);
    Partition partition;
    if (device.card) {
        partition.compute = device.card->computePartition;
        partition.memory = device.card->memoryPartition;
    }
    if (claim && claim->devices > 1) {
        partition.kind = "die";
        partition.knownBy = "part";
        partition.count = claim->devices;
    } else if (device.part->xccs > 0) {
        const Evidence evidence = evidenceFor(device, claim);
        partition.knownBy = evidence.by;
        if (evidence.count > 0)
            partition.count = evidence.count;
    } else {
        partition.knownBy = "part"; // one that cannot be divided
        partition.count = 1;
    }
    partition.number = numberOf(devices, device, partition.count.value_or(0));
    if (claim)
        addWhole(partition, device, *claim);
    return partition;
}

void writePartition(RecordWriter &records, const Device &device, const Partition &partition)
{
    Record record("partition");
    record.add("index", device.index).add("count", partition.count).add("number", partition.number);
    record.add("kind", partition.kind).add("compute", partition.compute).add("memory", partition.memory);
    record.add("known_by", partition.knownBy);
    if (device.part)
        record.add("part", device.part->name);
    record.add("compute_units", device.computeUnits).add("whole_compute_units", partition.wholeComputeUnits);
    record.add("memory_gb", partition.memoryGb).add("whole_memory_gb", partition.wholeMemoryGb);
    record.add("shared_pool", partition.sharedPool);
    records.write(record);
    if (!partition.count)
        records.warn("partition_unknown", device.index);
    if (partition.sharedPool)
        records.warn("shared_pool", device.index);
}

std::optional<double> claimedRate(const Device &device, const std::optional<Partition> &partition)
{
    const Claim *const claim = device.part ? claimOf(*device.part) : nullptr;
    if (!claim || claim->bytesPerSecond <= 0.0 || !partition || !partition->count)
        return std::nullopt;
    return claim->bytesPerSecond / *partition->count;
}

} // namespace headroom::probe

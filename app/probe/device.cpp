// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/device.h"

#include "app/probe/recordwriter.h"

#include <array>
#include <cstdio>

namespace headroom::probe {

namespace {

std::string hexadecimal(std::int64_t value)
{
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "0x%04llx", static_cast<unsigned long long>(value));
    return text.data();
}

void addText(Record &record, const char *key, std::string_view text)
{
    if (!text.empty())
        record.add(key, text);
}

void addPart(Record &record, const Part &part)
{
    record.add("part", part.name);
    addText(record, "accelerator", part.accelerator);
    record.add("virtual", part.isVirtual);
}

} // namespace

Machine machineAt(const std::string &sysfs)
{
    return {drmCards(sysfs), kfdNodes(sysfs)};
}

void placeIn(const Machine &machine, Device &device)
{
    if (!device.address)
        return;
    device.card = cardAt(machine.cards, *device.address);
    device.node = nodeAt(machine.nodes, *device.address);
    if (device.card)
        device.deviceId = device.card->deviceId;
    if (!device.deviceId && device.node)
        device.deviceId = device.node->deviceId;
    if (device.deviceId)
        device.part = partOf(*device.deviceId);
}

std::vector<Device> devicesOfKernel(const Machine &machine)
{
    std::vector<Device> devices;
    for (const KfdNode &node : machine.nodes) {
        Device device;
        device.index = static_cast<int>(devices.size());
        device.backend = "kfd";
        device.name = node.name.value_or("");
        device.arch = node.arch;
        device.address = node.address;
        placeIn(machine, device);
        device.node = &node;
        device.memoryBytes = node.memoryBytes;
        device.computeUnits = node.computeUnits;
        device.xccs = node.xccs;
        device.warp = node.wavefront;
        devices.push_back(device);
    }
    return devices;
}

void writeDevice(RecordWriter &records, const Device &device)
{
    Record record("device");
    record.add("index", device.index).add("backend", device.backend);
    addText(record, "name", device.name);
    addText(record, "arch", device.arch);
    if (device.address)
        record.add("pci", pciText(*device.address));
    if (device.deviceId)
        record.add("device_id", hexadecimal(*device.deviceId));
    if (device.part)
        addPart(record, *device.part);
    record.add("compute_units", device.computeUnits).add("xccs", device.xccs);
    record.add("core_khz", device.coreKHz).add("memory_khz", device.memoryKHz);
    record.add("bus_bits", device.busBits).add("l2_bytes", device.l2Bytes).add("warp", device.warp);
    record.add("integrated", device.integrated).add("ecc", device.ecc);
    addText(record, "uuid", device.uuid);
    records.write(record);
    if (device.deviceId && !device.part)
        records.warn("unknown_part", device.index, hexadecimal(*device.deviceId));
}

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/watch.h"

#include "app/probe/partition.h"
#include "app/probe/telemetry.h"

#include <chrono>
#include <thread>

namespace headroom::probe {

namespace {

std::vector<Device> watched(RecordWriter &records, const Options &options, const Machine &machine)
{
    const std::vector<Device> all = devicesOfKernel(machine);
    std::vector<Device> devices;
    for (const Device &device : all) {
        if (options.device && *options.device != device.index)
            continue;
        writeDevice(records, device);
        if (const auto partition = partitionOf(all, device))
            writePartition(records, device, *partition);
        if (device.card)
            devices.push_back(device);
        else
            records.warn("no_telemetry", device.index);
    }
    return devices;
}

} // namespace

const char *watch(RecordWriter &records, const Options &options, const Machine &machine)
{
    const std::vector<Device> devices = watched(records, options, machine);
    if (devices.empty())
        return "no_device";
    auto next = std::chrono::steady_clock::now();
    for (int round = 0; options.count == 0 || round < options.count; ++round) {
        if (round > 0)
            std::this_thread::sleep_until(next);
        for (const Device &device : devices) {
            const Telemetry telemetry = telemetryOf(device.card->folder);
            if (telemetry.empty())
                return "device_gone";
            writeTelemetry(records, device.index, "watch", telemetry);
        }
        next += std::chrono::milliseconds(static_cast<std::int64_t>(options.interval * 1e3));
    }
    return nullptr;
}

} // namespace headroom::probe

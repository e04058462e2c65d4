// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/busy.h"

#include "app/probe/processes.h"
#include "app/probe/runtimedevices.h"
#include "app/probe/telemetry.h"

#include <chrono>
#include <thread>

namespace headroom::probe {

namespace {

constexpr int kBusyPercent = 5;
constexpr int kLooks = 3;
constexpr auto kBetweenLooks = std::chrono::milliseconds(100);

bool cardIsBusy(RecordWriter &records, const Device &device)
{
    bool busy = false;
    std::optional<std::int64_t> used;
    for (int look = 0; look < kLooks; ++look) {
        if (look > 0)
            std::this_thread::sleep_for(kBetweenLooks);
        const Telemetry telemetry = telemetryOf(device.card->folder);
        if (look == 0)
            writeTelemetry(records, device.index, "before", telemetry);
        busy = busy || telemetry.busyPercent.value_or(0) > kBusyPercent
               || (used && telemetry.vramUsed && *used != *telemetry.vramUsed);
        used = telemetry.vramUsed;
    }
    return busy;
}

bool memoryMoves(Calls &calls, const Device &device)
{
    const MemoryInfo first = memoryOf(calls);
    const MemoryInfo second = memoryOf(calls);
    writeMemory(calls, device.index, second);
    if (first.free == second.free)
        return false;
    calls.records().warn("memory_shrank", device.index);
    return true;
}

} // namespace

bool isBusy(Calls &calls, const Device &device, const std::string &sysfs)
{
    RecordWriter &records = calls.records();
    bool busy = memoryMoves(calls, device);
    if (device.card)
        busy = cardIsBusy(records, device) || busy;
    else
        records.warn("busy_unknown", device.index);
    if (device.node)
        writeProcesses(records, device.index, processesOn(sysfs, device.node->gpuId));
    if (busy)
        records.warn("busy", device.index);
    return busy;
}

} // namespace headroom::probe

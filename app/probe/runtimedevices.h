// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/calls.h"
#include "app/probe/device.h"

namespace headroom::probe {

// Starts the driver and writes the runtime record. False: it has no device for us, or is too old; an error or
// a warning says which.
[[nodiscard]] bool startRuntime(Calls &calls);

// Every device of a driver that was started, without taking a context on any. What is out of all reason is
// left out with a warning, and so is what the driver does not answer.
[[nodiscard]] std::vector<Device> devicesOfRuntime(Calls &calls, const Machine &machine);

// Free and total bytes of the device in use.
struct MemoryInfo {
    std::size_t free = 0;
    std::size_t total = 0;
};
[[nodiscard]] MemoryInfo memoryOf(Calls &calls); // throws CallFailed
void writeMemory(Calls &calls, int device, const MemoryInfo &memory);

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headroom::probe {

class RecordWriter;

// Another process with memory on a device, from /sys/class/kfd/kfd/proc.
struct GpuProcess {
    std::int64_t pid = 0;
    std::string name; // empty when it is another user's in another container
    std::optional<std::int64_t> vramBytes;
};

// All but this process and its parent, which supervises it.
[[nodiscard]] std::vector<GpuProcess> processesOn(const std::string &sysfs, std::int64_t gpuId);
void writeProcesses(RecordWriter &records, int device, const std::vector<GpuProcess> &processes);

} // namespace headroom::probe

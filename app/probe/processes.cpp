// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/processes.h"

#include "app/probe/recordwriter.h"
#include "app/probe/textfile.h"

#include <unistd.h>

namespace headroom::probe {

std::vector<GpuProcess> processesOn(const std::string &sysfs, std::int64_t gpuId)
{
    std::vector<GpuProcess> processes;
    const std::string folder = sysfs + "/class/kfd/kfd/proc/";
    for (const std::string &name : namesIn(folder)) {
        const auto pid = wholeNumber(name);
        if (!pid || *pid == ::getpid() || *pid == ::getppid())
            continue;
        const auto bytes = smallNumber(folder + name + "/vram_" + std::to_string(gpuId));
        if (bytes && *bytes > 0)
            processes.push_back({*pid, smallText("/proc/" + name + "/comm").value_or(""), bytes});
    }
    return processes;
}

void writeProcesses(RecordWriter &records, int device, const std::vector<GpuProcess> &processes)
{
    for (const GpuProcess &process : processes) {
        Record record("process");
        record.add("index", device).add("pid", process.pid);
        if (!process.name.empty())
            record.add("name", process.name);
        records.write(record.add("vram_bytes", process.vramBytes));
    }
}

} // namespace headroom::probe

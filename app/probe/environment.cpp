// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/environment.h"

#include "app/probe/recordwriter.h"
#include "app/probe/textfile.h"

#include <array>
#include <cstdlib>

#include <sys/utsname.h>
#include <unistd.h>

namespace headroom::probe {

namespace {

// https://rocm.docs.amd.com/en/docs-6.1.2/conceptual/gpu-isolation.html
constexpr std::array kHiding{"ROCR_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "GPU_DEVICE_ORDINAL",
                             "CUDA_VISIBLE_DEVICES"};
// They change what the runtime says about memory:
// https://github.com/ROCm/clr rocclr/utils/flags.hpp, rocclr/device/rocm/rocdevice.cpp
constexpr std::array kMemory{"GPU_MAX_HEAP_SIZE", "GPU_SINGLE_ALLOC_PERCENT", "HIP_HIDDEN_FREE_MEM"};

bool insideContainer()
{
    if (::access("/.dockerenv", F_OK) == 0 || ::access("/run/.containerenv", F_OK) == 0)
        return true;
    const auto groups = smallText("/proc/1/cgroup");
    return groups
           && (groups->find("docker") != std::string::npos || groups->find("kubepods") != std::string::npos);
}

std::string variables()
{
    std::string json = "{";
    const auto append = [&json](const char *name) {
        if (const char *value = std::getenv(name))
            json += (json.size() > 1 ? "," : "") + jsonText(name) + ':' + jsonText(value);
    };
    for (const char *name : kHiding)
        append(name);
    for (const char *name : kMemory)
        append(name);
    return json + '}';
}

} // namespace

void writeEnvironment(RecordWriter &records, const std::string &sysfs)
{
    Record record("env");
    record.addRaw("variables", variables()).add("container", insideContainer());
    utsname system = {};
    if (::uname(&system) == 0)
        record.add("kernel", static_cast<const char *>(system.release));
    record.add("amdgpu_version", smallText(sysfs + "/module/amdgpu/version"));
    records.write(record);
    for (const char *name : kHiding)
        if (std::getenv(name))
            records.warn("hidden_devices", {}, name);
}

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/drivers.h"

#include "app/probe/calls.h"
#include "app/probe/libraries.h"
#include "app/probe/properties.h"

#include <array>

namespace headroom::probe {

namespace {

// Values of hipDeviceAttribute_t, the same in every header from ROCm 5.0 to 7.x:
// https://github.com/ROCm/rocm-systems projects/hip/include/hip/hip_runtime_api.h
constexpr Attributes kAttributes{.computeUnits = 63,
                                 .coreKHz = 5,
                                 .memoryKHz = 60,
                                 .busBits = 59,
                                 .l2Bytes = 19,
                                 .warp = 87,
                                 .integrated = 16,
                                 .ecc = 0,
                                 .xccs = 10'018};

void findQuestions(const SharedLibrary &library, GpuApi &api)
{
    find(library, api.init, "hipInit");
    find(library, api.version, "hipRuntimeGetVersion");
    find(library, api.deviceCount, "hipGetDeviceCount");
    find(library, api.deviceName, "hipDeviceGetName");
    find(library, api.totalMemory, "hipDeviceTotalMem");
    find(library, api.pciAddress, "hipDeviceGetPCIBusId");
    find(library, api.uuid, "hipDeviceGetUuid");
    find(library, api.attribute, "hipDeviceGetAttribute");
    find(library, api.canAccessPeer, "hipDeviceCanAccessPeer");
    find(library, api.memoryInfo, "hipMemGetInfo");
}

void findWork(const SharedLibrary &library, GpuApi &api)
{
    find(library, api.allocate, "hipMalloc");
    find(library, api.release, "hipFree");
    find(library, api.copyToHost, "hipMemcpyDtoH");
    find(library, api.createStream, "hipStreamCreateWithFlags");
    find(library, api.synchronize, "hipStreamSynchronize");
    find(library, api.createEvent, "hipEventCreateWithFlags");
    find(library, api.record, "hipEventRecord");
    find(library, api.await, "hipStreamWaitEvent");
    find(library, api.elapsed, "hipEventElapsedTime");
    find(library, api.loadModule, "hipModuleLoadData");
    find(library, api.kernel, "hipModuleGetFunction");
    find(library, api.launch, "hipModuleLaunchKernel");
    find(library, api.occupancy, "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor");
}

void addDifferences(const SharedLibrary &library, GpuApi &api)
{
    Function<int> setDevice;
    find(library, setDevice, "hipSetDevice");
    api.select = [setDevice](Calls &calls, int device) {
        return calls.ask(setDevice, Patience::Work, device);
    };
    Function<int, unsigned> enable;
    find(library, enable, "hipDeviceEnablePeerAccess");
    api.enablePeer = [enable](Calls &calls, int peer) { return calls.ask(enable, Patience::Work, peer, 0U); };
    const DeviceProperties properties(library);
    api.arch = [properties](Calls &calls, int device) { return properties.arch(calls, device); };
    const auto name = reinterpret_cast<const char *(*)(int)>(library.symbol("hipGetErrorName"));
    api.errorName = [name](int code) {
        const char *const text = name ? name(code) : nullptr;
        return std::string(text ? text : "");
    };
}

} // namespace

std::optional<Driver> hipDriver(RecordWriter &records, const std::string &path)
{
    const auto names = path.empty() ? hipLibraries() : std::vector{path};
    std::string reason;
    for (const std::string &name : names) {
        SharedLibrary library = SharedLibrary::load(records, name);
        if (!library.loaded()) {
            if (reason.empty() || name.starts_with('/'))
                reason = library.reason();
            continue;
        }
        Driver driver{{}, library, !name.starts_with('/')};
        driver.api.backend = "hip";
        driver.api.attributes = kAttributes;
        driver.api.path = library.pathOf(library.symbol("hipInit"));
        findQuestions(library, driver.api);
        findWork(library, driver.api);
        addDifferences(library, driver.api);
        return driver;
    }
    records.warn("no_runtime", {}, reason);
    return std::nullopt;
}

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/drivers.h"

#include "app/probe/calls.h"

#include <map>
#include <memory>

namespace headroom::probe {

namespace {

// Values of enum CUdevice_attribute: https://docs.nvidia.com/cuda/cuda-driver-api/
constexpr Attributes kAttributes{.computeUnits = 16,
                                 .coreKHz = 13,
                                 .memoryKHz = 36,
                                 .busBits = 37,
                                 .l2Bytes = 38,
                                 .warp = 10,
                                 .integrated = 18,
                                 .ecc = 32,
                                 .xccs = -1};
constexpr int kCapabilityMajor = 75;
constexpr int kCapabilityMinor = 76;

void findQuestions(const SharedLibrary &library, GpuApi &api)
{
    find(library, api.init, "cuInit");
    find(library, api.version, "cuDriverGetVersion");
    find(library, api.deviceCount, "cuDeviceGetCount");
    find(library, api.deviceName, "cuDeviceGetName");
    find(library, api.totalMemory, "cuDeviceTotalMem_v2");
    find(library, api.pciAddress, "cuDeviceGetPCIBusId");
    find(library, api.uuid, "cuDeviceGetUuid");
    find(library, api.attribute, "cuDeviceGetAttribute");
    find(library, api.canAccessPeer, "cuDeviceCanAccessPeer");
    find(library, api.memoryInfo, "cuMemGetInfo_v2");
}

// The names without _v2 exist as well and take other arguments:
// https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html
void findWork(const SharedLibrary &library, GpuApi &api)
{
    find(library, api.allocate, "cuMemAlloc_v2");
    find(library, api.release, "cuMemFree_v2");
    find(library, api.copyToHost, "cuMemcpyDtoH_v2");
    find(library, api.createStream, "cuStreamCreate");
    find(library, api.synchronize, "cuStreamSynchronize");
    find(library, api.createEvent, "cuEventCreate");
    find(library, api.record, "cuEventRecord");
    find(library, api.await, "cuStreamWaitEvent");
    find(library, api.elapsed, "cuEventElapsedTime");
    find(library, api.loadModule, "cuModuleLoadData");
    find(library, api.kernel, "cuModuleGetFunction");
    find(library, api.launch, "cuLaunchKernel");
    find(library, api.occupancy, "cuOccupancyMaxActiveBlocksPerMultiprocessor");
}

// A device's primary context, kept once it was taken.
using Contexts = std::map<int, Handle>;

void addContexts(const SharedLibrary &library, GpuApi &api)
{
    Function<int *, int> deviceGet;
    Function<Handle *, int> retain;
    Function<Handle> setCurrent;
    Function<Handle, unsigned> enable;
    find(library, deviceGet, "cuDeviceGet");
    find(library, retain, "cuDevicePrimaryCtxRetain");
    find(library, setCurrent, "cuCtxSetCurrent");
    find(library, enable, "cuCtxEnablePeerAccess");
    const auto contexts = std::make_shared<Contexts>();
    const auto contextOf = [deviceGet, retain, contexts](Calls &calls, int index, Handle &context) {
        if (const auto known = contexts->find(index); known != contexts->end()) {
            context = known->second;
            return 0;
        }
        int device = 0;
        int code = calls.ask(deviceGet, Patience::Query, &device, index);
        if (code == 0)
            code = calls.ask(retain, Patience::Work, &context, device);
        if (code == 0)
            contexts->emplace(index, context);
        return code;
    };
    api.select = [contextOf, setCurrent](Calls &calls, int index) {
        Handle context = nullptr;
        const int code = contextOf(calls, index, context);
        return code != 0 ? code : calls.ask(setCurrent, Patience::Query, context);
    };
    api.enablePeer = [contextOf, enable](Calls &calls, int peer) {
        Handle context = nullptr;
        const int code = contextOf(calls, peer, context);
        return code != 0 ? code : calls.ask(enable, Patience::Work, context, 0U);
    };
}

void addDifferences(const SharedLibrary &library, GpuApi &api)
{
    addContexts(library, api);
    const auto attribute = api.attribute;
    api.arch = [attribute](Calls &calls, int device) {
        int major = 0;
        int minor = 0;
        const bool told = calls.ask(attribute, Patience::Query, &major, kCapabilityMajor, device) == 0
                          && calls.ask(attribute, Patience::Query, &minor, kCapabilityMinor, device) == 0;
        const bool likely = major > 0 && major < 100 && minor >= 0 && minor < 10;
        return told && likely ? "sm_" + std::to_string(major) + std::to_string(minor) : std::string();
    };
    const auto name = reinterpret_cast<int (*)(int, const char **)>(library.symbol("cuGetErrorName"));
    api.errorName = [name](int code) {
        const char *text = nullptr;
        return std::string(name && name(code, &text) == 0 && text ? text : "");
    };
}

} // namespace

std::optional<Driver> cudaDriver(RecordWriter &records, const std::string &path)
{
    const SharedLibrary library = SharedLibrary::load(records, path.empty() ? "libcuda.so.1" : path);
    if (!library.loaded()) {
        records.warn("no_cuda", {}, library.reason());
        return std::nullopt;
    }
    Driver driver{{}, library, path.empty()};
    driver.api.backend = "cuda";
    driver.api.attributes = kAttributes;
    driver.api.path = library.pathOf(library.symbol("cuInit"));
    findQuestions(library, driver.api);
    findWork(library, driver.api);
    addDifferences(library, driver.api);
    return driver;
}

} // namespace headroom::probe

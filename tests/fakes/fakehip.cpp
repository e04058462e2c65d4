// SPDX-License-Identifier: GPL-3.0-or-later
// A libamdhip64.so without a GPU. FAKE_HIP_OLD: as of ROCm 5, where the properties have the old layout only.
#include "tests/fakes/exported.h"

#include <cstring>

using namespace headroom::fake;

FAKE_EXPORT int hipInit(unsigned /*flags*/)
{
    FAKE_ENTER();
    return driver().settings().devices.empty() ? kInvalidDevice : 0; // what the real one says without a GPU
}

FAKE_EXPORT int hipRuntimeGetVersion(int *version)
{
    FAKE_ENTER();
    *version = driver().settings().version;
    return 0;
}

FAKE_EXPORT int hipGetDeviceCount(int *count)
{
    FAKE_ENTER();
    const Settings &settings = driver().settings();
    *count = settings.count >= 0 ? settings.count : static_cast<int>(settings.devices.size());
    return *count == 0 ? kNoDevice : 0;
}

FAKE_EXPORT int hipSetDevice(int device)
{
    FAKE_ENTER();
    return driver().use(device);
}

FAKE_EXPORT int hipDeviceGetName(char *text, int room, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    put(text, room, known->name);
    return 0;
}

FAKE_EXPORT int hipDeviceTotalMem(std::size_t *bytes, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    *bytes = known->total;
    return 0;
}

FAKE_EXPORT int hipDeviceGetPCIBusId(char *text, int room, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    put(text, room, known->pci);
    return 0;
}

// Numbers of hipDeviceAttribute_t, ROCm 5.0 and later.
FAKE_EXPORT int hipDeviceGetAttribute(int *value, int which, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    switch (which) {
    case 0: // ECC
        *value = 1;
        return 0;
    case 5:
        *value = known->coreKHz;
        return 0;
    case 16: // integrated
        *value = 0;
        return 0;
    case 19:
        *value = known->l2;
        return 0;
    case 59:
        *value = known->busBits;
        return 0;
    case 60:
        *value = known->memoryKHz;
        return 0;
    case 63:
        *value = known->computeUnits;
        return 0;
    case 84: // total memory, cut to what fits
        *value = 0x7fffffff;
        return 0;
    case 87: // wavefront
        *value = 64;
        return 0;
    case 10'018:
        if (driver().settings().version < 70'000'000)
            return kInvalidValue;
        *value = known->xccs;
        return 0;
    default:
        return kInvalidValue;
    }
}

#ifndef FAKE_HIP_OLD
FAKE_EXPORT int hipGetDevicePropertiesR0600(char *properties, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    std::memset(properties, 0, 1'472);
    put(properties, 256, known->name);
    std::memcpy(properties + 288, &known->total, sizeof known->total);
    put(properties + 1'160, 256, known->arch);
    return 0;
}
#endif

FAKE_EXPORT int hipGetDeviceProperties(char *properties, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    std::memset(properties, 0, 792);
    put(properties, 256, known->name);
    std::memcpy(properties + 256, &known->total, sizeof known->total);
    put(properties + 396, 256, known->arch);
    return 0;
}

FAKE_EXPORT int hipMemGetInfo(std::size_t *free, std::size_t *total)
{
    FAKE_ENTER();
    return driver().memoryInfo(free, total);
}

FAKE_EXPORT int hipDeviceCanAccessPeer(int *answer, int device, int peer)
{
    FAKE_ENTER();
    *answer = device != peer && driver().device(peer) ? 1 : 0;
    return 0;
}

FAKE_EXPORT int hipDeviceEnablePeerAccess(int peer, unsigned /*flags*/)
{
    FAKE_ENTER();
    return driver().device(peer) ? 0 : kInvalidDevice;
}

FAKE_EXPORT const char *hipGetErrorName(int code)
{
    switch (code) {
    case 2:
        return "hipErrorOutOfMemory";
    case 100:
        return "hipErrorNoDevice";
    case 101:
        return "hipErrorInvalidDevice";
    case 719:
        return "hipErrorLaunchFailure";
    default:
        return "hipErrorUnknown";
    }
}

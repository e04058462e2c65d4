// SPDX-License-Identifier: GPL-3.0-or-later
// A libcuda.so.1 without a GPU: the questions.
#include "tests/fakes/exported.h"

using namespace headroom::fake;

FAKE_EXPORT int cuInit(unsigned /*flags*/)
{
    FAKE_ENTER();
    return driver().settings().devices.empty() ? kNoDevice : 0;
}

FAKE_EXPORT int cuDriverGetVersion(int *version)
{
    FAKE_ENTER();
    *version = driver().settings().version;
    return 0;
}

FAKE_EXPORT int cuDeviceGetCount(int *count)
{
    FAKE_ENTER();
    *count = static_cast<int>(driver().settings().devices.size());
    return 0;
}

FAKE_EXPORT int cuDeviceGet(int *device, int index)
{
    FAKE_ENTER();
    *device = index;
    return driver().device(index) ? 0 : kInvalidDevice;
}

FAKE_EXPORT int cuDeviceGetName(char *text, int room, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    put(text, room, known->name);
    return 0;
}

FAKE_EXPORT int cuDeviceTotalMem_v2(std::size_t *bytes, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    *bytes = known->total;
    return 0;
}

FAKE_EXPORT int cuDeviceGetPCIBusId(char *text, int room, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    put(text, room, known->pci);
    return 0;
}

// Numbers of CUdevice_attribute.
FAKE_EXPORT int cuDeviceGetAttribute(int *value, int which, int device)
{
    FAKE_ENTER();
    const FakeDevice *const known = driver().device(device);
    if (!known)
        return kInvalidDevice;
    switch (which) {
    case 10: // warp
        *value = 32;
        return 0;
    case 13:
        *value = known->coreKHz;
        return 0;
    case 16:
        *value = known->computeUnits;
        return 0;
    case 18: // integrated
        *value = 0;
        return 0;
    case 32: // ECC
        *value = 1;
        return 0;
    case 36:
        *value = known->memoryKHz;
        return 0;
    case 37:
        *value = known->busBits;
        return 0;
    case 38:
        *value = known->l2;
        return 0;
    case 75:
        *value = known->capability / 10;
        return 0;
    case 76:
        *value = known->capability % 10;
        return 0;
    default:
        return kInvalidValue;
    }
}

FAKE_EXPORT int cuMemGetInfo_v2(std::size_t *free, std::size_t *total)
{
    FAKE_ENTER();
    return driver().memoryInfo(free, total);
}

FAKE_EXPORT int cuDeviceCanAccessPeer(int *answer, int device, int peer)
{
    FAKE_ENTER();
    *answer = device != peer && driver().device(peer) ? 1 : 0;
    return 0;
}

// The context of a device is its number and one, so that none is null.
FAKE_EXPORT int cuDevicePrimaryCtxRetain(void **context, int device)
{
    FAKE_ENTER();
    *context = reinterpret_cast<void *>(static_cast<std::uintptr_t>(device) + 1);
    return driver().device(device) ? 0 : kInvalidDevice;
}

FAKE_EXPORT int cuCtxSetCurrent(void *context)
{
    FAKE_ENTER();
    return driver().use(static_cast<int>(reinterpret_cast<std::uintptr_t>(context)) - 1);
}

FAKE_EXPORT int cuCtxEnablePeerAccess(void *context, unsigned /*flags*/)
{
    FAKE_ENTER();
    return context ? 0 : kInvalidDevice;
}

FAKE_EXPORT int cuGetErrorName(int code, const char **text)
{
    *text = code == 2     ? "CUDA_ERROR_OUT_OF_MEMORY"
            : code == 100 ? "CUDA_ERROR_NO_DEVICE"
                          : "CUDA_ERROR_UNKNOWN";
    return 0;
}

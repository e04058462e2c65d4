// SPDX-License-Identifier: GPL-3.0-or-later
// Memory, streams, events and kernels of the fake libamdhip64.so, or libcuda.so.1 with FAKE_CUDA: the
// arguments are the same, the names are not.
#include "tests/fakes/exported.h"

#include <cstring>

using namespace headroom::fake;

#ifdef FAKE_CUDA
#define NAMED(hip, cuda) cuda
#else
#define NAMED(hip, cuda) hip
#endif

FAKE_EXPORT int NAMED(hipMalloc, cuMemAlloc_v2)(std::uint64_t *address, std::size_t bytes)
{
    FAKE_ENTER();
    return driver().allocate(address, bytes);
}

FAKE_EXPORT int NAMED(hipFree, cuMemFree_v2)(std::uint64_t address)
{
    FAKE_ENTER();
    return driver().release(address);
}

FAKE_EXPORT int NAMED(hipMemcpyDtoH, cuMemcpyDtoH_v2)(void *to, std::uint64_t from, std::size_t bytes)
{
    FAKE_ENTER();
    driver().copyOut(to, from, bytes);
    return 0;
}

FAKE_EXPORT int NAMED(hipStreamCreateWithFlags, cuStreamCreate)(void **stream, unsigned /*flags*/)
{
    FAKE_ENTER();
    *stream = driver().newHandle("stream");
    return 0;
}

FAKE_EXPORT int NAMED(hipStreamSynchronize, cuStreamSynchronize)(void * /*stream*/)
{
    FAKE_ENTER();
    driver().synchronize();
    return 0;
}

FAKE_EXPORT int NAMED(hipStreamWaitEvent, cuStreamWaitEvent)(void * /*stream*/, void * /*event*/,
                                                             unsigned /*flags*/)
{
    FAKE_ENTER();
    return 0;
}

FAKE_EXPORT int NAMED(hipEventCreateWithFlags, cuEventCreate)(void **event, unsigned /*flags*/)
{
    FAKE_ENTER();
    *event = driver().newHandle("event");
    return 0;
}

FAKE_EXPORT int NAMED(hipEventRecord, cuEventRecord)(void *event, void * /*stream*/)
{
    FAKE_ENTER();
    driver().record(event);
    return 0;
}

FAKE_EXPORT int NAMED(hipEventElapsedTime, cuEventElapsedTime)(float *ms, void *start, void *end)
{
    FAKE_ENTER();
    return driver().elapsed(ms, start, end);
}

FAKE_EXPORT int NAMED(hipModuleLoadData, cuModuleLoadData)(void **module, const void *code)
{
    FAKE_ENTER();
    if (std::memcmp(code, "FAKE:", 5) != 0)
        return kNoBinary;
    *module = driver().newHandle("module");
    return 0;
}

FAKE_EXPORT int NAMED(hipModuleGetFunction, cuModuleGetFunction)(void **kernel, void * /*module*/,
                                                                 const char *name)
{
    FAKE_ENTER();
    *kernel = driver().newHandle(name);
    return 0;
}

FAKE_EXPORT int NAMED(hipModuleLaunchKernel,
                      cuLaunchKernel)(void *kernel, unsigned groups, unsigned /*y*/, unsigned /*z*/,
                                      unsigned threads, unsigned /*ty*/, unsigned /*tz*/, unsigned /*shared*/,
                                      void * /*stream*/, void **arguments, void ** /*extra*/)
{
    FAKE_ENTER();
    return driver().launch(kernel, groups, threads, arguments);
}

FAKE_EXPORT int NAMED(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor,
                      cuOccupancyMaxActiveBlocksPerMultiprocessor)(int *groups, void * /*kernel*/,
                                                                   int /*threads*/, std::size_t /*shared*/)
{
    FAKE_ENTER();
    *groups = 8;
    return 0;
}

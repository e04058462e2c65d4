// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace headroom::probe {

// One C function of a driver under its real name. The code it returns is the driver's; 0 is success, and
// HIP and CUDA number what we ask about alike.
template<class... Arguments> struct Function {
    const char *name = "";
    int (*call)(Arguments...) = nullptr;

    [[nodiscard]] bool there() const { return call != nullptr; }
};

using Address = std::uint64_t; // of device memory; a pointer in HIP, a number in CUDA: the same register
using Handle = void *;         // of a stream, an event, a module or a function

// Numbers of device attributes; -1: this driver has no such attribute.
struct Attributes {
    int computeUnits;
    int coreKHz;
    int memoryKHz;
    int busBits;
    int l2Bytes;
    int warp;
    int integrated;
    int ecc;
    int xccs;
};

// What one driver offers, whoever made it. Filled by hipApi() or cudaApi(); only int, size_t and pointers
// cross, so no header of a vendor is needed.
struct GpuApi {
    const char *backend = ""; // "hip" or "cuda"
    std::string path;         // of the library
    Attributes attributes{};
    Function<unsigned> init;
    Function<int *> version;
    Function<int *> deviceCount;
    Function<char *, int, int> deviceName;             // text, its size, device
    Function<std::size_t *, int> totalMemory;          // bytes, device
    Function<char *, int, int> pciAddress;             // text, its size, device
    Function<char *, int> uuid;                        // 16 bytes, device
    Function<int *, int, int> attribute;               // value, which, device
    Function<int *, int, int> canAccessPeer;           // answer, device, peer
    Function<std::size_t *, std::size_t *> memoryInfo; // free and total bytes of the current device
    Function<Address *, std::size_t> allocate;
    Function<Address> release;
    Function<void *, Address, std::size_t> copyToHost;
    Function<Handle *, unsigned> createStream;
    Function<Handle> synchronize; // a stream
    Function<Handle *, unsigned> createEvent;
    Function<Handle, Handle> record;           // event, stream
    Function<Handle, Handle, unsigned> await;  // stream, event
    Function<float *, Handle, Handle> elapsed; // milliseconds between two events
    Function<Handle *, const void *> loadModule;
    Function<Handle *, Handle, const char *> kernel;
    Function<Handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Handle, void **,
             void **>
        launch; // kernel, grid, block, shared bytes, stream, arguments
    Function<int *, Handle, int, std::size_t> occupancy; // workgroups per unit, kernel, its size, shared
                                                         // bytes

    // What the two do differently. They take the announcer, since they call too.
    std::function<int(class Calls &, int device)> select;
    std::function<int(class Calls &, int peer)> enablePeer;
    std::function<std::string(class Calls &, int device)> arch; // empty: not told
    std::function<std::string(int code)> errorName; // no question to the driver where it has a table
};

// Numbers that both drivers give these codes.
constexpr int kOutOfMemory = 2;
constexpr int kNotFound = 500;

} // namespace headroom::probe

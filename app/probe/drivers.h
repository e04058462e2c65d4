// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/gpuapi.h"
#include "app/probe/sharedlibrary.h"

#include <optional>

namespace headroom::probe {

// A driver's library with its table of functions.
struct Driver {
    GpuApi api;
    SharedLibrary library;
    bool fromLoader = false; // found by name alone, not in a folder of ours
};

// AMD's runtime from the given path, or the newest that can be loaded. Nothing: a warning says why.
[[nodiscard]] std::optional<Driver> hipDriver(RecordWriter &records, const std::string &path);
// NVIDIA's driver, libcuda.so.1.
[[nodiscard]] std::optional<Driver> cudaDriver(RecordWriter &records, const std::string &path);

// Looks up one function; the names that were found last win.
template<class... Arguments>
void find(const SharedLibrary &library, Function<Arguments...> &function, const char *name)
{
    function.name = name;
    function.call = reinterpret_cast<int (*)(Arguments...)>(library.symbol(name));
}

} // namespace headroom::probe

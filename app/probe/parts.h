// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace headroom::probe {

// What the vendor says about a whole part, taken from data/accelerators.json when the program is built.
// 0: the catalog does not say.
struct Claim {
    std::string_view accelerator; // ID in the catalog
    int devices;                  // the runtime shows for one part, unpartitioned
    double memoryGb;              // as the vendor prints it
    double bytesPerSecond;        // memory bandwidth
    int computeUnits;
};

[[nodiscard]] std::span<const Claim> claims();

// One PCI device ID of AMD (vendor 0x1002), from the table of AMD's profiler:
// https://github.com/ROCm/rocm-systems projects/rocprofiler-compute/src/utils/mi_gpu_spec.yaml
struct Part {
    std::int64_t deviceId;
    std::string_view name;
    std::string_view accelerator; // ID in the catalog, "" where the catalog lacks the part
    std::string_view arch;
    int xccs;       // of the whole part as the runtime shows it unpartitioned; 0: not a part with XCDs
    bool isVirtual; // a virtual function in a virtual machine
};

[[nodiscard]] const Part *partOf(std::int64_t deviceId);
[[nodiscard]] const Claim *claimOf(const Part &part);

} // namespace headroom::probe

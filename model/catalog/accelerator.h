// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"
#include "model/units/units.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace headroom {

// Number formats a matrix unit has a rate for.
enum class MatrixFormat : std::uint8_t { Fp64, Fp32, Tf32, Bf16, Fp16, Fp8, Int8, Fp6, Fp4 };
constexpr std::size_t kMatrixFormats = 9;

// The links that join devices into one scale-up domain. Rates are one way, per device.
struct ScaleUp {
    Text fabric;
    std::optional<Sourced<double>> links;
    std::optional<Sourced<BytesPerSecond>> perPeer;
    std::optional<Sourced<BytesPerSecond>> total;
    std::optional<Sourced<double>> domain; // devices
    Text note;
};

enum class PriceBasis : std::uint8_t { HyperscalerOwnership, NeocloudOwnership, Rental3Years, List };

struct Price {
    PriceBasis basis = PriceBasis::List;
    double usd = 0.0; // per part and hour; the purchase price for List
    std::string date;
    Provenance from;
};

// A public benchmark of the part, kept beside its claims.
struct Benchmark {
    std::string what;
    int devices = 1;
    double value = 0.0;
    SourceIndex source = 0;
};

// One line of a vendor's list. A part may hold several devices (an MI250X shows two to the runtime,
// a rack entry holds 72); figures named "part" are for all of them together.
struct Accelerator {
    std::string id;
    std::string vendor;
    std::string name;
    std::string form;
    std::string architecture;
    bool announced = false; // not shipping: marked wherever it appears
    Sourced<std::string> release;
    int devicesPerPart = 1;
    std::string device; // id of the device a rack entry is made of, else empty
    std::vector<std::string> aliases;
    Sourced<Bytes> partMemory;
    std::string memoryType;
    std::optional<Sourced<Bytes>> runtimeMemory; // what the runtime reports for one device
    Sourced<BytesPerSecond> partBandwidth;
    std::array<std::optional<Sourced<FlopsPerSecond>>, kMatrixFormats> partPeaks; // dense
    std::optional<Sourced<Watts>> partPower;
    std::optional<Sourced<double>> computeUnits;
    std::string computeUnitName;
    ScaleUp scaleUp;
    std::optional<Sourced<double>> devicesPerNode;
    std::vector<Price> prices;
    std::vector<Benchmark> benchmarks;
    std::vector<Text> cautions;
    std::vector<Text> disagreements;
};

// Memory of one device: what the runtime reports, else the vendor's size divided and marked assumed.
[[nodiscard]] Sourced<Bytes> deviceMemory(const Accelerator &accelerator);

// Claimed memory bandwidth of one device.
[[nodiscard]] Sourced<BytesPerSecond> deviceBandwidth(const Accelerator &accelerator);

// Vendor memory of the usual node, in vendor bytes (8 x 192 GB); nothing where the node is unknown.
[[nodiscard]] std::optional<Bytes> nodeMemory(const Accelerator &accelerator);

} // namespace headroom

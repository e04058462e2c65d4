// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/kept_measurement.h"
#include "model/scenario/method_settings.h"
#include "model/scenario/purchase.h"
#include "model/scenario/workload.h"
#include "model/units/units.h"

#include <optional>
#include <string>
#include <vector>

namespace headroom {

// Which bytes stand for the weights: as the lesson states the parameters, as published, or as an
// engine keeps them on the device.
enum class WeightsBasis : std::uint8_t { Nominal, Checkpoint, Loaded };

// Values the user sets over the catalog's and the method's.
struct Overrides {
    std::optional<Bytes> memory = std::nullopt;             // per device
    std::optional<BytesPerSecond> bandwidth = std::nullopt; // per device
    std::optional<Bytes> reserve = std::nullopt;            // per device
    std::optional<double> utilization = std::nullopt;       // share of memory that may be used, 0 to 1
    std::optional<Bytes> pool = std::nullopt;               // per device, as an engine printed it
    std::optional<double> usdPerHour = std::nullopt;        // per device
    std::optional<Watts> power = std::nullopt;              // per device
    // Where the value was measured; nothing: somebody typed it. Never without the value.
    std::optional<Origin> memoryFrom = std::nullopt;
    std::optional<Origin> bandwidthFrom = std::nullopt;
    friend bool operator==(const Overrides &, const Overrides &) = default;
};

// One card of the comparison.
struct Configuration {
    std::string accelerator;
    std::string weights = "bf16";
    std::string cache = "bf16";
    Parallelism parallel;
    std::string model; // empty: the scenario's
    Overrides overrides;
    std::string unknownKeys; // as Scenario's
    friend bool operator==(const Configuration &, const Configuration &) = default;
};

// A model of a file that the document carries along, so that it means the same on another machine.
struct CarriedModel {
    std::string id;
    std::string catalog; // JSON text of a catalog file that holds it alone, keys in their order
    friend bool operator==(const CarriedModel &, const CarriedModel &) = default;
};

// The document: what is compared, under which conditions. Ids refer to the catalog.
struct Scenario {
    std::string model;
    Tokens context = 0;
    Tokens sequences = 1;
    Method method = Method::Reference;
    MethodSettings settings; // of the engine the method follows, for all configurations
    WeightsBasis basis = WeightsBasis::Nominal;
    Workload load;
    RateSettings rate;
    PriceSettings prices;
    Purchase purchase;
    std::vector<Configuration> configurations;
    std::vector<CarriedModel> carriedModels; // of those that are named above and are not the program's own
    MeasurementList measurements;            // shared between copies of the document
    std::string unknownKeys;                 // JSON text of keys a newer program wrote; kept when saving
    friend bool operator==(const Scenario &, const Scenario &) = default;
};

constexpr std::size_t kMostConfigurations = 6;
constexpr std::size_t kMostCarriedModels = kMostConfigurations + 2;  // the shared one, and one that drafts
constexpr std::size_t kLargestCarriedModel = std::size_t{96} * 1024; // bytes, as written to the file
constexpr Tokens kLeastContext = 1;
constexpr Tokens kMostContext = Tokens{1} << 30;
constexpr Tokens kMostSequences = 1'000'000;
constexpr int kMostDegree = 4096; // of any kind of parallelism
constexpr double kLeastUtilization = 0.01;
constexpr Bytes kMostDeviceMemory = gibibytes(1024.0 * 1024.0); // of an override; any device is far below
constexpr BytesPerSecond kMostBandwidth = terabytesPerSecond(1e6);

// The basis a method is meant for: the lessons' nominal count, or what an engine keeps on the device.
[[nodiscard]] constexpr WeightsBasis usualBasis(Method method)
{
    return method == Method::Reference ? WeightsBasis::Nominal : WeightsBasis::Loaded;
}

// Tokens drafted a step by speculative decoding: as the engine of the method was started, else as the
// load says. Memory and rates both follow it.
[[nodiscard]] Tokens draftedTokens(const Scenario &scenario);

// What a first start shows: H100 SXM, MI300X and B200 with Qwen3.8-27B in bf16 at 262,144 tokens.
[[nodiscard]] Scenario lessonScenario();

} // namespace headroom

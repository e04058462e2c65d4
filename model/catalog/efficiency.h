// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"
#include "model/catalog/rate_engine.h"
#include "model/units/units.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace headroom {

// Engines grew faster by whole factors within a year; their runs are kept apart by version.
enum class Era : std::uint8_t { Any, Early, Current };

enum class Confidence : std::uint8_t { None, Low, Medium, High };

[[nodiscard]] const char *idOf(Era era);
[[nodiscard]] const char *idOf(Confidence confidence);

// A factor by the bits of a weight.
struct ByWidth {
    double sixteen = 0.0;
    double eight = 0.0;
    double four = 0.0;
};

// What kernels reach on an architecture, as shares of the vendor's claims.
struct HardwareRates {
    std::string id;
    std::string name;
    std::vector<std::string> architectures; // as accelerators spell them
    std::vector<std::string> accelerators;  // ids, or "rtx-*"; these go before architectures
    ByWidth stream;                         // of the memory bandwidth, while weights are read
    double compute = 0.0;                   // of the matrix peak, in decode
    bool pcie = false;                      // devices are joined by PCIe
    BytesPerSecond link;                    // of an all-reduce, where not PCIe
    ByWidth prefill;                        // of the matrix peak, in prefill
    double prefillFast = 1.0;               // band: factors on that share
    double prefillSlow = 1.0;
    double prefillExperts = 1.0;  // factor with a mixture of experts
    double prefillLlamaCpp = 1.0; // factor with llama.cpp
    Provenance from;
    std::vector<SourceIndex> evidence;
};

// All-reduce costs of 2, 4 and 8 devices.
using AllReduceTimes = std::array<Seconds, 3>;

// Constants fitted to the runs of one architecture, engine and era.
struct SoftwareClass {
    std::string id;
    std::string hardware;                 // id of a HardwareRates
    std::optional<RateEngine> engine;     // nothing: pooled over all engines
    std::optional<RateEngine> alsoEngine; // a pooled class most of whose runs are of this engine
    Era era = Era::Any;
    bool only16Bit = false;                  // serves 16-bit weights only
    bool runsAre16Bit = false;               // serves every format, but its runs had 16-bit weights
    Seconds step;                            // once a step
    Seconds layer;                           // a layer
    Seconds quantized;                       // a layer, more, with weights of 8 bits or fewer
    Seconds experts;                         // a layer, more, with a mixture of experts
    std::optional<AllReduceTimes> allReduce; // nothing: those of PCIe
    double cache = 1.0;                      // share of the memory bandwidth, while the cache is read
    bool groupedReads = false;               // keys and values are read once per query head
    std::optional<double> prefill;           // in place of the architecture's share
    double fast = 1.0;                       // band: factors on the step, about the 10th and the
    double slow = 1.0;                       // 90th percentile of measured over typical
    int rows = 0;
    Confidence confidence = Confidence::None;
    std::string borrowedFrom; // id of the hardware whose runs these are, else empty
    Provenance from;
    std::vector<SourceIndex> evidence;
};

// Runs from this version on are current; a run that names no version counts by its year.
struct EraStart {
    RateEngine engine = RateEngine::None;
    int major = 0;
    int minor = 0;
    std::string since; // year
};

// Two cards joined by a bridge; beyond two they use PCIe.
struct Bridge {
    std::vector<std::string> accelerators;
    BytesPerSecond link;
    std::optional<Seconds> allReduce; // nothing: that of the class
};

// Constants of the rule that hold for every class.
struct RateConstants {
    double sixteenAbove = 12.0; // bits a weight
    double fourBelow = 7.0;
    Provenance bitsFrom;
    Seconds sequence;        // a sequence and step: scheduling and sampling
    Seconds vocabularyEntry; // the same, for each entry of the vocabulary
    Provenance sequenceFrom;
    double growthFast = 1.0; // share of the growth with the batch in the fast end
    double growthFastExperts = 1.0;
    double growthSlow = 1.0;
    double leastSpread = 0.0; // of either end from the typical value
    double borrowed = 1.0;    // widening for each borrowed condition
    int devicesWithoutBorrowing = 8;
    Provenance bandFrom;
    std::array<BytesPerSecond, 3> pcieLink; // of 2, 4 and 8 devices
    AllReduceTimes pcieAllReduce;
    BytesPerSecond pcieAtMost; // links no faster than this are PCIe
    Provenance pcieFrom;
    std::vector<Bridge> bridges;
    Provenance bridgesFrom;
    double beyondEight = 0.0; // growth of an all-reduce with each doubling beyond 8 devices
    Provenance beyondEightFrom;
    Seconds hostFast; // what a server adds to the first token
    Seconds hostTypical;
    Seconds hostSlow;
    Provenance hostFrom;
    double expertImbalance = 1.0; // the fullest expert-parallel rank over the average one
    double latentHeadDim = 0.0;   // values of a head of latent attention
    Provenance assumedFrom;
};

// The constants of the rate rule.
struct Efficiency {
    std::optional<RateConstants> constants;
    std::vector<EraStart> eras;
    std::vector<HardwareRates> hardware; // "unknown" stands for every architecture not named
    std::vector<SoftwareClass> classes;
};

constexpr std::string_view kUnknownHardware = "unknown";

} // namespace headroom

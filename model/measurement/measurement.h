// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"
#include "model/catalog/rate_engine.h"
#include "model/scenario/scenario.h"

#include <span>

namespace headroom {

// What was measured. The value of a measurement is in the base unit named here.
enum class MeasuredQuantity : std::uint8_t {
    RatePerUser,     // tok/s
    OutputRate,      // tok/s of all sequences together
    TimePerToken,    // s
    FirstToken,      // s
    PrefillRate,     // prompt tok/s
    AllReduce,       // s
    MemoryBandwidth, // B/s
    LinkBandwidth,   // B/s
    MatrixRate,      // FLOP/s
    MatrixShare      // of the vendor's peak
};
constexpr std::size_t kMeasuredQuantities = 10;

// Conditions that decide whether and how a run can be compared. Others are remarks for people.
enum class RunMark : std::uint8_t {
    WholeRequest, // the rate is over the whole request, prefill included
    Served,       // by a server, so the first token has its share of host time
    Speculative,
    Queueing, // the time includes waiting
    MaximumLoad,
    SeveralNodes
};
constexpr std::size_t kRunMarks = 6;

// Under what a value was measured. Empty strings and missing numbers: not stated.
struct RunConditions {
    std::string accelerator; // catalog id; empty where the catalog does not have the part
    std::string part;        // as published
    int devices = 1;
    Parallelism parallel;
    std::string model; // catalog id; empty where the catalog does not have the model
    std::string modelName;
    std::string weights; // id of a weight format
    std::string cache;   // id of a cache format
    std::optional<Tokens> prompt;
    std::optional<Tokens> output;
    std::optional<Tokens> concurrency; // sequences at once
    RateEngine engine = RateEngine::None;
    std::string program; // where it is no engine: a kernel or a tool
    std::string version;
    std::string operands; // matrix runs
    Bytes payload;        // of an all-reduce
    std::array<bool, kRunMarks> marks{};
    std::vector<std::uint16_t> remarks; // into MeasurementSet::remarks
    [[nodiscard]] bool has(RunMark mark) const { return marks[static_cast<std::size_t>(mark)]; }
};

struct Measurement {
    std::string id;
    MeasuredQuantity quantity = MeasuredQuantity::RatePerUser;
    double value = 0.0;
    RunConditions conditions;
    SourceIndex source = 0; // into MeasurementSet::sources
    std::string date;       // to the day, the month or the year
};

// A condition in words.
struct Remark {
    std::string id;
    Text text;
};

struct MeasurementSet {
    std::vector<Source> sources;
    std::vector<Remark> remarks;
    std::vector<Measurement> rows;
};

[[nodiscard]] const char *idOf(MeasuredQuantity quantity);

// The published runs that are compiled in, unpacked at the first call and kept: they are not needed
// to start. Safe to call from any thread.
[[nodiscard]] const MeasurementSet &publishedMeasurements();

// The set as bytes, private to one build like the catalog's.
[[nodiscard]] std::vector<unsigned char> packMeasurements(const MeasurementSet &set);
[[nodiscard]] MeasurementSet unpackMeasurements(std::span<const unsigned char> bytes);

} // namespace headroom

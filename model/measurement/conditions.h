// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/rate_engine.h"
#include "model/measurement/quantity.h"
#include "model/scenario/parallelism.h"
#include "model/units/units.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace headroom {

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

[[nodiscard]] const char *idOf(RunMark mark); // "whole-request"
[[nodiscard]] std::optional<RunMark> runMarkFrom(std::string_view id);

// Under what a value was measured. Empty strings and missing numbers: not stated.
struct RunConditions {
    std::string accelerator; // catalog id; empty where the catalog does not have the part
    std::string part;        // as published
    int devices = 1;
    Parallelism parallel;
    bool layoutStated = true; // false: nobody said how many devices; the two above mean nothing
    std::string model;        // catalog id; empty where the catalog does not have the model
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
    void add(RunMark mark) { marks[static_cast<std::size_t>(mark)] = true; }
    friend bool operator==(const RunConditions &, const RunConditions &) = default;
};

} // namespace headroom

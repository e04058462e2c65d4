// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/measurement/measurement.h"
#include "model/rate/prefill.h"

namespace headroom {

// Which engine the prediction of a run may know.
enum class EngineSaid : std::uint8_t {
    Own,         // that of the run, in the version or year of the run
    CommandLine, // only those with a memory method of their own: vLLM, SGLang, llama.cpp
    Never        // none; llama.cpp excepted, whose method cannot be mistaken for another
};

// Why a run is not compared with a prediction.
enum class NotCompared : std::uint8_t {
    OtherQuantity,      // no rate
    UnknownAccelerator, // not in the catalog
    UnknownModel,
    UnknownFormat,
    UnknownBatch,
    ShortAnswer, // 8 output tokens or fewer say little of decoding
    Speculative,
    Queueing,
    DoesNotFit,    // the whole batch, by the catalog's sizes: it cannot have run at once
    Grey,          // the rule supports no rate there
    UnknownLayout, // nobody said how many devices
    Staggered      // a server's first tokens, of prompts that do not arrive together
};
constexpr std::size_t kNotCompared = 12;

[[nodiscard]] const char *idOf(NotCompared reason); // "unknown_model"

// One published run beside what the rule says of it, in seconds: of a decode step for rates, of the
// prompts for prefill. A rate over whole requests has the typical prefill on top of the step.
struct ComparedRun {
    std::size_t row = 0; // into MeasurementSet::rows
    double measured = 0.0;
    double fast = 0.0;
    double typical = 0.0;
    double slow = 0.0;
    std::string hardware; // id of the architecture's constants
    std::string software; // id of the class
    bool experts = false;
    [[nodiscard]] bool isInside() const { return measured >= fast && measured <= slow; }
    [[nodiscard]] double error() const; // |typical / measured - 1|
};

struct Comparison {
    std::vector<ComparedRun> decode;
    std::vector<ComparedRun> prefill;
    std::array<int, kNotCompared> notCompared{}; // by reason
};

// Predicts every published run that can be predicted. Milliseconds for all of them.
[[nodiscard]] Comparison compareWithRuns(const Catalog &catalog, const MeasurementSet &set,
                                         EngineSaid said = EngineSaid::Own);

// One run alone: the prediction, or why there is none.
[[nodiscard]] std::variant<ComparedRun, NotCompared> compareRun(const Catalog &catalog,
                                                                const MeasurementSet &set, std::size_t row,
                                                                EngineSaid said = EngineSaid::Own);

// The same for a row that is in no set; its `row` is 0.
[[nodiscard]] std::variant<ComparedRun, NotCompared> compareRun(const Catalog &catalog,
                                                                const Measurement &measurement,
                                                                EngineSaid said = EngineSaid::Own);

// How well a group of runs is met.
struct Score {
    std::string group;
    int runs = 0;
    int inside = 0; // the band
    double medianError = 0.0;
    [[nodiscard]] double insideShare() const { return runs > 0 ? static_cast<double>(inside) / runs : 0.0; }
};

enum class Grouping : std::uint8_t {
    All,      // "all"
    Kind,     // "dense_one_device", "dense_tensor_parallel" (both batch 1), "dense_batched", "experts"
    Hardware, // ids of HardwareRates
    Engine,   // ids of RateEngine
    Class     // ids of SoftwareClass
};

// Scores by group, in the order of first appearance. `set` is the one the runs were compared from.
[[nodiscard]] std::vector<Score> scoresOf(const std::vector<ComparedRun> &runs, const MeasurementSet &set,
                                          Grouping grouping);

} // namespace headroom

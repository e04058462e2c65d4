// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/compare.h"

namespace headroom {

// A condition in which a run differs from a configuration.
enum class RunDifference : std::uint8_t {
    Weights,
    Cache,
    TensorParallel,
    PipelineParallel,
    ExpertParallel,
    Devices,
    Engine,
    Speculation,
    Lengths,
    // Only between a configuration and what the user measured elsewhere:
    Accelerator,
    Model,
    Version
};
constexpr std::size_t kRunDifferences = 12;

[[nodiscard]] const char *idOf(RunDifference difference); // "tensor_parallel"

// How the conditions of a run stand to a configuration of a scenario.
struct ConditionsMatch {
    std::vector<RunDifference> differs;
    std::vector<RunDifference> notStated; // by the run: they may be the same
};
[[nodiscard]] ConditionsMatch matchConditions(const Catalog &catalog, const RunConditions &run,
                                              const Scenario &scenario, const Configuration &configuration);

// The rate of one of the sequences of a decode run at a stated batch; nothing for other runs.
[[nodiscard]] std::optional<TokensPerSecond> perUserRate(MeasuredQuantity quantity, double value,
                                                         const std::optional<Tokens> &concurrency);

// A published decode run beside a configuration of the same accelerator and model: a point on the plots
// of rate over sequences and of rate per user against rate per device.
struct MatchedRun {
    std::size_t row = 0; // into MeasurementSet::rows
    Tokens sequences = 0;
    TokensPerSecond perUser;
    TokensPerSecond total;
    int devices = 1;
    std::vector<RunDifference> differs;        // empty: the run is of this very configuration
    std::optional<double> measuredOverTypical; // of its rate, under the run's own conditions
};

// The runs of the configuration's accelerator and model at a stated batch, fewest differences first.
[[nodiscard]] std::vector<MatchedRun> matchingRuns(const Catalog &catalog, const MeasurementSet &set,
                                                   const Scenario &scenario,
                                                   const Configuration &configuration);

// Whether a run had another live context than the scenario, by more than a factor of two. Where the scenario
// gives lengths these are compared instead; a run that states none differs in nothing that is known.
[[nodiscard]] bool liveContextDiffers(const RunConditions &run, const Scenario &scenario);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/results/read_results.h"

namespace headroom {

// What nothing says, in the order of ResultCondition. A comparison needs it: to be asked once.
[[nodiscard]] std::vector<ResultCondition> missingConditions(const ResultRun &run);
[[nodiscard]] std::vector<ResultCondition> missingConditions(const std::vector<ResultRun> &runs);

// What the user says of runs that leave it open. Ids of the catalog.
struct ResultAnswers {
    std::optional<std::string> accelerator = std::nullopt;
    std::optional<std::string> model = std::nullopt;
    std::optional<Parallelism> layout = std::nullopt;
    std::optional<std::string> weights = std::nullopt;
    std::optional<std::string> cache = std::nullopt;
    std::optional<Tokens> prompt = std::nullopt;
    std::optional<Tokens> output = std::nullopt;
    std::optional<Tokens> concurrency = std::nullopt;
    std::optional<RateEngine> engine = std::nullopt;
};

// Fills only what nothing else says.
void answer(ResultRun &run, const ResultAnswers &answers);

// The run's values as they are kept: those the file gives, and those that follow from them once all their
// conditions are known (marked derived). `date`: for files that do not say one.
[[nodiscard]] std::vector<KeptMeasurement> measurementsOf(const ResultRun &run, const std::string &fileName,
                                                          const std::string &date);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/sentences/numbers.h"

#include "model/measurement/match_kept.h"
#include "model/measurement/results/read_results.h"

namespace headroom {

// What was measured, in the application's language. Texts of files: plain text only.

[[nodiscard]] QString quantityName(MeasuredQuantity quantity); // "Time per token"
// A value in its base unit: "18.9 ms", "409.6 tok/s", "4.1 TB/s".
[[nodiscard]] QString measuredText(MeasuredQuantity quantity, double value, const Numbers &numbers);
// With its spread: "18.9 ms (18.5 ms to 19.3 ms)".
[[nodiscard]] QString measuredText(const KeptMeasurement &measurement, const Numbers &numbers);

[[nodiscard]] QString conditionName(ResultCondition condition); // "cache format"
[[nodiscard]] QString howKnownText(ConditionFrom from);         // "from the file's name"; empty for the file
[[nodiscard]] QString differenceName(RunDifference difference); // "tensor parallel degree"

// "Not stated: accelerator, cache format."; empty where nothing is missing.
[[nodiscard]] QString missingSentence(const std::vector<ResultCondition> &missing);

[[nodiscard]] QString remarkText(const ResultRemark &remark, const Numbers &numbers);

// "4 × H100 SXM, Llama 3.1 70B Instruct, BF16, 8 at once": what is known of the conditions.
[[nodiscard]] QString runText(const Catalog &catalog, const RunConditions &conditions,
                              const Numbers &numbers);

// "run.json: vLLM bench serve, 1 run."
[[nodiscard]] QString resultSentence(const ResultFile &file, const Numbers &numbers);

// Why a file was not taken, with its name and the place.
[[nodiscard]] QString refusalText(const ResultProblem &problem);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/measurement/results/flat_record.h"
#include "model/measurement/results/result_run.h"

namespace headroom {

// One reader for each kind of file. Field names and units: the tools' own sources, named in each file.
// All throw ResultFailure where a value is of another type or out of range.

// Whether a record looks like one of the kind.
[[nodiscard]] bool isVllmServe(const FlatRecord &record);
[[nodiscard]] bool isVllmThroughput(const FlatRecord &record);
[[nodiscard]] bool isVllmLatency(const FlatRecord &record);
[[nodiscard]] bool isSglangServe(const FlatRecord &record);
[[nodiscard]] bool isLlamaBench(const FlatRecord &record);
[[nodiscard]] bool isGuidellm(const FlatRecord &record);
[[nodiscard]] bool isAiPerf(const FlatRecord &record);
[[nodiscard]] bool isInferenceX(const FlatRecord &record);

// The runs of a record: one, or as many as it holds.
using RunReader = std::vector<ResultRun>(const Catalog &catalog, const FlatRecord &record);
RunReader vllmServeRuns, vllmThroughputRuns, vllmLatencyRuns, sglangServeRuns, llamaBenchRuns, guidellmRuns,
    aiPerfRuns, inferenceXRuns;

// MLPerf's summary is lines of "key : value".
[[nodiscard]] bool isMlPerf(std::string_view text);
[[nodiscard]] std::vector<ResultRun> mlPerfRuns(const Catalog &catalog, std::string_view text);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/cli/jsonparts.h"

#include "model/measurement/match_kept.h"
#include "model/measurement/results/measurements_of.h"

namespace headroom {

// A value beside what is predicted for it, and the configuration of a scenario it belongs to.
struct ReportedValue {
    KeptMeasurement measurement;
    std::variant<PredictedValue, NotCompared> predicted;
    std::optional<MatchedMeasurement> matched; // where a scenario is given
};
struct ReportedRun {
    ResultRun run;
    std::vector<ReportedValue> values;
};
struct ReportedFile {
    ResultFile file;
    std::vector<ReportedRun> runs;
};
struct ResultReport {
    std::vector<ReportedFile> files;
    std::vector<ResultProblem> problems;
};

// Measured over predicted; nothing where nothing is predicted.
[[nodiscard]] std::optional<double> ratioOf(const ReportedValue &value);

[[nodiscard]] Json resultsJson(const ResultReport &report);

// A value a row, in base units.
[[nodiscard]] QString resultsCsv(const ResultReport &report);

} // namespace headroom

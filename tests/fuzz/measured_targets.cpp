// SPDX-License-Identifier: GPL-3.0-or-later
// Readers of what was measured.
#include "tests/fuzz/targets.h"

#include "model/catalog/read_catalog.h"
#include "model/measurement/live/fleet.h"
#include "model/measurement/match_kept.h"
#include "model/measurement/probe/probe_reader.h"
#include "model/measurement/results/measurements_of.h"
#include "model/scenario/edit.h"
#include "model/scenario/scenario_json.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace headroom::fuzz {

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "contradiction: %s\n", what);
    std::abort();
}

const Catalog &catalog()
{
    static const Catalog built = builtInCatalog();
    return built;
}

// Whatever was read can be kept, saved, read again and compared.
void checkKept(const std::vector<KeptMeasurement> &rows)
{
    const Scenario scenario = apply(lessonScenario(), AddMeasurements{rows});
    const auto read = scenarioFromJson(toJson(scenario));
    require(std::holds_alternative<Scenario>(read), "kept measurements cannot be read again");
    require(std::get<Scenario>(read) == scenario, "kept measurements differ when read again");
    const auto matched = matchMeasurements(catalog(), scenario);
    require(matched.size() == scenario.measurements.size(), "a measurement was lost");
    for (const MatchedMeasurement &m : matched)
        if (m.point)
            require(std::isfinite(m.point->perUser.value()) && m.point->low <= m.point->high,
                    "a point without a place");
}

} // namespace

void resultFile(std::string_view bytes)
{
    const ReadResults result = readResults(catalog(), bytes, "fuzzed-tp2-bs4.json");
    static_cast<void>(looksLikeResults(bytes));
    if (const ResultProblem *problem = std::get_if<ResultProblem>(&result)) {
        require(problem->file == "fuzzed-tp2-bs4.json", "a problem without its file");
        require(problem->detail.find('\n') == std::string::npos, "a reason of several lines");
        return;
    }
    std::vector<KeptMeasurement> rows;
    for (ResultRun run : std::get<ResultFile>(result).runs) {
        answer(run, {.accelerator = "mi300x",
                     .model = "qwen3-8b",
                     .layout = Parallelism{},
                     .weights = "bf16",
                     .output = 100});
        for (const KeptMeasurement &row : measurementsOf(run, "fuzzed.json", "2026-12-01"))
            if (rows.size() < 200)
                rows.push_back(row);
    }
    checkKept(rows);
}

void metricsPage(std::string_view bytes)
{
    const EngineState state = engineState(readMetricsText(bytes).samples);
    require(!state.cacheUse || (*state.cacheUse >= 0.0 && *state.cacheUse <= 1.0),
            "more cache used than there is");
    EngineHistory history;
    history.add(1.0, state);
    history.add(2.0, state);
    const EngineRates rates = history.rates();
    require(!rates.output || std::isfinite(rates.output->value()), "a rate that is no number");
    checkKept(measurementsOf(state, rates, {}, {}));
    static_cast<void>(readLlamaProps(bytes));
}

void prometheusAnswer(std::string_view bytes)
{
    const auto result = readPrometheusAnswer(bytes);
    if (const PrometheusAnswer *answer = std::get_if<PrometheusAnswer>(&result))
        checkKept(measurementsOf(replicasOf(*answer), {}, {}));
}

void probeRecords(std::string_view bytes)
{
    const ProbeReport report = readProbeFile(bytes);
    require(report.hello || (report.devices.empty() && !report.done), "a record before the first");
    require(report.progress >= 0.0 && report.progress <= 1.0, "more progress than all");
    checkKept(measurementsOf(report, "fuzzed.jsonl"));
}

} // namespace headroom::fuzz

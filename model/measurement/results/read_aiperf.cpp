// SPDX-License-Identifier: GPL-3.0-or-later
// Fields: https://docs.nvidia.com/aiperf/reference/json-export-schema; genai-perf's older export has the
// same entries.
#include "model/measurement/results/readers.h"
#include "model/measurement/results/run_builder.h"

#include <algorithm>

namespace headroom {

namespace {

using What = ResultProblem::What;

struct Unit {
    const char *word;
    double factor;
};

// Units are read, never taken for granted.
double factorOf(const FlatRecord &record, const std::string &metric, bool time)
{
    constexpr std::array times{Unit{"ns", 1e-9},           Unit{"us", 1e-6},
                               Unit{"ms", 1e-3},           Unit{"s", 1.0},
                               Unit{"sec", 1.0},           Unit{"seconds", 1.0},
                               Unit{"milliseconds", 1e-3}, Unit{"nanoseconds", 1e-9},
                               Unit{"microseconds", 1e-6}};
    constexpr std::array rates{Unit{"tokens/sec", 1.0},      Unit{"tokens/s", 1.0},
                               Unit{"tokens/sec/user", 1.0}, Unit{"tokens/s/user", 1.0},
                               Unit{"requests/sec", 1.0},    Unit{"requests/s", 1.0},
                               Unit{"tokens/second", 1.0}};
    const std::string unit = record.text(metric + "/unit");
    const auto find = [&](const auto &units) {
        const auto found =
            std::find_if(units.begin(), units.end(), [&](const Unit &u) { return unit == u.word; });
        return found == units.end() ? 0.0 : found->factor;
    };
    const double factor = time ? find(times) : find(rates);
    if (factor == 0.0)
        record.fail(What::WrongType, metric + "/unit", time ? "a unit of time" : "a unit of a rate");
    return factor;
}

void fact(RunBuilder &run, MeasuredQuantity quantity, const std::string &metric, bool time)
{
    const FlatRecord &r = run.record();
    const std::optional<double> mean = r.positive(metric + "/avg");
    if (!mean)
        return;
    const double factor = factorOf(r, metric, time);
    ResultFact fact{quantity, *mean * factor, {}, metric + "/avg", false};
    const std::optional<double> low = r.positive(metric + "/p10");
    const std::optional<double> high = r.positive(metric + "/p90");
    const std::optional<double> off = r.positive(metric + "/std");
    if (low && high && *low <= *high)
        fact.spread = Spread{*low * factor, *high * factor, SpreadKind::P10P90};
    else if (off)
        fact.spread = Spread{std::max(0.0, *mean - *off) * factor, (*mean + *off) * factor,
                             SpreadKind::StandardDeviation};
    run.add(std::move(fact));
}

void readConditions(RunBuilder &run)
{
    const FlatRecord &r = run.record();
    run.model(run.firstText({"input_config/endpoint/model_names/0", "input_config/model_names/0",
                             "input_config/model/0", "input_config/model",
                             "input_config/formatted_model_name"}));
    run.engine(run.firstText({"input_config/backend", "input_config/endpoint/backend"}));
    run.prompt(r.positive("input_sequence_length/avg"), ConditionFrom::File);
    run.output(r.positive("output_sequence_length/avg"), ConditionFrom::File);
    for (const char *key : {"input_config/loadgen/concurrency", "input_config/concurrency",
                            "input_config/perf_analyzer/stimulus/concurrency"})
        run.concurrency(r.positive(key), ConditionFrom::File);
    run.date(run.firstText({"start_time", "input_config/start_time"}));
    if (const std::optional<double> failed = r.positive("error_request_count/avg"))
        run.remark({ResultRemark::What::FailedRequests, *failed});
}

} // namespace

bool isAiPerf(const FlatRecord &record)
{
    return record.has("inter_token_latency/unit") || record.has("output_token_throughput/unit")
           || record.has("request_latency/unit");
}

std::vector<ResultRun> aiPerfRuns(const Catalog &catalog, const FlatRecord &record)
{
    RunBuilder run(catalog, record, ResultTool::AiPerf);
    run.mark(RunMark::Served);
    run.usersOwnKeys();
    readConditions(run);
    fact(run, MeasuredQuantity::TimePerToken, "inter_token_latency", true);
    fact(run, MeasuredQuantity::FirstToken, "time_to_first_token", true);
    fact(run, MeasuredQuantity::RequestTime, "request_latency", true);
    fact(run, MeasuredQuantity::OutputRate, "output_token_throughput", false);
    fact(run, MeasuredQuantity::RequestRate, "request_throughput", false);
    return {run.take()};
}

} // namespace headroom

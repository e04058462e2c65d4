// SPDX-License-Identifier: GPL-3.0-or-later
// Fields: https://github.com/vllm-project/vllm vllm/benchmarks/serve.py, throughput.py, latency.py.
#include "model/measurement/results/readers.h"
#include "model/measurement/results/serving_load.h"

namespace headroom {

bool isVllmServe(const FlatRecord &record)
{
    // SGLang's tool writes most of these keys too, but neither the model nor the sum of both rates so.
    const bool ours = record.has("model_id") || record.has("tokenizer_id") || record.has("endpoint_type")
                      || record.has("total_token_throughput");
    return ours && record.has("duration") && record.has("completed");
}

std::vector<ResultRun> vllmServeRuns(const Catalog &catalog, const FlatRecord &record)
{
    RunBuilder run(catalog, record, ResultTool::VllmServe);
    run.mark(RunMark::Served);
    run.date(record.text("date"));
    run.engine(run.firstText({"backend", "endpoint_type"}));
    run.model(record.text("model_id"));
    run.usersOwnKeys();
    readServingLengths(run);
    readServingLoad(run);
    readServingFacts(run, "e2el_ms");
    if (record.positive("spec_decode_acceptance_length"))
        run.mark(RunMark::Speculative);
    return {run.take()};
}

bool isVllmThroughput(const FlatRecord &record)
{
    return record.has("elapsed_time") && record.has("num_requests") && record.has("tokens_per_second");
}

// tokens_per_second counts prompts and answers together; how long they are is not in the file.
std::vector<ResultRun> vllmThroughputRuns(const Catalog &catalog, const FlatRecord &record)
{
    RunBuilder run(catalog, record, ResultTool::VllmThroughput);
    run.engine("vllm");
    run.mark(RunMark::MaximumLoad);
    run.mark(RunMark::WholeRequest);
    run.model(run.firstText({"model_id", "model"}));
    run.usersOwnKeys();
    run.fact(MeasuredQuantity::TotalRate, "tokens_per_second");
    run.fact(MeasuredQuantity::RequestRate, "requests_per_second");
    return {run.take()};
}

bool isVllmLatency(const FlatRecord &record)
{
    return record.has("avg_latency") && !record.has("duration") && !record.has("avg_ts");
}

// Seconds of the whole batch; batch and lengths are not in the file.
std::vector<ResultRun> vllmLatencyRuns(const Catalog &catalog, const FlatRecord &record)
{
    RunBuilder run(catalog, record, ResultTool::VllmLatency);
    run.engine("vllm");
    run.mark(RunMark::WholeRequest);
    run.model(run.firstText({"model_id", "model"}));
    run.usersOwnKeys();
    if (const std::optional<double> mean = record.positive("avg_latency")) {
        ResultFact fact{MeasuredQuantity::RequestTime, *mean, {}, "avg_latency", false};
        const std::optional<double> low = record.positive("percentiles/10");
        const std::optional<double> high = record.positive("percentiles/90");
        const std::optional<double> off = record.positive("std_latency");
        if (low && high && *low <= *high)
            fact.spread = Spread{*low, *high, SpreadKind::P10P90};
        else if (off)
            fact.spread = Spread{std::max(0.0, *mean - *off), *mean + *off, SpreadKind::StandardDeviation};
        run.add(std::move(fact));
    }
    return {run.take()};
}

} // namespace headroom

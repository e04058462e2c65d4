// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/serving_load.h"

namespace headroom {

namespace {

constexpr double kMillisecond = 1e-3;

// Mean seconds of a request: as printed, else first token and the tokens that follow it.
std::optional<double> requestSeconds(const RunBuilder &run)
{
    const FlatRecord &r = run.record();
    for (const char *key : {"mean_e2el_ms", "mean_e2e_latency_ms"})
        if (const std::optional<double> time = r.positive(key))
            return *time * kMillisecond;
    const std::optional<double> first = r.positive("mean_ttft_ms");
    const std::optional<double> token = r.positive("mean_tpot_ms");
    const std::optional<Tokens> output = run.run().conditions.output;
    if (!first || !token || !output || *output < 1)
        return std::nullopt;
    return (*first + *token * static_cast<double>(*output - 1)) * kMillisecond;
}

// Requests under way on average, by Little's law: arrivals a second times their time.
std::optional<double> meanUnderWay(const RunBuilder &run)
{
    const FlatRecord &r = run.record();
    const std::optional<double> completed = r.positive("completed");
    const std::optional<double> duration = r.positive("duration");
    const std::optional<double> each = requestSeconds(run);
    if (!completed || !duration || !each)
        return std::nullopt;
    return *completed / *duration * *each;
}

} // namespace

void readServingLengths(RunBuilder &run)
{
    const FlatRecord &r = run.record();
    const std::optional<double> completed = r.positive("completed");
    if (!completed)
        return;
    if (const std::optional<double> input = r.positive("total_input_tokens"))
        run.prompt(*input / *completed, ConditionFrom::Derived);
    if (const std::optional<double> output = r.positive("total_output_tokens"))
        run.output(*output / *completed, ConditionFrom::Derived);
}

void readServingLoad(RunBuilder &run)
{
    const FlatRecord &r = run.record();
    const bool allAtOnce = r.text("request_rate") == "inf" || !r.has("request_rate");
    const std::optional<double> limit = r.positive("max_concurrency");
    const std::optional<double> prompts = r.positive("num_prompts");
    if (allAtOnce && limit) {
        // Fewer requests than the limit never reach it.
        run.concurrency(prompts ? std::min(*limit, *prompts) : *limit, ConditionFrom::File);
    } else {
        run.concurrency(r.positive("concurrency"), ConditionFrom::File);
        run.concurrency(meanUnderWay(run), ConditionFrom::Derived);
    }
    if (allAtOnce && !limit) {
        run.mark(RunMark::MaximumLoad);
        run.mark(RunMark::Queueing);
    }
    const std::optional<double> failed = r.positive("failed");
    if (failed)
        run.remark({ResultRemark::What::FailedRequests, *failed});
}

void readServingFacts(RunBuilder &run, const char *endToEndKey)
{
    run.meanFact(MeasuredQuantity::TimePerToken, "tpot_ms", kMillisecond);
    run.meanFact(MeasuredQuantity::FirstToken, "ttft_ms", kMillisecond);
    run.meanFact(MeasuredQuantity::RequestTime, endToEndKey, kMillisecond);
    run.fact(MeasuredQuantity::OutputRate, "output_throughput");
    run.fact(MeasuredQuantity::TotalRate, "total_token_throughput");
    run.fact(MeasuredQuantity::TotalRate, "total_throughput"); // SGLang's name for it
    run.fact(MeasuredQuantity::RequestRate, "request_throughput");
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
// Fields: https://github.com/SemiAnalysisAI/InferenceX utils/process_result.py. Rates are per GPU, and times
// that vLLM's tool gives in milliseconds are in seconds here.
#include "model/measurement/format_names.h"
#include "model/measurement/results/readers.h"
#include "model/measurement/results/run_builder.h"
#include "model/scenario/scenario.h"

namespace headroom {

namespace {

void readLayout(RunBuilder &run)
{
    const FlatRecord &r = run.record();
    const int tensor = static_cast<int>(r.count("tp", 1, kMostDegree).value_or(0));
    if (r.truth("is_multinode") || r.truth("disagg") || r.positive("num_prefill_gpu")) {
        run.remark({ResultRemark::What::Disaggregated});
        run.mark(RunMark::SeveralNodes);
        return; // "tp" is that of one of the two kinds of devices
    }
    if (tensor == 0)
        return;
    const int expert = static_cast<int>(r.count("ep", 1, kMostDegree).value_or(1));
    // With data-parallel attention each device keeps the caches of its own sequences.
    const bool data = r.truth("dp_attention");
    const Parallelism parallel = data ? Parallelism{.tensor = 1, .expert = expert, .data = tensor}
                                      : Parallelism{.tensor = tensor, .expert = expert};
    run.layout(parallel, tensor);
}

void addPerDevice(RunBuilder &run, MeasuredQuantity quantity, const char *key)
{
    if (const std::optional<double> rate = run.record().positive(key))
        run.add({quantity, *rate, {}, key, true});
}

} // namespace

bool isInferenceX(const FlatRecord &record)
{
    return record.has("tput_per_gpu") && record.has("hw");
}

std::vector<ResultRun> inferenceXRuns(const Catalog &catalog, const FlatRecord &record)
{
    RunBuilder run(catalog, record, ResultTool::InferenceX);
    run.mark(RunMark::Served);
    run.remark({ResultRemark::What::Unofficial});
    run.part(record.text("hw"));
    // "fp4" may be either of two formats: the model's name tells, or the user.
    const std::string precision = record.text("precision");
    run.weights(precision);
    run.weights(weightFormatInWords(precision));
    run.model(run.firstText({"model", "infmax_model_prefix"}));
    run.engine(record.text("framework"));
    run.concurrency(record.positive("conc"), ConditionFrom::File);
    run.prompt(record.positive("isl"), ConditionFrom::File);
    run.output(record.positive("osl"), ConditionFrom::File);
    const std::string drafts = record.text("mtp");
    if (record.truth("mtp") || drafts == "mtp" || record.text("spec_decoding") == "mtp")
        run.mark(RunMark::Speculative);
    readLayout(run);
    run.meanFact(MeasuredQuantity::TimePerToken, "tpot", 1.0);
    run.meanFact(MeasuredQuantity::FirstToken, "ttft", 1.0);
    run.meanFact(MeasuredQuantity::RequestTime, "e2el", 1.0);
    addPerDevice(run, MeasuredQuantity::OutputRate, "output_tput_per_gpu");
    addPerDevice(run, MeasuredQuantity::TotalRate, "tput_per_gpu");
    run.usersOwnKeys();
    return {run.take()};
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
// Fields: https://github.com/sgl-project/sglang python/sglang/bench_serving.py.
#include "model/measurement/results/readers.h"
#include "model/measurement/results/serving_load.h"

namespace headroom {

bool isSglangServe(const FlatRecord &record)
{
    return record.has("backend") && record.has("duration") && record.has("completed") && !isVllmServe(record);
}

std::vector<ResultRun> sglangServeRuns(const Catalog &catalog, const FlatRecord &record)
{
    RunBuilder run(catalog, record, ResultTool::SglangServe);
    run.mark(RunMark::Served);
    run.engine(record.text("backend"));
    run.model(run.firstText({"model", "model_path", "server_info/model_path"}));
    run.usersOwnKeys();
    readServingLengths(run);
    readServingLoad(run);
    readServingFacts(run, "e2e_latency_ms");
    // Lengths are drawn between this share and the whole of the asked length.
    if (const std::optional<double> ratio = record.positive("random_range_ratio"); ratio && *ratio < 1.0)
        run.remark({ResultRemark::What::MixedLengths});
    if (record.number("accept_length").value_or(1.0) > 1.0) // tokens taken a step
        run.mark(RunMark::Speculative);
    return {run.take()};
}

} // namespace headroom

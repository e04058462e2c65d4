// SPDX-License-Identifier: GPL-3.0-or-later
// Fields: https://github.com/ggml-org/llama.cpp tools/llama-bench/README.md.
#include "model/checkpoint/ggml_types.h"
#include "model/measurement/results/readers.h"
#include "model/measurement/results/run_builder.h"
#include "model/scenario/scenario.h"

#include <algorithm>

namespace headroom {

namespace {

// "NVIDIA A100, NVIDIA A100" stands for two; older versions wrote a slash.
int devicesIn(const std::string &gpus)
{
    const auto separators =
        std::count_if(gpus.begin(), gpus.end(), [](char c) { return c == ',' || c == '/'; });
    return static_cast<int>(std::min<std::ptrdiff_t>(separators, kMostDegree - 1)) + 1;
}

// "llama 8B Q4_K - Medium": the words of the type stand behind the size.
std::string formatOf(const std::string &modelType)
{
    for (std::size_t at = modelType.find(' '); at != std::string::npos; at = modelType.find(' ', at + 1)) {
        std::string words = modelType.substr(at + 1);
        if (words.starts_with("mostly ")) // older versions
            words.erase(0, 7);
        if (std::string format = ggufFormatOfPrintedType(words); !format.empty())
            return format;
    }
    return {};
}

void readDevices(RunBuilder &run)
{
    const FlatRecord &r = run.record();
    const std::string gpus = r.text("gpu_info");
    run.part(gpus.substr(0, gpus.find_first_of(",/")));
    if (gpus.empty())
        return;
    const std::string mode = r.text("split_mode");
    const int devices = mode == "none" ? 1 : devicesIn(gpus);
    // Whole layers on each device one after the other, or every matrix cut in rows.
    run.layout(mode == "row" ? Parallelism{.tensor = devices} : Parallelism{.pipeline = devices}, devices);
}

void readFormats(RunBuilder &run)
{
    const FlatRecord &r = run.record();
    run.weights(formatOf(r.text("model_type")));
    const std::string k = r.text("type_k");
    const std::string v = r.text("type_v");
    run.cache(k);
    if (k != v && !k.empty() && !v.empty())
        run.remark({ResultRemark::What::CacheTypesDiffer, 0.0, 0.0, k + ", " + v});
}

void readModel(RunBuilder &run, const Catalog &catalog)
{
    const FlatRecord &r = run.record();
    run.model(run.firstText({"model_filename", "model_type"}));
    const LanguageModel *model = catalog.model(run.run().conditions.model);
    const std::optional<double> onDevice = r.number("n_gpu_layers");
    const auto layers = model ? static_cast<double>(model->layers.size()) : 0.0;
    if (model && onDevice && *onDevice >= 0.0 && *onDevice < layers)
        run.remark({ResultRemark::What::PartlyOnHost, *onDevice, layers});
}

// One sequence: prompts alone (pp), answers alone behind n_depth tokens (tg), or both (pg).
void readRates(RunBuilder &run)
{
    const FlatRecord &r = run.record();
    const double prompt = r.number("n_prompt").value_or(0.0);
    const double generated = r.number("n_gen").value_or(0.0);
    const double depth = r.number("n_depth").value_or(0.0);
    run.concurrency(1.0, ConditionFrom::File);
    run.output(generated, ConditionFrom::File);
    if (prompt > 0.0 && generated > 0.0) {
        run.prompt(prompt + depth, ConditionFrom::File);
        run.mark(RunMark::WholeRequest);
        run.fact(MeasuredQuantity::TotalRate, "avg_ts", 1.0, "stddev_ts");
    } else if (generated > 0.0) {
        run.prompt(depth, ConditionFrom::File);
        run.fact(MeasuredQuantity::RatePerUser, "avg_ts", 1.0, "stddev_ts");
    } else {
        run.prompt(prompt, ConditionFrom::File);
        if (depth == 0.0) // behind other tokens a prompt costs more than its own length says
            run.fact(MeasuredQuantity::PrefillRate, "avg_ts", 1.0, "stddev_ts");
    }
}

} // namespace

bool isLlamaBench(const FlatRecord &record)
{
    return record.has("avg_ts") && record.has("n_prompt") && record.has("n_gen");
}

std::vector<ResultRun> llamaBenchRuns(const Catalog &catalog, const FlatRecord &record)
{
    RunBuilder run(catalog, record, ResultTool::LlamaBench);
    run.engine("llama.cpp");
    run.date(record.text("test_time"));
    if (const std::string build = run.firstText({"build_number"}); !build.empty())
        run.version('b' + build.substr(0, 20));
    readDevices(run);
    readFormats(run);
    readModel(run, catalog);
    readRates(run);
    return {run.take()};
}

} // namespace headroom

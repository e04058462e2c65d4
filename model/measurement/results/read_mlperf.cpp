// SPDX-License-Identifier: GPL-3.0-or-later
// Lines as in the logs of https://github.com/mlcommons/inference_results_v5.1. Rates are of the whole system;
// how many devices it has stands in another file.
#include "model/checkpoint/plain_text.h"
#include "model/measurement/results/readers.h"
#include "model/measurement/results/run_builder.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr std::size_t kMostLines = 5'000;
constexpr double kNanosecond = 1e-9;

std::string trimmed(std::string_view text)
{
    constexpr std::string_view space = " \t\r";
    const std::size_t first = text.find_first_not_of(space);
    return first == std::string_view::npos
               ? std::string()
               : plainText(text.substr(first, text.find_last_not_of(space) - first + 1), 200);
}

std::string keyOf(std::string_view text)
{
    std::string key = trimmed(text);
    std::transform(key.begin(), key.end(), key.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return key;
}

// The lines of the summary; of a line that comes twice the first counts.
FlatRecord recordOf(std::string_view text)
{
    FlatRecord record(1);
    std::size_t lines = 0;
    for (std::size_t begin = 0; begin < text.size() && lines < kMostLines; ++lines) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, std::min<std::size_t>(end - begin, 1000));
        const std::size_t colon = line.find(':');
        if (colon != std::string_view::npos && !record.has(keyOf(line.substr(0, colon))))
            record.put(keyOf(line.substr(0, colon)), trimmed(line.substr(colon + 1)));
        begin = end + 1;
    }
    return record;
}

} // namespace

bool isMlPerf(std::string_view text)
{
    const std::string_view head = text.substr(0, 20'000);
    return head.find("MLPerf Results Summary") != std::string_view::npos
           || (head.find("Result is") != std::string_view::npos
               && head.find("Scenario") != std::string_view::npos);
}

std::vector<ResultRun> mlPerfRuns(const Catalog &catalog, std::string_view text)
{
    const FlatRecord record = recordOf(text);
    RunBuilder run(catalog, record, ResultTool::MlPerf);
    const std::string scenario = record.text("scenario");
    if (scenario == "Offline")
        run.mark(RunMark::MaximumLoad);
    else
        run.mark(RunMark::Served);
    run.part(record.text("sut name"));
    const std::string result = record.text("result is");
    if (result != "VALID") {
        run.remark({ResultRemark::What::Invalid, 0.0, 0.0, result.empty() ? "?" : result});
        return {run.take()};
    }
    if (record.has("completed tokens per second"))
        run.fact(MeasuredQuantity::OutputRate, "completed tokens per second");
    else
        run.fact(MeasuredQuantity::OutputRate, "tokens per second");
    run.fact(MeasuredQuantity::RequestRate, "samples per second");
    run.fact(MeasuredQuantity::FirstToken, "mean first token latency (ns)", kNanosecond);
    run.fact(MeasuredQuantity::TimePerToken, "mean time per output token (ns)", kNanosecond);
    if (scenario != "Offline") // there it counts from the start of the whole run
        run.fact(MeasuredQuantity::RequestTime, "mean latency (ns)", kNanosecond);
    return {run.take()};
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/read_results.h"

#include "model/measurement/match_log.h"
#include "model/measurement/results/file_name_hints.h"
#include "model/measurement/results/json_records.h"
#include "model/measurement/results/readers.h"
#include "model/measurement/results/table_records.h"

#include <algorithm>

namespace headroom {

namespace {

using What = ResultProblem::What;

struct Kind {
    bool (*is)(const FlatRecord &record);
    RunReader *read;
};

// The first that fits counts: InferenceX files carry most keys of vLLM's tool.
constexpr std::array kKinds{Kind{isInferenceX, inferenceXRuns},
                            Kind{isGuidellm, guidellmRuns},
                            Kind{isAiPerf, aiPerfRuns},
                            Kind{isLlamaBench, llamaBenchRuns},
                            Kind{isVllmServe, vllmServeRuns},
                            Kind{isSglangServe, sglangServeRuns},
                            Kind{isVllmThroughput, vllmThroughputRuns},
                            Kind{isVllmLatency, vllmLatencyRuns}};

std::string_view withoutMark(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF")) // byte order mark
        text.remove_prefix(3);
    return text;
}

char firstCharacter(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? '\0' : text[first];
}

std::string_view firstLine(std::string_view text)
{
    return text.substr(0, text.find('\n')).substr(0, 8'000);
}

enum class Form : std::uint8_t { Json, Csv, Sql, Markdown, MlPerf, None };

Form formOf(std::string_view text)
{
    const char first = firstCharacter(text);
    if (first == '{' || first == '[')
        return Form::Json;
    const std::string_view head = text.substr(0, 64'000);
    const std::string_view line = firstLine(text);
    if (line.find("build_commit") != std::string_view::npos && line.find("avg_ts") != std::string_view::npos)
        return Form::Csv;
    if (head.find("INSERT INTO") != std::string_view::npos && head.find("avg_ts") != std::string_view::npos)
        return Form::Sql;
    if (isMlPerf(text))
        return Form::MlPerf;
    if (head.find("| t/s |") != std::string_view::npos
        || (head.find("| model") != std::string_view::npos && head.find(" t/s |") != std::string_view::npos))
        return Form::Markdown;
    return Form::None;
}

std::vector<FlatRecord> recordsOf(std::string_view text, Form form)
{
    switch (form) {
    case Form::Json:
        return jsonRecords(text);
    case Form::Csv:
        return csvRecords(text);
    case Form::Sql:
        return sqlRecords(text);
    case Form::Markdown:
        return markdownRecords(text);
    case Form::MlPerf:
    case Form::None:
        break;
    }
    return {};
}

// What the name of the file says of conditions that the file leaves open.
void takeHints(const Catalog &catalog, const std::string &name, ResultRun &run)
{
    const FileNameHints hints = hintsIn(name);
    RunConditions &c = run.conditions;
    const auto take = [&](ResultCondition condition, std::optional<Tokens> &target,
                          const std::optional<Tokens> &hint) {
        if (run.isStated(condition) || !hint)
            return;
        target = hint;
        run.setKnown(condition, ConditionFrom::FileName);
    };
    take(ResultCondition::Prompt, c.prompt, hints.prompt);
    take(ResultCondition::Output, c.output, hints.output);
    take(ResultCondition::Concurrency, c.concurrency, hints.concurrency);
    if (!run.isStated(ResultCondition::Layout) && hints.tensor) {
        c.parallel = {.tensor = *hints.tensor};
        c.devices = *hints.tensor;
        c.layoutStated = true;
        run.setKnown(ResultCondition::Layout, ConditionFrom::FileName);
    }
    if (run.isStated(ResultCondition::Accelerator))
        return;
    const Accelerator *part = acceleratorNamed(catalog, name.substr(0, name.find_last_of('.')));
    // An id without a number ("strix-halo") is too easily a word of something else.
    if (part && part->id.find_first_of("0123456789") != std::string::npos) {
        c.accelerator = part->id;
        run.setKnown(ResultCondition::Accelerator, ConditionFrom::FileName);
    }
}

void takeRecords(const Catalog &catalog, const std::vector<FlatRecord> &records, ResultFile &file,
                 const std::atomic<bool> *cancelled)
{
    for (const FlatRecord &record : records) {
        if (cancelled && *cancelled)
            failResults({What::Cancelled});
        const auto kind =
            std::find_if(kKinds.begin(), kKinds.end(), [&](const Kind &k) { return k.is(record); });
        if (kind == kKinds.end()) {
            ++file.notUnderstood;
            continue;
        }
        for (ResultRun &run : kind->read(catalog, record))
            file.runs.push_back(std::move(run));
    }
}

bool hasSomething(const ResultRun &run)
{
    const bool invalid = std::any_of(run.remarks.begin(), run.remarks.end(), [](const ResultRemark &r) {
        return r.what == ResultRemark::What::Invalid;
    });
    return !run.facts.empty() || invalid; // "INVALID" is an answer, too
}

ResultFile understood(const Catalog &catalog, std::string_view text, const std::string &name,
                      const std::atomic<bool> *cancelled)
{
    if (text.size() > kLargestResultFile)
        failResults({What::TooLarge, {}, 0, 0, {}, std::to_string(kLargestResultFile)});
    text = withoutMark(text);
    if (firstCharacter(text) == '\0')
        failResults({What::Empty});
    const Form form = formOf(text);
    ResultFile file{name, {}, 0};
    if (form == Form::MlPerf)
        file.runs = mlPerfRuns(catalog, text);
    else
        takeRecords(catalog, recordsOf(text, form), file, cancelled);
    if (file.runs.empty())
        failResults({What::UnknownFormat});
    std::erase_if(file.runs, [](const ResultRun &run) { return !hasSomething(run); });
    if (file.runs.empty())
        failResults({What::NoRuns});
    for (ResultRun &run : file.runs)
        takeHints(catalog, name, run);
    return file;
}

} // namespace

ReadResults readResults(const Catalog &catalog, std::string_view text, const std::string &name,
                        const std::atomic<bool> *cancelled)
{
    try {
        return understood(catalog, text, name, cancelled);
    } catch (ResultFailure &failure) {
        failure.problem.file = name;
        return std::move(failure.problem);
    }
}

bool looksLikeResults(std::string_view firstBytes)
{
    const std::string_view text = withoutMark(firstBytes);
    const Form form = formOf(text);
    if (form != Form::Json)
        return form != Form::None;
    // Keys that only such files have; a config or a scenario has none of them.
    constexpr std::array<std::string_view, 9> keys{"\"avg_ts\"",
                                                   "\"output_throughput\"",
                                                   "\"tokens_per_second\"",
                                                   "\"avg_latency\"",
                                                   "\"tput_per_gpu\"",
                                                   "\"inter_token_latency_ms\"",
                                                   "\"time_to_first_token\"",
                                                   "\"inter_token_latency\"",
                                                   "\"total_output_tokens\""};
    return std::any_of(keys.begin(), keys.end(),
                       [&](std::string_view key) { return text.find(key) != std::string_view::npos; });
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/run_builder.h"

#include "model/checkpoint/ggml_types.h"
#include "model/checkpoint/plain_text.h"
#include "model/measurement/format_names.h"
#include "model/measurement/match_log.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

// What the tools call servers.
struct Backend {
    const char *word;
    RateEngine engine;
};
constexpr std::array kBackends{Backend{"vllm", RateEngine::Vllm},
                               Backend{"sglang", RateEngine::Sglang},
                               Backend{"tensorrt", RateEngine::TensorRtLlm},
                               Backend{"trt", RateEngine::TensorRtLlm},
                               Backend{"llama.cpp", RateEngine::LlamaCpp},
                               Backend{"llama-cpp", RateEngine::LlamaCpp},
                               Backend{"lmdeploy", RateEngine::LmDeploy}};

std::string shortText(std::string_view text)
{
    return plainText(text, kLongestMeasuredText);
}

} // namespace

RunBuilder::RunBuilder(const Catalog &catalog, const FlatRecord &record, ResultTool tool)
    : m_catalog(catalog)
    , m_record(record)
{
    m_run.tool = tool;
    m_run.line = record.line();
    m_run.conditions.layoutStated = false;
}

void RunBuilder::model(std::string_view name)
{
    if (name.empty() || m_run.isStated(ResultCondition::Model))
        return;
    m_run.conditions.modelName = shortText(name);
    if (const NamedModel found = modelNamed(m_catalog, name); found.model) {
        m_run.conditions.model = found.model->id;
        m_run.setKnown(ResultCondition::Model,
                       found.how == LogMatch::How::Printed ? ConditionFrom::File : ConditionFrom::Nearest);
    }
    weights(weightFormatInWords(name), ConditionFrom::File);
}

void RunBuilder::part(std::string_view name)
{
    if (name.empty() || m_run.isStated(ResultCondition::Accelerator))
        return;
    m_run.conditions.part = shortText(name);
    if (const Accelerator *part = acceleratorNamed(m_catalog, name)) {
        m_run.conditions.accelerator = part->id;
        m_run.setKnown(ResultCondition::Accelerator, ConditionFrom::File);
    }
}

void RunBuilder::weights(const std::string &formatId, ConditionFrom how)
{
    const WeightFormat *format = formatId.empty() ? nullptr : m_catalog.weightFormat(formatId);
    if (!format || m_run.isStated(ResultCondition::Weights))
        return;
    m_run.conditions.weights = format->id;
    m_run.setKnown(ResultCondition::Weights, how);
}

void RunBuilder::cache(std::string_view printed)
{
    if (printed.empty() || m_run.isStated(ResultCondition::Cache))
        return;
    m_run.conditions.cache = cacheFormatNamed(m_catalog, printed);
    if (!m_run.conditions.cache.empty())
        m_run.setKnown(ResultCondition::Cache, ConditionFrom::File);
}

void RunBuilder::layout(const Parallelism &parallel, int devices)
{
    if (m_run.isStated(ResultCondition::Layout))
        return;
    m_run.conditions.parallel = parallel;
    m_run.conditions.devices = devices;
    m_run.conditions.layoutStated = true;
    m_run.setKnown(ResultCondition::Layout, ConditionFrom::File);
}

void RunBuilder::engine(std::string_view backend)
{
    if (backend.empty() || m_run.isStated(ResultCondition::Engine))
        return;
    const auto known = std::find_if(kBackends.begin(), kBackends.end(), [&](const Backend &b) {
        return backend.find(b.word) != std::string_view::npos;
    });
    if (known != kBackends.end()) {
        m_run.conditions.engine = known->engine;
        m_run.setKnown(ResultCondition::Engine, ConditionFrom::File);
    } else {
        m_run.conditions.program = shortText(backend); // "openai" says how it was asked, not which server it
                                                       // is
    }
}

void RunBuilder::tokens(ResultCondition condition, std::optional<Tokens> RunConditions::*member,
                        std::optional<double> value, Tokens least, ConditionFrom how)
{
    const auto most =
        static_cast<double>(condition == ResultCondition::Concurrency ? kMostSequences : kMostContext);
    if (!value || m_run.isStated(condition) || !(*value >= 0.0 && *value <= most))
        return;
    m_run.conditions.*member = std::max<Tokens>(least, std::llround(*value));
    m_run.setKnown(condition, how);
}

void RunBuilder::prompt(std::optional<double> value, ConditionFrom how)
{
    tokens(ResultCondition::Prompt, &RunConditions::prompt, value, 0, how);
}
void RunBuilder::output(std::optional<double> value, ConditionFrom how)
{
    tokens(ResultCondition::Output, &RunConditions::output, value, 0, how);
}
void RunBuilder::concurrency(std::optional<double> value, ConditionFrom how)
{
    tokens(ResultCondition::Concurrency, &RunConditions::concurrency, value, 1, how);
}

void RunBuilder::date(std::string_view text)
{
    std::string digits;
    for (const char c : text.substr(0, 10))
        if (c >= '0' && c <= '9' && digits.size() < 8)
            digits += c;
    if (digits.size() == 8 && m_run.date.empty())
        m_run.date = digits.substr(0, 4) + '-' + digits.substr(4, 2) + '-' + digits.substr(6, 2);
}

std::string RunBuilder::firstText(Keys keys) const
{
    for (const char *key : keys)
        if (std::string text = m_record.text(key); !text.empty() && text != "null")
            return text;
    return {};
}

void RunBuilder::usersOwnKeys()
{
    part(firstText({"gpu", "gpu_name", "gpu_type", "accelerator", "hardware", "hw", "device_name"}));
    const auto degree = [&](Keys keys) {
        for (const char *key : keys)
            if (m_record.has(key) && m_record.number(key))
                return static_cast<int>(m_record.count(key, 1, kMostDegree).value_or(1));
        return 0;
    };
    const int tensor = degree({"tp", "tp_size", "tensor_parallel_size", "server_info/tp_size"});
    if (tensor > 0) {
        const Parallelism parallel{.tensor = tensor,
                                   .pipeline = std::max(1, degree({"pp", "pp_size", "pipeline_parallel_size",
                                                                   "server_info/pp_size"})),
                                   .expert = std::max(1, degree({"ep", "ep_size", "server_info/ep_size"})),
                                   .data = std::max(1, degree({"dp", "dp_size", "data_parallel_size"}))};
        layout(parallel, parallel.devices());
    }
    const std::string quantization =
        firstText({"quantization", "server_info/quantization", "dtype", "server_info/dtype"});
    weights(quantization, ConditionFrom::File);
    weights(weightFormatInWords(quantization), ConditionFrom::File);
    cache(firstText({"kv_cache_dtype", "server_info/kv_cache_dtype"}));
    if (m_run.conditions.version.empty())
        version(shortText(firstText({"version", "vllm_version", "engine_version", "server_info/version"})));
}

void RunBuilder::fact(MeasuredQuantity quantity, const char *key, double factor, const char *deviation)
{
    const std::optional<double> value = m_record.positive(key);
    if (!value)
        return;
    ResultFact fact{quantity, *value * factor, {}, key, false};
    const std::optional<double> off = deviation ? m_record.positive(deviation) : std::nullopt;
    if (off)
        fact.spread = Spread{std::max(0.0, *value - *off) * factor, (*value + *off) * factor,
                             SpreadKind::StandardDeviation};
    add(std::move(fact));
}

void RunBuilder::meanFact(MeasuredQuantity quantity, const std::string &key, double factor)
{
    const std::string mean = "mean_" + key;
    const std::string median = "median_" + key;
    if (m_record.positive(mean)) {
        fact(quantity, mean.c_str(), factor, ("std_" + key).c_str());
    } else if (m_record.positive(median)) {
        fact(quantity, median.c_str(), factor);
        const bool said = std::any_of(m_run.remarks.begin(), m_run.remarks.end(), [](const ResultRemark &r) {
            return r.what == ResultRemark::What::Median;
        });
        if (!said)
            remark({ResultRemark::What::Median});
    }
}

} // namespace headroom

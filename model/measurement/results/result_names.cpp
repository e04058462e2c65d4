// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/result_run.h"

namespace headroom {

const char *idOf(ResultTool tool)
{
    constexpr std::array<const char *, kResultTools> ids{"vllm_serve",   "vllm_throughput", "vllm_latency",
                                                         "sglang_serve", "llama_bench",     "guidellm",
                                                         "aiperf",       "inferencex",      "mlperf"};
    return ids[static_cast<std::size_t>(tool)];
}

const char *nameOf(ResultTool tool)
{
    constexpr std::array<const char *, kResultTools> names{"vLLM bench serve",
                                                           "vLLM bench throughput",
                                                           "vLLM bench latency",
                                                           "SGLang bench_serving",
                                                           "llama-bench",
                                                           "GuideLLM",
                                                           "AIPerf",
                                                           "InferenceX",
                                                           "MLPerf"};
    return names[static_cast<std::size_t>(tool)];
}

const char *idOf(ResultCondition condition)
{
    constexpr std::array<const char *, kResultConditions> ids{
        "accelerator", "model", "layout", "weights", "cache", "prompt", "output", "concurrency", "engine"};
    return ids[static_cast<std::size_t>(condition)];
}

const char *idOf(ConditionFrom from)
{
    constexpr std::array<const char *, kConditionSources> ids{"not_stated", "file",    "nearest",
                                                              "file_name",  "derived", "given"};
    return ids[static_cast<std::size_t>(from)];
}

const char *idOf(ResultRemark::What remark)
{
    constexpr std::array ids{"failed_requests",    "invalid",       "unofficial", "partly_on_host",
                             "cache_types_differ", "mixed_lengths", "median",     "disaggregated"};
    return ids[static_cast<std::size_t>(remark)];
}

} // namespace headroom

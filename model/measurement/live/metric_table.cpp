// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/live/metric_table.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using Says = EngineMetric;

constexpr std::array kNames{
    // vLLM; "perc" is a share. Versions around 0.10 send both names of the cache's use.
    MetricName{ServedBy::Vllm, Says::CacheUse, "vllm:kv_cache_usage_perc"},
    MetricName{ServedBy::Vllm, Says::CacheUse, "vllm:gpu_cache_usage_perc"},
    MetricName{ServedBy::Vllm, Says::Running, "vllm:num_requests_running"},
    MetricName{ServedBy::Vllm, Says::Waiting, "vllm:num_requests_waiting"},
    MetricName{ServedBy::Vllm, Says::Swapped, "vllm:num_requests_swapped"},
    MetricName{ServedBy::Vllm, Says::TokensOut, "vllm:generation_tokens_total"},
    MetricName{ServedBy::Vllm, Says::TokensIn, "vllm:prompt_tokens_total"},
    MetricName{ServedBy::Vllm, Says::OutputRate, "vllm:avg_generation_throughput_toks_per_s"},
    MetricName{ServedBy::Vllm, Says::TokenTimeSum, "vllm:inter_token_latency_seconds_sum"},
    MetricName{ServedBy::Vllm, Says::TokenTimeCount, "vllm:inter_token_latency_seconds_count"},
    MetricName{ServedBy::Vllm, Says::TokenTimeSum, "vllm:time_per_output_token_seconds_sum"},
    MetricName{ServedBy::Vllm, Says::TokenTimeCount, "vllm:time_per_output_token_seconds_count"},
    MetricName{ServedBy::Vllm, Says::TokenTimeSum, "vllm:request_time_per_output_token_seconds_sum"},
    MetricName{ServedBy::Vllm, Says::TokenTimeCount, "vllm:request_time_per_output_token_seconds_count"},
    MetricName{ServedBy::Vllm, Says::FirstTokenSum, "vllm:time_to_first_token_seconds_sum"},
    MetricName{ServedBy::Vllm, Says::FirstTokenCount, "vllm:time_to_first_token_seconds_count"},
    MetricName{ServedBy::Vllm, Says::CacheConfig, "vllm:cache_config_info"},

    MetricName{ServedBy::SGLang, Says::CacheUse, "sglang:token_usage"},
    MetricName{ServedBy::SGLang, Says::Running, "sglang:num_running_reqs"},
    MetricName{ServedBy::SGLang, Says::Waiting, "sglang:num_queue_reqs"},
    MetricName{ServedBy::SGLang, Says::TokensOut, "sglang:generation_tokens_total"},
    MetricName{ServedBy::SGLang, Says::TokensIn, "sglang:prompt_tokens_total"},
    MetricName{ServedBy::SGLang, Says::OutputRate, "sglang:gen_throughput"},
    MetricName{ServedBy::SGLang, Says::TokenTimeSum, "sglang:inter_token_latency_seconds_sum"},
    MetricName{ServedBy::SGLang, Says::TokenTimeCount, "sglang:inter_token_latency_seconds_count"},
    MetricName{ServedBy::SGLang, Says::TokenTimeSum, "sglang:time_per_output_token_seconds_sum"},
    MetricName{ServedBy::SGLang, Says::TokenTimeCount, "sglang:time_per_output_token_seconds_count"},
    MetricName{ServedBy::SGLang, Says::FirstTokenSum, "sglang:time_to_first_token_seconds_sum"},
    MetricName{ServedBy::SGLang, Says::FirstTokenCount, "sglang:time_to_first_token_seconds_count"},
    MetricName{ServedBy::SGLang, Says::CacheTokens, "sglang:max_total_num_tokens"},
    MetricName{ServedBy::SGLang, Says::UsedTokens, "sglang:num_used_tokens"},

    // llama.cpp counts the seconds of all tokens; "tokens_seconds" are tokens a second.
    MetricName{ServedBy::LlamaCpp, Says::CacheUse, "llamacpp:kv_cache_usage_ratio"},
    MetricName{ServedBy::LlamaCpp, Says::Running, "llamacpp:requests_processing"},
    MetricName{ServedBy::LlamaCpp, Says::Waiting, "llamacpp:requests_deferred"},
    MetricName{ServedBy::LlamaCpp, Says::TokensOut, "llamacpp:tokens_predicted_total"},
    MetricName{ServedBy::LlamaCpp, Says::TokensIn, "llamacpp:prompt_tokens_total"},
    MetricName{ServedBy::LlamaCpp, Says::OutputRate, "llamacpp:predicted_tokens_seconds"},
    MetricName{ServedBy::LlamaCpp, Says::TokenTimeSum, "llamacpp:tokens_predicted_seconds_total"},
    MetricName{ServedBy::LlamaCpp, Says::TokenTimeCount, "llamacpp:tokens_predicted_total"},

    MetricName{ServedBy::Tgi, Says::Running, "tgi_batch_current_size"},
    MetricName{ServedBy::Tgi, Says::Waiting, "tgi_queue_size"},
    MetricName{ServedBy::Tgi, Says::TokensOut, "tgi_request_generated_tokens_sum"},
    MetricName{ServedBy::Tgi, Says::TokensIn, "tgi_request_input_length_sum"},
    MetricName{ServedBy::Tgi, Says::TokenTimeSum, "tgi_request_mean_time_per_token_duration_sum"},
    MetricName{ServedBy::Tgi, Says::TokenTimeCount, "tgi_request_mean_time_per_token_duration_count"},
    MetricName{ServedBy::Tgi, Says::CacheTokens, "tgi_batch_current_max_tokens"},
};

} // namespace

std::span<const MetricName> metricNames()
{
    return kNames;
}

std::string usualName(std::string_view name)
{
    constexpr std::string_view other = "sglang_";
    return name.starts_with(other) ? "sglang:" + std::string(name.substr(other.size())) : std::string(name);
}

bool isKnownMetric(std::string_view name)
{
    if (name.size() < 12 || name.size() > 80)
        return false;
    const std::string usual = usualName(name);
    return std::any_of(kNames.begin(), kNames.end(), [&](const MetricName &n) { return usual == n.name; });
}

const char *idOf(ServedBy server)
{
    constexpr std::array<const char *, kServers> ids{"unknown", "vllm", "sglang", "llama.cpp", "tgi"};
    return ids[static_cast<std::size_t>(server)];
}

const char *nameOf(ServedBy server)
{
    constexpr std::array<const char *, kServers> names{"", "vLLM", "SGLang", "llama.cpp", "TGI"};
    return names[static_cast<std::size_t>(server)];
}

} // namespace headroom

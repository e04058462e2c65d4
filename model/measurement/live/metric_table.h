// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace headroom {

// Servers whose metrics are understood.
enum class ServedBy : std::uint8_t { Unknown, Vllm, SGLang, LlamaCpp, Tgi };
constexpr std::size_t kServers = 5;

// What a metric says.
enum class EngineMetric : std::uint8_t {
    CacheUse,        // share, 0 to 1
    Running,         // requests
    Waiting,         // requests
    Swapped,         // requests that were moved out of the cache; they wait, too
    TokensOut,       // counter
    TokensIn,        // counter
    OutputRate,      // tok/s, a gauge
    TokenTimeSum,    // s, counter: times between tokens
    TokenTimeCount,  // counter
    FirstTokenSum,   // s, counter
    FirstTokenCount, // counter
    CacheConfig,     // 1; its labels say how large the cache is
    CacheTokens,     // tokens that the cache holds
    UsedTokens
};
constexpr std::size_t kEngineMetrics = 14;

struct MetricName {
    ServedBy server;
    EngineMetric metric;
    const char *name;
};

// The one table of names. Of several names for the same the first that a server sends counts.
// Sources: https://docs.vllm.ai/en/v0.12.0/design/metrics/,
// https://docs.vllm.ai/en/v0.7.0/serving/metrics.html,
// https://docs.sglang.io/references/production_metrics.html,
// https://github.com/ggml-org/llama.cpp tools/server/README.md,
// https://huggingface.co/docs/text-generation-inference/reference/metrics.
[[nodiscard]] std::span<const MetricName> metricNames();

// SGLang's names come with "sglang_" in front, too.
[[nodiscard]] std::string usualName(std::string_view name);
[[nodiscard]] bool isKnownMetric(std::string_view name);

[[nodiscard]] const char *idOf(ServedBy server);   // "vllm"
[[nodiscard]] const char *nameOf(ServedBy server); // "vLLM"; empty for Unknown

} // namespace headroom

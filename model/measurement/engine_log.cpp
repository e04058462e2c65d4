// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/engine_log.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

struct TermWords {
    const char *id;
    LogUnit unit;
    bool leastDecides; // of several ranks
};
constexpr std::array<TermWords, kLogTerms> kTerms{{
    {"version", LogUnit::Text, false},
    {"model", LogUnit::Text, false},
    {"other_name", LogUnit::Text, false},
    {"architecture", LogUnit::Text, false},
    {"gpu", LogUnit::Text, false},
    {"dtype", LogUnit::Text, false},
    {"quantization", LogUnit::Text, false},
    {"cache_dtype", LogUnit::Text, false},
    {"value_dtype", LogUnit::Text, false},
    {"context_length", LogUnit::Token, false},
    {"sequence_length", LogUnit::Token, true},
    {"trained_length", LogUnit::Token, false},
    {"tensor_parallel", LogUnit::Count, false},
    {"pipeline_parallel", LogUnit::Count, false},
    {"data_parallel", LogUnit::Count, false},
    {"expert_parallel", LogUnit::Count, false},
    {"batched_tokens", LogUnit::Token, false},
    {"micro_batch", LogUnit::Token, false},
    {"max_sequences", LogUnit::Count, true},
    {"speculative_tokens", LogUnit::Count, false},
    {"prefix_caching", LogUnit::Count, false},
    {"full_window_cache", LogUnit::Count, false},
    {"unified_cache", LogUnit::Count, false},
    {"utilization", LogUnit::Ratio, false},
    {"state_share", LogUnit::Ratio, false},
    {"total_memory", LogUnit::Byte, true},
    {"free_memory", LogUnit::Byte, true},
    {"usable_memory", LogUnit::Byte, true},
    {"weights", LogUnit::Byte, false},
    {"host_weights", LogUnit::Byte, false},
    {"file_size", LogUnit::Byte, false},
    {"activation", LogUnit::Byte, false},
    {"non_torch", LogUnit::Byte, false},
    {"graph_estimate", LogUnit::Byte, false},
    {"graphs", LogUnit::Byte, false},
    {"before_pool", LogUnit::Byte, true},
    {"after_pool", LogUnit::Byte, true},
    {"pool", LogUnit::Byte, true},
    {"needed_for_one", LogUnit::Byte, false},
    {"key_cache", LogUnit::Byte, true},
    {"value_cache", LogUnit::Byte, true},
    {"cache_size", LogUnit::Byte, true},
    {"window_cache", LogUnit::Byte, true},
    {"window_cells", LogUnit::Token, true},
    {"draft_cache", LogUnit::Byte, false},
    {"state_size", LogUnit::Byte, false},
    {"conv_state", LogUnit::Byte, false},
    {"recurrent_state", LogUnit::Byte, false},
    {"state_slots", LogUnit::Count, true},
    {"cache_tokens", LogUnit::Token, true},
    {"cache_blocks", LogUnit::Count, true},
    {"concurrency", LogUnit::Ratio, true},
    {"block_tokens", LogUnit::Token, false},
    {"padding_layers", LogUnit::Count, false},
    {"compute_buffer", LogUnit::Byte, false},
    {"host_buffer", LogUnit::Byte, false},
}};

} // namespace

LogUnit unitOf(LogTerm term)
{
    return kTerms[static_cast<std::size_t>(term)].unit;
}

const char *idOf(LogTerm term)
{
    return kTerms[static_cast<std::size_t>(term)].id;
}

const char *idOf(Engine engine)
{
    constexpr std::array ids{"unknown", "vllm", "sglang", "llama.cpp"};
    return ids[static_cast<std::size_t>(engine)];
}

const PrintedValue *EngineLog::deciding(LogTerm term) const
{
    const bool least = kTerms[static_cast<std::size_t>(term)].leastDecides;
    const bool text = unitOf(term) == LogUnit::Text;
    const PrintedValue *best = nullptr;
    for (const PrintedValue &value : values) {
        if (value.term != term)
            continue;
        if (!best || (!text && (least ? value.value < best->value : value.value > best->value)))
            best = &value;
    }
    return best;
}

std::optional<double> EngineLog::total(LogTerm term) const
{
    std::optional<double> sum;
    for (const PrintedValue &value : values)
        if (value.term == term)
            sum = sum.value_or(0.0) + value.value;
    return sum;
}

std::optional<double> EngineLog::number(LogTerm term) const
{
    const PrintedValue *value = deciding(term);
    return value ? std::optional(value->value) : std::nullopt;
}

std::string EngineLog::text(LogTerm term) const
{
    const PrintedValue *value = deciding(term);
    return value ? value->text : std::string();
}

} // namespace headroom

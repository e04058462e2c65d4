// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/log_pattern.h"

#include <array>

namespace headroom {

// Messages of SGLang from 0.2 (2024) on: sglang/srt/model_executor/model_runner.py,
// sglang/srt/mem_cache/memory_pool.py and sglang/srt/managers/scheduler.py. Its "GB" is 2^30 bytes.
std::span<const LogPattern> sglangPatterns()
{
    using enum LogTerm;
    static constexpr std::array patterns{
        LogPattern{"Init torch distributed ends. mem usage=", "GB", NonTorch, Scale::GiB},
        LogPattern{"Load weight begin. avail mem=", "GB", FreeMemory, Scale::GiB},
        LogPattern{"KV Cache is allocated. K size: ", "GB", KeyCache, Scale::GiB},
        LogPattern{"K size: ", "GB", KeyCache, Scale::GiB},
        LogPattern{", V size: ", "GB", ValueCache, Scale::GiB},
        LogPattern{"KV size: ", "GB", CacheSize, Scale::GiB},
        LogPattern{"#tokens: ", "", CacheTokens, Scale::Plain},
        LogPattern{"Memory pool end. avail mem=", "GB", AfterPool, Scale::GiB},
        LogPattern{"max_total_num_tokens=", "", CacheTokens, Scale::Plain},
        LogPattern{"max_total_num_token=", "", CacheTokens, Scale::Plain},
        LogPattern{"Max_total_num_token=", "", CacheTokens, Scale::Plain},
        LogPattern{"full_layer_tokens=", "", CacheTokens, Scale::Plain},
        LogPattern{"swa_layer_tokens=", "", WindowCells, Scale::Plain},
        LogPattern{"max_mamba_cache_size: ", "", StateSlots, Scale::Plain},
        LogPattern{"conv_state size: ", "GB", ConvState, Scale::GiB},
        LogPattern{"ssm_state size: ", "GB", RecurrentState, Scale::GiB},
        LogPattern{"context_len=", "", ContextLength, Scale::Plain},
        LogPattern{"max_running_requests=", "", MaxSequences, Scale::Plain},
        LogPattern{"chunked_prefill_size=", "", BatchedTokens, Scale::Plain},
    };
    return patterns;
}

std::span<const LogKey> sglangKeys()
{
    using enum LogTerm;
    static constexpr std::array keys{
        LogKey{"model_path", Model},
        LogKey{"served_model_name", OtherName},
        LogKey{"context_length", ContextLength},
        LogKey{"tp_size", TensorParallel},
        LogKey{"tensor_parallel_size", TensorParallel},
        LogKey{"pp_size", PipelineParallel},
        LogKey{"dp_size", DataParallel},
        LogKey{"ep_size", ExpertParallel},
        LogKey{"dtype", Dtype},
        LogKey{"quantization", Quantization},
        LogKey{"kv_cache_dtype", CacheDtype},
        LogKey{"mem_fraction_static", Utilization},
        LogKey{"chunked_prefill_size", BatchedTokens},
        LogKey{"max_running_requests", MaxSequences},
        LogKey{"page_size", BlockTokens},
        LogKey{"mamba_full_memory_ratio", StateShare},
        LogKey{"speculative_num_draft_tokens", SpeculativeTokens},
    };
    return keys;
}

} // namespace headroom

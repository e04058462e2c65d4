// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/log_pattern.h"

#include <array>

namespace headroom {

// Messages of vLLM from 0.4 (2024) on: vllm/worker/worker.py of V0, vllm/v1/worker/gpu_worker.py,
// vllm/v1/core/kv_cache_utils.py and vllm/utils/mem_utils.py of V1.
std::span<const LogPattern> vllmPatterns()
{
    using enum LogTerm;
    static constexpr std::array patterns{
        LogPattern{"total_gpu_memory (", "GiB)", TotalMemory, Scale::GiB},
        LogPattern{"total_gpu_memory=", "GiB", TotalMemory, Scale::GiB},
        LogPattern{"gpu_memory_utilization (", ")", Utilization, Scale::Plain},
        LogPattern{"model weights take ", "GiB", Weights, Scale::GiB},
        LogPattern{"weights memory: ", "GiB", Weights, Scale::GiB},
        LogPattern{"Model loading took ", "GiB", Weights, Scale::GiB},
        LogPattern{"Model loading took ", "GB", Weights, Scale::GiB},
        LogPattern{"Loading model weights took ", "GB", Weights, Scale::GiB},
        LogPattern{"Loading model weights took ", "GiB", Weights, Scale::GiB},
        LogPattern{"Actual usage is ", "GiB for weight", Weights, Scale::GiB},
        LogPattern{"non_torch_memory takes ", "GiB", NonTorch, Scale::GiB},
        LogPattern{"non_torch_memory=", "GiB", NonTorch, Scale::GiB},
        LogPattern{"non-torch forward increase memory: ", "GiB", NonTorch, Scale::GiB},
        LogPattern{"for peak activation, ", "GiB for non-torch memory", NonTorch, Scale::GiB},
        LogPattern{"PyTorch activation peak memory takes ", "GiB", Activation, Scale::GiB},
        LogPattern{"torch peak memory increase: ", "GiB", Activation, Scale::GiB},
        LogPattern{"for weight, ", "GiB for peak activation", Activation, Scale::GiB},
        LogPattern{"(weights + non-torch), ", "GiB for peak activation", Activation, Scale::GiB},
        LogPattern{"GiB for peak activation, and ", "GiB for CUDAGraph memory", Graphs, Scale::GiB},
        LogPattern{"memory reserved for KV Cache is ", "GiB", Pool, Scale::GiB},
        LogPattern{"kv_cache_size=", "GiB", Pool, Scale::GiB},
        LogPattern{"Available KV cache memory: ", "GiB", Pool, Scale::GiB},
        LogPattern{"available KV cache memory (", "GiB)", Pool, Scale::GiB},
        LogPattern{"reserved ", "GiB memory for KV Cache as specified", Pool, Scale::GiB},
        LogPattern{"max seq len (", ")", ContextLength, Scale::Plain},
        LogPattern{", (", "GiB KV cache is needed", NeededForOne, Scale::GiB},
        LogPattern{"for non-torch memory, and ", "GiB for CUDAGraph memory", Graphs, Scale::GiB},
        LogPattern{"Estimated CUDA graph memory: ", "GiB", GraphEstimate, Scale::GiB},
        LogPattern{"CUDA graph pool memory: ", "GiB (actual)", Graphs, Scale::GiB},
        LogPattern{"GPU KV cache size: ", "tokens", CacheTokens, Scale::Plain},
        LogPattern{"# GPU blocks: ", "", CacheBlocks, Scale::Plain},
        LogPattern{"# CUDA blocks: ", ",", CacheBlocks, Scale::Plain},
        LogPattern{"# cuda blocks: ", ",", CacheBlocks, Scale::Plain},
        LogPattern{"# ROCM blocks: ", ",", CacheBlocks, Scale::Plain},
        LogPattern{"# rocm blocks: ", ",", CacheBlocks, Scale::Plain},
        LogPattern{"# hip blocks: ", ",", CacheBlocks, Scale::Plain},
        LogPattern{"# xpu blocks: ", ",", CacheBlocks, Scale::Plain},
        LogPattern{"tokens per request: ", "x", Concurrency, Scale::Plain},
        LogPattern{"Maximum concurrency for ", "tokens per request", ContextLength, Scale::Plain},
        LogPattern{"Using max model len ", "", ContextLength, Scale::Plain},
        LogPattern{"Chunked prefill is enabled with max_num_batched_tokens=", "", BatchedTokens,
                   Scale::Plain},
        LogPattern{"Setting attention block size to ", "tokens", BlockTokens, Scale::Plain},
        LogPattern{"Forcing kv cache block size to ", "", BlockTokens, Scale::Plain},
        LogPattern{"Add ", "padding layers", PaddingLayers, Scale::Plain},
    };
    return patterns;
}

std::span<const LogKey> vllmKeys()
{
    using enum LogTerm;
    static constexpr std::array keys{
        LogKey{"model", Model},
        LogKey{"served_model_name", OtherName},
        LogKey{"max_seq_len", ContextLength},
        LogKey{"max_model_len", ContextLength},
        LogKey{"tensor_parallel_size", TensorParallel},
        LogKey{"pipeline_parallel_size", PipelineParallel},
        LogKey{"data_parallel_size", DataParallel},
        LogKey{"enable_expert_parallel", ExpertParallel},
        LogKey{"dtype", Dtype},
        LogKey{"quantization", Quantization},
        LogKey{"kv_cache_dtype", CacheDtype},
        LogKey{"gpu_memory_utilization", Utilization},
        LogKey{"max_num_batched_tokens", BatchedTokens},
        LogKey{"max_num_seqs", MaxSequences},
        LogKey{"block_size", BlockTokens},
        LogKey{"enable_prefix_caching", PrefixCaching},
        LogKey{"num_speculative_tokens", SpeculativeTokens},
        LogKey{"num_spec_tokens", SpeculativeTokens},
    };
    return keys;
}

} // namespace headroom

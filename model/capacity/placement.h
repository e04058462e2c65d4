// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/cache_form.h"
#include "model/capacity/weights.h"

namespace headroom {

// A run of consecutive layers on one pipeline stage.
struct LayerRange {
    std::size_t first = 0;
    std::size_t count = 0;
};

// Layers spread over stages as vLLM does: the remainder goes to the stages before the last, from the
// back. Source: vllm/distributed/utils.py, get_pp_indices.
[[nodiscard]] std::vector<LayerRange> pipelineStages(std::size_t layers, int pipeline);

// Bytes of the model's tensors on one device of a stage. TP divides matrices and the vocabulary, EP
// the experts. `copies` counts what every tensor-parallel rank holds whole: norms, the router, KV
// projections beyond the KV heads; a nominal count has no such detail and divides evenly.
[[nodiscard]] Bytes stageWeights(const LanguageModel &model, const ClassBytes &bytes, const LayerRange &stage,
                                 const Parallelism &parallel, bool copies);

// What one sequence keeps on one device of a stage, by the rules of the reference method: no block
// rounding, no convolution state.
[[nodiscard]] CacheForm stageCache(const LanguageModel &model, double cacheBits, const LayerRange &stage, int tensor);

// The working of a cache form over all layers of the model on one device.
void traceCache(const LanguageModel &model, const CacheFormat &format, const LayerRange &stage, int tensor, Trace &trace);

} // namespace headroom

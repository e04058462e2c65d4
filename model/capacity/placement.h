// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/cache_form.h"
#include "model/capacity/layer_bytes.h"
#include "model/capacity/weights.h"

namespace headroom {

// Layers spread over stages as vLLM does: the remainder goes to the stages before the last, from the
// back. Source: vllm/distributed/utils.py, get_pp_indices.
[[nodiscard]] std::vector<LayerRange> pipelineStages(std::size_t layers, int pipeline);

// Where the model's tensors lie. TP divides matrices and the vocabulary, EP the experts, PP the layers.
// `copies` counts what every tensor-parallel rank holds whole (norms, the router, KV projections beyond
// the KV heads, what the catalog names) and the tied table of a last stage; a nominal count has no such
// detail. An input table on the host is not on any device; a tied one is, as the head.
struct Placement {
    Placement(const LanguageModel &model, const Parallelism &degrees, bool withCopies,
              bool inputTableOnHost = false);

    Parallelism parallel;
    bool copies;
    bool embeddingOnHost;
    std::vector<double> layers; // of each type in the whole model
};

// How one class of tensors lies on one device of a stage.
struct ClassPlacement {
    double stageLayers = 1.0;  // of the layers that hold such tensors, those on the stage
    double tensorLayers = 1.0; // all of them; 1 where no layer does
    int ranks = 1;             // that divide a tensor
    double copied = 0.0;       // what copied KV heads add, as a share
    double undivided = 0.0;    // the share that every rank holds

    [[nodiscard]] double onDevice(double whole) const
    {
        const double onStage = whole * stageLayers / tensorLayers;
        return undivided > 0.0 ? onStage * (undivided + (1.0 - undivided) / ranks)
                               : onStage * (1.0 + copied) / ranks;
    }
};
[[nodiscard]] ClassPlacement placementOf(const LanguageModel &model, TensorClass tensors,
                                         const LayerRange &stage, const Placement &placement);

// Whether the stage holds a second copy of the embedding table, as its head.
[[nodiscard]] bool holdsTiedTable(const LanguageModel &model, const ClassBytes &bytes,
                                  const LayerRange &stage, const Placement &placement);

// Bytes of the model's tensors on one device of a stage.
[[nodiscard]] Bytes stageWeights(const LanguageModel &model, const ClassBytes &bytes, const LayerRange &stage,
                                 const Placement &placement);

// What one sequence keeps on one device of a stage, by the rules of the reference method: no block
// rounding, no convolution state.
[[nodiscard]] CacheForm stageCache(const LanguageModel &model, const CacheBits &bits, const LayerRange &stage,
                                   int tensor);

} // namespace headroom

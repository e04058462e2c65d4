// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/blueprint.h"

namespace headroom {

// Elements of one layer's attention or state tensors, counted from the shapes.
[[nodiscard]] double attentionParameters(const Blueprint &blueprint, const LayerType &layer);

// Of these, what vLLM and SGLang copy to every tensor-parallel rank: the down projections of MLA with their
// norms, its indexer, the low-rank gates of Kimi's linear layers.
// Sources: vllm/model_executor/models/deepseek_v2.py, kimi_linear.py (ReplicatedLinear).
[[nodiscard]] double wholeAttentionParameters(const Blueprint &blueprint, const LayerType &layer);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/placement.h"

namespace headroom {

// Bytes of one rank of a LoRA adapter on one device of a stage: a row of A and a column of B at 16 bit for
// each projection of attention, of recurrent layers, of MLPs and of every expert. Ranks divide the side that
// lies along the divided dimension of the projection.
[[nodiscard]] Bytes adapterRankBytes(const LanguageModel &model, const LayerRange &stage,
                                     const Parallelism &parallel);

// Whether the shapes of all those projections are known. Unknown ones are left out: the rank of MLA's
// queries, the low ranks inside Kimi's and the first Mamba's layers, what compressed entries are made with.
[[nodiscard]] bool adaptersAreWhole(const LanguageModel &model);

} // namespace headroom

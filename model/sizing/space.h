// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sizing/sizing.h"

namespace headroom {

// The replicas that are tried, one device or group each, without regard to any limit: what is tried
// must not depend on what is asked, or a relaxed limit could lose a candidate.

// Parts of the space: named ones, else all that ship (all with `grey`); racks are their devices.
[[nodiscard]] std::vector<const Accelerator *> acceleratorsOf(const Catalog &catalog,
                                                              const SizingSpace &space);

// Weight formats that make sense for a model on a part: the one it was released in, and narrower ones
// that the part computes in or that only need memory.
[[nodiscard]] std::vector<const WeightFormat *> weightsFor(const Catalog &catalog, const LanguageModel &model,
                                                           const Accelerator &accelerator,
                                                           const SizingSpace &space);

[[nodiscard]] std::vector<const CacheFormat *> cachesOf(const Catalog &catalog, const SizingSpace &space);

// Degrees of one replica: tensor parallel in powers of two that divide the heads, up to the scale-up
// domain, pipelines of up to eight stages, and expert groups for a mixture.
[[nodiscard]] std::vector<Parallelism> degreesFor(const Catalog &catalog, const LanguageModel &model,
                                                  const Accelerator &accelerator, bool grey);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/language_model.h"
#include "model/scenario/scenario.h"

#include <vector>

namespace headroom {

// The ways to lay one model over so many devices, the widest tensor parallelism first: every TP that divides
// the devices of a stage and the attention heads, the rest data parallel. Where replicas of a mixture can
// share its experts, that layout stands behind the one in which each replica holds them all. Empty where the
// stages do not divide the devices.
[[nodiscard]] std::vector<Parallelism> layoutsOver(int devices, int pipeline, const LanguageModel &model);

// At most so many of them: first a replica's own experts give way to shared ones, then the layouts between
// the widest and the narrowest, from the widest on.
[[nodiscard]] std::vector<Parallelism> mostTelling(std::vector<Parallelism> layouts, std::size_t most);

} // namespace headroom

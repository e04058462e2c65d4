// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/methods/vllm_rules.h"

namespace headroom {

[[nodiscard]] Budget vllmBudget(const MethodInput &input, Trace *trace);
[[nodiscard]] Holding vllmHolding(const MethodInput &input, const LayerRange &stage, Trace *trace);

// The width vLLM keeps a recurrent state in: the config's where it names one, else the model's 16 bit.
[[nodiscard]] double vllmStateBits(const LayerType &type, const MethodSettings &settings);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/results/run_builder.h"

namespace headroom {

// What vLLM's and SGLang's serving benchmarks have in common: mean lengths, how many requests were under way
// at once, failed ones, and the rates and times, in milliseconds but for the duration.
void readServingLengths(RunBuilder &run);
void readServingLoad(RunBuilder &run);
void readServingFacts(RunBuilder &run, const char *endToEndKey);

} // namespace headroom

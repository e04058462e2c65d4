// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/prepare.h"

namespace headroom {

// The paper quotient: bandwidth over bytes, one sequence. A heuristic from a vendor's claim, neither a
// measurement nor a bound. Source: the lessons' decode line.
struct PaperQuotient {
    TokensPerSecond quotient;         // bandwidth x TP / model bytes
    TokensPerSecond afterCollectives; // with the cost of all-reduces; equal at TP 1
    Bytes streamed;                   // by all tensor-parallel ranks together
    int collectives = 0;              // all-reduces a token; 0 at TP 1
};

constexpr int kCollectivesPerLayer = 2;                 // after attention and after the MLP
constexpr Seconds kCollectiveCost = microseconds(10.0); // assumed, as the lesson prices one all-reduce

[[nodiscard]] PaperQuotient paperQuotient(const Prepared &prepared, Trace *trace = nullptr);

} // namespace headroom

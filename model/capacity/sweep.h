// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/capacity.h"

namespace headroom {

struct SweepPoint {
    Tokens context = 0;
    Tokens sequences = 0;
};

// The corners of the falling stair "whole sequences over context" between two contexts: at each
// corner `sequences` fit, one token later they do not; the first point stands at `from`, the last at
// `to` where something fits there. Up to 32 sequences a replica have every corner; larger counts, where
// a step is finer than a pixel, are thinned to about `most` points. A shared prefix is kept once where
// the method shares it.
[[nodiscard]] std::vector<SweepPoint> sweepContext(const Prepared &prepared, Tokens from, Tokens to,
                                                   Tokens prefix = 0, std::size_t most = 120);

} // namespace headroom

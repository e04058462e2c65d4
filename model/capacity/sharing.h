// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/capacity.h"

namespace headroom {

// What one stage keeps of a prefix once, in the unit in which its method hands out memory: bytes, blocks
// or tokens.
struct Sharing {
    double room = 0.0;   // of the pool
    double shared = 0.0; // by all sequences together
    double each = 0.0;   // of one sequence, the shared part included
    Bytes bytes;         // of the shared part
    double held = 0.0;   // sequences, before rounding
};

struct Tightest {
    const Stage *stage = nullptr;
    Sharing sharing;
};

// Tokens of a prefix that a window still holds at the end of the context.
[[nodiscard]] double reachedTokens(const CacheForm::Window &window, Tokens context, Tokens prefix);

// Writes how many sequences share a prefix on the tightest stage.
void traceSharing(const Prepared &prepared, const Tightest &tightest, Tokens context, Tokens prefix,
                  const Concurrency &c, Trace &trace);

} // namespace headroom

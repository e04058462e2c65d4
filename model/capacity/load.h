// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/units.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace headroom {

// What a context makes of one stage's pool.
struct Load {
    Bytes each;        // one sequence
    Bytes lacking;     // for one sequence; negative where it fits
    double held = 0.0; // sequences, before rounding
};

// What the engine itself prints at its start, for one replica. Empty where it prints no such figure.
struct Printed {
    std::optional<Tokens> tokens;            // "GPU KV cache size", max_total_num_tokens, n_ctx
    std::optional<Tokens> poolBlocks;        // "# GPU blocks"; V1 prints them only in its metrics
    std::optional<Tokens> blocksPerSequence; // of the context
    std::optional<Tokens> blockTokens;       // "attention block size"
    std::optional<Tokens> stateSlots;        // sequences that may have a recurrent state at once
    std::optional<double> concurrency;       // "Maximum concurrency", the x
    Bytes taken;                             // what disappears from free memory with the pool
};

// Whole things of one size in an amount. Division alone may lose one to rounding.
[[nodiscard]] inline Tokens wholeIn(Bytes amount, Bytes each)
{
    if (amount.value() <= 0.0)
        return 0;
    constexpr double most = 4e18;
    double count = std::floor(std::min(amount / each, most));
    if ((count + 1.0) * each.value() <= amount.value())
        count += 1.0;
    return static_cast<Tokens>(count * each.value() > amount.value() ? count - 1.0 : count);
}

[[nodiscard]] constexpr Tokens ceilDivided(Tokens a, Tokens b)
{
    return (a + b - 1) / b;
}

constexpr double kUnlimited = std::numeric_limits<double>::infinity();

} // namespace headroom

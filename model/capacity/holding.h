// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/block_form.h"
#include "model/capacity/cache_form.h"
#include "model/capacity/slot_form.h"
#include "model/capacity/token_form.h"

#include <variant>

namespace headroom {

// How a device holds sequences in its pool, one alternative per way of accounting. Nothing: by the
// bytes of the cache, with no rounding.
using Holding = std::variant<std::monostate, BlockForm, TokenForm, SlotForm>;

// One pipeline stage on one of its devices.
struct Stage {
    Bytes weights;
    Bytes pool;      // usable - weights - reserve, or as given; negative when the weights are too large
    CacheForm cache; // what a sequence's own tokens and state take, without rounding or spare
    Holding holding; // what the engine makes of it
};

[[nodiscard]] Load loadOf(const Stage &stage, Tokens context);
[[nodiscard]] Load loadOf(const Stage &stage, Tokens context, Bytes pool); // as if it had that pool
[[nodiscard]] Printed printedBy(const Stage &stage, Tokens context);

// The most tokens at which the stage holds `sequences`; nothing where memory never ends.
[[nodiscard]] std::optional<Tokens> longestOn(const Stage &stage, Tokens sequences);

// Bytes a token adds before any window is full, and what a sequence takes whatever its length.
[[nodiscard]] Bytes firstTokenBytes(const Stage &stage);
[[nodiscard]] Bytes fixedBytes(const Stage &stage);

} // namespace headroom

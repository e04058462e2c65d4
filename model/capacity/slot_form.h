// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/load.h"

#include <array>

namespace headroom {

// The cache of llama.cpp on one device: made at the start for all slots together. A sequence's share is
// the whole over the slots. Source: src/llama-kv-cache.cpp, src/llama-memory-recurrent.cpp.
struct SlotForm {
    struct Window {
        Tokens tokens = 0;
        Bytes perCell;
    };
    static constexpr std::size_t kMostWindows = 4;

    Tokens slotCount = 1;
    bool shared = true; // a window has room for all slots and one micro batch; else each slot has both
    Tokens padding = 1; // cells are made in multiples of this
    Bytes perCell;      // layers that keep the whole context, the draft layer's included
    std::array<Window, kMostWindows> windows{};
    std::size_t windowCount = 0;
    Tokens microBatch = 0; // cells a window needs beyond its tokens
    Bytes state;           // of one slot, drafted states included
    // The compute buffer holds the attention masks, so it grows with the cells once they are more than what
    // the output keeps in their place.
    Bytes maskPerCell;  // of a slot's cells and of those of a window; 0 where the buffer or the pool is given
    Bytes maskRoom;     // what the masks may take before the buffer grows
    Bytes maskReserved; // by which it has grown at the context it was reserved for
};

[[nodiscard]] Tokens cellsOf(const SlotForm &form, Tokens context); // of all slots
[[nodiscard]] Tokens cellsOf(const SlotForm &form, const SlotForm::Window &window, Tokens context);
[[nodiscard]] Bytes wholeCache(const SlotForm &form, Tokens context);
// All attention masks of a micro batch: a token sees the cells that it shares with others.
[[nodiscard]] Bytes masksOf(const SlotForm &form, Tokens context);

[[nodiscard]] Load loadOf(const SlotForm &form, Bytes pool, Tokens context);
[[nodiscard]] Printed printedBy(const SlotForm &form, Bytes pool, Tokens context);
[[nodiscard]] std::optional<Tokens> longestIn(const SlotForm &form, Bytes pool, Tokens sequences);
[[nodiscard]] Bytes firstTokenBytes(const SlotForm &form);
[[nodiscard]] Bytes fixedBytes(const SlotForm &form);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/load.h"

namespace headroom {

// The pools of SGLang on one device: tokens of the full layers, tokens of the sliding layers, slots for
// recurrent states. Source: sglang/srt/model_executor/model_runner_kv_cache_mixin.py.
struct TokenForm {
    Bytes perToken;            // full layers
    Bytes perWindowToken;      // sliding layers with a pool of their own; else 0
    Tokens window = 0;         // of those layers
    double windowShare = 0;    // tokens of that pool over tokens of the full one
    Tokens pageTokens = 1;     // tokens are handed out in pages
    Bytes perSlot;             // one sequence's states; 0 without
    double stateRatio = 0;     // memory of states over memory of tokens
    bool spareInside = true;   // one slot is spare: among those counted, or on top of them
    Bytes drafts;              // states of drafted tokens, taken first
    int buffers = 0;           // tensors the tokens lie in; each is rounded up
    Tokens rows = 0;           // of the table from requests to tokens, 0: by the engine's rule
    bool sharesPrefix = false; // whole pages of a common beginning are kept once
};

// How the pool is cut.
struct TokenPools {
    Tokens usableSlots = 0; // that sequences can use
    Bytes states;           // all slots, the spare included
    Bytes forTokens;
    Tokens tokens = 0;
    Tokens windowTokens = 0;
};
[[nodiscard]] TokenPools poolsIn(const TokenForm &form, Bytes pool);

// Rows of the table from requests to tokens, and its bytes.
[[nodiscard]] Tokens tableRows(const TokenForm &form, const TokenPools &pools, Tokens context);
[[nodiscard]] Bytes tableBytes(const TokenForm &form, const TokenPools &pools, Tokens context);

// The pool from which on one sequence fits.
[[nodiscard]] Bytes poolForOne(const TokenForm &form, Tokens context);

// Sequences that slots and the pool of the sliding layers hold, whatever the full layers do.
[[nodiscard]] double heldBeside(const TokenForm &form, Bytes pool, Tokens context);

[[nodiscard]] Load loadOf(const TokenForm &form, Bytes pool, Tokens context);
[[nodiscard]] Printed printedBy(const TokenForm &form, Bytes pool, Tokens context);
[[nodiscard]] std::optional<Tokens> longestIn(const TokenForm &form, Bytes pool, Tokens sequences);
[[nodiscard]] Bytes firstTokenBytes(const TokenForm &form);
[[nodiscard]] Bytes fixedBytes(const TokenForm &form);

} // namespace headroom

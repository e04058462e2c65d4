// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/load.h"

#include <array>

namespace headroom {

// The page pool of vLLM on one device: blocks of one size, shared by groups of layers. A sequence takes
// blocks of each group. Source: vllm/v1/core/kv_cache_utils.py.
struct BlockForm {
    // How the engine counts the tokens it prints.
    enum class Prints : std::uint8_t {
        Blocks,      // V0: all blocks x tokens; concurrency by tokens
        PerGroup,    // to 0.20: blocks of one group x tokens
        Concurrency, // from 0.21: concurrency x context
    };
    // Groups whose layers keep tokens alike.
    struct Kind {
        Tokens groups = 0;
        Tokens blockTokens = 0;
        Tokens most = 0; // tokens charged at most, window - 1 + tokens in flight; 0: the whole context
    };
    static constexpr std::size_t kMostKinds = 8;

    Bytes blockBytes; // of all layers that share a block; 0 on a stage that keeps nothing
    std::array<Kind, kMostKinds> kinds{};
    std::size_t kindCount = 0;
    Tokens stateBlocks = 0; // of one sequence
    Tokens groups = 0;      // those of states included
    Tokens blockTokens = 0; // of the kind with the smallest blocks
    Prints prints = Prints::Concurrency;
    bool sharesPrefix = false; // whole blocks of a common beginning are kept once
};

// Blocks of one sequence: in the groups of one kind, and in all with its states.
[[nodiscard]] Tokens blocksOf(const BlockForm::Kind &kind, Tokens context);
[[nodiscard]] Tokens blocksOf(const BlockForm &form, Tokens context);
// Whole blocks of the first `prefix` tokens in the groups that keep the whole context.
[[nodiscard]] Tokens sharedBlocks(const BlockForm &form, Tokens prefix);
[[nodiscard]] Tokens blocksIn(const BlockForm &form, Bytes pool);

[[nodiscard]] Load loadOf(const BlockForm &form, Bytes pool, Tokens context);
[[nodiscard]] Printed printedBy(const BlockForm &form, Bytes pool, Tokens context);
[[nodiscard]] std::optional<Tokens> longestIn(const BlockForm &form, Bytes pool, Tokens sequences);
[[nodiscard]] Bytes firstTokenBytes(const BlockForm &form);
[[nodiscard]] Bytes fixedBytes(const BlockForm &form);

} // namespace headroom

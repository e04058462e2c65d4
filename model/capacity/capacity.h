// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/prepare.h"

namespace headroom {

// Memory of one device of the deciding stage, in bytes.
struct Memory {
    Bytes total;
    Bytes usable;
    Bytes weights;
    Bytes reserve;
    Bytes pool;
    Bytes perSequence;
    Bytes kvPerToken; // before any window is full
    Bytes fixedState;
    Bytes sharedPrefix; // of perSequence, what all sequences of a replica keep together
};

struct Concurrency {
    Tokens sequences = 0;                 // whole ones, over all data-parallel replicas
    double exact = 0.0;                   // before rounding; 0 where the weights alone are too large
    std::optional<Tokens> longestContext; // of one sequence; nothing where memory never ends
};

struct Capacity {
    bool fits = false; // at least one sequence of the context
    Memory memory;
    Concurrency concurrency;
    Printed printed; // by the engine that the method follows; empty for the reference method
    Bytes shortBy;   // per device, 0 when it fits
};

// What fits at a context of at least one token. Constant time, no allocation.
[[nodiscard]] Capacity capacityAt(const Prepared &prepared, Tokens context, Trace *trace = nullptr);

// The stage whose figures stand for all: the one that holds the fewest sequences, or, where some hold
// none, the one that lacks the most.
[[nodiscard]] std::size_t decidingStage(const Prepared &prepared, Tokens context);

// The stage at which the context of one sequence ends; nothing where memory never ends.
[[nodiscard]] std::optional<std::size_t> endingStage(const Prepared &prepared);

// Whole sequences where what the engine keeps back is at the high, the typical and the low end of what was
// printed elsewhere. All alike where it is given.
struct SequenceBand {
    Tokens low = 0;
    Tokens typical = 0;
    Tokens high = 0;
};
[[nodiscard]] SequenceBand sequenceBand(const Prepared &prepared, Tokens context);

// The whole sequences alone, for sweeps.
[[nodiscard]] Tokens sequencesAt(const Prepared &prepared, Tokens context);

// The most tokens at which `sequences`, at least one, still fit; nothing where memory never ends, 0 where
// they never fit.
[[nodiscard]] std::optional<Tokens> longestContextFor(const Prepared &prepared, Tokens sequences);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/shared_prefix.h"
#include "model/economics/economics.h"

namespace headroom {

// What a configuration does at one context and number of sequences. A plain value.
struct Rates {
    Decode decode;
    std::optional<Prefill> prefill; // of the prompt, else of the live context; alone on its replica
    std::optional<Serving> serving; // where prompt and answer lengths are given
    Economics economics;
};

// All rates of `sequences` that fit. Constant time, no allocation without a trace.
[[nodiscard]] Rates ratesAt(const PreparedRate &rate, const PreparedEconomics &economics, Tokens context,
                            Tokens sequences, Trace *trace = nullptr);

} // namespace headroom

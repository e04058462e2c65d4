// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rate/step.h"

#include <optional>

namespace headroom {

// A time with its band.
struct TimeBand {
    Seconds fast;
    Seconds typical;
    Seconds slow;
};

// A prompt on one replica: its arithmetic, and the time to the first token.
struct Prefill {
    Tokens prompt = 0;
    double flops = 0.0;  // of the tokens that are not in a shared prefix
    int chunks = 1;      // steps it is spread over
    TimeBand compute;    // arithmetic alone
    TimeBand firstToken; // compute, one decode step for each chunk, and the host
    TimeBand pause;      // between two tokens of a sequence that decodes meanwhile
};

// FLOPs of a prompt whose first `prefix` tokens are computed already: each token meets the parameters
// once, and on average half of the prompt.
[[nodiscard]] double promptFlops(const PreparedRate &rate, Tokens prompt, Tokens prefix);

// Nothing where the part publishes no matrix peak. `others` sequences of `live` tokens decode in the
// meantime on the same replica; 0: the request is alone.
[[nodiscard]] std::optional<Prefill> prefillAt(const PreparedRate &rate, Tokens prompt, Tokens others = 0,
                                               Tokens live = 0, Trace *trace = nullptr);

// Steady serving: every sequence that ends is replaced, so each output token carries its share of the
// prefill of the others.
struct Serving {
    TimeBand tokenTime; // mean time of an output token under this load
    RateBand perUser;
    RateBand output;          // all sequences together
    RateBand input;           // prompt tokens, shared prefix included
    double requestsLow = 0.0; // a second
    double requests = 0.0;
    double requestsHigh = 0.0;
    double prefillPart = 0.0; // of the time, typical
};

// Needs prompt and output; nothing without them or without a matrix peak.
[[nodiscard]] std::optional<Serving> servingAt(const PreparedRate &rate, const Decode &decode,
                                               Trace *trace = nullptr);

} // namespace headroom

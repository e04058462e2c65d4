// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rate/prepare_rate.h"

namespace headroom {

// The parts of one decode step. Weights and compute overlap: joined they take the root of the sum of
// their squares, so the parts do not add up to the step; `joined` does in their place.
struct StepTerms {
    Seconds weights;
    Seconds compute;
    Seconds joined;
    Seconds kv;
    Seconds overhead;
    Seconds collectives;
    [[nodiscard]] Seconds total() const { return joined + kv + overhead + collectives; }
};

// One decode step of a batch, with the band that published runs support.
struct DecodeStep {
    StepTerms terms; // of the typical step
    Seconds fast;
    Seconds typical;
    Seconds slow;
    Bytes weightBytes;           // read by all devices of a replica together
    Bytes cacheBytes;            // read by one device
    double flops = 0.0;          // of a replica
    double expertsTouched = 0.0; // of a layer; 0 without a mixture
};

// A rate, low being the slow end.
struct RateBand {
    TokensPerSecond low;
    TokensPerSecond typical;
    TokensPerSecond high;
};

// Rates of a number of sequences, spread evenly over the data-parallel replicas.
struct Decode {
    Tokens sequences = 0;
    Tokens batch = 0; // of the fullest replica
    Tokens live = 0;  // tokens of context whose cache is read
    DecodeStep step;
    RateBand perUser;
    RateBand total;
};

// Tokens of a context that are live on average: half-way through the answer where the lengths are
// given, else the mean fill; never more than the context, at least one.
[[nodiscard]] Tokens liveContext(const Workload &load, Tokens context, Trace *trace = nullptr);

// A step of `batch` sequences, one at least, of `live` tokens each on one replica. No allocation
// without a trace. Between whole batches it is smooth, for slopes.
[[nodiscard]] DecodeStep stepAt(const PreparedRate &rate, Tokens live, double batch, Trace *trace = nullptr);

[[nodiscard]] Decode decodeAt(const PreparedRate &rate, Tokens context, Tokens sequences,
                              Trace *trace = nullptr);

} // namespace headroom

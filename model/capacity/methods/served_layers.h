// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/methods/method.h"

namespace headroom {

// Bytes of one token in one layer's cache, as vLLM and SGLang keep it: a sparse model's latent and
// indexer in their own packing. For layers that keep keys and values or a latent.
struct ServedToken {
    double main = 0.0;
    double indexer = 0.0;
    [[nodiscard]] double all() const { return main + indexer; }
};
[[nodiscard]] ServedToken servedToken(const LayerType &type, double cacheBits, int tensor);

// Bytes of one layer's recurrent state on one rank, its convolution at 16 bit included. Drafted tokens
// lengthen the convolution's memory where an engine keeps it so.
[[nodiscard]] double servedState(const LayerType &type, double stateBits, Tokens extraTaps, int tensor);

// The working of both for one layer; they give the last step's value as an input.
[[nodiscard]] Input traceServedToken(const MethodInput &input, const LayerType &type, Trace &trace);
[[nodiscard]] Input traceServedState(const MethodInput &input, const LayerType &type,
                                     const Provenance &bitsFrom, double stateBits, Tokens extraTaps,
                                     Trace &trace);

// From the parts of a reserve to its sum.
void traceReserve(const Reserves &reserves, Trace &trace);

} // namespace headroom

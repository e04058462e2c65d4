// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/capacity.h"

namespace headroom {

// Bytes of the first `prefix` tokens that sequences of `context` tokens can keep together on a device:
// keys and values, in sliding layers only as far as the window still reaches back to them. States are
// never shared.
[[nodiscard]] Bytes sharedBytes(const CacheForm &cache, Tokens context, Tokens prefix);

// What fits when all sequences of a replica start with the same prefix, kept once. The same as
// capacityAt() for a prefix of 0 tokens and for the methods of engines; a prefix longer than the context
// counts as the context.
[[nodiscard]] Capacity capacitySharing(const Prepared &prepared, Tokens context, Tokens prefix,
                                       Trace *trace = nullptr);

} // namespace headroom

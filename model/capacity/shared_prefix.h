// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/capacity.h"

namespace headroom {

// Bytes of the first `prefix` tokens that sequences of `context` tokens can keep together on a device:
// keys and values, in sliding layers only as far as the window still reaches back to them. States are
// never shared.
[[nodiscard]] Bytes sharedBytes(const CacheForm &cache, Tokens context, Tokens prefix);

// What fits when all sequences of a replica start with the same prefix, kept once: in bytes by the
// reference method, in whole blocks by vLLM with prefix caching, in whole pages by SGLang without
// recurrent states. The same as capacityAt() for a prefix of 0 tokens and where the engine keeps the
// prefix with every sequence; the last token of the context is never shared.
[[nodiscard]] Capacity capacitySharing(const Prepared &prepared, Tokens context, Tokens prefix,
                                       Trace *trace = nullptr);

// The whole sequences alone, for sweeps.
[[nodiscard]] Tokens sequencesSharing(const Prepared &prepared, Tokens context, Tokens prefix);

// The most tokens, up to `most`, at which `sequences` still fit; nothing where memory never ends.
[[nodiscard]] std::optional<Tokens> longestSharing(const Prepared &prepared, Tokens sequences, Tokens prefix,
                                                   Tokens most);

} // namespace headroom

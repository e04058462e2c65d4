// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/shapes.h"
#include "app/probe/streamtest.h"

namespace headroom::probe {

// What replaying one token is compared with.
struct DecodeTerms {
    StreamTerms stream;
    double readGBps = 0.0; // the measured streaming read; 0: none
    double launchUs = 0.0; // of an empty kernel, shown beside the sum and never subtracted
};

// Reads every matrix of a token and its cache as often as the model does, and adds the times up. A result for
// each shape and one for the token. False: a matrix was wrong, or too large for the buffer, which a warning
// says.
[[nodiscard]] bool testDecode(Bench &bench, Streams &streams, const Shapes &shapes, const DecodeTerms &terms);

} // namespace headroom::probe

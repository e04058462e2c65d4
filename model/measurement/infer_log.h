// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/match_log.h"

namespace headroom {

// Settings that a log leaves unsaid are found from its figures: where a figure differs from the prediction,
// values of what is not printed are tried, and those are taken from which more figures follow and none less.
// They are marked as inferred. A version that the wording of the messages rules out is replaced first.
void inferUnsaid(const Catalog &catalog, const EngineLog &log, MatchedLog &matched);

} // namespace headroom

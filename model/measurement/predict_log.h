// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/compare_log.h"
#include "model/measurement/match_log.h"

namespace headroom {

// What the engine's own method says of the figures that a log prints, for the configuration the log was
// matched to. What makes up the pool is predicted from the start on, with the bands of unknown reserves;
// tokens, blocks and concurrency follow from the printed pool, between both ends of its rounding. Empty
// where the engine or the model is unknown.
[[nodiscard]] std::vector<PredictedTerm> predictLog(const Catalog &catalog, const EngineLog &log,
                                                    const MatchedLog &matched);

} // namespace headroom

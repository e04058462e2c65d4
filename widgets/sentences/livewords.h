// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "widgets/sentences/numbers.h"

#include "model/evaluation/evaluation.h"
#include "model/measurement/live/fleet.h"

namespace headroom {

// Engines at this moment, in the application's language. Names of models and hosts are in it: plain text
// only.

// "vLLM, Qwen/Qwen3-32B", and how many data-parallel parts.
[[nodiscard]] QString engineTitle(const EngineState &state, const Numbers &numbers);

// Running, waiting, use of the cache, rates: a line each.
[[nodiscard]] QStringList engineLines(const EngineState &state, const EngineRates &rates,
                                      const Numbers &numbers);

// "32.1 tok/s for each, 10 at once": beside a point on a plot. Empty while nothing runs.
[[nodiscard]] QString pointWords(const EngineState &state, const EngineRates &rates, const Numbers &numbers);

// The size of the cache by the engine against the one predicted for a configuration; empty where either is
// not known.
[[nodiscard]] QString cacheAgainst(const EngineState &state, const ConfigurationResult &result,
                                   const Numbers &numbers);

// Median and spread over replicas, a line each.
[[nodiscard]] QStringList fleetLines(const FleetRates &rates, const Numbers &numbers);
// One replica: "a:8000: 50 tok/s for each, 200 tok/s in all, 4 running".
[[nodiscard]] QString replicaLine(const Replica &replica, const Numbers &numbers);

} // namespace headroom

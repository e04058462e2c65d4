// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/sweep.h"

namespace headroom {

// vLLM's first core profiles one prompt of the whole context, so what it keeps back, and with it the pool,
// follows the context: sweeps prepare the configuration for each context they look at. For every other start
// these are the plain sweeps of what was prepared once.

// Whether the reserve follows the context: the first core, and neither pool nor reserve is given.
[[nodiscard]] bool reserveFollowsContext(const Scenario &scenario, const Configuration &configuration);

// The configuration prepared for another context than the scenario's.
[[nodiscard]] std::optional<Prepared> preparedFor(const Catalog &catalog, const Scenario &scenario,
                                                  const Configuration &configuration, Tokens context);

// Whole sequences over context, as sweepContext() gives them; sampled where the reserve follows the context,
// up to the first context of which none fits.
[[nodiscard]] std::vector<SweepPoint> sweepContext(const Catalog &catalog, const Scenario &scenario,
                                                   const Configuration &configuration,
                                                   const Prepared &prepared, Tokens from, Tokens to);

// The longest context of `sequences`, as longestContextFor() gives it.
[[nodiscard]] std::optional<Tokens> longestContextFor(const Catalog &catalog, const Scenario &scenario,
                                                      const Configuration &configuration,
                                                      const Prepared &prepared, Tokens sequences);

} // namespace headroom

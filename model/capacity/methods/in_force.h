// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"

namespace headroom {

// What the settings of the scenario's method are for one configuration: as set, else the engine's own
// default for it. Empty where a setting is not the method's, changes nothing for the model, or an id is
// unknown. A build of llama.cpp that was not stated stays empty too: the newest rules are taken.
[[nodiscard]] MethodSettings settingsInForce(const Catalog &catalog, const Scenario &scenario,
                                             const Configuration &configuration);

// The share of the memory that the method uses for the configuration: set there, or the method's own. Of
// SGLang it is the static fraction of what is free. 1 where an id is unknown.
[[nodiscard]] double utilizationInForce(const Catalog &catalog, const Scenario &scenario,
                                        const Configuration &configuration);

} // namespace headroom

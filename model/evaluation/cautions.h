// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"

namespace headroom {

// Whether everything a condition says holds for a configuration whose ids the catalog knows.
[[nodiscard]] bool applies(const CautionCondition &condition, const Catalog &catalog,
                           const Scenario &scenario, const Configuration &configuration);

// Indices into Catalog::cautions of those that apply, in the catalog's order.
[[nodiscard]] std::vector<std::size_t> cautionsFor(const Catalog &catalog, const Scenario &scenario,
                                                   const Configuration &configuration);

} // namespace headroom

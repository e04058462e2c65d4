// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/request.h"

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"

namespace headroom {

// Replaces every id by the catalog's own. Throws UsageError where a configuration cannot be evaluated:
// it names the option or the place in the file, and what may have been meant.
void resolve(const Catalog &catalog, const TypedQuestion &typed, Scenario &scenario);

} // namespace headroom

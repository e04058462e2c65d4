// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/request.h"

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"

namespace headroom {

// A question that was understood: every id is the catalog's own, every configuration can be evaluated.
struct Question {
    Scenario scenario;
    bool single = true; // asked for with options or a file of one configuration: one result, not a list
};

// What the command line asks. A sweep has no context of its own. Models that a scenario file carries join the
// catalog of this run. Throws UsageError.
[[nodiscard]] Question questionFrom(Catalog &catalog, const TypedQuestion &typed, bool withContext = true);

// The typed numbers and the file alone, before any catalog is read. Throws UsageError.
[[nodiscard]] Scenario scenarioFrom(const TypedQuestion &typed, bool withContext = true);

// Method, basis, load and settings: what all configurations share. Throws UsageError.
void takeShared(const TypedQuestion &typed, Scenario &scenario);

} // namespace headroom

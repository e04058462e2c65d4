// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/read_catalog.h"
#include "model/scenario/scenario.h"

namespace headroom {

// A document carries the models that it names and that no other program would know: imported ones and those
// of the user's own catalogs.

// What could not be taken from a document.
struct CarriedTrouble {
    std::vector<CatalogProblem> refused; // entries that are no model; `where` begins with "/carried_models/0"
    std::vector<std::string> differing;  // ids of which the catalog has an entry that is not the document's
    [[nodiscard]] bool any() const { return !refused.empty() || !differing.empty(); }
};

// Adds the document's models to those of the catalog. What the catalog has already is never replaced.
[[nodiscard]] CarriedTrouble addCarriedModels(Catalog &catalog, const Scenario &scenario,
                                              const std::string &file);

// The scenario with exactly the models that it names: those it carries stay as they are, those it names now
// are taken from the catalog, the others go. One too large to be carried is left out.
[[nodiscard]] Scenario withCarriedModels(Scenario scenario, const Catalog &catalog);

// Ids of models that the scenario names and the catalog has, but the document is too small for.
[[nodiscard]] std::vector<std::string> notCarried(const Scenario &scenario, const Catalog &catalog);

} // namespace headroom

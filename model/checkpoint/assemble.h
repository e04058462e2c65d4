// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/checkpoint/blueprint.h"
#include "model/checkpoint/import_report.h"
#include "model/checkpoint/stored_weights.h"

namespace headroom {

// What the files say of the weights: nothing, a total from an index, or every tensor.
struct WeightFacts {
    std::optional<StoredWeights> stored;
    double totalBytes = 0.0; // from an index; 0 where unknown
    bool draftStored = true; // as far as names tell
};

// Sources of an imported model: [0] stands for the user, [1] for the files.
constexpr SourceIndex kImportedSource = 1;

// A blueprint as a catalog model. Ids and names are made here; `taken` says which ids are in use.
[[nodiscard]] LanguageModel assemble(const Blueprint &blueprint, const WeightFacts &weights,
                                     const Catalog &taken, ImportReport &report);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/request.h"

#include "model/sizing/sizing.h"

namespace headroom {

// A purchase that was understood: every id is the catalog's own.
struct SizeQuestion {
    Scenario scenario; // without configurations: they are what is searched
    SizingLimits limits;
    SizingSpace space;
    RankBy rank = RankBy::Cost;
    bool all = false; // every candidate, not only the best of each accelerator
};

// Throws UsageError.
[[nodiscard]] SizeQuestion sizeQuestionFrom(const Catalog &catalog, const TypedQuestion &typed,
                                            const TypedSize &size);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/cli/catalogsearch.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// Tables for a terminal, with kinds and footnotes; empty where nothing matches.
[[nodiscard]] QString acceleratorsText(const Catalog &catalog, const CatalogSearch &search, const Numbers &numbers);
[[nodiscard]] QString modelsText(const Catalog &catalog, const CatalogSearch &search, const Numbers &numbers);
[[nodiscard]] QString formatsText(const Catalog &catalog, const CatalogSearch &search, const Numbers &numbers);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/catalog/read_catalog.h"

namespace headroom {

// Where the user's own catalogs lie: headroom/catalogs/*.json in the standard data folders, the
// machine's before the user's.
[[nodiscard]] QStringList userCatalogFolders();

// The user's own among them, where new files go.
[[nodiscard]] QString userCatalogFolder();

// Adds them; what was left out comes back with file and position, for refusalText.
[[nodiscard]] std::vector<CatalogProblem> addUserCatalogs(Catalog &catalog);

} // namespace headroom

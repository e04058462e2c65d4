// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/catalog/catalog.h"

namespace headroom {

// Where the user's own catalogs lie: headroom/catalogs/*.json in the standard data folders, the
// machine's before the user's.
[[nodiscard]] QStringList userCatalogFolders();

// Adds them; gives one sentence for each file that was left out, with its name and the position.
[[nodiscard]] QStringList addUserCatalogs(Catalog &catalog);

} // namespace headroom

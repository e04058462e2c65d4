// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/checkpoint/import_model.h"

namespace headroom {

// Where an imported model was kept, or why it was not. One of the two is empty.
struct KeptModel {
    QString path;
    QString refusal;
};

// Writes the model as a file of its own into the user's catalogs (userCatalogFolder), whole or not at all.
// A file of that name is never replaced.
[[nodiscard]] KeptModel keepModel(const ImportedModel &imported);

} // namespace headroom

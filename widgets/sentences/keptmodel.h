// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/import_model.h"
#include "widgets/sentences/ownentries.h"

namespace headroom {

// Writes an imported model as a file of its own into the user's catalogs, whole or not at all. A file of
// that name is never replaced.
[[nodiscard]] KeptEntry keepModel(const ImportedModel &imported);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/jsonparts.h"

#include "widgets/sentences/numbers.h"

#include "model/checkpoint/import_model.h"

namespace headroom {

// What an import learnt, and the model as "catalog models --json" writes it. `kept` is the file it was kept
// in, empty where it was not.
[[nodiscard]] Json inspectJson(const Catalog &catalog, const ImportedModel &imported, const QString &kept,
                               const Numbers &numbers);

} // namespace headroom

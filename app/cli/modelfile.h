// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/request.h"

#include "model/checkpoint/import_model.h"

namespace headroom {

// A model read from a file as the command line names it; only headers are read. Throws UsageError.
[[nodiscard]] ImportedModel modelFromFile(const Catalog &catalog, const QString &path);

// --model FILE: the file's model joins the catalog of this run, and its id takes the file's place; where no
// `weights` were typed, those of the file count. A name that the catalog knows stays a name. Throws
// UsageError.
void useModelFile(Catalog &catalog, Typed &model, Typed *weights = nullptr);

} // namespace headroom

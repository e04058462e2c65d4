// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/import_model.h"

namespace headroom {

// The text of a catalog file (data/schema/models.schema.json) that holds these models; addCatalogText
// reads the same models back from it. Provenance points into `sources`, whose [0] stands for the user and
// is not written: nothing in a model to be kept may point there. Sources that no model names are left out.
[[nodiscard]] std::string catalogText(std::span<const LanguageModel> models, std::span<const Source> sources);

[[nodiscard]] std::string catalogText(const ImportedModel &imported);

// A file name for it, as "qwen3.8-27b.json".
[[nodiscard]] std::string catalogFileName(const ImportedModel &imported);

} // namespace headroom

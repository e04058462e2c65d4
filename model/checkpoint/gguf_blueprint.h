// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/blueprint.h"
#include "model/checkpoint/gguf_file.h"
#include "model/checkpoint/import_report.h"

#include <span>

namespace headroom {

// What the metadata and tensors of a GGUF model say; of a split model all parts, in any order. Throws
// ImportFailure.
[[nodiscard]] Blueprint blueprintOfGguf(std::span<const GgufFile> parts, ImportReport &report);

} // namespace headroom

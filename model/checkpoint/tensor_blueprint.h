// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/blueprint.h"
#include "model/checkpoint/import_report.h"
#include "model/checkpoint/stored_tensor.h"

namespace headroom {

// What the shapes of safetensors tell where no config is at hand: enough for the cache of plain
// attention, MLA and Gated DeltaNet. Everything taken this way is reported as assumed. Throws
// ImportFailure naming the key that would be needed.
[[nodiscard]] Blueprint blueprintOfTensors(const std::vector<StoredTensor> &tensors, const std::string &file,
                                           ImportReport &report);

} // namespace headroom

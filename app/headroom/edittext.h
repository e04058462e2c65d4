// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/scenario/edit.h"
#include "widgets/sentences/numbers.h"

namespace headroom {

// What an edit does, for "Undo: ...": "context 8,192 tokens", "TP 2 on MI300X".
[[nodiscard]] QString editText(const ScenarioEdit &edit, const Scenario &before, const Catalog &catalog,
                               const Numbers &numbers);

} // namespace headroom

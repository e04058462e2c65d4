// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

namespace headroom {

// What the reader must know beside a result, most important first.
[[nodiscard]] std::vector<Note> notesOn(const Catalog &catalog, const Scenario &scenario,
                                        const ConfigurationResult &result);

} // namespace headroom

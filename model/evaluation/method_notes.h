// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

namespace headroom {

// What the reader must know of an engine's way of accounting: where what it prints is not what fits, and
// what it keeps back. Nothing for the reference method.
[[nodiscard]] std::vector<Note> methodNotes(const Catalog &catalog, const Scenario &scenario,
                                            const ConfigurationResult &result);

} // namespace headroom

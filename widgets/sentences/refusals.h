// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/catalog/read_catalog.h"
#include "model/scenario/scenario_json.h"

namespace headroom {

// Why a file was not taken, in one sentence for a person that names the file and the position.
[[nodiscard]] QString refusalText(const QString &file, const ScenarioError &error);
[[nodiscard]] QString refusalText(const CatalogProblem &problem);

// Instead of so many more of them: where they can all be read.
[[nodiscard]] QString moreRefusalsText(std::size_t more);

} // namespace headroom

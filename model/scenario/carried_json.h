// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/object_reader.h"

namespace headroom {

// The "carried_models" of a scenario document: catalog files of one model each. What they hold is not looked
// at here beyond the id; unknown keys stay in them.
[[nodiscard]] std::vector<CarriedModel> readCarriedModels(ObjectReader &scenarioReader);

[[nodiscard]] nlohmann::ordered_json carriedModelsJson(const std::vector<CarriedModel> &models);

// The text of a catalog file as a document carries it: keys sorted, so that it is written as it was read.
// Nothing where it is larger than a document may hold.
[[nodiscard]] std::optional<std::string> carriedText(const std::string &catalogText);

} // namespace headroom

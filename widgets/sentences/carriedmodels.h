// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/checkpoint/carried_models.h"

namespace headroom {

// What is wrong with the models that a document carries, in one line.
[[nodiscard]] QString carriedText(const CarriedTrouble &trouble);

// Models that a document names and cannot carry.
[[nodiscard]] QString notCarriedText(const std::vector<std::string> &ids);

} // namespace headroom

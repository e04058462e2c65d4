// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/object_reader.h"

namespace headroom {

// The "purchase" of a scenario file: the limits of a search for what to buy. Gives the keys this program
// does not know.
[[nodiscard]] nlohmann::json readPurchase(const nlohmann::json &object, const std::string &where,
                                          Purchase &purchase);

// Only what differs from the defaults.
[[nodiscard]] nlohmann::ordered_json purchaseJson(const Purchase &purchase);

} // namespace headroom

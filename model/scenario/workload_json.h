// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/object_reader.h"

namespace headroom {

// The parts of a scenario file that say what the sequences do, whose runs the rates follow, which prices
// count and what a purchase must do: "load", "rate", "prices" and "purchase". What is not there keeps its
// default; gives the keys inside them that this program does not know.
[[nodiscard]] nlohmann::json readLoads(ObjectReader &scenarioReader, Scenario &scenario);

// Only what differs from the defaults is written.
void writeLoads(const Scenario &scenario, nlohmann::ordered_json &document);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/object_reader.h"

namespace headroom {

// "measurements" of a scenario file: what the user measured, each value with its unit, conditions and
// origin. Unknown keys stay with their row.
[[nodiscard]] MeasurementList readMeasurementRows(const nlohmann::json &list, const std::string &where);
[[nodiscard]] nlohmann::ordered_json measurementsJson(const MeasurementList &measurements);

// "memory_measured" and "bandwidth_measured" beside an override.
[[nodiscard]] nlohmann::ordered_json originJson(const Origin &origin);
[[nodiscard]] Origin readOrigin(const nlohmann::json &object, const std::string &where,
                                nlohmann::json &unknown);

} // namespace headroom

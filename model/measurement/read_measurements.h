// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/read_catalog.h"
#include "model/measurement/measurement.h"

namespace headroom {

// Adds the rows of a measurements file (data/schema/measurements.schema.json). The set is unchanged on
// a problem. Ids of accelerators, models and formats are not looked up here.
[[nodiscard]] std::optional<CatalogProblem> addMeasurementText(MeasurementSet &set, std::string_view text,
                                                               const std::string &file);

} // namespace headroom

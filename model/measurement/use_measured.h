// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"
#include "model/scenario/scenario.h"

namespace headroom {

// Whether a measurement can stand in for a figure of a configuration: a device's memory or its bandwidth.
[[nodiscard]] bool canBeUsed(MeasuredQuantity quantity);

// The configuration with the measured value in place of the vendor's, marked with where it was measured;
// unchanged where that cannot be.
[[nodiscard]] Configuration useMeasured(Configuration configuration, const KeptMeasurement &measurement);

// The provenance of such a figure: measured, with a note in both languages that names tool, place and date.
[[nodiscard]] Provenance provenanceOf(const Origin &origin);

} // namespace headroom

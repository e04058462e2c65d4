// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/use_measured.h"

#include "model/catalog/catalog.h"

namespace headroom {

bool canBeUsed(MeasuredQuantity quantity)
{
    return quantity == MeasuredQuantity::MemoryBandwidth || quantity == MeasuredQuantity::TotalMemory;
}

Configuration useMeasured(Configuration configuration, const KeptMeasurement &measurement)
{
    Overrides &overrides = configuration.overrides;
    if (measurement.quantity == MeasuredQuantity::MemoryBandwidth) {
        overrides.bandwidth = BytesPerSecond{measurement.value};
        overrides.bandwidthFrom = measurement.origin;
    } else if (measurement.quantity == MeasuredQuantity::TotalMemory) {
        overrides.memory = Bytes{measurement.value};
        overrides.memoryFrom = measurement.origin;
    }
    return configuration;
}

Provenance provenanceOf(const Origin &origin)
{
    std::string where;
    for (const std::string *part : {&origin.tool, &origin.place, &origin.date})
        if (!part->empty())
            where += (where.empty() ? "" : ", ") + *part;
    if (where.empty())
        return {Kind::Measured, kSetByUser, {"Measured by the user.", "Medido pelo usuário."}};
    return {Kind::Measured, kSetByUser, {"Measured: " + where + ".", "Medido: " + where + "."}};
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"
#include "model/measurement/conditions.h"

#include <span>

namespace headroom {

// One published row.
struct Measurement {
    std::string id;
    MeasuredQuantity quantity = MeasuredQuantity::RatePerUser;
    double value = 0.0;
    RunConditions conditions;
    SourceIndex source = 0; // into MeasurementSet::sources
    std::string date;       // to the day, the month or the year
};

// A condition in words.
struct Remark {
    std::string id;
    Text text;
};

struct MeasurementSet {
    std::vector<Source> sources;
    std::vector<Remark> remarks;
    std::vector<Measurement> rows;
};

// The published runs that are compiled in, unpacked at the first call and kept: they are not needed
// to start. Safe to call from any thread.
[[nodiscard]] const MeasurementSet &publishedMeasurements();

// The set as bytes, private to one build like the catalog's.
[[nodiscard]] std::vector<unsigned char> packMeasurements(const MeasurementSet &set);
[[nodiscard]] MeasurementSet unpackMeasurements(std::span<const unsigned char> bytes);

} // namespace headroom

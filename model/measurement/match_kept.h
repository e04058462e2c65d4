// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/match.h"

namespace headroom {

// What is predicted for a measurement, under its own conditions and in its own unit; low <= high.
struct PredictedValue {
    double low = 0.0;
    double typical = 0.0;
    double high = 0.0;
    bool claim = false; // the vendor's figure, no estimate: low and high are the same
};
[[nodiscard]] std::variant<PredictedValue, NotCompared> predictedFor(const Catalog &catalog,
                                                                     const KeptMeasurement &measurement);

// Where a measured rate lies on the plots of rates.
struct MeasuredRate {
    Tokens sequences = 1;
    TokensPerSecond perUser;
    TokensPerSecond low; // of perUser, by the spread; as perUser where there is none
    TokensPerSecond high;
    TokensPerSecond total;
    int devices = 1;          // 1 where nobody said
    bool totalGiven = false;  // by the source of the point; else perUser times sequences
    bool perUserGiven = true; // else total over sequences, prefill included
};

// One measurement of the document beside its configurations.
struct MatchedMeasurement {
    std::size_t index = 0; // into Scenario::measurements
    // The configuration with the fewest differences; nothing where the document has none.
    std::optional<std::size_t> configuration;
    ConditionsMatch match; // with that configuration
    std::optional<MeasuredRate> point;
    std::optional<double> measuredOverPredicted; // value over typical, or over the claim
    // On its configuration's curve: of its accelerator and model. Otherwise it belongs to no card.
    [[nodiscard]] bool belongs() const;
    [[nodiscard]] bool isExact() const { return belongs() && match.differs.empty(); }
};

// All of them, hidden ones too. A run that gives both a time per token and a rate of all sequences makes one
// point, on the row of the time.
[[nodiscard]] std::vector<MatchedMeasurement> matchMeasurements(const Catalog &catalog,
                                                                const Scenario &scenario);

} // namespace headroom

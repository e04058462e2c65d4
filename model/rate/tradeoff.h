// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rate/step.h"

namespace headroom {

// Rates of a configuration at one number of sequences.
struct RatePoint {
    Tokens sequences = 0;
    StepTerms terms;
    RateBand perUser;
    RateBand total;
};

// From one sequence a replica to the `fit` that fit, about `most` points evenly spread on a logarithmic
// axis, both ends included; small counts have every point. Empty where nothing fits.
[[nodiscard]] std::vector<RatePoint> sweepSequences(const PreparedRate &rate, Tokens context, Tokens fit,
                                                    std::size_t most = 96);

// One point of the trade-off plot, of one of the compared configurations.
struct TradeOffPoint {
    std::size_t configuration = 0;
    Tokens sequences = 0;
    double perUser = 0.0; // tok/s
    double yield = 0.0;   // total rate per device, per dollar or per kilowatt
};

// The points that no other beats in both: falling in perUser, rising in yield.
[[nodiscard]] std::vector<TradeOffPoint> frontier(std::vector<TradeOffPoint> points);

// Distinct experts a layer is expected to need over the tokens of a step.
struct CoveragePoint {
    double tokens = 0.0;
    double experts = 0.0;
};
[[nodiscard]] std::vector<CoveragePoint> expertCoverage(const PreparedRate &rate, Tokens mostTokens,
                                                        std::size_t most = 96);

// The most sequences, up to `most`, at which the slow end of the rate per user reaches the floor; 0
// where not even one does. The rate falls with the sequences, so this is a search by halves.
[[nodiscard]] Tokens sequencesAtFloor(const PreparedRate &rate, Tokens context, Tokens most,
                                      TokensPerSecond floor);

} // namespace headroom

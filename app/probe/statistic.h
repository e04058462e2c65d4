// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace headroom::probe {

// Of several groups: never only the best one.
struct Statistic {
    double median = 0.0;
    double p10 = 0.0;
    double p90 = 0.0;
    double least = 0.0;
    double most = 0.0;
};

// Quantiles by linear interpolation between the sorted values (type 7 of Hyndman and Fan); at least one
// value.
[[nodiscard]] Statistic statisticOf(std::vector<double> values);

} // namespace headroom::probe

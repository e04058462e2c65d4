// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/statistic.h"

#include <algorithm>
#include <cmath>

namespace headroom::probe {

namespace {

double quantile(const std::vector<double> &sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - std::floor(place)) * (sorted[above] - sorted[below]);
}

} // namespace

Statistic statisticOf(std::vector<double> values)
{
    if (values.empty())
        return {};
    std::sort(values.begin(), values.end());
    return {quantile(values, 0.5), quantile(values, 0.1), quantile(values, 0.9), values.front(),
            values.back()};
}

} // namespace headroom::probe

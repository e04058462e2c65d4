// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/sweep.h"

#include "model/capacity/shared_prefix.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr Tokens kEveryCornerUpTo = 32; // sequences of a replica; a step beyond is below a pixel

} // namespace

std::vector<SweepPoint> sweepContext(const Prepared &prepared, Tokens from, Tokens to, Tokens prefix,
                                     std::size_t most)
{
    std::vector<SweepPoint> corners;
    const Tokens highest = sequencesSharing(prepared, from, prefix);
    const Tokens lowest = sequencesSharing(prepared, to, prefix);
    if (highest == 0)
        return corners;
    corners.push_back({from, highest});

    // Counts from high to low, each replica's step once; above the small ones a factor keeps them about
    // as far apart on a logarithmic axis.
    const double span =
        std::log(static_cast<double>(highest) / static_cast<double>(std::max<Tokens>(1, lowest)));
    const double factor = std::exp(-std::max(span, 1e-9) / static_cast<double>(most));
    Tokens count = highest;
    while (count > lowest && count > 0) {
        const std::optional<Tokens> end = longestSharing(prepared, count, prefix, to);
        if (end && *end > corners.back().context && *end < to) // several counts may end at one token
            corners.push_back({*end, sequencesSharing(prepared, *end, prefix)});
        const auto thinned = static_cast<Tokens>(std::floor(static_cast<double>(count) * factor));
        count = std::min(std::max(thinned, kEveryCornerUpTo * prepared.data), count - 1) / prepared.data
                * prepared.data;
    }
    if (lowest > 0 && to > corners.back().context)
        corners.push_back({to, lowest});
    return corners;
}

} // namespace headroom

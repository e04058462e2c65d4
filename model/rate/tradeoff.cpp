// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/tradeoff.h"

#include "model/rate/streamed.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

// Whole numbers from `least` to `last`, multiples of `least`, no two nearer than one of `most` steps
// of a logarithmic axis.
std::vector<Tokens> logarithmicCounts(Tokens least, Tokens last, std::size_t most)
{
    std::vector<Tokens> counts;
    const double factor =
        std::pow(static_cast<double>(last) / static_cast<double>(least), 1.0 / static_cast<double>(most));
    for (Tokens count = least; count < last;) {
        counts.push_back(count);
        const auto next = static_cast<Tokens>(std::ceil(static_cast<double>(count) * factor));
        count = std::max(count + least, (next + least - 1) / least * least);
    }
    counts.push_back(last);
    return counts;
}

} // namespace

std::vector<RatePoint> sweepSequences(const PreparedRate &rate, Tokens context, Tokens fit, std::size_t most)
{
    std::vector<RatePoint> points;
    if (fit < 1)
        return points;
    const Tokens last = std::min(fit, kMostSequences);
    for (const Tokens sequences : logarithmicCounts(std::min<Tokens>(rate.data, last), last, most)) {
        const Decode decode = decodeAt(rate, context, sequences);
        points.push_back({sequences, decode.step.terms, decode.perUser, decode.total});
    }
    return points;
}

std::vector<TradeOffPoint> frontier(std::vector<TradeOffPoint> points)
{
    std::sort(points.begin(), points.end(), [](const TradeOffPoint &a, const TradeOffPoint &b) {
        return a.perUser != b.perUser ? a.perUser > b.perUser : a.yield > b.yield;
    });
    std::vector<TradeOffPoint> best;
    for (const TradeOffPoint &point : points)
        if (best.empty() || point.yield > best.back().yield)
            best.push_back(point);
    return best;
}

std::vector<CoveragePoint> expertCoverage(const PreparedRate &rate, Tokens mostTokens, std::size_t most)
{
    std::vector<CoveragePoint> points;
    const DeviceWeights &w = rate.weights;
    if (w.expertCount == 0)
        return points;
    for (const Tokens tokens : logarithmicCounts(1, std::max<Tokens>(1, mostTokens), most)) {
        const auto count = static_cast<double>(tokens);
        points.push_back({count, expertsTouched(w.expertCount, w.perToken, count)});
    }
    return points;
}

Tokens sequencesAtFloor(const PreparedRate &rate, Tokens context, Tokens most, TokensPerSecond floor)
{
    const auto reaches = [&](Tokens sequences) {
        return decodeAt(rate, context, sequences).perUser.low >= floor;
    };
    Tokens good = 0;
    Tokens bad = most + 1;
    while (bad - good > 1) {
        const Tokens middle = good + (bad - good) / 2;
        (reaches(middle) ? good : bad) = middle;
    }
    return good;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/ticks.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

// Every n-th value counted from the end, so that no more than `most` remain.
std::vector<double> thinned(const std::vector<double> &all, int most)
{
    const std::size_t room = static_cast<std::size_t>(std::max(1, most));
    const std::size_t every = (all.size() + room - 1) / room;
    std::vector<double> kept;
    for (std::size_t i = 0; i < all.size(); ++i)
        if ((all.size() - 1 - i) % every == 0)
            kept.push_back(all[i]);
    return kept;
}

double binaryAbove(double value)
{
    return std::exp2(std::ceil(std::log2(value)));
}

} // namespace

double niceAbove(double value)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (value <= factor * power * (1.0 + 1e-12))
            return factor * power;
    return 10.0 * power;
}

std::vector<double> powerOfTwoTicks(Tokens from, Tokens to, int most)
{
    std::vector<double> all;
    const auto last = static_cast<int>(std::floor(std::log2(static_cast<double>(to))));
    for (auto power = static_cast<int>(std::ceil(std::log2(static_cast<double>(from)))); power <= last;
         ++power)
        all.push_back(std::exp2(power));
    return thinned(all, most);
}

std::vector<double> countTicks(double highest, int most)
{
    std::vector<double> fine;
    std::vector<double> decades;
    for (double power = 1.0; power <= highest; power *= 10.0) {
        decades.push_back(power);
        for (const double factor : {1.0, 2.0, 5.0})
            if (factor * power <= highest)
                fine.push_back(factor * power);
    }
    if (static_cast<int>(fine.size()) <= most)
        return fine;
    // Counted from 1, so that the level of a single conversation always has its label.
    const std::size_t every =
        (decades.size() + static_cast<std::size_t>(most) - 1) / static_cast<std::size_t>(most);
    std::vector<double> kept;
    for (std::size_t i = 0; i < decades.size(); i += every)
        kept.push_back(decades[i]);
    return kept;
}

std::vector<double> linearTicks(double highest, int most, StepKind kind)
{
    if (!(highest > 0.0) || !std::isfinite(highest))
        return {0.0}; // an axis of nothing: no step would ever reach its end
    const double least = highest / std::max(1, most - 1);
    const double step = kind == StepKind::Binary ? binaryAbove(least) : niceAbove(least);
    std::vector<double> ticks;
    for (int i = 0; i * step <= highest * (1.0 + 1e-9); ++i)
        ticks.push_back(i * step);
    return ticks;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/ticks.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kSlack = 1e-9;    // of an end: rounding
constexpr std::size_t kFewest = 3; // ticks that show how a scale runs

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
    return ticksWithin(0.0, highest, most, kind);
}

std::vector<double> ticksWithin(double from, double to, int most, StepKind kind, double least)
{
    if (!(to > from) || !std::isfinite(to) || !std::isfinite(from))
        return {};
    const double wanted = std::max(least, (to - from) / std::max(1, most - 1));
    const double step = kind == StepKind::Binary ? binaryAbove(wanted) : niceAbove(wanted);
    std::vector<double> ticks;
    const double first = std::ceil(from / step - kSlack) + 0.0; // never a negative zero
    for (int i = 0; (first + i) * step <= to * (1.0 + kSlack); ++i)
        ticks.push_back((first + i) * step);
    return ticks;
}

std::vector<double> decadeTicks(double from, double to, int most)
{
    for (const bool fine : {true, false}) {
        std::vector<double> ticks;
        for (double decade = std::pow(10.0, std::floor(std::log10(from))); decade <= to * 1.001;
             decade *= 10.0)
            for (const double step : {1.0, 2.0, 5.0}) {
                const double tick = step * decade;
                if ((fine || step == 1.0) && tick >= from * 0.999 && tick <= to * 1.001)
                    ticks.push_back(tick);
            }
        if (static_cast<int>(ticks.size()) <= most || !fine)
            return ticks;
    }
    return {};
}

std::vector<double> partTicks(double from, double to, int most, double least)
{
    std::vector<double> ticks = decadeTicks(from, to, most);
    return ticks.size() < kFewest ? ticksWithin(from, to, most, StepKind::Decimal, least) : ticks;
}

std::vector<double> contextTicks(double from, double to, int most)
{
    std::vector<double> ticks =
        powerOfTwoTicks(static_cast<Tokens>(std::ceil(from)), static_cast<Tokens>(std::floor(to)), most);
    return ticks.size() < kFewest ? ticksWithin(from, to, most, StepKind::Binary, 1.0) : ticks;
}

} // namespace headroom

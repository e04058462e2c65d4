// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/contextscale.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace headroom {

ContextScale::ContextScale(Tokens from, Tokens to, Tokens native)
    : m_from(from)
    , m_to(to)
    , m_native(native)
{
    m_last = static_cast<int>(std::lround(kPerOctave
                                          * std::log2(static_cast<double>(to) / static_cast<double>(from))));
    for (auto power = static_cast<Tokens>(std::bit_ceil(static_cast<std::uint64_t>(from))); power <= to;
         power *= 2)
        m_stops.push_back(power);
    const auto place = std::lower_bound(m_stops.begin(), m_stops.end(), native);
    if (native >= from && native <= to && (place == m_stops.end() || *place != native))
        m_stops.insert(place, native);
}

int ContextScale::positionOf(Tokens tokens) const
{
    const double octaves = std::log2(static_cast<double>(tokens) / static_cast<double>(m_from));
    return std::clamp(static_cast<int>(std::lround(kPerOctave * octaves)), 0, m_last);
}

Tokens ContextScale::tokensAt(int position, int snapWithin) const
{
    if (position <= 0)
        return m_from;
    if (position >= m_last)
        return m_to;
    Tokens nearest = m_from;
    int distance = snapWithin + 1;
    for (const Tokens stop : m_stops) {
        const int away = std::abs(positionOf(stop) - position);
        if (away < distance) {
            distance = away;
            nearest = stop;
        }
    }
    if (distance <= snapWithin)
        return nearest;
    const double tokens = static_cast<double>(m_from) * std::exp2(static_cast<double>(position) / kPerOctave);
    return std::clamp(static_cast<Tokens>(std::llround(tokens / 64.0)) * 64, m_from, m_to);
}

Tokens ContextScale::nextStop(Tokens tokens, bool up) const
{
    if (up) {
        const auto above = std::upper_bound(m_stops.begin(), m_stops.end(), tokens);
        return above == m_stops.end() ? m_to : *above;
    }
    const auto place = std::lower_bound(m_stops.begin(), m_stops.end(), tokens);
    return place == m_stops.begin() ? m_from : *(place - 1);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/pattern.h"

#include <algorithm>

namespace headroom::probe {

std::uint32_t Pattern::word(std::uint64_t index) const
{
    auto x = static_cast<std::uint32_t>(index) ^ static_cast<std::uint32_t>(index >> 32U) ^ seed;
    x ^= x >> 16U;
    x *= 0x7feb352dU;
    x ^= x >> 15U;
    x *= 0x846ca68bU;
    x ^= x >> 16U;
    return (x & keep) | set;
}

void Filler::fill(Address address, std::uint64_t words, const Pattern &pattern)
{
    if (words == 0)
        return;
    const std::uint64_t whole = (words + kGroupSize - 1) / kGroupSize;
    const auto groups = static_cast<unsigned>(std::min<std::uint64_t>(whole, 8U * m_bench.units()));
    m_bench.launch(m_kernel, groups, address, words, pattern.seed, pattern.keep, pattern.set);
}

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/units.h"

#include <vector>

namespace headroom {

// Positions of a logarithmic slider over contexts: kPerOctave steps double the tokens.
class ContextScale {
public:
    static constexpr int kPerOctave = 64;

    ContextScale() = default;
    ContextScale(Tokens from, Tokens to, Tokens native);

    [[nodiscard]] int last() const { return m_last; } // positions run from 0
    [[nodiscard]] int positionOf(Tokens tokens) const;
    // The tokens at a position. Near a power of two or the native window it is exactly that; elsewhere
    // a multiple of 64, so that no odd number appears by accident.
    [[nodiscard]] Tokens tokensAt(int position, int snapWithin = 3) const;
    // The next power of two (or the native window) above or below.
    [[nodiscard]] Tokens nextStop(Tokens tokens, bool up) const;
    [[nodiscard]] const std::vector<Tokens> &stops() const { return m_stops; } // rising
    [[nodiscard]] Tokens native() const { return m_native; }

private:
    Tokens m_from = 1024;
    Tokens m_to = 262'144;
    Tokens m_native = 262'144;
    int m_last = 8 * kPerOctave;
    std::vector<Tokens> m_stops;
};

} // namespace headroom

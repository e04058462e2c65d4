// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/units.h"

#include <array>
#include <optional>

namespace headroom {

// What one sequence keeps on one device, as a closed form in its context:
// fixed + perToken x context + sum of min(context, window) x windowed.
class CacheForm {
public:
    struct Window {
        Tokens tokens = 0;
        Bytes perToken;
    };

    void addFixed(Bytes bytes) { m_fixed += bytes; }
    void addPerToken(Bytes bytes) { m_perToken += bytes; }
    // Layers of one window share an entry. Models have one or two windows; more than kMostWindows are
    // charged in full, which never promises too much.
    void addWindow(Tokens window, Bytes perToken);

    [[nodiscard]] Bytes fixed() const { return m_fixed; }
    [[nodiscard]] Bytes perToken() const { return m_perToken; }
    // Bytes a token adds before any window is full.
    [[nodiscard]] Bytes firstTokenBytes() const;
    // Bytes a token adds while this window fills; 0 where the form has no such window.
    [[nodiscard]] Bytes windowed(Tokens window) const;
    [[nodiscard]] Bytes at(Tokens context) const;
    // The most tokens whose bytes are within `limit`; nothing where no context reaches it. 0 where
    // even one token does not fit.
    [[nodiscard]] std::optional<Tokens> longestWithin(Bytes limit) const;

    static constexpr std::size_t kMostWindows = 4;
    [[nodiscard]] const std::array<Window, kMostWindows> &windows() const { return m_windows; }

private:
    Bytes m_fixed;
    Bytes m_perToken;
    std::array<Window, kMostWindows> m_windows{}; // rising by tokens; unused ones have 0 tokens at the end
    std::size_t m_windowCount = 0;
};

} // namespace headroom

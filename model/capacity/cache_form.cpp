// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/cache_form.h"

#include <algorithm>
#include <cmath>

namespace headroom {

void CacheForm::addWindow(Tokens window, Bytes perToken)
{
    const auto end = m_windows.begin() + static_cast<std::ptrdiff_t>(m_windowCount);
    const auto same =
        std::find_if(m_windows.begin(), end, [window](const Window &w) { return w.tokens == window; });
    if (same != end) {
        same->perToken += perToken;
    } else if (m_windowCount == kMostWindows) {
        addPerToken(perToken);
    } else {
        *end = {window, perToken};
        ++m_windowCount;
        std::sort(m_windows.begin(), end + 1,
                  [](const Window &a, const Window &b) { return a.tokens < b.tokens; });
    }
}

Bytes CacheForm::firstTokenBytes() const
{
    Bytes sum = m_perToken;
    for (std::size_t i = 0; i < m_windowCount; ++i)
        sum += m_windows[i].perToken;
    return sum;
}

Bytes CacheForm::windowed(Tokens window) const
{
    for (std::size_t i = 0; i < m_windowCount; ++i)
        if (m_windows[i].tokens == window)
            return m_windows[i].perToken;
    return {};
}

Bytes CacheForm::at(Tokens context) const
{
    Bytes sum = m_fixed + m_perToken * static_cast<double>(context);
    for (std::size_t i = 0; i < m_windowCount; ++i)
        sum += m_windows[i].perToken * static_cast<double>(std::min(context, m_windows[i].tokens));
    return sum;
}

std::optional<Tokens> CacheForm::longestWithin(Bytes limit) const
{
    // The form rises in straight pieces between windows: find the piece in which the limit lies.
    Tokens start = 0;
    for (std::size_t i = 0; i <= m_windowCount; ++i) {
        const Bytes atStart = at(start);
        if (atStart > limit)
            return std::max<Tokens>(0, start - 1); // only for start 0: later pieces begin within the limit
        Bytes slope = m_perToken;
        for (std::size_t later = i; later < m_windowCount; ++later)
            slope += m_windows[later].perToken;
        const bool last = i == m_windowCount;
        if (slope.value() > 0.0) {
            const double room = std::floor((limit - atStart) / slope);
            // A fraction of a byte lost in the division must not lose a token.
            const auto reach = [&](double tokens) {
                return start + static_cast<Tokens>(std::min(tokens, 9e18 / 2));
            };
            const Tokens end = at(reach(room + 1)) <= limit ? reach(room + 1) : reach(room);
            if (last || end < m_windows[i].tokens)
                return end;
        } else if (last) {
            return std::nullopt;
        }
        start = m_windows[i].tokens;
    }
    return std::nullopt;
}

} // namespace headroom

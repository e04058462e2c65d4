// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace headroom::probe {

// Lines from a pipe, without waiting longer than is said and without keeping more than a record can be: what
// is longer comes in pieces.
class LineReader {
public:
    explicit LineReader(int descriptor);
    ~LineReader();
    LineReader(const LineReader &) = delete;
    LineReader &operator=(const LineReader &) = delete;

    // Waits so many milliseconds for more; false when the other end is closed.
    bool wait(int milliseconds);
    [[nodiscard]] bool received() const { return m_received; } // whether the last wait brought anything
    [[nodiscard]] std::optional<std::string> next();

private:
    int m_descriptor;
    std::string m_text;
    bool m_open = true;
    bool m_received = false;
};

} // namespace headroom::probe

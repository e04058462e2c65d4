// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

// A line of a log made ready for matching: no colours, single spaces, and pieces that a terminal or a
// chat window broke off put back.
struct LogLine {
    std::string text;
    int line = 0; // of the first piece, from 1
    struct Piece {
        std::size_t begin; // in text
        int line;
    };
    std::vector<Piece> pieces;
    [[nodiscard]] int lineAt(std::size_t position) const;
};

// Hands out the lines of a log one after the other.
class LogLines {
public:
    explicit LogLines(std::string_view text)
        : m_text(text)
    {}
    [[nodiscard]] bool next(LogLine &line);
    [[nodiscard]] int physicalLines() const { return m_line; }

private:
    [[nodiscard]] bool nextPhysical(std::string &cleaned);

    std::string_view m_text;
    std::size_t m_position = 0;
    int m_line = 0;
    std::string m_pending; // already read, belongs to the next line
    bool m_hasPending = false;
};

// Which process of a group printed a line: "TP3", "DP0 TP1 EP1", "rank 2"; empty where it does not say.
[[nodiscard]] std::string rankIn(std::string_view line);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/log_lines.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr std::size_t kLongestLine = std::size_t{32} * 1024; // an engine config has 10 KiB
constexpr std::size_t kMostPieces = 60;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isWordCharacter(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

// Skips an escape sequence at `i`; gives the place behind it.
std::size_t behindEscape(std::string_view raw, std::size_t i)
{
    ++i;
    if (i >= raw.size())
        return i;
    if (raw[i] == '[') { // CSI: parameters, then one letter
        for (++i; i < raw.size() && (raw[i] < '@' || raw[i] > '~'); ++i) {}
        return std::min(i + 1, raw.size());
    }
    if (raw[i] == ']') { // OSC: up to BEL or ESC backslash
        for (++i; i < raw.size() && raw[i] != '\a' && raw[i] != '\x1B'; ++i) {}
        return std::min(i + (i < raw.size() && raw[i] == '\x1B' ? 2 : 1), raw.size());
    }
    return i + 1;
}

// Colours, control characters and runs of white space gone. What a carriage return would have
// overwritten (progress bars) stays, as a space in between.
std::string cleanedLine(std::string_view raw)
{
    std::string text;
    bool space = false;
    for (std::size_t i = 0; i < raw.size();) {
        const char c = raw[i];
        if (c == '\x1B') {
            i = behindEscape(raw, i);
            continue;
        }
        ++i;
        if (c == ' ' || static_cast<unsigned char>(c) < 0x20 || c == '\x7F') {
            space = true;
            continue;
        }
        if (space && !text.empty())
            text += ' ';
        space = false;
        text += c;
    }
    return text;
}

// What containers, service managers and loggers put in front: "qwen-1 | ", "Nov 10 10:00:00 host vllm[7]: ",
// "time=... level=INFO", or a level behind anything short.
bool hasPrefix(std::string_view line)
{
    const std::string_view head = line.substr(0, std::min<std::size_t>(line.size(), 80));
    constexpr std::array<std::string_view, 7> marks{" | ",      "]: ",    "level=", "INFO ",
                                                    "WARNING ", "ERROR ", "DEBUG "};
    return std::any_of(marks.begin(), marks.end(),
                       [&](std::string_view mark) { return head.find(mark) != std::string_view::npos; });
}

// Whether a line begins a message of its own. All engines put a time, a level, a bracket or "name:" first.
bool beginsMessage(std::string_view line)
{
    constexpr std::array<std::string_view, 16> starts{"INFO",
                                                      "WARNING",
                                                      "ERROR",
                                                      "DEBUG",
                                                      "CRITICAL",
                                                      "[",
                                                      "(",
                                                      "Loading ",
                                                      "Capturing ",
                                                      "Traceback",
                                                      "ValueError",
                                                      "RuntimeError",
                                                      "Memory profiling",
                                                      "the current vLLM",
                                                      "model weights take",
                                                      "- "};
    if (line.empty() || hasPrefix(line)
        || std::any_of(starts.begin(), starts.end(),
                       [&](std::string_view start) { return line.starts_with(start); }))
        return true;
    if (isDigit(line.front())) { // 2026-05-01 ..., 05:18:58 ..., 0.00.027 ...
        const std::size_t digits =
            static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(), isDigit) - line.begin());
        if (digits < line.size()
            && (line[digits] == '-' || line[digits] == ':' || line[digits] == '/'
                || (line[digits] == '.' && line.find(" I ") != std::string_view::npos)))
            return true;
    }
    // "llama_kv_cache: ...", "print_info: ...", "worker |": a name and a colon, without spaces.
    const std::size_t end = static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(),
                                                                      [](char c) {
                                                                          return isWordCharacter(c)
                                                                                 || c == '.' || c == '-'
                                                                                 || c == '/';
                                                                      })
                                                     - line.begin());
    if (end > 2 && end < line.size() && line[end] == ':' && end + 1 < line.size() && line[end + 1] == ' ')
        return true;
    constexpr std::array<std::string_view, 10> llama{"llama_", "llm_",  "ggml_", "load_",  "print_info",
                                                     "srv ",   "slot ", "main:", "build:", "common_"};
    return std::any_of(llama.begin(), llama.end(),
                       [&](std::string_view start) { return line.starts_with(start); });
}

std::string numberAfter(std::string_view line, std::string_view word)
{
    for (std::size_t at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
        const bool whole = at == 0
                           || !((line[at - 1] >= 'A' && line[at - 1] <= 'Z')
                                || (line[at - 1] >= 'a' && line[at - 1] <= 'z'));
        std::size_t i = at + word.size();
        const std::size_t first = i;
        while (i < line.size() && isDigit(line[i]) && i - first < 5)
            ++i;
        if (whole && i > first && (i == line.size() || !isWordCharacter(line[i]) || line[i] == '_'))
            return std::string(line.substr(first, i - first));
    }
    return {};
}

} // namespace

int LogLine::lineAt(std::size_t position) const
{
    int found = line;
    for (const Piece &piece : pieces)
        if (piece.begin <= position)
            found = piece.line;
    return found;
}

bool LogLines::nextPhysical(std::string &cleaned)
{
    if (m_position >= m_text.size())
        return false;
    const std::size_t end = std::min(m_text.find('\n', m_position), m_text.size());
    std::string_view raw = m_text.substr(m_position, end - m_position);
    m_position = end + 1;
    ++m_line;
    if (raw.size() > kLongestLine)
        raw = raw.substr(0, kLongestLine);
    cleaned = cleanedLine(raw);
    return true;
}

bool LogLines::next(LogLine &line)
{
    std::string piece;
    if (m_hasPending) {
        piece = std::move(m_pending);
        m_hasPending = false;
    } else if (!nextPhysical(piece)) {
        return false;
    }
    line.text = std::move(piece);
    line.line = m_line;
    line.pieces.assign(1, {0, m_line});
    while (nextPhysical(piece)) {
        const bool tooLong =
            line.text.size() + piece.size() > kLongestLine || line.pieces.size() >= kMostPieces;
        if (line.text.empty() || beginsMessage(piece) || tooLong) {
            m_pending = std::move(piece);
            m_hasPending = true;
            return true;
        }
        // A terminal breaks anywhere, a person at a space: a space goes in unless a word was cut.
        const bool cut = isWordCharacter(line.text.back()) && isWordCharacter(piece.front())
                         && line.text.size() > 60 && line.text.find("config: model=") != std::string::npos;
        if (!cut)
            line.text += ' ';
        line.pieces.push_back({line.text.size(), m_line});
        line.text += piece;
    }
    return true;
}

std::string rankIn(std::string_view line)
{
    const std::string_view head = line.substr(0, std::min<std::size_t>(line.size(), 160));
    std::string rank;
    for (const std::string_view name : {"DP", "PP", "TP", "EP"})
        if (const std::string number = numberAfter(head, name); !number.empty())
            rank += (rank.empty() ? "" : " ") + std::string(name) + number;
    if (!rank.empty())
        return rank;
    for (const std::string_view name : {"rank=", "Rank ", "rank "})
        if (const std::string number = numberAfter(head, name); !number.empty())
            return "rank " + number;
    return {};
}

} // namespace headroom

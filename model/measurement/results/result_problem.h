// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace headroom {

// Why a file was not taken as a benchmark's results: one line for a person, and where in the file.
struct ResultProblem {
    enum class What : std::uint8_t {
        Unreadable, // detail: the system's reason
        Empty,
        TooLarge,      // detail: the limit in bytes
        TooDeep,       // detail: the limit of nesting
        TooMany,       // detail: the limit, of runs or of values
        NotJson,       // detail: the parser's reason, in English
        UnknownFormat, // none of the known result files
        NotATable,     // CSV, SQL or Markdown; detail: what is wrong, in English
        MissingKey,    // key
        WrongType,     // key; detail: what was expected
        OutOfRange,    // key; detail: the limits, "0 to 4096"
        NoRuns,        // understood, but nothing in it was measured
        Cancelled
    } what = What::Unreadable;
    std::string file{}; // name without folder
    int line = 0;       // from 1; 0 where none is to blame
    int column = 0;     // from 1, in characters; 0 where only the line is known
    std::string key{};  // with the path that leads to it
    std::string detail{};
};

// Thrown while a file is read, caught where reading began. Never leaves this room.
struct ResultFailure {
    ResultProblem problem;
};

[[noreturn]] inline void failResults(ResultProblem problem)
{
    throw ResultFailure{std::move(problem)};
}

} // namespace headroom

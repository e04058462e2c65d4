// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace headroom {

// Why a file was not taken as a model: one line for a person, and where in the file.
struct ImportProblem {
    enum class What : std::uint8_t {
        Unreadable,    // detail: the system's reason
        NothingGiven,  // no file at all
        UnknownFormat, // neither JSON, safetensors nor GGUF
        NotAModel,     // JSON without anything of a model; detail: what was expected
        NotJson,       // detail: the parser's reason, in English
        TooLarge,      // detail: the limit
        TooDeep,       // detail: the limit of nesting
        TooMany,       // detail: "4294967296 tensors, at most 2000000"
        Truncated,     // detail: bytes the file must have at least
        Version,       // detail: the version found
        WrongType,     // detail: what was expected
        OutOfRange,    // detail: the value and the limits
        Duplicate,     // detail: the name
        Overlap,       // detail: the two tensors
        OutsideFile,   // detail: the tensor
        Inconsistent,  // detail: what does not add up
        MissingPart,   // detail: "2 of 5 files"
        MissingKey,    // detail: the key
        NotSupported,  // detail: what
        Cancelled,
    } what = What::Unreadable;
    std::string file;  // name without folder
    std::string where; // "byte 24", "line 3, column 7", a JSON pointer or a key; may be empty
    std::string detail;
};

// Thrown while an import runs, caught where it began. Never leaves this room.
struct ImportFailure {
    ImportProblem problem;
};

[[noreturn]] inline void failImport(ImportProblem::What what, std::string file, std::string where,
                                    std::string detail = {})
{
    throw ImportFailure{{what, std::move(file), std::move(where), std::move(detail)}};
}

} // namespace headroom

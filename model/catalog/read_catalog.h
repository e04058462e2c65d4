// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace headroom {

// Why a catalog file was not taken. One file is taken whole or not at all.
struct CatalogProblem {
    enum class What : std::uint8_t {
        Unreadable,    // detail: the system's reason
        TooLarge,      // detail: the limit in MiB
        NotJson,       // detail: what was expected
        TooDeep,       // nested beyond any catalog
        NotACatalog,   // none of the lists that readRoot knows
        NewerVersion,  // detail: the version found
        MissingKey,    // detail: the key
        UnknownKey,    // detail: the key
        WrongType,     // detail: what was expected
        OutOfRange,    // detail: the limits
        UnknownWord,   // detail: the word
        UnknownSource, // detail: the source id
        DuplicateId,   // detail: the id
        Inconsistent,  // detail: what does not add up
        TooManyFiles,  // detail: how many of the folder are read
    } what;
    std::string file;  // name without folder; the folder where that is the trouble
    std::string where; // "line 3, column 7" for syntax, else a JSON pointer
    std::string detail;
};

constexpr int kCatalogVersion = 1;
constexpr std::size_t kLargestCatalogFile = std::size_t{4} * 1024 * 1024; // bytes
constexpr std::size_t kMostUserCatalogs = 500;                            // files of one folder

// Adds the entries of one catalog file (see data/schema). The catalog is unchanged on a problem.
[[nodiscard]] std::optional<CatalogProblem> addCatalogText(Catalog &catalog, std::string_view text,
                                                           const std::string &file);

// Adds every *.json of a folder, in the order of their names, up to kMostUserCatalogs; a folder that does
// not exist is empty.
[[nodiscard]] std::vector<CatalogProblem> loadUserCatalogs(Catalog &catalog,
                                                           const std::filesystem::path &folder);

} // namespace headroom

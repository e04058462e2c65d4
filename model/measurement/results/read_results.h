// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/measurement/results/result_problem.h"
#include "model/measurement/results/result_run.h"

#include <atomic>
#include <filesystem>
#include <variant>

namespace headroom {

// A result file as understood. The runs of one file may come from several tools.
struct ResultFile {
    std::string name; // without folder
    std::vector<ResultRun> runs;
    int notUnderstood = 0; // records that are of no known kind; the others were
};
using ReadResults = std::variant<ResultFile, ResultProblem>;

constexpr std::size_t kLargestResultFile = std::size_t{64} * 1024 * 1024; // bytes

// Takes a benchmark's results apart, recognised by what is in them. The catalog gives ids for the names of
// models, parts and formats. What the file leaves open is taken from its name where that says so, else it
// stays open (missingConditions).
[[nodiscard]] ReadResults readResults(const Catalog &catalog, std::string_view text, const std::string &name,
                                      const std::atomic<bool> *cancelled = nullptr);

// Whether a text may be one, by its first bytes, for a program that is handed any file.
[[nodiscard]] bool looksLikeResults(std::string_view firstBytes);

// The same from disk: one file, or those directly in a folder whose names end as result files do. None that
// cannot be read stops the others.
[[nodiscard]] std::vector<ReadResults> readResultFiles(const Catalog &catalog,
                                                       const std::filesystem::path &fileOrFolder,
                                                       const std::atomic<bool> *cancelled = nullptr);

} // namespace headroom

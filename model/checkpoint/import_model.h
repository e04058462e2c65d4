// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/checkpoint/byte_source.h"
#include "model/checkpoint/import_problem.h"
#include "model/checkpoint/import_report.h"

#include <atomic>
#include <filesystem>
#include <span>
#include <variant>

namespace headroom {

// One file of a model, by its name without folder.
struct ImportFile {
    std::string name;
    ByteSource *source = nullptr;
};

// A model read from files. Provenance points into `sources`: [0] the user, [1] the files.
struct ImportedModel {
    LanguageModel model;
    std::vector<Source> sources;
    ImportReport report;
};
using ImportResult = std::variant<ImportedModel, ImportProblem>;

// Shared between an import and whoever waits for it, in any threads.
struct ImportWatch {
    std::atomic<bool> cancelled = false; // looked at before every piece that is read
    std::atomic<int> files = 0;          // to be read
    std::atomic<int> filesRead = 0;
};

struct ImportOptions {
    std::string date; // ISO, the day of the import, for the source
    std::string name; // of the model where the files do not say one: a hub name, a folder, a file
    ImportWatch *watch = nullptr;
};

// The files of one model together: config.json, model.safetensors.index.json, safetensors files or their
// first bytes, all parts of a GGUF file, in any order and as many as there are. Real tensor bytes beat an
// index, an index beats a count from the config. The catalog is asked for ids in use.
[[nodiscard]] ImportResult importModel(std::span<const ImportFile> files, const Catalog &catalog,
                                       const ImportOptions &options);

// The same from disk. A file brings those that belong to it: the other parts of a split file, and for a
// config, an index or a safetensors file all of that kind in its folder. Nothing but headers is read.
[[nodiscard]] ImportResult importModelFile(const std::filesystem::path &file, const Catalog &catalog,
                                           const std::string &date, ImportWatch *watch = nullptr);

// Whether a file of this name is worth offering to importModelFile (config.json, *.gguf, *.safetensors, ...).
[[nodiscard]] bool looksImportable(std::string_view fileName);

// Adds an imported model to a catalog at hand, for this session; gives the id it has there.
std::string addToCatalog(Catalog &catalog, const ImportedModel &imported);

} // namespace headroom

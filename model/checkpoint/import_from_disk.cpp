// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/import_model.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <memory>

namespace headroom {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostSiblings = 2'000;

// "model-00002-of-00005.gguf" without its number, empty where the name has none.
std::string splitStem(const std::string &name)
{
    const std::size_t of = name.rfind("-of-");
    if (of == std::string::npos || of < 6)
        return {};
    std::size_t start = of;
    while (start > 0 && name[start - 1] >= '0' && name[start - 1] <= '9')
        --start;
    return start < of && start > 0 && name[start - 1] == '-' ? name.substr(0, start) + '*' + name.substr(of)
                                                             : std::string();
}

bool isConfig(const std::string &name)
{
    return name == "config.json";
}

bool isIndex(const std::string &name)
{
    return name.ends_with(".safetensors.index.json");
}

// Whether a neighbour belongs to the same model as the chosen file.
bool belongs(const std::string &chosen, const std::string &other)
{
    if (chosen.ends_with(".gguf"))
        return other.ends_with(".gguf") && !splitStem(chosen).empty()
               && splitStem(chosen) == splitStem(other);
    if (isConfig(chosen) || isIndex(chosen))
        return isConfig(other) || isIndex(other)
               || (other.starts_with("model") && other.ends_with(".safetensors"));
    if (chosen.ends_with(".safetensors")) {
        if (isConfig(other) || isIndex(other))
            return true;
        return other.ends_with(".safetensors") && !splitStem(chosen).empty()
               && splitStem(chosen) == splitStem(other);
    }
    return false;
}

std::vector<fs::path> filesOf(const fs::path &chosen)
{
    std::vector<fs::path> files{chosen};
    const std::string name = chosen.filename().string();
    std::error_code error;
    const fs::path folder = chosen.has_parent_path() ? chosen.parent_path() : fs::path(".");
    for (fs::directory_iterator entry(folder, error), end;
         !error && entry != end && files.size() < kMostSiblings; entry.increment(error)) {
        const std::string other = entry->path().filename().string();
        std::error_code unreadable;
        if (other != name && belongs(name, other) && entry->is_regular_file(unreadable))
            files.push_back(entry->path());
    }
    std::sort(files.begin() + 1, files.end());
    return files;
}

// A config or an index has no name of its own: the folder's serves. A GGUF file's own name does.
std::string nameOf(const fs::path &chosen)
{
    std::error_code error;
    const fs::path whole = fs::absolute(chosen, error);
    if (chosen.extension() != ".gguf")
        return whole.parent_path().generic_string();
    const std::string stem = whole.stem().string();
    const std::string split = splitStem(stem);
    return split.empty() ? stem : split.substr(0, split.rfind("-*"));
}

} // namespace

bool looksImportable(std::string_view fileName)
{
    return fileName.ends_with(".gguf") || fileName.ends_with(".safetensors")
           || fileName.ends_with(".safetensors.index.json")
           || (fileName.ends_with(".json") && fileName.find("config") != std::string_view::npos);
}

ImportResult importModelFile(const std::filesystem::path &file, const Catalog &catalog,
                             const std::string &date, ImportWatch *watch)
{
    std::vector<std::unique_ptr<std::ifstream>> streams;
    std::vector<std::unique_ptr<StreamSource>> sources;
    std::vector<ImportFile> files;
    for (const fs::path &path : filesOf(file)) {
        const std::string name = path.filename().string();
        std::error_code error;
        if (!fs::is_regular_file(path, error))
            return ImportProblem{ImportProblem::What::Unreadable,
                                 name,
                                 {},
                                 error ? error.message() : std::string("not a file")};
        errno = 0;
        streams.push_back(std::make_unique<std::ifstream>(path, std::ios::binary));
        if (!*streams.back())
            return ImportProblem{
                ImportProblem::What::Unreadable, name, {}, std::generic_category().message(errno)};
        sources.push_back(std::make_unique<StreamSource>(*streams.back()));
        files.push_back({name, sources.back().get()});
    }
    return importModel(files, catalog, {date, nameOf(file), watch});
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_catalog.h"

#include "model/catalog/read_parts.h"
#include "model/scenario/checked_json.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <limits>
#include <tuple>

namespace headroom {

using What = CatalogProblem::What;

namespace {

constexpr int kDeepestNesting = 32;

nlohmann::json parsed(std::string_view text)
{
    using Is = JsonComplaint::Is;
    // Keys need no limit of their own: those of the largest file are few enough.
    auto document =
        checkedJson(text, {kLargestCatalogFile, kDeepestNesting, std::numeric_limits<int>::max()});
    if (const JsonComplaint *complaint = std::get_if<JsonComplaint>(&document)) {
        const What what = complaint->is == Is::TooDeep       ? What::TooDeep
                          : complaint->is == Is::TooLarge    ? What::TooLarge
                          : complaint->is == Is::RepeatedKey ? What::DuplicateId
                                                             : What::NotJson;
        const std::string detail = what == What::TooLarge
                                       ? std::to_string(kLargestCatalogFile / 1024 / 1024) // MiB
                                       : complaint->detail;
        throw CatalogReadError{{what, {}, complaint->where, detail}};
    }
    return std::get<nlohmann::json>(std::move(document));
}

void readRoot(CatalogReader &reader, JsonCursor root)
{
    using Read = void (CatalogReader::*)(const JsonCursor &);
    constexpr std::array<std::pair<const char *, Read>, 10> lists{{
        {"accelerators", &CatalogReader::readAccelerators},
        {"weights", &CatalogReader::readWeightFormats},
        {"cache", &CatalogReader::readCacheFormats},
        {"hardware", &CatalogReader::readHardware},
        {"models", &CatalogReader::readModels},
        {"averages", &CatalogReader::readAverages},
        {"efficiency", &CatalogReader::readEfficiency},
        {"cautions", &CatalogReader::readCautions},
        {"reserves", &CatalogReader::readReserves},
        {"rules", &CatalogReader::readRules},
    }};
    if (root.has("schema")) // first, as a newer version may have other lists
        mustBeThisVersion(root.at("schema"));
    if (std::none_of(lists.begin(), lists.end(), [&](const auto &list) { return root.has(list.first); }))
        root.fail(What::NotACatalog, {});
    mustBeThisVersion(root.at("schema"));
    reader.readSources(root.at("sources"));
    for (const auto &[key, read] : lists)
        if (root.has(key))
            (reader.*read)(root.at(key));
    root.noOtherKeys();
}

// Every list a file may add to.
auto listsOf(Catalog &c)
{
    const auto lists =
        std::tie(c.sources, c.accelerators, c.models, c.weightFormats, c.cacheFormats, c.hardware, c.averages,
                 c.reserves, c.cautions, c.efficiency.eras, c.efficiency.hardware, c.efficiency.classes);
    static_assert(sizeof(Catalog)
                      == (std::tuple_size_v<decltype(lists)> - 3) * sizeof(c.sources) + sizeof(Efficiency)
                             + sizeof c.builtInModels,
                  "a list is missing");
    return lists;
}

std::vector<std::size_t> sizesOf(Catalog &catalog)
{
    return std::apply([](const auto &...lists) { return std::vector<std::size_t>{lists.size()...}; },
                      listsOf(catalog));
}

// Takes away what was added since: a file counts whole or not at all.
void cutBack(Catalog &catalog, const std::vector<std::size_t> &sizes)
{
    std::apply(
        [size = sizes.begin()](auto &...lists) mutable {
            (lists.erase(lists.begin() + static_cast<std::ptrdiff_t>(*size++), lists.end()), ...);
        },
        listsOf(catalog));
}

CatalogProblem unreadable(const std::filesystem::path &path, const std::string &reason)
{
    return {What::Unreadable, path.filename().string(), {}, reason};
}

// Only a plain file is opened: a pipe would wait for its writer.
std::optional<CatalogProblem> addCatalogFile(Catalog &catalog, const std::filesystem::path &path)
{
    std::error_code error;
    const bool plain = std::filesystem::is_regular_file(path, error);
    const auto size = plain ? std::filesystem::file_size(path, error) : 0;
    if (error)
        return unreadable(path, error.message());
    if (!plain)
        return unreadable(path, "not a file");
    if (size > kLargestCatalogFile)
        return CatalogProblem{
            What::TooLarge, path.filename().string(), {}, std::to_string(kLargestCatalogFile / 1024 / 1024)};
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    std::string text(size, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(size));
    if (!stream)
        return unreadable(path, errno != 0 ? std::generic_category().message(errno) : "it ended early");
    return addCatalogText(catalog, text, path.filename().string());
}

} // namespace

void mustBeThisVersion(const JsonCursor &schema)
{
    const int version = schema.integer(1, 1'000'000);
    if (version > kCatalogVersion)
        schema.fail(What::NewerVersion, std::to_string(version));
}

std::variant<nlohmann::json, CatalogProblem> parseCatalogText(std::string_view text, const std::string &file)
{
    try {
        return parsed(text);
    } catch (CatalogReadError &error) {
        error.problem.file = file;
        return error.problem;
    }
}

std::optional<CatalogProblem> addCatalogText(Catalog &catalog, std::string_view text, const std::string &file)
{
    const std::variant<nlohmann::json, CatalogProblem> document = parseCatalogText(text, file);
    if (const CatalogProblem *problem = std::get_if<CatalogProblem>(&document))
        return *problem;
    if (catalog.sources.empty())
        catalog.sources.push_back({"user", "Set by the user", {}, {}, DateMeans::Entered});
    const auto before = sizesOf(catalog);
    const auto constants = catalog.efficiency.constants;
    try {
        CatalogReader reader{catalog};
        readRoot(reader, JsonCursor(std::get<nlohmann::json>(document)));
    } catch (CatalogReadError &error) {
        cutBack(catalog, before);
        catalog.efficiency.constants = constants;
        error.problem.file = file;
        return error.problem;
    }
    return std::nullopt;
}

std::vector<CatalogProblem> loadUserCatalogs(Catalog &catalog, const std::filesystem::path &folder)
{
    std::vector<CatalogProblem> problems;
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == ".json")
            files.push_back(entry->path());
    if (error && error != std::errc::no_such_file_or_directory)
        problems.push_back({What::Unreadable, folder.string(), {}, error.message()});
    std::sort(files.begin(), files.end());

    for (std::size_t i = 0; i < std::min(files.size(), kMostUserCatalogs); ++i)
        if (std::optional<CatalogProblem> problem = addCatalogFile(catalog, files[i]))
            problems.push_back(*std::move(problem));
    if (files.size() > kMostUserCatalogs)
        problems.push_back({What::TooManyFiles, folder.string(), {}, std::to_string(kMostUserCatalogs)});
    return problems;
}

} // namespace headroom

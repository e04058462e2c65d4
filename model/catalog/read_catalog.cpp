// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_catalog.h"

#include "model/catalog/read_parts.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

namespace headroom {

using What = CatalogProblem::What;

namespace {

constexpr int kDeepestNesting = 32;

std::string lineAndColumn(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t lineStart = before.rfind('\n');
    const std::size_t column = before.size() - (lineStart == std::string_view::npos ? 0 : lineStart + 1) + 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

// The sentence of the parser without its own prefix and position.
std::string parserReason(const std::string &what)
{
    const std::size_t colon = what.find(": ", what.find("column"));
    return colon == std::string::npos ? what : what.substr(colon + 2);
}

nlohmann::json parsed(std::string_view text)
{
    const auto depthGuard = [](int depth, nlohmann::json::parse_event_t, nlohmann::json &) {
        if (depth > kDeepestNesting)
            throw CatalogReadError{{What::TooDeep, {}, "/", std::to_string(kDeepestNesting)}};
        return true;
    };
    try {
        return nlohmann::json::parse(text, depthGuard);
    } catch (const nlohmann::json::parse_error &error) {
        throw CatalogReadError{{What::NotJson, {}, lineAndColumn(text, error.byte), parserReason(error.what())}};
    } catch (const nlohmann::json::out_of_range &error) { // a number beyond any double
        throw CatalogReadError{{What::NotJson, {}, "/", error.what()}};
    }
}

void readRoot(CatalogReader &reader, JsonCursor root)
{
    using Read = void (CatalogReader::*)(const JsonCursor &);
    constexpr std::array<std::pair<const char *, Read>, 8> lists{{
        {"accelerators", &CatalogReader::readAccelerators},
        {"weights", &CatalogReader::readWeightFormats},
        {"cache", &CatalogReader::readCacheFormats},
        {"hardware", &CatalogReader::readHardware},
        {"models", &CatalogReader::readModels},
        {"averages", &CatalogReader::readAverages},
        {"efficiency", &CatalogReader::readEfficiency},
        {"cautions", &CatalogReader::readCautions},
    }};
    if (std::none_of(lists.begin(), lists.end(), [&](const auto &list) { return root.has(list.first); }))
        root.fail(What::NotACatalog, {});
    const JsonCursor schema = root.at("schema");
    const double version = schema.number(0, 1e6);
    if (version != kCatalogVersion)
        schema.fail(What::NewerVersion, std::to_string(static_cast<int>(version)));
    reader.readSources(root.at("sources"));
    for (const auto &[key, read] : lists)
        if (root.has(key))
            (reader.*read)(root.at(key));
    root.noOtherKeys();
}

std::optional<CatalogProblem> addCatalogFile(Catalog &catalog, const std::filesystem::path &path)
{
    const std::string name = path.filename().string();
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return CatalogProblem{What::Unreadable, name, {}, error.message()};
    if (size > kLargestCatalogFile)
        return CatalogProblem{What::TooLarge, name, {}, std::to_string(kLargestCatalogFile / 1024 / 1024)};
    std::ifstream stream(path, std::ios::binary);
    std::string text(size, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(size));
    if (!stream)
        return CatalogProblem{What::Unreadable, name, {}, std::generic_category().message(errno)};
    return addCatalogText(catalog, text, name);
}

} // namespace

std::variant<nlohmann::json, CatalogProblem> parseCatalogText(std::string_view text, const std::string &file)
{
    if (text.size() > kLargestCatalogFile)
        return CatalogProblem{What::TooLarge, file, {}, std::to_string(kLargestCatalogFile / 1024 / 1024)};
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
    Catalog extended = catalog;
    try {
        CatalogReader reader{extended};
        readRoot(reader, JsonCursor(std::get<nlohmann::json>(document)));
    } catch (CatalogReadError &error) {
        error.problem.file = file;
        return error.problem;
    }
    catalog = std::move(extended);
    return std::nullopt;
}

std::vector<CatalogProblem> loadUserCatalogs(Catalog &catalog, const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".json" && entry->is_regular_file(error))
            files.push_back(entry->path());
    std::sort(files.begin(), files.end());

    std::vector<CatalogProblem> problems;
    for (const std::filesystem::path &file : files)
        if (std::optional<CatalogProblem> problem = addCatalogFile(catalog, file))
            problems.push_back(*std::move(problem));
    return problems;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/read_results.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace headroom {

namespace {

namespace fs = std::filesystem;

using What = ResultProblem::What;

constexpr std::size_t kMostFiles = 2'000; // of a folder

bool isNamedLikeResults(const fs::path &path)
{
    constexpr std::array<std::string_view, 6> endings{".json", ".jsonl", ".csv", ".sql", ".md", ".txt"};
    std::string ending = path.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

ResultProblem unreadable(const fs::path &path, int error)
{
    return {What::Unreadable,
            path.filename().string(),
            0,
            0,
            {},
            std::error_code(error, std::generic_category()).message()};
}

ResultProblem notAFile(const fs::path &path)
{
    return {What::Unreadable, path.filename().string(), 0, 0, {}, "not a file"};
}

ReadResults readOne(const Catalog &catalog, const fs::path &path, const std::atomic<bool> *cancelled)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error)) // no pipe, no device: they may never end
        return error ? unreadable(path, error.value()) : notAFile(path);
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return unreadable(path, errno != 0 ? errno : EIO);
    // One byte more than is allowed tells a file that is too large.
    std::string text;
    const auto size = std::min<std::uintmax_t>(fs::file_size(path, error), kLargestResultFile + 1);
    text.resize(error ? 0 : static_cast<std::size_t>(size));
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (stream.bad())
        return unreadable(path, EIO);
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return readResults(catalog, text, path.filename().string(), cancelled);
}

} // namespace

std::vector<ReadResults> readResultFiles(const Catalog &catalog, const fs::path &fileOrFolder,
                                         const std::atomic<bool> *cancelled)
{
    std::error_code error;
    if (!fs::is_directory(fileOrFolder, error))
        return {readOne(catalog, fileOrFolder, cancelled)};
    std::vector<fs::path> files;
    for (fs::directory_iterator entry(fileOrFolder, error), end;
         !error && entry != end && files.size() < kMostFiles; entry.increment(error))
        if (isNamedLikeResults(entry->path()))
            files.push_back(entry->path());
    if (error && files.empty())
        return {unreadable(fileOrFolder, error.value())};
    std::sort(files.begin(), files.end());
    std::vector<ReadResults> results;
    for (const fs::path &file : files) {
        if (cancelled && *cancelled)
            break;
        results.push_back(readOne(catalog, file, cancelled));
    }
    return results;
}

} // namespace headroom

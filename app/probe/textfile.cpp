// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/textfile.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <tuple>

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

namespace headroom::probe {

namespace {

constexpr std::size_t kLargest = 16'384;
constexpr std::size_t kMostNames = 4'096;

std::string_view trimmed(std::string_view text)
{
    const auto blank = [](char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\0'; };
    while (!text.empty() && blank(text.back()))
        text.remove_suffix(1);
    while (!text.empty() && blank(text.front()))
        text.remove_prefix(1);
    return text;
}

bool digit(char c)
{
    return c >= '0' && c <= '9';
}

// card10 as ("card", 10), so that it stands behind card2.
std::tuple<std::string_view, std::uint64_t, std::string_view> naturalKey(std::string_view name)
{
    std::size_t at = 0;
    while (at < name.size() && !digit(name[at]))
        ++at;
    std::uint64_t number = 0;
    std::from_chars(name.data() + at, name.data() + name.size(), number);
    return {name.substr(0, at), number, name};
}

} // namespace

std::optional<std::string> smallText(const std::string &path)
{
    // O_NONBLOCK: a pipe in its place must not hold us up.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return std::nullopt;
    std::string text(kLargest, '\0');
    std::size_t used = 0;
    ssize_t got = 0;
    while (used < text.size() && (got = ::read(descriptor, text.data() + used, text.size() - used)) > 0)
        used += static_cast<std::size_t>(got);
    ::close(descriptor);
    const std::string_view content = trimmed({text.data(), used});
    return content.empty() ? std::nullopt : std::optional<std::string>(content);
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    text = trimmed(text);
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    if (hexadecimal)
        text.remove_prefix(2);
    std::int64_t value = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, hexadecimal ? 16 : 10);
    const bool whole = error == std::errc() && end == text.data() + text.size() && !text.empty();
    return whole ? std::optional(value) : std::nullopt;
}

std::optional<std::int64_t> smallNumber(const std::string &path)
{
    const auto text = smallText(path);
    return text ? wholeNumber(*text) : std::nullopt;
}

std::optional<std::string> lineValue(std::string_view text, std::string_view name)
{
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (line.size() > name.size() && line.starts_with(name)
            && (line[name.size()] == ' ' || line[name.size()] == '='))
            return std::string(trimmed(line.substr(name.size() + 1)));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return std::nullopt;
}

std::optional<std::int64_t> lineNumber(std::string_view text, std::string_view name)
{
    const auto value = lineValue(text, name);
    return value ? wholeNumber(*value) : std::nullopt;
}

std::vector<std::string> namesIn(const std::string &folder)
{
    std::vector<std::string> names;
    DIR *const stream = ::opendir(folder.c_str());
    if (!stream)
        return names;
    while (const dirent *entry = ::readdir(stream)) {
        const std::string_view name(static_cast<const char *>(entry->d_name));
        if (name != "." && name != ".." && names.size() < kMostNames)
            names.emplace_back(name);
    }
    ::closedir(stream);
    std::sort(names.begin(), names.end(),
              [](const std::string &a, const std::string &b) { return naturalKey(a) < naturalKey(b); });
    return names;
}

} // namespace headroom::probe

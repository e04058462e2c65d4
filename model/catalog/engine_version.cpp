// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/engine_version.h"

#include <charconv>

namespace headroom {

namespace {

constexpr int kMostOfAPart = 1'000'000;

// Takes a number from the front of the text.
std::optional<int> takeNumber(std::string_view &text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end == text.data() || number < 0 || number > kMostOfAPart)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool takeDot(std::string_view &text)
{
    const bool dot = text.size() > 1 && text[0] == '.' && text[1] >= '0' && text[1] <= '9';
    if (dot)
        text.remove_prefix(1);
    return dot;
}

// What may follow the numbers: a stage of the release, a local label, a remark.
bool isTail(std::string_view rest)
{
    return rest.empty() || std::string_view(".+- rabp(").find(rest.front()) != std::string_view::npos;
}

} // namespace

std::optional<EngineVersion> releaseFrom(std::string_view text)
{
    if (!text.empty() && text.front() == 'v')
        text.remove_prefix(1);
    EngineVersion version;
    const std::optional<int> major = takeNumber(text);
    if (!major || !takeDot(text))
        return std::nullopt;
    version.major = *major;
    version.minor = takeNumber(text).value_or(0);
    if (takeDot(text))
        version.patch = takeNumber(text).value_or(0);
    if (!isTail(text))
        return std::nullopt;
    version.core0 = text.find("V0") != std::string_view::npos;
    return version;
}

std::optional<EngineVersion> buildFrom(std::string_view text)
{
    if (!text.empty() && text.front() == 'b')
        text.remove_prefix(1);
    const std::optional<int> build = takeNumber(text);
    if (!build || !text.empty())
        return std::nullopt;
    return EngineVersion{.build = *build};
}

} // namespace headroom

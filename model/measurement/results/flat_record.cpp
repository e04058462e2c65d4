// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/flat_record.h"

#include "model/checkpoint/plain_text.h"
#include "model/scenario/json_writing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace headroom {

namespace {

using What = ResultProblem::What;

constexpr double kMostValue = 1e15;

// What programs write where a number has no value.
bool isNoNumber(std::string_view text)
{
    constexpr std::array<std::string_view, 11> words{"",    "nan",  "-nan", "none",     "null",     "n/a",
                                                     "inf", "+inf", "-inf", "infinity", "-infinity"};
    return std::find(words.begin(), words.end(), lowered(text)) != words.end();
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view space = " \t\r\n";
    const std::size_t first = text.find_first_not_of(space);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(space) - first + 1);
}

} // namespace

const FlatRecord::Value *FlatRecord::find(std::string_view key) const
{
    const auto found = m_values.find(key);
    return found == m_values.end() ? nullptr : &found->second;
}

bool FlatRecord::hasBelow(std::string_view path) const
{
    const std::string prefix = std::string(path) + '/';
    const auto next = m_values.lower_bound(prefix);
    return next != m_values.end() && next->first.starts_with(prefix);
}

std::string FlatRecord::text(std::string_view key) const
{
    const Value *value = find(key);
    if (!value)
        return {};
    if (const double *number = std::get_if<double>(value))
        return plainNumber(*number).dump();
    if (const bool *truth = std::get_if<bool>(value))
        return *truth ? "true" : "false";
    return std::string(trimmed(std::get<std::string>(*value)));
}

bool FlatRecord::truth(std::string_view key) const
{
    const Value *value = find(key);
    if (!value)
        return false;
    if (const double *number = std::get_if<double>(value))
        return *number != 0.0;
    const std::string word = lowered(text(key));
    return word == "true" || word == "on" || word == "yes" || word == "1";
}

std::optional<double> FlatRecord::number(std::string_view key) const
{
    const Value *value = find(key);
    if (!value)
        return std::nullopt;
    double number = 0.0;
    if (const double *written = std::get_if<double>(value)) {
        number = *written;
    } else if (const std::string *words = std::get_if<std::string>(value)) {
        const std::string_view text = trimmed(*words);
        if (isNoNumber(text))
            return std::nullopt;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || end != text.data() + text.size())
            fail(What::WrongType, key, "a number");
    } else {
        fail(What::WrongType, key, "a number");
    }
    if (!std::isfinite(number))
        return std::nullopt;
    if (std::abs(number) > kMostValue)
        fail(What::OutOfRange, key, "-1e15 to 1e15");
    return number;
}

std::optional<double> FlatRecord::positive(std::string_view key) const
{
    const std::optional<double> value = number(key);
    if (value && *value < 0.0)
        fail(What::OutOfRange, key, "0 to 1e15");
    return value && *value > 0.0 ? value : std::nullopt;
}

std::optional<Tokens> FlatRecord::count(std::string_view key, Tokens least, Tokens most) const
{
    const std::optional<double> value = number(key);
    if (!value)
        return std::nullopt;
    if (*value < static_cast<double>(least) || *value > static_cast<double>(most))
        fail(What::OutOfRange, key, std::to_string(least) + " to " + std::to_string(most));
    return std::llround(*value);
}

void FlatRecord::fail(What what, std::string_view key, std::string detail) const
{
    failResults({what, {}, m_line, 0, std::string(key), std::move(detail)});
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/log_pattern.h"

#include "model/checkpoint/plain_text.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr std::size_t kLongestRaw = 400;
constexpr std::size_t kLongestText = 300;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isWordCharacter(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-';
}

// Whether `words` stand at `position`; gives the place behind them. A space matches one or none.
std::optional<std::size_t> wordsAt(std::string_view text, std::size_t position, std::string_view words)
{
    for (const char c : words) {
        if (c == ' ') {
            if (position < text.size() && text[position] == ' ')
                ++position;
        } else if (position < text.size() && text[position] == c) {
            ++position;
        } else {
            return std::nullopt;
        }
    }
    return position;
}

// The next place from `position` where `words` stand.
std::size_t findWords(std::string_view text, std::string_view words, std::size_t position,
                      std::size_t &behind)
{
    const std::string_view anchor = words.substr(0, std::min(words.find(' '), words.size()));
    for (std::size_t at = text.find(anchor, position); at != std::string_view::npos;
         at = text.find(anchor, at + 1))
        if (const auto end = wordsAt(text, at, words)) {
            behind = *end;
            return at;
        }
    return std::string_view::npos;
}

std::string unquoted(std::string_view text)
{
    while (!text.empty() && (text.front() == '\'' || text.front() == '"'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == '\'' || text.back() == '"'))
        text.remove_suffix(1);
    return plainText(text, kLongestText);
}

// The value behind a key: quoted, or up to a comma, bracket or space.
std::string_view valueText(std::string_view text, std::size_t position)
{
    if (position >= text.size())
        return {};
    const char quote = text[position];
    if (quote == '\'' || quote == '"') {
        const std::size_t end = text.find(quote, position + 1);
        return text.substr(position,
                           end == std::string_view::npos ? std::string_view::npos : end + 1 - position);
    }
    const std::size_t end = std::min(text.find_first_of(",)}] ;", position), text.size());
    return text.substr(position, end - position);
}

// Where the value of a key begins, if the key stands at `at`: behind '=', ':' or, for options, a space.
std::optional<std::size_t> behindKey(std::string_view text, std::size_t at, std::size_t length)
{
    if (at > 0 && isWordCharacter(text[at - 1]) && !(text[at - 1] == '-' && at > 1 && text[at - 2] == '-'))
        return std::nullopt;
    const bool option = at > 1 && text[at - 1] == '-' && text[at - 2] == '-';
    std::size_t i = at + length;
    if (i < text.size() && isWordCharacter(text[i]))
        return std::nullopt;
    if (i < text.size() && (text[i] == '\'' || text[i] == '"'))
        ++i;
    if (i < text.size() && (text[i] == '=' || text[i] == ':')) {
        ++i;
        if (i < text.size() && text[i] == ' ')
            ++i;
        return i;
    }
    if (option && i < text.size() && text[i] == ' ')
        return i + 1;
    return std::nullopt;
}

void addKeyValue(const LogLine &line, std::size_t at, std::size_t valueAt, LogTerm term,
                 std::vector<PrintedValue> &values)
{
    const std::string value = unquoted(valueText(line.text, valueAt));
    if (value.empty() || value == "None" || value == "null")
        return;
    PrintedValue printed = printedAt(line, at, term);
    if (unitOf(term) == LogUnit::Text) {
        printed.text = value;
        values.push_back(std::move(printed));
        return;
    }
    if (value == "True" || value == "true" || value == "False" || value == "false") {
        printed.value = value.front() == 'T' || value.front() == 't' ? 1.0 : 0.0;
        values.push_back(std::move(printed));
        return;
    }
    const auto number = numberAt(value, 0);
    if (!number || number->end != value.size() || number->value < 0)
        return;
    printed.value = number->value;
    printed.rounding = unitOf(term) == LogUnit::Ratio ? number->lastDigit / 2 : 0.0;
    values.push_back(std::move(printed));
}

} // namespace

std::optional<LogNumber> numberAt(std::string_view text, std::size_t position)
{
    std::size_t i = position;
    if (i < text.size() && text[i] == ' ')
        ++i;
    const bool negative = i < text.size() && text[i] == '-';
    if (negative)
        ++i;
    const std::size_t first = i;
    double value = 0.0;
    double digit = 1.0;
    int digits = 0;
    for (; i < text.size(); ++i) {
        const bool comma = text[i] == ',' && digits > 0 && i + 3 < text.size() && isDigit(text[i + 1])
                           && isDigit(text[i + 2]) && isDigit(text[i + 3])
                           && (i + 4 >= text.size() || !isDigit(text[i + 4]));
        if (comma)
            continue;
        if (!isDigit(text[i]) || digits > 18)
            break;
        value = value * 10 + (text[i] - '0');
        ++digits;
    }
    if (i == first || digits == 0 || digits > 18)
        return std::nullopt;
    if (i + 1 < text.size() && text[i] == '.' && isDigit(text[i + 1])) {
        int decimals = 0;
        for (++i; i < text.size() && isDigit(text[i]); ++i) {
            if (decimals++ >= 12)
                continue;
            digit /= 10;
            value += (text[i] - '0') * digit;
        }
    }
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E') && i + 1 < text.size()
        && (isDigit(text[i + 1]) || text[i + 1] == '-' || text[i + 1] == '+'))
        return std::nullopt; // no engine prints sizes so
    return LogNumber{negative ? -value : value, digit, i};
}

std::optional<ScaledNumber> scaledAt(std::string_view text, std::size_t position, Scale scale)
{
    const auto number = numberAt(text, position);
    if (!number)
        return std::nullopt;
    double factor = scale == Scale::MiB ? kMiB : scale == Scale::GiB ? kGiB : 1.0;
    std::size_t end = number->end;
    if (scale == Scale::AsPrinted) {
        const auto unit = [&](std::string_view name, double size) {
            const auto behind = wordsAt(text, number->end, name);
            if (behind) {
                factor = size;
                end = *behind;
            }
            return behind.has_value();
        };
        if (!unit(" MiB", kMiB) && !unit(" GiB", kGiB) && !unit(" KiB", 1024.0) && !unit(" GB", kGiB)
            && !unit(" MB", kMiB))
            return std::nullopt;
    }
    const double rounding =
        scale == Scale::Plain && number->lastDigit == 1.0 ? 0.0 : number->lastDigit / 2 * factor;
    return ScaledNumber{number->value * factor, rounding, end};
}

PrintedValue printedAt(const LogLine &line, std::size_t position, LogTerm term)
{
    PrintedValue printed;
    printed.term = term;
    printed.line = line.lineAt(position);
    // The surroundings of the value where a line is very long.
    const std::size_t from =
        line.text.size() <= kLongestRaw || position < kLongestRaw / 2 ? 0 : position - kLongestRaw / 2;
    printed.raw = plainText(std::string_view(line.text).substr(from), kLongestRaw);
    printed.rank = rankIn(line.text);
    return printed;
}

void matchPatterns(const LogLine &line, std::span<const LogPattern> patterns,
                   std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    for (const LogPattern &pattern : patterns) {
        std::size_t behind = 0;
        std::size_t at = findWords(text, pattern.before, 0, behind);
        for (int found = 0; at != std::string_view::npos && found < 16; ++found) {
            const auto number = scaledAt(text, behind, pattern.scale);
            const bool spaced = number && number->end < text.size() && text[number->end] == ' ';
            if (number && wordsAt(text, number->end + (spaced ? 1 : 0), pattern.behind)) {
                PrintedValue printed = printedAt(line, at, pattern.term);
                printed.value = number->value;
                printed.rounding = number->rounding;
                values.push_back(std::move(printed));
            }
            at = findWords(text, pattern.before, behind, behind);
        }
    }
}

void matchKeys(const LogLine &line, std::span<const LogKey> keys, std::vector<PrintedValue> &values)
{
    const std::string_view text = line.text;
    if (text.find_first_of("=:-") == std::string_view::npos)
        return;
    for (const LogKey &entry : keys)
        for (const bool dashed : {false, true}) {
            std::string key = entry.key;
            if (dashed && key.find('_') == std::string::npos)
                continue;
            if (dashed)
                std::replace(key.begin(), key.end(), '_', '-');
            for (std::size_t at = text.find(key); at != std::string_view::npos;
                 at = text.find(key, at + key.size()))
                if (const auto value = behindKey(text, at, key.size())) {
                    addKeyValue(line, at, *value, entry.term, values);
                    break; // the first mention on a line is the engine's own
                }
        }
}

} // namespace headroom

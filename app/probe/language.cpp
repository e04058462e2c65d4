// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/language.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace headroom::probe {

std::optional<Language> languageNamed(std::string_view name)
{
    if (name == "en")
        return Language::English;
    if (name == "pt_BR" || name == "pt")
        return Language::Portuguese;
    return std::nullopt;
}

Language languageOf(const std::vector<std::string> &arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view word = arguments[i];
        const std::string_view value = word.starts_with("--lang=") ? word.substr(7)
                                       : word == "--lang" && i + 1 < arguments.size()
                                           ? std::string_view(arguments[i + 1])
                                           : std::string_view();
        if (const auto named = languageNamed(value))
            return *named;
    }
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char *value = std::getenv(name); value && *value != '\0')
            return std::string_view(value).starts_with("pt") ? Language::Portuguese : Language::English;
    return Language::English;
}

std::string Sentence::in(Language language) const
{
    return language == Language::Portuguese ? portuguese : english;
}

std::string Sentence::in(Language language, std::string_view first, std::string_view second) const
{
    const std::string pattern = in(language);
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        if (pattern[i] == '%' && (next == '1' || next == '2')) {
            text += next == '1' ? first : second;
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

std::string numberText(double value, int digits, Language language)
{
    std::array<char, 400> text{}; // the largest double has 309 digits before the point
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, digits);
    std::string number(text.data(), end.ptr);
    if (const std::size_t point = number.find('.');
        point != std::string::npos && language == Language::Portuguese)
        number[point] = ',';
    return number;
}

} // namespace headroom::probe

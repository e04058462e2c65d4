// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom::probe {

enum class Language { English, Portuguese };

[[nodiscard]] std::optional<Language> languageNamed(std::string_view name); // "en", "pt_BR"
// --lang among the arguments, else LC_ALL, LC_MESSAGES or LANG.
[[nodiscard]] Language languageOf(const std::vector<std::string> &arguments);

// One sentence in both languages; %1 and %2 stand for values. The program carries no Qt, so its sentences
// stand beside the code that says them.
struct Sentence {
    const char *english;
    const char *portuguese;

    [[nodiscard]] std::string in(Language language) const;
    [[nodiscard]] std::string in(Language language, std::string_view first,
                                 std::string_view second = {}) const;
};

// A number with that many digits behind the decimal point or comma.
[[nodiscard]] std::string numberText(double value, int digits, Language language);

} // namespace headroom::probe

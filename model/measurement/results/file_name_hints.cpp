// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/results/file_name_hints.h"

#include "model/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <string>

namespace headroom {

namespace {

enum class Hint : std::uint8_t { None, Prompt, Output, Concurrency, Tensor };

struct Word {
    const char *word;
    Hint hint;
};
constexpr std::array kWords{Word{"in", Hint::Prompt},
                            Word{"input", Hint::Prompt},
                            Word{"isl", Hint::Prompt},
                            Word{"prompt", Hint::Prompt},
                            Word{"out", Hint::Output},
                            Word{"output", Hint::Output},
                            Word{"osl", Hint::Output},
                            Word{"bs", Hint::Concurrency},
                            Word{"batch", Hint::Concurrency},
                            Word{"conc", Hint::Concurrency},
                            Word{"concurrency", Hint::Concurrency},
                            Word{"tp", Hint::Tensor}};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

Hint hintOf(std::string_view word)
{
    const auto found =
        std::find_if(kWords.begin(), kWords.end(), [&](const Word &w) { return word == w.word; });
    return found == kWords.end() ? Hint::None : found->hint;
}

// "size" and "len" stand between a word and its number: batch-size-8.
bool isNeutral(std::string_view word)
{
    return word == "size" || word == "len" || word == "length" || word == "tokens";
}

class Reader {
public:
    FileNameHints read(std::string_view name)
    {
        std::string token;
        for (const char c : name) {
            const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            if (isDigit(lower) || isLetter(lower)) {
                token += lower;
            } else {
                take(token);
                token.clear();
            }
        }
        take(token);
        return m_hints;
    }

private:
    // A token is a word, a number, a word with its number ("tp8"), or two lengths ("1k8k").
    void take(std::string_view token)
    {
        if (token.empty() || token.size() > 20)
            return;
        const std::size_t digits =
            static_cast<std::size_t>(std::find_if(token.begin(), token.end(), isDigit) - token.begin());
        const std::string_view word = token.substr(0, digits);
        const std::string_view number = token.substr(digits);
        if (word.empty() && takeLengths(number))
            return;
        if (!word.empty() && !isNeutral(word))
            m_last = hintOf(word);
        if (number.empty())
            return;
        if (std::all_of(number.begin(), number.end(), isDigit) && number.size() < 9)
            set(m_last, std::stoll(std::string(number)));
        m_last = Hint::None;
    }
    bool takeLengths(std::string_view text)
    {
        const std::size_t first = text.find('k');
        if (first == std::string_view::npos || first == 0 || first > 4 || !text.ends_with('k'))
            return false;
        const std::string_view second = text.substr(first + 1, text.size() - first - 2);
        const bool digits =
            !second.empty() && second.size() <= 4 && std::all_of(second.begin(), second.end(), isDigit)
            && std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(first), isDigit);
        if (!digits)
            return false;
        set(Hint::Prompt, std::stoll(std::string(text.substr(0, first))) * 1024);
        set(Hint::Output, std::stoll(std::string(second)) * 1024);
        return true;
    }
    void set(Hint hint, Tokens value)
    {
        if (value < 1)
            return;
        if (hint == Hint::Prompt && value <= kMostContext)
            m_hints.prompt = value;
        else if (hint == Hint::Output && value <= kMostContext)
            m_hints.output = value;
        else if (hint == Hint::Concurrency && value <= kMostSequences)
            m_hints.concurrency = value;
        else if (hint == Hint::Tensor && value <= kMostDegree)
            m_hints.tensor = static_cast<int>(value);
    }

    FileNameHints m_hints;
    Hint m_last = Hint::None;
};

} // namespace

FileNameHints hintsIn(std::string_view fileName)
{
    return Reader().read(fileName.substr(0, 400));
}

} // namespace headroom

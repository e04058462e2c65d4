// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/options.h"

#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <string_view>

namespace headroom::probe {

namespace {

struct NamedVerb {
    const char *name;
    Verb verb;
};

constexpr std::array kVerbs{
    NamedVerb{"list", Verb::List},
    NamedVerb{"memory", Verb::Memory},
    NamedVerb{"bandwidth", Verb::Bandwidth},
    NamedVerb{"decode", Verb::Decode},
    NamedVerb{"all", Verb::All},
    NamedVerb{"watch", Verb::Watch},
};

constexpr Sentence kNoVerb{
    "headroom-probe: say what to do: list, memory, bandwidth, decode, all or watch.",
    "headroom-probe: diga o que fazer: list, memory, bandwidth, decode, all ou watch."};
constexpr Sentence kBadVerb{"%1: there is no such verb; known: list, memory, bandwidth, decode, all, watch.",
                            "%1: verbo desconhecido; há: list, memory, bandwidth, decode, all, watch."};
constexpr Sentence kBadOption{"%1: there is no such option; see headroom-probe --help.",
                              "%1: opção desconhecida; veja headroom-probe --help."};
constexpr Sentence kNoValue{"%1: a value is missing.", "%1: falta um valor."};
constexpr Sentence kNeedless{"%1: takes no value.", "%1: não aceita valor."};
constexpr Sentence kBadNumber{"%1: must be a number from %2.", "%1: deve ser um número de %2."};
constexpr Sentence kBadLanguage{"--lang: known languages: en, pt_BR.",
                                "--lang: idiomas disponíveis: en, pt_BR."};
constexpr Sentence kNeedsModel{"decode: --model FILE is missing (the layer shapes of the model).",
                               "decode: falta --model ARQUIVO (as dimensões das camadas do modelo)."};
constexpr Sentence kTwoLibraries{"--cuda-library: not together with --hip-library.",
                                 "--cuda-library: não pode ser usado junto com --hip-library."};

std::string shortened(std::string_view word)
{
    return std::string(word.substr(0, 60));
}

// Takes the words one after the other.
class Reader {
public:
    explicit Reader(const std::vector<std::string> &words)
        : m_words(words)
    {
        m_options.language = languageOf(words);
    }

    Options read()
    {
        for (m_at = 0; m_at < m_words.size(); ++m_at)
            readWord(m_words[m_at]);
        if (!m_options.help && !m_options.version)
            check();
        return m_options;
    }

private:
    [[noreturn]] void refuse(const Sentence &sentence, std::string_view name,
                             std::string_view more = {}) const
    {
        throw UsageError{sentence.in(m_options.language, shortened(name), more)};
    }

    void readWord(const std::string &word)
    {
        if (!word.starts_with('-'))
            return readVerb(word);
        const std::size_t equals = word.find('=');
        m_name = word.substr(0, equals);
        m_value = equals == std::string::npos ? std::nullopt : std::optional(word.substr(equals + 1));
        if (!readSwitch() && !readText() && !readNumber())
            refuse(kBadOption, m_name);
    }

    void readVerb(const std::string &word)
    {
        for (const NamedVerb &named : kVerbs)
            if (word == named.name && !m_hasVerb) {
                m_options.verb = named.verb;
                m_hasVerb = true;
                return;
            }
        refuse(kBadVerb, word);
    }

    bool readSwitch()
    {
        bool *const target = m_name == "--json"                     ? &m_options.json
                             : m_name == "--force"                  ? &m_options.force
                             : m_name == "--version"                ? &m_options.version
                             : m_name == "--help" || m_name == "-h" ? &m_options.help
                                                                    : nullptr;
        if (!target)
            return false;
        if (m_value)
            refuse(kNeedless, m_name);
        return *target = true;
    }

    bool readText()
    {
        if (m_name == "--lang") {
            if (!languageNamed(value()))
                refuse(kBadLanguage, m_name);
            return true;
        }
        std::string *const target = m_name == "--model"          ? &m_options.model
                                    : m_name == "--hip-library"  ? &m_options.hipLibrary
                                    : m_name == "--cuda-library" ? &m_options.cudaLibrary
                                    : m_name == "--sysfs-root"   ? &m_options.sysfs
                                    : m_name == "--dev-root"     ? &m_options.devices
                                                                 : nullptr;
        if (target)
            *target = value();
        return target != nullptr;
    }

    bool readNumber()
    {
        if (m_name == "--device")
            m_options.device = static_cast<int>(number("0 to 1023", 0, 1'023, true));
        else if (m_name == "--time-budget")
            m_options.timeBudget = number("0.1 to 3600", 0.1, 3'600);
        else if (m_name == "--memory-budget")
            m_options.memoryBudget = number("0.01 to 1024", 0.01, 1'024);
        else if (m_name == "--interval")
            m_options.interval = number("0.1 to 3600", 0.1, 3'600);
        else if (m_name == "--count")
            m_options.count = static_cast<int>(number("1 to 1000000", 1, 1'000'000, true));
        else if (m_name == "--stall-limit")
            m_options.stallLimit = number("0.1 to 3600", 0.1, 3'600);
        else
            return false;
        return true;
    }

    std::string value()
    {
        if (!m_value && m_at + 1 < m_words.size())
            m_value = m_words[++m_at];
        if (!m_value || m_value->empty())
            refuse(kNoValue, m_name);
        return *m_value;
    }

    double number(const char *range, double least, double most, bool whole = false)
    {
        const std::string text = value();
        double parsed = 0.0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), parsed);
        if (error != std::errc() || end != text.data() + text.size() || !(parsed >= least && parsed <= most)
            || (whole && parsed != std::floor(parsed)))
            refuse(kBadNumber, m_name, inRange(range));
        return parsed;
    }

    std::string inRange(std::string range) const
    {
        if (m_options.language == Language::Portuguese)
            range.replace(range.find(" to "), 4, " a ");
        return range;
    }

    void check() const
    {
        if (!m_hasVerb)
            refuse(kNoVerb, {});
        if (m_options.verb == Verb::Decode && m_options.model.empty())
            refuse(kNeedsModel, {});
        if (!m_options.hipLibrary.empty() && !m_options.cudaLibrary.empty())
            refuse(kTwoLibraries, {});
    }

    const std::vector<std::string> &m_words;
    Options m_options;
    std::size_t m_at = 0;
    std::string m_name;
    std::optional<std::string> m_value;
    bool m_hasVerb = false;
};

} // namespace

Options optionsFrom(const std::vector<std::string> &arguments)
{
    return Reader(arguments).read();
}

const char *verbName(Verb verb)
{
    for (const NamedVerb &named : kVerbs)
        if (named.verb == verb)
            return named.name;
    return "";
}

} // namespace headroom::probe

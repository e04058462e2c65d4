// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/resulttext.h"

#include "app/probe/fields.h"
#include "app/probe/sentences.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string_view>

namespace headroom::probe {

namespace {

using Json = nlohmann::json;

struct Named {
    std::string_view test;
    Sentence name;
};

constexpr std::array kNames{
    Named{"read", {"streaming read", "leitura sequencial"}},
    Named{"copy", {"copy", "cópia"}},
    Named{"kv_read", {"cache read", "leitura do cache"}},
    Named{"read_sweep", {"read", "leitura"}},
    Named{"launch", {"launch gap", "intervalo entre kernels"}},
    Named{"allreduce", {"all-reduce of two devices", "all-reduce de dois dispositivos"}},
    Named{"gemv", {"matrix x vector", "matriz x vetor"}},
    Named{"decode", {"one token, replayed", "um token, reproduzido"}},
};

std::string nameOf(const Json &record, Language language)
{
    const std::string test = textOf(record, "test");
    for (const Named &named : kNames)
        if (named.test == test)
            return named.name.in(language);
    return test;
}

std::string rateText(const Json &record, Language language)
{
    std::string text = shown(record, "median_GBps", 1e3, 2, "TB/s", language);
    const auto low = valueOf(record, "p10_GBps");
    const auto high = valueOf(record, "p90_GBps");
    if (low && high)
        text += " (" + numberText(*low / 1e3, 2, language) + "-" + numberText(*high / 1e3, 2, language) + ")";
    return text;
}

std::string timeText(const Json &record, Language language)
{
    const char *const key = valueOf(record, "time_us") ? "time_us" : "median_us";
    return shown(record, key, 1.0, 1, "us", language);
}

std::string fractionsText(const Json &record, Language language)
{
    constexpr Sentence ofClaim{"%1 % of the vendor's figure", "%1 % do valor do fabricante"};
    constexpr Sentence ofRead{"%1 % of the measured read", "%1 % da leitura medida"};
    std::string text;
    if (const auto share = valueOf(record, "of_claim"))
        text = "  " + ofClaim.in(language, numberText(*share * 100.0, 0, language));
    if (const auto share = valueOf(record, "of_read"))
        text += "  " + ofRead.in(language, numberText(*share * 100.0, 0, language));
    return text;
}

std::string flagsText(const Json &record, Language language)
{
    std::string text;
    const auto flags = record.find("flags");
    if (flags == record.end() || !flags->is_array())
        return text;
    for (const Json &flag : *flags)
        if (flag.is_string())
            text += (text.empty() ? "  [" : "; ") + flagText(flag.get<std::string>(), language);
    return text.empty() ? text : text + "]";
}

} // namespace

std::string resultText(const Json &record, Language language)
{
    std::string text = nameOf(record, language);
    for (const char *key : {"name", "model"})
        if (const std::string name = textOf(record, key); !name.empty())
            text += ' ' + name;
    if (textOf(record, "test") == "read_sweep")
        text += ' ' + shown(record, "bytes", 1048576.0, 0, "MiB", language);
    for (const std::string &part : {rateText(record, language), timeText(record, language),
                                    shown(record, "tok_s", 1.0, 1, "tok/s", language)})
        if (!part.empty())
            text += "  " + part;
    return text + fractionsText(record, language) + flagsText(record, language);
}

} // namespace headroom::probe

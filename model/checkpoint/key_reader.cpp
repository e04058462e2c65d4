// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/key_reader.h"

#include "model/checkpoint/plain_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

using nlohmann::json;
using What = ImportProblem::What;

namespace {

constexpr std::size_t kMostListed = 20'000;
constexpr std::size_t kMostReported = 1'000; // keys; more than anyone reads

// Where vision-language models keep the config of their language model.
constexpr std::array kNestedConfigs{"text_config", "llm_config", "language_config", "language_model_config",
                                    "thinker_config"};

std::string describe(double least, double most)
{
    const auto plain = [](double limit) { // a whole limit without ".0"
        const auto whole = static_cast<long long>(limit);
        return static_cast<double>(whole) == limit ? std::to_string(whole) : json(limit).dump();
    };
    return plain(least) + " to " + plain(most);
}

// Names that speak of memory, and those among them that do not.
bool looksImportant(const std::string &key)
{
    constexpr std::array speaking{"head",  "layer", "expert", "window", "attn",  "attention", "kv",   "cache",
                                  "state", "ssm",   "mamba",  "conv",   "rank",  "dim",       "size", "quant",
                                  "block", "chunk", "moe",    "mtp",    "nextn", "ratio"};
    constexpr std::array idle{"dropout",
                              "initializer",
                              "eps",
                              "scale",
                              "softcap",
                              "bias_",
                              "loss",
                              "coef",
                              "norm_type",
                              "init_",
                              "_init",
                              "routed_scaling",
                              "use_cache",
                              "batch_size",
                              "chunk_size_feed",
                              "jitter",
                              "theta",
                              "output_",
                              "layer_norm",
                              "layernorm",
                              "multiplier",
                              "limit",
                              "act",
                              "temperature",
                              "type_vocab",
                              "rope",
                              "pretraining_tp",
                              "query_pre_attn",
                              "token",
                              "topk_method",
                              "num_labels",
                              "attn_implementation",
                              "sliding_window_theta"};
    const auto contains = [&](const char *word) { return key.find(word) != std::string::npos; };
    return std::any_of(speaking.begin(), speaking.end(), contains)
           && std::none_of(idle.begin(), idle.end(), contains);
}

} // namespace

std::string shortText(const json &value)
{
    constexpr std::size_t longest = 80;
    const std::string text = value.is_string() ? value.get<std::string>()
                                               : value.dump(-1, ' ', false, json::error_handler_t::replace);
    std::string brief = plainText(text, longest);
    if (text.size() > longest)
        brief += "...";
    return brief;
}

KeyReader::KeyReader(const json &root, std::string file, ImportReport &report, std::string path)
    : m_file(std::move(file))
    , m_report(report)
{
    if (!root.is_object())
        fail(What::NotAModel, path, "an object");
    std::vector<Level> outermostFirst{{&root, path}};
    for (bool deeper = true; deeper && outermostFirst.size() < 4;) {
        deeper = false;
        for (const char *name : kNestedConfigs) {
            const auto inner = outermostFirst.back().object->find(name);
            if (inner == outermostFirst.back().object->end() || !inner->is_object())
                continue;
            path += name;
            path += '.';
            outermostFirst.push_back({&*inner, path});
            deeper = true;
            break;
        }
    }
    m_levels.assign(outermostFirst.rbegin(), outermostFirst.rend());
}

KeyReader::Found KeyReader::find(Names names) const
{
    for (const Level &level : m_levels)
        for (const char *name : names) {
            const auto found = level.object->find(name);
            if (found != level.object->end() && !found->is_null())
                return {&*found, level.path + name};
        }
    return {};
}

KeyReader::Found KeyReader::take(Names names, Fact fact)
{
    m_asked.insert(names.begin(), names.end());
    Found found = find(names);
    if (found.value) {
        const bool known =
            m_report.understood.size() >= kMostReported
            || std::any_of(m_report.understood.begin(), m_report.understood.end(),
                           [&](const ImportReport::Understood &u) { return u.key == found.key; });
        if (!known)
            m_report.understood.push_back({plainText(found.key, 200), fact, shortText(*found.value)});
    }
    return found;
}

bool KeyReader::has(Names names) const
{
    return find(names).value != nullptr;
}

double KeyReader::checked(const json &value, const std::string &key, double least, double most) const
{
    if (!value.is_number())
        fail(What::WrongType, key, "a number");
    const auto number = value.get<double>();
    if (!(number >= least && number <= most)) // NaN too
        fail(What::OutOfRange, key, shortText(value) + ", " + describe(least, most));
    return number;
}

std::optional<double> KeyReader::number(Names names, Fact fact, double least, double most)
{
    const Found found = take(names, fact);
    return found.value ? std::optional(checked(*found.value, found.key, least, most)) : std::nullopt;
}

std::optional<int> KeyReader::integer(Names names, Fact fact, int least, int most)
{
    const Found found = take(names, fact);
    if (!found.value)
        return std::nullopt;
    const double number = checked(*found.value, found.key, least, most);
    if (number != std::floor(number))
        fail(What::WrongType, found.key, "a whole number");
    return static_cast<int>(number);
}

int KeyReader::neededInteger(Names names, Fact fact, int least, int most)
{
    const std::optional<int> value = integer(names, fact, least, most);
    if (!value)
        missing(*names.begin());
    return *value;
}

std::optional<bool> KeyReader::truth(Names names, Fact fact)
{
    const Found found = take(names, fact);
    if (!found.value)
        return std::nullopt;
    if (found.value->is_number())
        return found.value->get<double>() != 0.0;
    if (!found.value->is_boolean())
        fail(What::WrongType, found.key, "true or false");
    return found.value->get<bool>();
}

std::optional<std::string> KeyReader::text(Names names, Fact fact)
{
    const Found found = take(names, fact);
    if (!found.value)
        return std::nullopt;
    if (!found.value->is_string())
        fail(What::WrongType, found.key, "text");
    return found.value->get<std::string>().substr(0, 200);
}

std::optional<std::vector<double>> KeyReader::numbers(Names names, Fact fact, double least, double most)
{
    const Found peek = find(names);
    if (!peek.value || !peek.value->is_array())
        return std::nullopt;
    const Found found = take(names, fact);
    if (found.value->size() > kMostListed)
        fail(What::TooMany, found.key,
             std::to_string(found.value->size()) + " elements, at most " + std::to_string(kMostListed));
    std::vector<double> list;
    for (const json &element : *found.value)
        list.push_back(element.is_boolean() ? static_cast<double>(element.get<bool>())
                                            : checked(element, found.key, least, most));
    return list;
}

std::optional<std::vector<std::string>> KeyReader::texts(Names names, Fact fact)
{
    const Found peek = find(names);
    if (!peek.value || !peek.value->is_array())
        return std::nullopt;
    const Found found = take(names, fact);
    if (found.value->size() > kMostListed)
        fail(What::TooMany, found.key,
             std::to_string(found.value->size()) + " elements, at most " + std::to_string(kMostListed));
    std::vector<std::string> list;
    for (const json &element : *found.value) {
        if (!element.is_string())
            fail(What::WrongType, found.key, "a list of texts");
        list.push_back(element.get<std::string>().substr(0, 200));
    }
    return list;
}

std::optional<KeyReader> KeyReader::object(Names names)
{
    const Found peek = find(names);
    if (!peek.value || !peek.value->is_object())
        return std::nullopt;
    m_asked.insert(names.begin(), names.end());
    return KeyReader(*peek.value, m_file, m_report, peek.key + '.');
}

void KeyReader::reportUnknown() const
{
    for (const Level &level : m_levels)
        for (const auto &[key, value] : level.object->items()) {
            const bool config = value.is_object() && key.ends_with("config");
            if (value.is_null() || config || m_asked.contains(key) || !looksImportant(key)
                || m_report.unknown.size() >= 100)
                continue;
            m_report.unknown.push_back({plainText(level.path + key, 200), shortText(value)});
        }
}

} // namespace headroom

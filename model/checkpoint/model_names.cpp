// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/model_names.h"

#include "model/checkpoint/plain_text.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr std::size_t kLongestId = 80;

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// "Org/Name" of a hub name; of a path its last folder or file, of a hub cache the repository.
std::pair<std::string, std::string> organisationAndName(std::string text)
{
    std::replace(text.begin(), text.end(), '\\', '/');
    if (const std::size_t cached = text.find("models--"); cached != std::string::npos) {
        const std::string repository = text.substr(cached + 8, text.find('/', cached) - cached - 8);
        const std::size_t split = repository.find("--");
        if (split != std::string::npos)
            return {repository.substr(0, split), repository.substr(split + 2)};
    }
    while (text.ends_with('/'))
        text.pop_back();
    const bool isPath = text.starts_with('/') || text.starts_with("./") || text.starts_with("..")
                        || text.starts_with('~') || std::count(text.begin(), text.end(), '/') > 1
                        || (text.size() > 1 && text[1] == ':');
    const std::size_t slash = text.rfind('/');
    if (slash == std::string::npos)
        return {{}, text};
    return {isPath ? std::string() : text.substr(0, slash), text.substr(slash + 1)};
}

std::string familyName(const std::string &architecture)
{
    struct Family {
        const char *prefix;
        const char *name;
    };
    constexpr std::array families{
        Family{"qwen", "Qwen"},         Family{"llama", "Llama"},         Family{"mllama", "Llama"},
        Family{"gemma", "Gemma"},       Family{"mistral", "Mistral"},     Family{"mixtral", "Mistral"},
        Family{"ministral", "Mistral"}, Family{"deepseek", "DeepSeek"},   Family{"phi", "Phi"},
        Family{"glm", "GLM"},           Family{"chatglm", "GLM"},         Family{"gpt_oss", "gpt-oss"},
        Family{"gpt-oss", "gpt-oss"},   Family{"kimi", "Kimi"},           Family{"minimax", "MiniMax"},
        Family{"nemotron", "Nemotron"}, Family{"jamba", "Jamba"},         Family{"granite", "Granite"},
        Family{"cohere", "Command R"},  Family{"command-r", "Command R"}, Family{"falcon", "Falcon"},
        Family{"bloom", "BLOOM"},       Family{"gpt2", "GPT-2"},
    };
    const auto found = std::find_if(families.begin(), families.end(),
                                    [&](const Family &f) { return architecture.starts_with(f.prefix); });
    return found != families.end() ? found->name : architecture.empty() ? "Other" : architecture;
}

std::string plainName(const std::string &text)
{
    return plainText(text, kLongestId);
}

} // namespace

std::string asId(std::string_view text)
{
    std::string id;
    for (const char c : text) {
        const char small = lower(c);
        const bool allowed = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9') || small == '.';
        if (allowed)
            id += small;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && (id.front() == '.' || id.front() == '-'))
        id.erase(0, 1);
    if (id.size() > kLongestId)
        id.resize(kLongestId);
    while (id.ends_with('-') || id.ends_with('.'))
        id.pop_back();
    return id;
}

ModelNames modelNames(const std::string &given, const std::string &architecture)
{
    auto [organisation, name] = organisationAndName(given);
    ModelNames names;
    names.shown = plainName(name);
    if (names.shown.empty())
        names.shown =
            architecture.empty() || architecture == "unknown" ? "Imported model" : plainName(architecture);
    names.id = asId(names.shown);
    if (names.id.starts_with("meta-"))
        names.id.erase(0, 5);
    for (const char *tail : {"-instruct", "-it", "-hf", "-bf16"})
        if (names.id.ends_with(tail))
            names.id.resize(names.id.size() - std::char_traits<char>::length(tail));
    if (names.id.empty())
        names.id = "imported-model";
    const auto hub = [](const std::string &text) {
        std::string result;
        for (const char c : plainName(text))
            result += c == ' ' || c == '/' ? '-' : c;
        return result;
    };
    const std::string part = hub(names.shown);
    names.hubId = (organisation.empty() ? std::string("local") : hub(organisation)) + '/'
                  + (part.empty() ? names.id : part);
    names.family = plainName(familyName(architecture));
    return names;
}

std::string idOfSameModel(const Catalog &catalog, const ModelNames &names)
{
    for (const std::string &written : {names.hubId, names.shown, names.id})
        if (const LanguageModel *model = catalog.model(written))
            return model->id;
    return {};
}

std::string freeId(const Catalog &catalog, const std::string &id)
{
    if (!catalog.model(id))
        return id;
    std::string candidate = id + "-file";
    for (int n = 2; catalog.model(candidate); ++n)
        candidate = id + "-file-" + std::to_string(n);
    return candidate;
}

} // namespace headroom

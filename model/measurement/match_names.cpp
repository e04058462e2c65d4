// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/match_log.h"

#include "model/checkpoint/model_names.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

std::vector<std::string> wordsOf(std::string_view id)
{
    std::vector<std::string> words;
    std::string word;
    for (const char c : asId(id)) {
        if (c == '-') {
            if (!word.empty())
                words.push_back(word);
            word.clear();
        } else {
            word += c;
        }
    }
    if (!word.empty())
        words.push_back(word);
    return words;
}

// Words of quantization, tuning and dates that may follow a model's name.
bool isTail(const std::string &word)
{
    constexpr std::array tails{"instruct", "it",     "chat",  "hf",    "bf16",    "fp16",      "fp8",
                               "fp4",      "nvfp4",  "mxfp4", "awq",   "gptq",    "int4",      "int8",
                               "w4a16",    "w8a8",   "w4a8",  "w8a16", "gguf",    "quantized", "dynamic",
                               "block",    "static", "kv",    "bnb",   "4bit",    "8bit",      "autoround",
                               "qat",      "v1",     "ud",    "base",  "preview", "text",      "mtp",
                               "sym",      "128g",   "g128",  "q4",    "q8",      "q5",        "q6",
                               "q3",       "q2",     "k",     "m",     "s",       "l",         "xl",
                               "xs",       "0",      "1",     "of",    "imatrix", "i1",        "finetune"};
    const bool digits = word.size() >= 4
                        && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (digits || std::find(tails.begin(), tails.end(), word) != tails.end())
        return true;
    return word.size() > 2 && (word.starts_with("q") || word.starts_with("iq")) && word[1] >= '0'
           && word[1] <= '9'; // q4_k_m
}

std::string joined(const std::vector<std::string> &words, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += (i > 0 ? "-" : "") + words[i];
    return text;
}

// How many words of an id stand in the printed name in the same order; 0 if one is missing.
std::size_t wordsFound(const std::vector<std::string> &id, const std::vector<std::string> &printed)
{
    std::size_t at = 0;
    for (const std::string &word : id) {
        const auto found = std::find(printed.begin() + static_cast<std::ptrdiff_t>(at), printed.end(), word);
        if (found == printed.end())
            return 0;
        at = static_cast<std::size_t>(found - printed.begin()) + 1;
    }
    return id.size();
}

bool hasSize(const std::vector<std::string> &words) // "27b", "8x7b", "0.6b"
{
    return std::any_of(words.begin(), words.end(), [](const std::string &word) {
        return word.size() > 1 && word.ends_with('b') && word.front() >= '0' && word.front() <= '9';
    });
}

} // namespace

const LanguageModel *modelNamed(const Catalog &catalog, std::string_view printed, bool &exact)
{
    exact = true;
    const ModelNames names = modelNames(std::string(printed), {});
    for (const std::string &written : {names.hubId, names.shown, names.id})
        if (const LanguageModel *model = catalog.model(written))
            return model;
    for (const LanguageModel &model : catalog.models)
        for (const Checkpoint &checkpoint : model.checkpoints)
            if (asId(checkpoint.hubId) == asId(names.hubId))
                return &model;
    exact = false;
    std::string name = names.shown;
    for (const std::string_view ending : {".gguf", ".safetensors"})
        if (name.ends_with(ending))
            name.resize(name.size() - ending.size());
    std::vector<std::string> words = wordsOf(name);
    std::size_t count = words.size();
    while (count > 1) { // tails off, one by one, as long as they are tails
        if (const LanguageModel *model = catalog.model(joined(words, count)))
            return model;
        if (!isTail(words[count - 1]))
            break;
        --count;
    }
    if (const LanguageModel *model = count > 0 ? catalog.model(joined(words, count)) : nullptr)
        return model;
    const LanguageModel *best = nullptr;
    std::size_t most = 1; // one common word is no likeness
    for (const LanguageModel &model : catalog.models) {
        const std::vector<std::string> id = wordsOf(model.id);
        // Without a size in the id any other size of the family would fit.
        const std::size_t found = hasSize(id) || !hasSize(words) ? wordsFound(id, words) : 0;
        if (found > most) {
            most = found;
            best = &model;
        }
    }
    return best;
}

const Accelerator *acceleratorNamed(const Catalog &catalog, std::string_view printed)
{
    const std::vector<std::string> words = wordsOf(printed);
    const Accelerator *best = nullptr;
    std::size_t most = 0;
    std::size_t length = 0;
    // Products that drivers name by their chip.
    constexpr std::array<std::pair<const char *, const char *>, 2> chips{
        {{"gb10", "dgx-spark"}, {"8060s", "strix-halo"}}};
    for (const auto &[chip, id] : chips)
        if (std::find(words.begin(), words.end(), chip) != words.end())
            return catalog.accelerator(id);
    std::string whole; // "RTX 5090" for rtx5090
    for (const std::string &word : words)
        whole += word;
    for (const Accelerator &accelerator : catalog.accelerators) {
        const std::vector<std::string> id = wordsOf(accelerator.id);
        std::size_t found = 0;
        bool numbered = true; // every word with a digit must be there: an RTX 3090 is no RTX 4090
        for (const std::string &word : id) {
            const bool there = std::find(words.begin(), words.end(), word) != words.end()
                               || std::find(words.begin(), words.end(), word + "gb") != words.end()
                               || (word.size() > 4 && whole.find(word) != std::string::npos);
            const bool digit = !word.starts_with("nvl") && std::any_of(word.begin(), word.end(), [](char c) {
                return c >= '0' && c <= '9';
            });
            found += there ? 1 : 0;
            numbered = numbered && (there || !digit);
        }
        if (found == 0 || !numbered)
            continue;
        // A bare name means the SXM board.
        const std::size_t score = found * 4 + (accelerator.id.ends_with("-sxm") ? 1 : 0);
        if (!best || score > most || (score == most && accelerator.id.size() < length)) {
            best = &accelerator;
            most = score;
            length = accelerator.id.size();
        }
    }
    return best;
}

} // namespace headroom

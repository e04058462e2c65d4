// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/match_log.h"

#include "model/checkpoint/model_names.h"
#include "model/measurement/match_devices.h"
#include "model/measurement/same_shapes.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using How = LogMatch::How;

// Words of quantization, tuning and dates that may follow a model's name.
bool isTail(const std::string &word)
{
    constexpr std::array tails{
        "instruct",  "it",         "chat",    "hf",        "bf16",    "fp16",    "fp8",    "fp4",
        "nvfp4",     "mxfp4",      "awq",     "gptq",      "int4",    "int8",    "w4a16",  "w8a8",
        "w4a8",      "w8a16",      "gguf",    "quantized", "dynamic", "block",   "static", "kv",
        "bnb",       "4bit",       "8bit",    "autoround", "qat",     "v1",      "ud",     "base",
        "preview",   "text",       "mtp",     "sym",       "128g",    "g128",    "q4",     "q8",
        "q5",        "q6",         "q3",      "q2",        "k",       "m",       "s",      "l",
        "xl",        "xs",         "0",       "1",         "of",      "imatrix", "i1",     "finetune",
        "gptqmodel", "compressed", "tensors", "noscale",   "fp16kv",  "latest"};
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

// Another kind of model than its family's language models: its name must be known as a whole.
bool isOtherKind(const std::vector<std::string> &words)
{
    constexpr std::array kinds{"vl",         "vision", "omni",  "audio",  "asr",     "tts",  "embedding",
                               "embed",      "rerank", "eagle", "eagle3", "medusa",  "ocr",  "reranker",
                               "speculator", "image",  "coder", "math",   "distill", "mini", "moe"};
    return std::any_of(words.begin(), words.end(), [&](const std::string &word) {
        return std::find(kinds.begin(), kinds.end(), word) != kinds.end();
    });
}

// Tails off, one by one, as long as they are tails; then without the words in front, which name who
// quantized or tuned it: "Qwen_Qwen3-32B-Q4_K_M", "Dolphin3.0-Llama3.1-8B".
NamedModel withoutTails(const Catalog &catalog, const std::vector<std::string> &words)
{
    constexpr std::size_t mostInFront = 3;
    for (std::size_t first = 0; first < std::min(words.size(), mostInFront); ++first) {
        const std::vector<std::string> rest(words.begin() + static_cast<std::ptrdiff_t>(first), words.end());
        if (first > 0 && (!hasSize(rest) || isOtherKind(words)))
            continue;
        for (std::size_t count = rest.size(); count > 0; --count) {
            const std::string name = joined(rest, count);
            if (const LanguageModel *model = catalog.model(name))
                return {model, How::Nearest};
            if (const std::string_view twin = sameShapesAs(name); !twin.empty())
                return {catalog.model(twin), How::SameShapes};
            if (!isTail(rest[count - 1]))
                break;
        }
    }
    return {};
}

// The model most of whose words stand in the name.
const LanguageModel *mostAlike(const Catalog &catalog, const std::vector<std::string> &words)
{
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

} // namespace

NamedModel modelNamed(const Catalog &catalog, std::string_view printed)
{
    const ModelNames names = modelNames(std::string(printed), {});
    for (const std::string &written : {names.hubId, names.shown, names.id})
        if (const LanguageModel *model = catalog.model(written))
            return {model, How::Printed};
    for (const LanguageModel &model : catalog.models)
        for (const Checkpoint &checkpoint : model.checkpoints)
            if (asId(checkpoint.hubId) == asId(names.hubId))
                return {&model, How::Printed};
    std::string name = names.shown;
    for (const std::string_view ending : {".gguf", ".safetensors"})
        if (name.ends_with(ending))
            name.resize(name.size() - ending.size());
    const std::vector<std::string> words = wordsOf(name);
    if (const NamedModel found = withoutTails(catalog, words); found.model)
        return found;
    return {isOtherKind(words) ? nullptr : mostAlike(catalog, words), How::Nearest};
}

} // namespace headroom

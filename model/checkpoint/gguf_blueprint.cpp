// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/gguf_blueprint.h"

#include "model/checkpoint/ggml_types.h"
#include "model/checkpoint/gguf_layers.h"
#include "model/checkpoint/key_reader.h"
#include "model/checkpoint/plain_text.h"

#include <algorithm>
#include <cmath>

namespace headroom {

using nlohmann::json;
using What = ImportProblem::What;

namespace {

json jsonOf(const GgufValue &value)
{
    switch (value.kind) {
    case GgufValue::Kind::Number:
        // Whole numbers as such, so that reports show 262144 and not 262144.0.
        if (value.number == std::floor(value.number) && std::abs(value.number) < 9e15)
            return static_cast<std::int64_t>(value.number);
        return value.number;
    case GgufValue::Kind::Truth:
        return value.number != 0.0;
    case GgufValue::Kind::Text:
        return value.text;
    case GgufValue::Kind::Numbers:
        return value.numbers;
    default:
        return nullptr;
    }
}

// The metadata as a config: "qwen35.block_count" becomes "block_count", "general.name" stays.
json configOf(const GgufFile &file, const std::string &architecture)
{
    json config = json::object();
    const std::string prefix = architecture + '.';
    for (const auto &[key, value] : file.metadata) {
        if (key.starts_with("tokenizer."))
            continue;
        config[key.starts_with(prefix) ? key.substr(prefix.size()) : key] = jsonOf(value);
    }
    return config;
}

const GgufFile &mainPart(std::span<const GgufFile> parts)
{
    // Only the first part of a split model carries the architecture's own keys.
    const GgufFile *best = nullptr;
    for (const GgufFile &part : parts) {
        const GgufValue *architecture = part.value("general.architecture");
        if (architecture && architecture->text != "clip"
            && (!best || part.metadata.size() > best->metadata.size()))
            best = &part;
    }
    if (!best)
        failImport(parts.front().value("general.architecture") ? What::NotAModel : What::MissingKey,
                   parts.front().name, {},
                   parts.front().value("general.architecture")
                       ? "a language model beside the vision projector"
                       : "general.architecture");
    return *best;
}

void checkParts(std::span<const GgufFile> parts, const GgufFile &main)
{
    const GgufValue *count = main.value("split.count");
    const double expected = count ? count->number : 1.0;
    if (!(expected >= 0.0 && expected <= 100'000.0))
        failImport(What::OutOfRange, main.name, "split.count", "0 to 100000");
    const auto isPart = [](const GgufFile &part) {
        const GgufValue *architecture = part.value("general.architecture");
        return !architecture || architecture->text != "clip";
    };
    const auto given = std::count_if(parts.begin(), parts.end(), isPart);
    if (static_cast<double>(given) < expected)
        failImport(What::MissingPart, main.name, "split.count",
                   std::to_string(given) + " of " + std::to_string(static_cast<int>(expected)) + " files");
    if (static_cast<double>(given) > std::max(expected, 1.0))
        failImport(What::Inconsistent, main.name, "split.count",
                   std::to_string(given) + " files of a model of "
                       + std::to_string(static_cast<int>(expected)));
    const GgufValue *tensors = main.value("split.tensors.count");
    double found = 0;
    for (const GgufFile &part : parts)
        found += isPart(part) ? static_cast<double>(part.tensors.size()) : 0.0;
    if (tensors && expected > 1 && tensors->number != found)
        failImport(What::Inconsistent, main.name, "split.tensors.count",
                   "the files hold another number of tensors");
}

void refuseRepeats(std::span<const GgufFile> parts)
{
    std::vector<std::string_view> names;
    for (const GgufFile &part : parts)
        for (const StoredTensor &tensor : part.tensors)
            names.push_back(tensor.name);
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice != names.end())
        failImport(What::Duplicate, parts.front().name, {}, std::string(*twice));
}

// Of the table or, where it has no rows of its own, of the tokenizer.
int vocabularyOf(KeyReader &keys, const GgufFile &main, const GgufTensors &tensors)
{
    const StoredTensor *table = tensors.find("token_embd.weight");
    if (table && table->shape.size() >= 2 && table->shape[1] <= kMostImportedDimension) {
        keys.report().understood.push_back({"token_embd.weight", Fact::Vocabulary,
                                            std::to_string(table->shape[1])});
        return static_cast<int>(table->shape[1]);
    }
    if (const auto stated = keys.integer({"vocab_size"}, Fact::Vocabulary, 1, kMostImportedDimension))
        return *stated;
    const GgufValue *tokens = main.value("tokenizer.ggml.tokens");
    if (!tokens || tokens->count == 0 || tokens->count > kMostImportedDimension)
        keys.missing("tokenizer.ggml.tokens");
    keys.report().understood.push_back({"tokenizer.ggml.tokens", Fact::Vocabulary,
                                        std::to_string(tokens->count)});
    return static_cast<int>(tokens->count);
}

// Most bytes decide what a file without a known file type is.
std::string formatOfTensors(const GgufTensors &tensors)
{
    std::map<std::string, double> bytes;
    for (const StoredTensor *tensor : tensors.all())
        bytes[tensor->type] += static_cast<double>(tensor->bytes);
    std::string best;
    for (const auto &[type, sum] : bytes)
        if (best.empty() || sum > bytes[best])
            best = type;
    return ggufFormatOfBlockType(best);
}

void readFormat(KeyReader &keys, const GgufTensors &tensors, Blueprint &blueprint)
{
    if (const auto type = keys.integer({"general.file_type"}, Fact::WeightFormat, 0, 100'000))
        blueprint.format = ggufFormatOfFileType(static_cast<std::uint32_t>(*type) & 1023U); // 1024: guessed
    if (blueprint.format.empty()) {
        blueprint.format = formatOfTensors(tensors);
        if (blueprint.format.empty())
            blueprint.format = "fp16";
        keys.report().assume(Fact::WeightFormat, blueprint.format, Why::NearestFormat);
    }
    blueprint.dtype = blueprint.format == "fp16"   ? "float16"
                      : blueprint.format == "fp32" ? "float32"
                                                   : "bfloat16";
}

std::string nameOf(KeyReader &keys)
{
    for (const char *key : {"general.name", "general.basename"})
        if (const auto name = keys.text({key}, Fact::ModelName); name && !name->empty())
            return *name;
    return {};
}

} // namespace

Blueprint blueprintOfGguf(std::span<const GgufFile> parts, ImportReport &report)
{
    const GgufFile &main = mainPart(parts);
    checkParts(parts, main);
    refuseRepeats(parts);
    const GgufTensors tensors(parts);
    Blueprint blueprint;
    blueprint.architecture = main.value("general.architecture")->text;
    report.understood.push_back({"general.architecture", Fact::Architecture,
                                 plainText(blueprint.architecture, 80)});
    const json config = configOf(main, blueprint.architecture);
    KeyReader keys(config, main.name, report);
    blueprint.name = nameOf(keys);
    blueprint.hiddenSize =
        keys.neededInteger({"embedding_length"}, Fact::HiddenSize, 1, kMostImportedDimension);
    blueprint.vocabularySize = vocabularyOf(keys, main, tensors);
    blueprint.context = keys.number({"context_length"}, Fact::Context, 1, kMostImportedContext).value_or(0.0);
    if (blueprint.context <= 0.0)
        keys.missing("context_length");
    blueprint.tiedEmbeddings = !tensors.find("output.weight");
    readGgufLayers(keys, tensors, blueprint);
    readFormat(keys, tensors, blueprint);
    blueprint.vision = std::any_of(parts.begin(), parts.end(), [](const GgufFile &part) {
        const GgufValue *architecture = part.value("general.architecture");
        return architecture && architecture->text == "clip";
    });
    keys.reportUnknown();
    return blueprint;
}

} // namespace headroom

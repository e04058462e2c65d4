// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_parts.h"

#include "model/catalog/read_layers.h"

#include <algorithm>

namespace headroom {

using What = CatalogProblem::What;

namespace {

constexpr double kMostParameters = 1e15;
constexpr double kMostNativeContext = 1 << 30; // tokens, as a scenario's context

void readShape(const CatalogReader &reader, JsonCursor cursor, LanguageModel &model)
{
    model.shapeFrom = reader.provenance(cursor);
    model.hiddenSize = cursor.at("hidden_size").integer(1, kMostDimension);
    model.vocabularySize = cursor.at("vocab_size").integer(1, kMostDimension);
    model.attentionHeads = cursor.at("attention_heads").integer(0, kMostDimension);
    model.tiedEmbeddings = cursor.at("tied_embeddings").truth();
    model.dtype = cursor.at("dtype").text(40);
    if (cursor.has("rotary_dim"))
        model.rotaryDim = cursor.at("rotary_dim").integer(0, 1'000'000);
    if (cursor.has("rotary_rows"))
        model.rotaryRows = cursor.at("rotary_rows").integer(1, kMostDimension);
    if (cursor.has("intermediate_size"))
        model.intermediateSize = cursor.at("intermediate_size").integer(0, kMostDimension);
    cursor.noOtherKeys();
}

Mixture readMixture(JsonCursor cursor)
{
    Mixture mixture;
    mixture.experts = cursor.at("experts").integer(1, 100'000);
    mixture.expertsPerToken = cursor.at("experts_per_token").integer(1, mixture.experts);
    mixture.intermediateSize = cursor.at("intermediate_size").integer(1, kMostDimension);
    mixture.sharedExperts = cursor.at("shared_experts").integer(0, 100'000);
    if (cursor.has("shared_intermediate_size"))
        mixture.sharedIntermediateSize = cursor.at("shared_intermediate_size").integer(1, kMostDimension);
    cursor.noOtherKeys();
    return mixture;
}

void readParameters(const CatalogReader &reader, JsonCursor cursor, LanguageModel &model)
{
    model.parametersFrom = reader.provenance(cursor);
    for (const auto &[name, count] : cursor.at("classes").members()) {
        const TensorClass tensors = readTensorClass(count, name);
        model.parameters[static_cast<std::size_t>(tensors)] = count.number(0, kMostParameters);
    }
    const auto of = [&](TensorClass c) { return model.parameters[static_cast<std::size_t>(c)]; };
    if (countedParameters(model) - of(TensorClass::Draft) - of(TensorClass::Vision) <= 0.0)
        cursor.fail(What::Inconsistent, "no parameters");
    if (cursor.has("whole"))
        for (const auto &[name, count] : cursor.at("whole").members()) {
            const auto tensors = static_cast<std::size_t>(readTensorClass(count, name));
            model.wholeParameters[tensors] =
                std::min(count.number(0, kMostParameters), model.parameters[tensors]);
        }
    if (cursor.has("head_is_copy"))
        model.headIsCopy = cursor.at("head_is_copy").truth();
    model.totalParameters = reader.figure<double>(cursor.at("total"), 1.0, 1, kMostParameters);
    model.activeParameters = reader.optionalFigure<double>(cursor, "active", 1.0, 1);
    model.nominalParameters = reader.optionalFigure<double>(cursor, "nominal", 1.0, 1);
    cursor.noOtherKeys();
}

DraftLayers readDraft(JsonCursor cursor, const LanguageModel &model)
{
    DraftLayers draft;
    draft.layers = cursor.at("layers").integer(1, 1000);
    draft.layerType = model.layerTypes[indexOfType(cursor.at("type"), model)].name;
    draft.parameters = cursor.at("parameters").number(0, kMostParameters);
    cursor.noOtherKeys();
    return draft;
}

VisionTower readVision(const CatalogReader &reader, JsonCursor cursor)
{
    VisionTower vision;
    vision.from = reader.provenance(cursor);
    vision.parameters = cursor.at("parameters").number(0, kMostParameters);
    if (cursor.has("largest_item_tokens"))
        vision.largestItemTokens = cursor.at("largest_item_tokens").integer(1, 1'000'000);
    cursor.noOtherKeys();
    return vision;
}

// Bytes of tensors that were read one by one: real sizes, whatever the format's name promises.
std::array<double, kTensorClasses> readClassBytes(const JsonCursor &cursor)
{
    constexpr double kMostBytes = 1e17;
    std::array<double, kTensorClasses> bytes{};
    for (const auto &[name, count] : cursor.members()) {
        const TensorClass tensors = readTensorClass(count, name);
        bytes[static_cast<std::size_t>(tensors)] = count.number(0, kMostBytes);
    }
    if (std::none_of(bytes.begin(), bytes.end(), [](double b) { return b > 0.0; }))
        cursor.fail(What::Inconsistent, "no bytes");
    return bytes;
}

Checkpoint readCheckpoint(const CatalogReader &reader, JsonCursor cursor)
{
    Checkpoint checkpoint;
    checkpoint.hubId = cursor.at("hub_id").text(200);
    checkpoint.format = readId(cursor.at("format"));
    if (cursor.has("native"))
        checkpoint.native = cursor.at("native").truth();
    checkpoint.bytes = reader.optionalFigure<Bytes>(cursor, "bytes", 1.0, 1);
    if (cursor.has("kept_16bit"))
        checkpoint.kept16Bit = readTensorClasses(cursor.at("kept_16bit"));
    if (cursor.has("bytes_by_class"))
        checkpoint.bytesByClass = readClassBytes(cursor.at("bytes_by_class"));
    if (cursor.has("note"))
        checkpoint.note = CatalogReader::text(cursor.at("note"));
    cursor.noOtherKeys();
    return checkpoint;
}

void readIdentity(JsonCursor &entry, LanguageModel &model)
{
    model.hubId = entry.at("hub_id").text(200);
    model.name = entry.at("name").name(200);
    model.family = entry.at("family").text(100);
    model.released = entry.at("released").text(40);
    model.aliases = readAliases(entry.at("aliases"));
}

void readFacts(const CatalogReader &reader, JsonCursor &entry, LanguageModel &model)
{
    readShape(reader, entry.at("shape"), model);
    model.nativeContext = reader.figure<double>(entry.at("native_context"), 1.0, 1, kMostNativeContext);
    readLayers(reader, entry.at("layers"), model);
    if (entry.has("moe"))
        model.mixture = readMixture(entry.at("moe"));
    const bool routes = std::any_of(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
        return model.layerTypes[type].mlp == Mlp::Experts;
    });
    if (routes && !model.mixture)
        entry.fail(What::Inconsistent, "layers with experts, but no moe");
    readParameters(reader, entry.at("parameters"), model);
    if (entry.has("draft"))
        model.draft = readDraft(entry.at("draft"), model);
    if (entry.has("vision"))
        model.vision = readVision(reader, entry.at("vision"));
    for (const JsonCursor &checkpoint : entry.at("checkpoints").items())
        model.checkpoints.push_back(readCheckpoint(reader, checkpoint));
    model.decodeReadParameters =
        reader.figure<double>(entry.at("decode_read_parameters"), 1.0, 1, kMostParameters);
}

} // namespace

void CatalogReader::readModels(const JsonCursor &list)
{
    TakenNames taken(catalog.models);
    for (JsonCursor entry : list.items()) {
        LanguageModel model;
        model.id = readId(entry.at("id"));
        readIdentity(entry, model);
        readFacts(*this, entry, model);
        model.notes = texts(entry.at("notes"));
        model.disagreements = texts(entry.at("disagreements"));
        entry.noOtherKeys();
        taken.take(model, entry);
        catalog.models.push_back(std::move(model));
    }
}

} // namespace headroom

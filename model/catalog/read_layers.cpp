// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_layers.h"

#include <algorithm>

namespace headroom {

using What = CatalogProblem::What;

namespace {

void readHeads(JsonCursor &cursor, LayerType &type)
{
    type.kvHeads = cursor.at("kv_heads").integer(1, 1'000'000);
    type.keyDim = cursor.at("key_dim").integer(1, 1'000'000);
    type.valueDim = cursor.at("value_dim").integer(1, 1'000'000);
}

void readLatent(JsonCursor &cursor, LayerType &type)
{
    type.keyDim = cursor.at("latent_dim").integer(1, 1'000'000);
    type.ropeDim = cursor.at("rope_dim").integer(0, 1'000'000);
    if (cursor.has("head_key_dim"))
        type.headKeyDim = cursor.at("head_key_dim").integer(1, 1'000'000);
    if (cursor.has("head_value_dim"))
        type.headValueDim = cursor.at("head_value_dim").integer(1, 1'000'000);
}

void readRecurrent(JsonCursor &cursor, LayerType &type)
{
    type.recurrence =
        static_cast<Recurrence>(cursor.at("flavour").oneOf({"gated_deltanet", "kda", "mamba1", "mamba2"}));
    type.stateHeads = cursor.at("heads").integer(1, 1'000'000);
    type.keyDim = cursor.at("key_dim").integer(1, 1'000'000);
    type.valueDim = cursor.at("value_dim").integer(1, 1'000'000);
    type.stateBits = cursor.at("state_bits").integer(1, 128);
    if (cursor.has("state_type_named"))
        type.stateTypeNamed = cursor.at("state_type_named").truth();
    type.convChannels = cursor.at("conv_channels").integer(0, kMostDimension);
    type.convTaps = cursor.at("conv_taps").integer(0, 1000);
}

void readCompressed(JsonCursor &cursor, LayerType &type)
{
    type.keyDim = cursor.at("entry_dim").integer(1, 1'000'000);
    type.ratio = cursor.at("ratio").integer(0, 1'000'000);
}

LayerType readLayerType(const std::string &name, JsonCursor cursor)
{
    LayerType type;
    type.name = name;
    type.attention = readAttention(cursor.at("attention"));
    type.mlp = static_cast<Mlp>(cursor.at("mlp").oneOf({"none", "dense", "moe"}));
    if (cursor.has("shares_cache"))
        type.sharesCache = cursor.at("shares_cache").truth();
    switch (type.attention) {
    case Attention::None:
        break;
    case Attention::Full:
    case Attention::Sliding:
    case Attention::Chunked:
        readHeads(cursor, type);
        break;
    case Attention::Latent:
        readLatent(cursor, type);
        break;
    case Attention::Recurrent:
        readRecurrent(cursor, type);
        break;
    case Attention::Compressed:
        readCompressed(cursor, type);
        break;
    }
    const bool windowed = type.attention == Attention::Sliding || type.attention == Attention::Chunked
                          || type.attention == Attention::Compressed;
    if (windowed)
        type.window = cursor.at("window").integer(1, 1 << 30);
    if (cursor.has("indexer_dim"))
        type.indexerDim = cursor.at("indexer_dim").integer(1, 1'000'000);
    cursor.noOtherKeys();
    return type;
}

void readOrder(const JsonCursor &list, LanguageModel &model)
{
    for (JsonCursor run : list.items()) {
        const int repeat = run.at("repeat").integer(1, kMostLayers);
        std::vector<std::uint8_t> pattern;
        for (const JsonCursor &word : run.at("of").items())
            pattern.push_back(indexOfType(word, model));
        run.noOtherKeys();
        if (model.layers.size() + pattern.size() * static_cast<std::size_t>(repeat)
            > static_cast<std::size_t>(kMostLayers))
            run.fail(What::OutOfRange, "1 to " + std::to_string(kMostLayers) + " layers");
        for (int i = 0; i < repeat; ++i)
            model.layers.insert(model.layers.end(), pattern.begin(), pattern.end());
    }
}

} // namespace

std::uint8_t indexOfType(const JsonCursor &word, const LanguageModel &model)
{
    const std::string name = word.text(100);
    const auto found = std::find_if(model.layerTypes.begin(), model.layerTypes.end(),
                                    [&](const LayerType &t) { return t.name == name; });
    if (found == model.layerTypes.end())
        word.fail(What::UnknownWord, name);
    return static_cast<std::uint8_t>(found - model.layerTypes.begin());
}

void readLayers(const CatalogReader &reader, JsonCursor cursor, LanguageModel &model)
{
    model.layersFrom = reader.provenance(cursor);
    for (const auto &[name, type] : cursor.at("types").members())
        model.layerTypes.push_back(readLayerType(name, type));
    if (model.layerTypes.size() > 250)
        cursor.fail(What::OutOfRange, "1 to 250 layer types");
    readOrder(cursor.at("order"), model);
    const bool keeps = std::any_of(model.layers.begin(), model.layers.end(), [&](std::uint8_t index) {
        const LayerType &type = model.layerTypes[index];
        return type.attention != Attention::None && !type.sharesCache;
    });
    if (!keeps)
        cursor.fail(What::Inconsistent, "no layer keeps a cache or a state");
    cursor.noOtherKeys();
}

} // namespace headroom

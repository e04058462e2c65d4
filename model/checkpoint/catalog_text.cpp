// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/catalog_text.h"

#include "model/catalog/catalog_writer.h"
#include "model/catalog/read_catalog.h"

#include <algorithm>

namespace headroom {

namespace {

using json = CatalogWriter::Json;

class ModelWriter : public CatalogWriter {
public:
    explicit ModelWriter(std::span<const Source> sources)
        : CatalogWriter(sources)
    {}

    [[nodiscard]] json modelOf(const LanguageModel &model) const
    {
        json entry;
        entry["id"] = model.id;
        entry["hub_id"] = model.hubId;
        entry["name"] = model.name;
        entry["family"] = model.family;
        entry["released"] = model.released;
        entry["aliases"] = model.aliases;
        entry["shape"] = shapeOf(model);
        entry["native_context"] = figureOf(model.nativeContext.value, model.nativeContext);
        entry["layers"] = layersOf(model);
        if (model.mixture)
            entry["moe"] = mixtureOf(*model.mixture);
        entry["parameters"] = parametersOf(model);
        if (model.draft)
            entry["draft"] = {{"layers", model.draft->layers},
                              {"type", model.draft->layerType},
                              {"parameters", numberOf(model.draft->parameters)}};
        if (model.vision) {
            entry["vision"]["parameters"] = numberOf(model.vision->parameters);
            if (model.vision->largestItemTokens > 0)
                entry["vision"]["largest_item_tokens"] = model.vision->largestItemTokens;
            addProvenance(entry["vision"], model.vision->from);
        }
        entry["checkpoints"] = json::array();
        for (const Checkpoint &checkpoint : model.checkpoints)
            entry["checkpoints"].push_back(checkpointOf(checkpoint));
        entry["decode_read_parameters"] =
            figureOf(model.decodeReadParameters.value, model.decodeReadParameters);
        entry["notes"] = textsOf(model.notes);
        entry["disagreements"] = textsOf(model.disagreements);
        return entry;
    }

private:
    [[nodiscard]] json shapeOf(const LanguageModel &model) const
    {
        json shape;
        addProvenance(shape, model.shapeFrom);
        shape["hidden_size"] = model.hiddenSize;
        shape["vocab_size"] = model.vocabularySize;
        shape["attention_heads"] = model.attentionHeads;
        shape["tied_embeddings"] = model.tiedEmbeddings;
        shape["dtype"] = model.dtype;
        if (model.rotaryDim)
            shape["rotary_dim"] = *model.rotaryDim;
        if (model.rotaryRows > 0)
            shape["rotary_rows"] = model.rotaryRows;
        if (model.intermediateSize > 0)
            shape["intermediate_size"] = model.intermediateSize;
        return shape;
    }

    [[nodiscard]] static json layerTypeOf(const LayerType &t)
    {
        constexpr std::array attentions{"none", "full",      "sliding",   "chunked",
                                        "mla",  "recurrent", "compressed"};
        constexpr std::array mlps{"none", "dense", "moe"};
        constexpr std::array flavours{"gated_deltanet", "kda", "mamba1", "mamba2"};
        json type{{"attention", attentions[static_cast<std::size_t>(t.attention)]},
                  {"mlp", mlps[static_cast<std::size_t>(t.mlp)]}};
        if (t.sharesCache)
            type["shares_cache"] = true;
        switch (t.attention) {
        case Attention::None:
            break;
        case Attention::Full:
        case Attention::Sliding:
        case Attention::Chunked:
            type["kv_heads"] = t.kvHeads;
            type["key_dim"] = t.keyDim;
            type["value_dim"] = t.valueDim;
            break;
        case Attention::Latent:
            type["latent_dim"] = t.keyDim;
            type["rope_dim"] = t.ropeDim;
            if (t.headKeyDim > 0)
                type["head_key_dim"] = t.headKeyDim;
            if (t.headValueDim > 0)
                type["head_value_dim"] = t.headValueDim;
            break;
        case Attention::Recurrent:
            type["flavour"] = flavours[static_cast<std::size_t>(t.recurrence)];
            type["heads"] = t.stateHeads;
            type["key_dim"] = t.keyDim;
            type["value_dim"] = t.valueDim;
            type["state_bits"] = t.stateBits;
            if (t.stateTypeNamed)
                type["state_type_named"] = true;
            type["conv_channels"] = t.convChannels;
            type["conv_taps"] = t.convTaps;
            break;
        case Attention::Compressed:
            type["entry_dim"] = t.keyDim;
            type["ratio"] = t.ratio;
            break;
        }
        if (t.window > 0)
            type["window"] = t.window;
        if (t.indexerDim > 0)
            type["indexer_dim"] = t.indexerDim;
        return type;
    }

    // The longest repetition of a short pattern at each place.
    [[nodiscard]] static json orderOf(const LanguageModel &model)
    {
        const std::vector<std::uint8_t> &layers = model.layers;
        const auto repeats = [&](std::size_t at, std::size_t period) {
            std::size_t count = 1;
            while (at + (count + 1) * period <= layers.size()
                   && std::equal(layers.begin() + static_cast<std::ptrdiff_t>(at),
                                 layers.begin() + static_cast<std::ptrdiff_t>(at + period),
                                 layers.begin() + static_cast<std::ptrdiff_t>(at + count * period)))
                ++count;
            return count;
        };
        json order = json::array();
        for (std::size_t at = 0; at < layers.size();) {
            std::size_t period = 1;
            std::size_t count = repeats(at, 1);
            for (std::size_t p = 2; p <= 16 && at + 2 * p <= layers.size(); ++p)
                if (const std::size_t n = repeats(at, p); n > 1 && n * p > count * period) {
                    period = p;
                    count = n;
                }
            json names = json::array();
            for (std::size_t i = 0; i < period; ++i)
                names.push_back(model.layerTypes[layers[at + i]].name);
            order.push_back({{"repeat", count}, {"of", std::move(names)}});
            at += period * count;
        }
        return order;
    }

    [[nodiscard]] json layersOf(const LanguageModel &model) const
    {
        json layers;
        addProvenance(layers, model.layersFrom);
        layers["types"] = json::object();
        for (const LayerType &type : model.layerTypes)
            layers["types"][type.name] = layerTypeOf(type);
        layers["order"] = orderOf(model);
        return layers;
    }

    [[nodiscard]] static json mixtureOf(const Mixture &m)
    {
        json mixture{{"experts", m.experts},
                     {"experts_per_token", m.expertsPerToken},
                     {"intermediate_size", m.intermediateSize},
                     {"shared_experts", m.sharedExperts}};
        if (m.sharedIntermediateSize > 0)
            mixture["shared_intermediate_size"] = m.sharedIntermediateSize;
        return mixture;
    }

    [[nodiscard]] static json classesOf(const std::array<double, kTensorClasses> &counts)
    {
        json classes = json::object();
        for (std::size_t c = 0; c < kTensorClasses; ++c)
            if (counts[c] > 0.0 || c == 0)
                classes[idOf(static_cast<TensorClass>(c))] = numberOf(counts[c]);
        return classes;
    }

    [[nodiscard]] json parametersOf(const LanguageModel &model) const
    {
        json parameters{{"classes", classesOf(model.parameters)}};
        addProvenance(parameters, model.parametersFrom);
        const bool whole = std::any_of(model.wholeParameters.begin(), model.wholeParameters.end(),
                                       [](double count) { return count > 0.0; });
        if (whole)
            parameters["whole"] = classesOf(model.wholeParameters);
        if (model.headIsCopy)
            parameters["head_is_copy"] = true;
        parameters["total"] = figureOf(model.totalParameters.value, model.totalParameters);
        if (model.activeParameters)
            parameters["active"] = figureOf(model.activeParameters->value, *model.activeParameters);
        if (model.nominalParameters)
            parameters["nominal"] = figureOf(model.nominalParameters->value, *model.nominalParameters);
        return parameters;
    }

    [[nodiscard]] json checkpointOf(const Checkpoint &checkpoint) const
    {
        json entry{{"hub_id", checkpoint.hubId}, {"format", checkpoint.format}};
        if (checkpoint.bytes)
            entry["bytes"] = figureOf(checkpoint.bytes->value.value(), *checkpoint.bytes);
        if (checkpoint.native)
            entry["native"] = true;
        if (checkpoint.kept16Bit) {
            entry["kept_16bit"] = json::array();
            for (std::size_t c = 0; c < kTensorClasses; ++c)
                if ((*checkpoint.kept16Bit)[c])
                    entry["kept_16bit"].push_back(idOf(static_cast<TensorClass>(c)));
        }
        if (checkpoint.bytesByClass)
            entry["bytes_by_class"] = classesOf(*checkpoint.bytesByClass);
        if (!checkpoint.note.isEmpty())
            entry["note"] = textOf(checkpoint.note);
        return entry;
    }
};

} // namespace

std::string catalogText(std::span<const LanguageModel> models, std::span<const Source> sources)
{
    const ModelWriter writer(sources);
    json written = json::array();
    for (const LanguageModel &model : models)
        written.push_back(writer.modelOf(model));
    const json document{
        {"schema", kCatalogVersion}, {"sources", writer.sourcesOf()}, {"models", std::move(written)}};
    return document.dump(2, ' ', false, json::error_handler_t::replace) + '\n';
}

std::string catalogText(const ImportedModel &imported)
{
    return catalogText(std::span(&imported.model, 1), imported.sources);
}

std::string catalogFileName(const ImportedModel &imported)
{
    return imported.model.id + ".json";
}

std::string addToCatalog(Catalog &catalog, const ImportedModel &imported)
{
    // Only where the catalog has gained a model of that id meanwhile it gets another.
    ImportedModel named = imported;
    for (int n = 2; catalog.model(named.model.id); ++n)
        named.model.id = imported.model.id + '-' + std::to_string(n);
    // Through the text, so that what is used now is what will be read at the next start.
    static_cast<void>(addCatalogText(catalog, catalogText(named), catalogFileName(named)));
    return named.model.id;
}

} // namespace headroom

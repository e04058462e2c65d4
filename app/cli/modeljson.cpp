// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogjson.h"

#include "widgets/sentences/names.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

Json stringsJson(const std::vector<std::string> &texts)
{
    return Json(texts);
}

Json textsJson(const std::vector<Text> &texts, const QLocale &locale)
{
    Json json = Json::array();
    for (const Text &text : texts)
        json.push_back(textIn(text, locale).toStdString());
    return json;
}

Json shapeJson(const Catalog &catalog, const LanguageModel &m)
{
    Json json = Json::object();
    json["hidden_size"] = m.hiddenSize;
    json["vocab_size"] = m.vocabularySize;
    json["attention_heads"] = m.attentionHeads;
    json["intermediate_size"] = m.intermediateSize;
    json["tied_embeddings"] = m.tiedEmbeddings;
    json["dtype"] = m.dtype;
    json["kind"] = idOf(m.shapeFrom.kind);
    json["source"] = sourceJson(catalog, m.shapeFrom);
    return json;
}

Json layersJson(const Catalog &catalog, const LanguageModel &m)
{
    constexpr std::array attentions{"none", "full", "sliding", "chunked", "mla", "recurrent", "compressed"};
    Json types = Json::array();
    for (std::size_t i = 0; i < m.layerTypes.size(); ++i) {
        const LayerType &type = m.layerTypes[i];
        const auto count = std::count(m.layers.begin(), m.layers.end(), static_cast<std::uint8_t>(i));
        types.push_back({{"name", type.name}, {"layers", count}, {"attention", attentions.at(static_cast<std::size_t>(type.attention))}});
    }
    return {{"count", m.layers.size()}, {"types", types}, {"kind", idOf(m.layersFrom.kind)}, {"source", sourceJson(catalog, m.layersFrom)}};
}

Json parametersJson(const Catalog &catalog, const LanguageModel &m, const QLocale &locale)
{
    Json classes = Json::object();
    for (std::size_t c = 0; c < kTensorClasses; ++c)
        if (m.parameters[c] > 0.0)
            classes[idOf(static_cast<TensorClass>(c))] = numberJson(m.parameters[c]);
    Json json = Json::object();
    json["total"] = figureJson(catalog, m.totalParameters, locale);
    json["active"] = figureJson(catalog, m.activeParameters, locale);
    json["nominal"] = figureJson(catalog, m.nominalParameters, locale);
    json["decode_read"] = figureJson(catalog, m.decodeReadParameters, locale);
    json["classes"] = std::move(classes);
    json["kind"] = idOf(m.parametersFrom.kind);
    json["source"] = sourceJson(catalog, m.parametersFrom);
    return json;
}

Json mixtureJson(const std::optional<Mixture> &mixture)
{
    if (!mixture)
        return nullptr;
    return {{"experts", mixture->experts},
            {"experts_per_token", mixture->expertsPerToken},
            {"intermediate_size", mixture->intermediateSize},
            {"shared_experts", mixture->sharedExperts}};
}

Json checkpointsJson(const Catalog &catalog, const LanguageModel &m, const QLocale &locale)
{
    Json json = Json::array();
    for (const Checkpoint &checkpoint : m.checkpoints)
        json.push_back({{"hub_id", checkpoint.hubId},
                        {"format", checkpoint.format},
                        {"native", checkpoint.native},
                        {"bytes", figureJson(catalog, checkpoint.bytes, locale)},
                        {"note", textJson(textIn(checkpoint.note, locale))}});
    return json;
}

} // namespace

Json modelJson(const Catalog &catalog, const LanguageModel &m, const QLocale &locale)
{
    Json json = Json::object();
    json["id"] = m.id;
    json["hub_id"] = m.hubId;
    json["name"] = m.name;
    json["family"] = m.family;
    json["released"] = textJson(m.released);
    json["aliases"] = stringsJson(m.aliases);
    json["native_context"] = figureJson(catalog, m.nativeContext, locale);
    json["shape"] = shapeJson(catalog, m);
    json["layers"] = layersJson(catalog, m);
    json["moe"] = mixtureJson(m.mixture);
    json["parameters"] = parametersJson(catalog, m, locale);
    json["checkpoints"] = checkpointsJson(catalog, m, locale);
    json["notes"] = textsJson(m.notes, locale);
    json["disagreements"] = textsJson(m.disagreements, locale);
    return json;
}

Json formatJson(const Catalog &catalog, const WeightFormat &format, const QLocale &locale)
{
    Json json = Json::object();
    json["id"] = format.id;
    json["name"] = format.name;
    json["aliases"] = stringsJson(format.aliases);
    json["element_bits"] = numberJson(format.elementBits);
    json["bits_per_weight"] = figureJson(catalog, format.bitsPerWeight, locale);
    json["weight_only"] = format.weightOnly;
    Json kept = Json::array();
    for (std::size_t c = 0; c < kTensorClasses; ++c)
        if (format.kept16Bit[c])
            kept.push_back(idOf(static_cast<TensorClass>(c)));
    json["kept_16bit"] = std::move(kept);
    json["note"] = textJson(textIn(format.note, locale));
    return json;
}

Json formatJson(const Catalog &catalog, const CacheFormat &format, const QLocale &locale)
{
    Json json = Json::object();
    json["id"] = format.id;
    json["name"] = format.name;
    json["aliases"] = stringsJson(format.aliases);
    json["bits_per_element"] = figureJson(catalog, format.bitsPerElement, locale);
    json["note"] = textJson(textIn(format.note, locale));
    return json;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/config_blueprint.h"

#include "model/checkpoint/config_parts.h"
#include "model/scenario/checked_json.h"

namespace headroom {

using nlohmann::json;
using What = ImportProblem::What;

namespace {

json parsed(std::string_view text, const std::string &file)
{
    auto result = checkedJson(withoutBareWords(text), {kLargestConfig, 32, 100'000});
    if (json *document = std::get_if<json>(&result))
        return std::move(*document);
    const JsonComplaint &complaint = std::get<JsonComplaint>(result);
    What what = What::NotJson;
    if (complaint.is == JsonComplaint::Is::TooLarge)
        what = What::TooLarge;
    else if (complaint.is == JsonComplaint::Is::TooDeep)
        what = What::TooDeep;
    else if (complaint.is == JsonComplaint::Is::TooManyKeys)
        what = What::TooMany;
    else if (complaint.is == JsonComplaint::Is::RepeatedKey)
        what = What::Duplicate;
    failImport(what, file, complaint.where, complaint.detail);
}

std::string modelTypeOf(KeyReader &keys)
{
    if (std::optional<std::string> type = keys.text({"model_type"}, Fact::Architecture))
        return *type;
    if (const auto architectures = keys.texts({"architectures"}, Fact::Architecture);
        architectures && !architectures->empty())
        return architectures->front();
    return "unknown";
}

} // namespace

Blueprint blueprintOfConfig(std::string_view text, const std::string &file, ImportReport &report)
{
    const json document = parsed(text, file);
    KeyReader keys(document, file, report);
    Blueprint blueprint;
    std::string type = modelTypeOf(keys);
    if (type.ends_with("_text"))
        type.resize(type.size() - 5);
    blueprint.architecture = type;
    if (const auto name = keys.text({"_name_or_path", "name_or_path"}, Fact::ModelName))
        blueprint.name = *name;
    const KeyReader::Names layerNames{"num_hidden_layers", "n_layer", "n_layers", "num_layers"};
    if (!keys.has(layerNames) && !keys.has({"hidden_size", "n_embd", "d_model", "n_embed"}))
        failImport(What::NotAModel, file, {}, "num_hidden_layers");
    const Family family = familyOf(type);
    if (!family.known)
        report.assume(Fact::Architecture, type, Why::UnknownArchitecture);
    const int layers = keys.neededInteger(layerNames, Fact::Layers, 1, kMostImportedLayers);
    readSizes(keys, family, blueprint);
    readDetails(keys, family, blueprint);
    readLayers(keys, family, layers, blueprint);
    readRotary(keys, family, blueprint);
    readMixture(keys, blueprint);
    readQuantization(keys, blueprint);
    keys.reportUnknown();
    return blueprint;
}

} // namespace headroom

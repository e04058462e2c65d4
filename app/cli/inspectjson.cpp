// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inspectjson.h"

#include "app/cli/catalogjson.h"

#include "widgets/sentences/importwords.h"

#include "model/capacity/placement.h"

namespace headroom {

namespace {

Json understoodJson(const ImportReport &report)
{
    Json list = Json::array();
    for (const ImportReport::Understood &understood : report.understood)
        list.push_back({{"fact", idOf(understood.fact)},
                        {"key", understood.key},
                        {"value", understood.value}});
    return list;
}

Json assumedJson(const ImportReport &report)
{
    Json list = Json::array();
    for (const ImportReport::Assumed &assumed : report.assumed)
        list.push_back({{"fact", idOf(assumed.fact)},
                        {"value", assumed.value},
                        {"why", idOf(assumed.why)},
                        {"text", whyText(assumed.why).toStdString()}});
    return list;
}

Json unknownJson(const ImportReport &report)
{
    Json list = Json::array();
    for (const ImportReport::Unknown &unknown : report.unknown)
        list.push_back({{"key", unknown.key}, {"value", unknown.value}});
    return list;
}

Json cacheJson(const LanguageModel &model)
{
    const CacheForm form = stageCache(model, 16.0, {0, model.layers.size()}, 1);
    return {{"bits", 16},
            {"bytes_per_token", numberJson(form.firstTokenBytes().value())},
            {"fixed_state", numberJson(form.fixed().value())}};
}

// 0 stands for "not known".
Json knownJson(double value)
{
    return value > 0.0 ? numberJson(value) : Json(nullptr);
}

} // namespace

Json inspectJson(const Catalog &catalog, const ImportedModel &imported, const QString &kept,
                 const Numbers &numbers)
{
    const ImportReport &report = imported.report;
    Catalog extended = catalog; // its sources are those that the model's figures name
    const std::string id = addToCatalog(extended, imported);
    Json json = Json::object();
    json["files"] = report.files;
    json["format"] = report.format;
    json["understood"] = understoodJson(report);
    json["assumed"] = assumedJson(report);
    json["unknown"] = unknownJson(report);
    json["counted_parameters"] = knownJson(report.countedParameters);
    json["tensor_parameters"] = knownJson(report.tensorParameters);
    json["tensor_bytes"] = knownJson(report.tensorBytes);
    json["same_as"] = textJson(report.sameAs);
    json["cache"] = cacheJson(imported.model);
    json["model"] = modelJson(extended, *extended.model(id), numbers.locale());
    json["kept"] = textJson(kept);
    return json;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/carried_json.h"

#include <algorithm>

namespace headroom {

namespace {

using nlohmann::json;
using What = ScenarioError::What;

const char *const kKey = "carried_models";
constexpr auto kReplace = json::error_handler_t::replace;

// As much as it takes in the file, where each stands three levels deep at most.
bool isTooLarge(const json &catalog)
{
    return catalog.dump(2, ' ', false, kReplace).size() > kLargestCarriedModel;
}

CarriedModel readCarriedModel(const json &catalog, const std::string &where)
{
    if (!catalog.is_object())
        failReading(What::WrongType, where, "an object");
    if (isTooLarge(catalog))
        failReading(What::WrongType, where, "a model of at most 96 KiB");
    ObjectReader reader(catalog, where);
    const json &models = reader.needed("models");
    if (!models.is_array() || models.size() != 1 || !models.front().is_object())
        failReading(What::WrongType, reader.where("models"), "a list of one model");
    ObjectReader model(models.front(), reader.where("models") + "/0");
    return {model.textOf(model.needed("id"), "id"), catalog.dump()};
}

} // namespace

std::vector<CarriedModel> readCarriedModels(ObjectReader &scenarioReader)
{
    std::vector<CarriedModel> carried;
    const json *list = scenarioReader.value(kKey);
    if (!list)
        return carried;
    const std::string where = scenarioReader.where(kKey);
    if (!list->is_array())
        failReading(What::WrongType, where, "a list");
    if (list->size() > kMostCarriedModels)
        failReading(What::OutOfRange, where, "0 to " + std::to_string(kMostCarriedModels));
    for (const json &catalog : *list)
        carried.push_back(readCarriedModel(catalog, where + '/' + std::to_string(carried.size())));
    return carried;
}

nlohmann::ordered_json carriedModelsJson(const std::vector<CarriedModel> &models)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const CarriedModel &model : models)
        if (auto catalog = nlohmann::ordered_json::parse(model.catalog, nullptr, false); catalog.is_object())
            list.push_back(std::move(catalog));
    return list;
}

std::optional<std::string> carriedText(const std::string &catalogText)
{
    const json catalog = json::parse(catalogText, nullptr, false);
    if (!catalog.is_object() || isTooLarge(catalog))
        return std::nullopt;
    return catalog.dump(-1, ' ', false, kReplace);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/carried_models.h"

#include "model/catalog/json_cursor.h"
#include "model/checkpoint/catalog_text.h"
#include "model/scenario/carried_json.h"

#include <algorithm>

namespace headroom {

namespace {

// Ids of the models that the document names, each once: the catalog's where it has the model.
std::vector<std::string> namedModels(const Scenario &scenario, const Catalog &catalog)
{
    std::vector<std::string> names;
    const auto add = [&](const std::string &name) {
        const LanguageModel *model = catalog.model(name);
        const std::string &id = model ? model->id : name;
        if (!id.empty() && std::find(names.begin(), names.end(), id) == names.end())
            names.push_back(id);
    };
    add(scenario.model);
    for (const Configuration &configuration : scenario.configurations)
        add(configuration.model);
    add(scenario.settings.draftModel.value_or(std::string()));
    return names;
}

const CarriedModel *carriedIn(const Scenario &scenario, const std::string &id)
{
    const auto found = std::find_if(scenario.carriedModels.begin(), scenario.carriedModels.end(),
                                    [&](const CarriedModel &carried) { return sameId(carried.id, id); });
    return found == scenario.carriedModels.end() ? nullptr : &*found;
}

bool isBuiltIn(const Catalog &catalog, const LanguageModel &model)
{
    return &model < catalog.models.data() + catalog.builtInModels;
}

std::optional<std::string> textOf(const Catalog &catalog, const LanguageModel &model)
{
    return carriedText(catalogText(std::span(&model, 1), catalog.sources));
}

// Of the catalogs' lists a document may bring models alone: nothing in it may change what the program knows.
std::optional<std::string> foreignKey(const CarriedModel &carried)
{
    const auto catalog = nlohmann::json::parse(carried.catalog, nullptr, false);
    for (const auto &[key, value] : catalog.items())
        if (key != "schema" && key != "sources" && key != "models")
            return key;
    return std::nullopt;
}

std::optional<CatalogProblem> addOne(Catalog &catalog, const CarriedModel &carried, const std::string &file)
{
    if (std::optional<std::string> key = foreignKey(carried))
        return CatalogProblem{CatalogProblem::What::UnknownKey, file, {}, *std::move(key)};
    return addCatalogText(catalog, carried.catalog, file);
}

} // namespace

CarriedTrouble addCarriedModels(Catalog &catalog, const Scenario &scenario, const std::string &file)
{
    CarriedTrouble trouble;
    for (std::size_t i = 0; i < scenario.carriedModels.size(); ++i) {
        const CarriedModel &carried = scenario.carriedModels[i];
        if (const LanguageModel *known = catalog.model(carried.id)) {
            if (textOf(catalog, *known) != carried.catalog)
                trouble.differing.push_back(carried.id);
        } else if (std::optional<CatalogProblem> problem = addOne(catalog, carried, file)) {
            problem->where.insert(0, "/carried_models/" + std::to_string(i));
            trouble.refused.push_back(*std::move(problem));
        }
    }
    return trouble;
}

Scenario withCarriedModels(Scenario scenario, const Catalog &catalog)
{
    std::vector<CarriedModel> carried;
    for (const std::string &name : namedModels(scenario, catalog)) {
        if (const CarriedModel *already = carriedIn(scenario, name)) {
            carried.push_back(*already);
            continue;
        }
        const LanguageModel *model = catalog.model(name);
        if (!model || isBuiltIn(catalog, *model))
            continue;
        if (std::optional<std::string> text = textOf(catalog, *model))
            carried.push_back({model->id, *std::move(text)});
    }
    scenario.carriedModels = std::move(carried);
    return scenario;
}

std::vector<std::string> notCarried(const Scenario &scenario, const Catalog &catalog)
{
    std::vector<std::string> names;
    for (const std::string &name : namedModels(scenario, catalog)) {
        const LanguageModel *model = catalog.model(name);
        if (model && !isBuiltIn(catalog, *model) && !carriedIn(scenario, name))
            names.push_back(name);
    }
    return names;
}

} // namespace headroom

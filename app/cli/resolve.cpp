// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/resolve.h"

#include "app/cli/nearest.h"
#include "app/cli/usageerror.h"

#include "model/capacity/prepare.h"
#include "widgets/sentences/sentences.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};

QStringList nearestTo(const Catalog &catalog, const Unresolved &reason)
{
    using What = Unresolved::What;
    const QString given = QString::fromStdString(reason.given);
    switch (reason.what) {
    case What::Accelerator:
        return nearestIds(given, acceleratorNames(catalog));
    case What::Model:
        return nearestIds(given, modelNames(catalog));
    case What::WeightFormat:
        return nearestIds(given, weightFormatNames(catalog));
    case What::CacheFormat:
        return nearestIds(given, cacheFormatNames(catalog));
    default:
        return {};
    }
}

// The list of the catalog that holds the known ones.
const char *listOf(Unresolved::What what)
{
    using What = Unresolved::What;
    if (what == What::Accelerator)
        return "accelerators";
    if (what == What::Model)
        return "models";
    return what == What::WeightFormat || what == What::CacheFormat ? "formats" : nullptr;
}

const char *keyOf(Unresolved::What what)
{
    using What = Unresolved::What;
    switch (what) {
    case What::Accelerator:
        return "accelerator";
    case What::Model:
        return "model";
    case What::WeightFormat:
        return "weights";
    case What::CacheFormat:
        return "kv";
    case What::ExpertParallel:
    case What::NoExperts:
        return "ep";
    case What::PipelineParallel:
        return "pp";
    }
    return "";
}

// llama.cpp names formats of keys and values apart; a model may draft for another.
QString settingHolding(const MethodSettings &settings, const std::string &format)
{
    if (settings.draftModel == format)
        return QStringLiteral("draft_model");
    return settings.cacheK == format ? QStringLiteral("cache_k") : QStringLiteral("cache_v");
}

// Whether a setting of the method, not the question itself, names what is unknown.
bool isFromSetting(const Scenario &scenario, std::size_t index, const Unresolved &reason)
{
    const Configuration &configuration = scenario.configurations[index];
    if (reason.what == Unresolved::What::Model)
        return reason.given != (configuration.model.empty() ? scenario.model : configuration.model);
    return reason.what == Unresolved::What::CacheFormat && reason.given != configuration.cache;
}

// "--accelerator", or where in the file the word stands.
QString placeOf(const TypedQuestion &typed, const Scenario &scenario, std::size_t index,
                const Unresolved &reason)
{
    const bool fromSetting = isFromSetting(scenario, index, reason);
    const QString key =
        fromSetting ? settingHolding(scenario.settings, reason.given) : QLatin1String(keyOf(reason.what));
    if (!typed.scenario)
        return fromSetting ? QStringLiteral("--set") : QStringLiteral("--") + key;
    if (fromSetting)
        return *typed.scenario + QLatin1String(", /settings/") + key;
    const bool shared =
        reason.what == Unresolved::What::Model && scenario.configurations[index].model.empty();
    return *typed.scenario + QLatin1String(", /")
           + (shared ? key : QStringLiteral("configurations/%1/").arg(index) + key);
}

// Anything that keeps the configuration from being evaluated ends the run.
void refuseUnresolved(const Catalog &catalog, const TypedQuestion &typed, const Scenario &scenario,
                      std::size_t index)
{
    const auto prepared = prepare(catalog, scenario, scenario.configurations[index]);
    const Unresolved *reason = std::get_if<Unresolved>(&prepared);
    if (!reason)
        return;
    QString text = unresolvedText({reason->what, quoted(QString::fromStdString(reason->given))
                                                     .remove(QLatin1Char('"'))
                                                     .toStdString()});
    if (const QStringList near = nearestTo(catalog, *reason); !near.isEmpty())
        text += QLatin1Char(' ') + Errors::tr("Did you mean %1?").arg(near.join(QLatin1String(", ")));
    else if (const char *list = listOf(reason->what))
        text += QLatin1Char(' ')
                + Errors::tr("See %1.").arg(QLatin1String("headroom-cli catalog ") + QLatin1String(list));
    refuse(placeOf(typed, scenario, index, *reason), text);
}

void useCatalogIds(const Catalog &catalog, Scenario &scenario)
{
    const auto modelId = [&](std::string &id) {
        if (const LanguageModel *model = catalog.model(id))
            id = model->id;
    };
    modelId(scenario.model);
    for (Configuration &configuration : scenario.configurations) {
        configuration.accelerator = catalog.accelerator(configuration.accelerator)->id;
        configuration.weights = catalog.weightFormat(configuration.weights)->id;
        configuration.cache = catalog.cacheFormat(configuration.cache)->id;
        if (!configuration.model.empty())
            modelId(configuration.model);
    }
}

} // namespace

void resolve(const Catalog &catalog, const TypedQuestion &typed, Scenario &scenario)
{
    for (std::size_t i = 0; i < scenario.configurations.size(); ++i)
        refuseUnresolved(catalog, typed, scenario, i);
    useCatalogIds(catalog, scenario);
}

} // namespace headroom

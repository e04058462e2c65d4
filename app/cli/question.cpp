// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/question.h"

#include "app/cli/nearest.h"
#include "app/cli/scenariofile.h"
#include "app/cli/strictnumber.h"
#include "app/cli/usageerror.h"

#include "model/capacity/prepare.h"
#include "model/scenario/scenario_json.h"
#include "widgets/sentences/sentences.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};

const QString &needed(const char *option, const Typed &typed)
{
    if (!typed)
        refuse(QLatin1String(option), Errors::tr("This option is needed."));
    return *typed;
}

void whole(const char *option, const Typed &typed, std::int64_t most, std::int64_t &target)
{
    if (typed)
        target = wholeNumber(QLatin1String(option), *typed, 1, most);
}

int degree(const char *option, const Typed &typed)
{
    std::int64_t value = 1;
    whole(option, typed, kMostDegree, value);
    return static_cast<int>(value);
}

// Sizes and rates in the unit they are typed in; `least` keeps out a zero where it makes no sense.
std::optional<double> real(const char *option, const Typed &typed, double least, double most)
{
    return typed ? std::optional(realNumber(QLatin1String(option), *typed, least, most)) : std::nullopt;
}

std::optional<Bytes> memory(const char *option, const Typed &typed, double least)
{
    const std::optional<double> gib = real(option, typed, least, kMostDeviceMemory / gibibytes(1.0));
    return gib ? std::optional(gibibytes(*gib)) : std::nullopt;
}

Overrides overridesFrom(const TypedQuestion &typed)
{
    constexpr double leastGiB = 0.001;
    Overrides overrides;
    overrides.memory = memory("--memory", typed.memory, leastGiB);
    overrides.reserve = memory("--reserve", typed.reserve, 0.0);
    overrides.pool = memory("--pool", typed.pool, leastGiB);
    overrides.utilization = real("--utilization", typed.utilization, kLeastUtilization, 1.0);
    if (const auto rate = real("--bandwidth", typed.bandwidth, 0.001, kMostBandwidth / terabytesPerSecond(1.0)))
        overrides.bandwidth = terabytesPerSecond(*rate);
    return overrides;
}

QString listed(std::span<const char *const> ids)
{
    QStringList names;
    for (const char *id : ids)
        names << QLatin1String(id);
    return names.join(QLatin1String(", "));
}

Method methodFor(const Typed &typed)
{
    if (!typed)
        return Method::Reference;
    const std::optional<Method> method = methodFrom(typed->toStdString());
    if (!method)
        refuse(QStringLiteral("--method"), Errors::tr("There is no method %1; known: %2.").arg(quoted(*typed), listed(methodIds())));
    return *method;
}

WeightsBasis basisFor(const Typed &typed)
{
    if (!typed)
        return WeightsBasis::Nominal;
    const std::optional<WeightsBasis> basis = weightsBasisFrom(typed->toStdString());
    if (!basis)
        refuse(QStringLiteral("--weights-basis"), Errors::tr("There is no basis %1; known: %2.").arg(quoted(*typed), listed(weightsBasisIds())));
    return *basis;
}

void refuseSettings(const QStringList &settings, Method method)
{
    if (settings.isEmpty())
        return;
    const QString key = settings.front().section(QLatin1Char('='), 0, 0);
    refuse(QStringLiteral("--set"), Errors::tr("%1 is unknown: the method %2 has no settings; known: none.")
                                        .arg(quoted(key), QLatin1String(idOf(method))));
}

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

// "--accelerator", or where in the file the word stands.
QString placeOf(const TypedQuestion &typed, const Scenario &scenario, std::size_t index, Unresolved::What what)
{
    const QString key = QLatin1String(keyOf(what));
    if (!typed.scenario)
        return QStringLiteral("--") + key;
    const bool shared = what == Unresolved::What::Model && scenario.configurations[index].model.empty();
    return *typed.scenario + QLatin1String(", /") + (shared ? key : QStringLiteral("configurations/%1/").arg(index) + key);
}

// Anything that keeps the configuration from being evaluated ends the run.
void refuseUnresolved(const Catalog &catalog, const TypedQuestion &typed, const Scenario &scenario, std::size_t index)
{
    const auto prepared = prepare(catalog, scenario, scenario.configurations[index]);
    const Unresolved *reason = std::get_if<Unresolved>(&prepared);
    if (!reason)
        return;
    QString text = unresolvedText({reason->what, quoted(QString::fromStdString(reason->given)).remove(QLatin1Char('"')).toStdString()});
    if (const QStringList near = nearestTo(catalog, *reason); !near.isEmpty())
        text += QLatin1Char(' ') + Errors::tr("Did you mean %1?").arg(near.join(QLatin1String(", ")));
    else if (const char *list = listOf(reason->what))
        text += QLatin1Char(' ') + Errors::tr("See %1.").arg(QLatin1String("headroom-cli catalog ") + QLatin1String(list));
    refuse(placeOf(typed, scenario, index, reason->what), text);
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

Scenario scenarioFrom(const TypedQuestion &typed, bool withContext)
{
    if (typed.scenario) {
        if (!typed.firstGiven.isEmpty())
            refuse(typed.firstGiven, Errors::tr("This option and %1 exclude each other.").arg(QStringLiteral("--scenario")));
        return readScenarioFile(*typed.scenario);
    }
    Scenario scenario;
    Configuration configuration;
    configuration.accelerator = needed("--accelerator", typed.accelerator).toStdString();
    scenario.model = needed("--model", typed.model).toStdString();
    scenario.context = kLeastContext;
    if (withContext)
        whole("--context", needed("--context", typed.context), kMostContext, scenario.context);
    whole("--sequences", typed.sequences, kMostSequences, scenario.sequences);
    if (typed.weights)
        configuration.weights = typed.weights->toStdString();
    if (typed.kv)
        configuration.cache = typed.kv->toStdString();
    configuration.parallel = {degree("--tp", typed.tp), degree("--pp", typed.pp), degree("--ep", typed.ep), degree("--dp", typed.dp)};
    configuration.overrides = overridesFrom(typed);
    scenario.method = methodFor(typed.method);
    scenario.basis = basisFor(typed.weightsBasis);
    refuseSettings(typed.settings, scenario.method);
    scenario.configurations.push_back(std::move(configuration));
    return scenario;
}

Question questionFrom(const Catalog &catalog, const TypedQuestion &typed, bool withContext)
{
    Question question{scenarioFrom(typed, withContext), true};
    for (std::size_t i = 0; i < question.scenario.configurations.size(); ++i)
        refuseUnresolved(catalog, typed, question.scenario, i);
    useCatalogIds(catalog, question.scenario);
    question.single = question.scenario.configurations.size() == 1;
    return question;
}

} // namespace headroom

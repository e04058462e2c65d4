// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/question.h"

#include "app/cli/load.h"
#include "app/cli/output.h"
#include "app/cli/resolve.h"
#include "app/cli/scenariofile.h"
#include "app/cli/strictnumber.h"
#include "app/cli/usageerror.h"

#include "model/checkpoint/carried_models.h"
#include "model/scenario/scenario_json.h"
#include "widgets/sentences/carriedmodels.h"
#include "widgets/sentences/refusals.h"

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
    if (const auto rate =
            real("--bandwidth", typed.bandwidth, 0.001, kMostBandwidth / terabytesPerSecond(1.0)))
        overrides.bandwidth = terabytesPerSecond(*rate);
    overrides.usdPerHour = real("--price", typed.price, 0.0, kMostUsdPerHour);
    if (const auto watts = real("--device-power", typed.devicePower, 0.0, kMostPower.value()))
        overrides.power = Watts{*watts};
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
        refuse(QStringLiteral("--method"),
               Errors::tr("There is no method %1; known: %2.").arg(quoted(*typed), listed(methodIds())));
    return *method;
}

WeightsBasis basisFor(const Typed &typed, Method method)
{
    if (!typed)
        return usualBasis(method);
    const std::optional<WeightsBasis> basis = weightsBasisFrom(typed->toStdString());
    if (!basis)
        refuse(QStringLiteral("--weights-basis"),
               Errors::tr("There is no basis %1; known: %2.").arg(quoted(*typed), listed(weightsBasisIds())));
    return *basis;
}

void takeCarried(const TypedQuestion &typed, const Scenario &scenario, Catalog &catalog)
{
    const std::string file = typed.scenario.value_or(QString()).toStdString();
    const CarriedTrouble trouble = addCarriedModels(catalog, scenario, file);
    if (!trouble.refused.empty())
        throw UsageError{refusalText(trouble.refused.front())};
    if (trouble.any())
        writeError(carriedText(trouble));
}

} // namespace

void takeShared(const TypedQuestion &typed, Scenario &scenario)
{
    scenario.method = methodFor(typed.method);
    scenario.basis = basisFor(typed.weightsBasis, scenario.method);
    takeLoad(typed, scenario);
    takeSettings(typed.settings, scenario);
}

Scenario scenarioFrom(const TypedQuestion &typed, bool withContext)
{
    if (typed.scenario) {
        if (!typed.firstGiven.isEmpty())
            refuse(typed.firstGiven,
                   Errors::tr("This option and %1 exclude each other.").arg(QStringLiteral("--scenario")));
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
    configuration.parallel = {degree("--tp", typed.tp), degree("--pp", typed.pp), degree("--ep", typed.ep),
                              degree("--dp", typed.dp)};
    configuration.overrides = overridesFrom(typed);
    takeShared(typed, scenario);
    scenario.configurations.push_back(std::move(configuration));
    return scenario;
}

Question questionFrom(Catalog &catalog, const TypedQuestion &typed, bool withContext)
{
    Question question{scenarioFrom(typed, withContext), true};
    takeCarried(typed, question.scenario, catalog);
    resolve(catalog, typed, question.scenario);
    question.single = question.scenario.configurations.size() == 1;
    return question;
}

} // namespace headroom

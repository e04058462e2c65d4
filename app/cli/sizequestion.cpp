// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sizequestion.h"

#include "app/cli/nearest.h"
#include "app/cli/question.h"
#include "app/cli/strictnumber.h"
#include "app/cli/usageerror.h"

#include "model/scenario/scenario_json.h"
#include "widgets/sentences/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

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

std::int64_t whole(const char *option, const Typed &typed, std::int64_t most)
{
    return wholeNumber(QLatin1String(option), needed(option, typed), 1, most);
}

std::optional<double> real(const char *option, const Typed &typed, double least, double most)
{
    return typed ? std::optional(realNumber(QLatin1String(option), *typed, least, most)) : std::nullopt;
}

// The catalog's own id of what was typed; `found` is its entry or null.
template<class Entry>
std::string idOr(const char *option, const QString &typed, const Entry *found, Unresolved::What what,
                 const QList<NamedId> &names)
{
    if (found)
        return found->id;
    QString text = unresolvedText({what, typed.left(60).toStdString()});
    if (const QStringList near = nearestIds(typed, names); !near.isEmpty())
        text += QLatin1Char(' ') + Errors::tr("Did you mean %1?").arg(near.join(QLatin1String(", ")));
    refuse(QLatin1String(option), text);
}

SizingLimits limitsFrom(const TypedSize &size)
{
    constexpr double wattsOfKilowatt = 1000.0;
    SizingLimits limits;
    limits.users = whole("--users", size.users, kMostSequences);
    if (const auto seconds = real("--ttft", size.ttft, kLeastFirstToken.value(), kMostFirstToken.value()))
        limits.firstToken = Seconds{*seconds};
    limits.usdPerHour = real("--budget", size.budget, 0.0, kMostBudget);
    if (const auto kilowatts = real("--power", size.power, kLeastPurchasePower.value() / wattsOfKilowatt,
                                    kMostPurchasePower.value() / wattsOfKilowatt))
        limits.power = Watts{*kilowatts * wattsOfKilowatt};
    if (size.devices)
        limits.devices = whole("--devices", size.devices, kMostSequences);
    return limits;
}

SizingSpace spaceFrom(const Catalog &catalog, const TypedQuestion &typed, const TypedSize &size)
{
    SizingSpace space;
    using What = Unresolved::What;
    if (typed.accelerator)
        space.accelerators.push_back(idOr("--accelerator", *typed.accelerator,
                                          catalog.accelerator(typed.accelerator->toStdString()),
                                          What::Accelerator, acceleratorNames(catalog)));
    if (typed.weights)
        space.weights.push_back(idOr("--weights", *typed.weights,
                                     catalog.weightFormat(typed.weights->toStdString()), What::WeightFormat,
                                     weightFormatNames(catalog)));
    if (typed.kv)
        space.caches.push_back(idOr("--kv", *typed.kv, catalog.cacheFormat(typed.kv->toStdString()),
                                    What::CacheFormat, cacheFormatNames(catalog)));
    space.grey = size.grey;
    return space;
}

// "vllm,llama.cpp", or "all".
std::vector<Method> methodsOf(const Typed &typed)
{
    std::vector<Method> methods;
    if (!typed)
        return methods;
    QStringList known;
    for (const char *id : methodIds())
        known << QLatin1String(id);
    const QStringList words =
        *typed == QLatin1String("all") ? known : typed->split(QLatin1Char(','), Qt::KeepEmptyParts);
    for (const QString &word : words) {
        const std::optional<Method> method = methodFrom(word.trimmed().toStdString());
        if (!method)
            refuse(QStringLiteral("--methods"), Errors::tr("There is no method %1; known: %2.")
                                                    .arg(quoted(word), known.join(QLatin1String(", "))));
        if (std::find(methods.begin(), methods.end(), *method) == methods.end())
            methods.push_back(*method);
    }
    return methods;
}

RankBy rankOf(const Typed &typed)
{
    if (!typed)
        return RankBy::Cost;
    if (const std::optional<RankBy> rank = rankFrom(typed->toStdString()))
        return *rank;
    refuse(QStringLiteral("--rank"), Errors::tr("%1 ranks nothing; known: %2.")
                                         .arg(quoted(*typed), QStringLiteral("cost, power, devices")));
}

} // namespace

SizeQuestion sizeQuestionFrom(const Catalog &catalog, const TypedQuestion &typed, const TypedSize &size)
{
    SizeQuestion question;
    const QString &model = needed("--model", typed.model);
    question.scenario.context = whole("--context", typed.context, kMostContext);
    takeShared(typed, question.scenario);
    question.limits = limitsFrom(size);
    question.rank = rankOf(size.rank);
    question.all = size.all;
    question.scenario.model = idOr("--model", model, catalog.model(model.toStdString()),
                                   Unresolved::What::Model, modelNames(catalog));
    question.space = spaceFrom(catalog, typed, size);
    question.space.methods = methodsOf(size.methods);
    return question;
}

} // namespace headroom

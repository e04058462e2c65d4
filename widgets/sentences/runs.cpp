// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/runs.h"

#include "widgets/sentences/measuredwords.h"
#include "widgets/sentences/names.h"
#include "widgets/sentences/rates.h"

#include <QCoreApplication>

#include <cmath>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Runs)
};

QString programOf(const RunConditions &run)
{
    const QString name = run.engine == RateEngine::None && !run.program.empty()
                             ? QString::fromStdString(run.program)
                             : engineName(run.engine);
    return run.version.empty() ? name : name + u' ' + QString::fromStdString(run.version);
}

} // namespace

QString runName(const Catalog &catalog, const Measurement &run)
{
    Configuration hardware;
    hardware.accelerator = run.conditions.accelerator;
    hardware.parallel = run.conditions.parallel;
    QStringList parts{configurationName(catalog, hardware), QString::fromStdString(run.conditions.modelName),
                      programOf(run.conditions), QString::fromStdString(run.date)};
    parts.removeAll(QString());
    return parts.join(QLatin1String(", "));
}

QString runConditions(const Catalog &catalog, const RunConditions &run, const Numbers &numbers)
{
    QStringList parts;
    if (const WeightFormat *weights = catalog.weightFormat(run.weights))
        //: Of a published run. %1: a format such as "FP8"
        parts << Words::tr("%1 weights").arg(shortName(*weights));
    if (const CacheFormat *cache = catalog.cacheFormat(run.cache))
        //: Of a published run. %1: a format such as "FP8"
        parts << Words::tr("%1 cache").arg(shortName(*cache));
    if (run.prompt)
        //: Of a published run. %1: how many tokens
        parts << Words::tr("prompt of %1").arg(numbers.tokens(*run.prompt));
    if (run.output)
        //: Of a published run. %1: how many tokens
        parts << Words::tr("answer of %1").arg(numbers.tokens(*run.output));
    if (run.concurrency)
        //: Of a published run. %1: how many sequences
        parts << Words::tr("%1 at once").arg(numbers.tokens(*run.concurrency));
    return parts.join(QLatin1String(", "));
}

QString measuredSentence(const MatchedRun &run, const Numbers &numbers)
{
    const QString rate = numbers.rate(run.perUser);
    if (!run.measuredOverTypical)
        //: Of a published run. %1: a rate
        return Words::tr("Measured %1 for each; nothing is predicted for its conditions.").arg(rate);
    //: Of a published run. %1: a rate · %2: a factor such as 0.97
    return Words::tr("Measured %1 for each, %2 times the typical rate predicted for its conditions.")
        .arg(rate, numbers.count(std::round(*run.measuredOverTypical * 100.0) / 100.0));
}

QString differsSentence(const MatchedRun &run, bool otherContext, const Numbers &numbers)
{
    QStringList names;
    for (const RunDifference difference : run.differs)
        names << differenceName(difference);
    if (otherContext)
        names << Words::tr("live context", "in what a run differs");
    if (names.isEmpty())
        return Words::tr("Under the conditions of the card.");
    //: %1: a list such as "engine, TP and lengths": in what a published run differs from a card
    return Words::tr("Other conditions than the card's: %1.")
        .arg(numbers.locale().createSeparatedList(names));
}

QString runSource(const MeasurementSet &set, const Measurement &run)
{
    const Source &source = set.sources[run.source];
    QStringList parts{QString::fromStdString(source.title), QString::fromStdString(source.address),
                      QString::fromStdString(run.date)};
    parts.removeAll(QString());
    return parts.join(QLatin1String(", "));
}

} // namespace headroom

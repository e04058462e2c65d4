// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/livewords.h"

#include "widgets/sentences/harmless.h"
#include "widgets/sentences/measuredwords.h"

#include <QCoreApplication>

#include <cmath>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Live)
};

QString said(const std::string &text)
{
    return harmlessLine(QString::fromStdString(text));
}

QString tenths(double value, const Numbers &numbers)
{
    return numbers.count(std::round(value * 10.0) / 10.0);
}

} // namespace

QString engineTitle(const EngineState &state, const Numbers &numbers)
{
    QStringList parts{QLatin1String(nameOf(state.server)), said(state.model)};
    if (state.parts > 1)
        //: %1: how many data-parallel engines
        parts << Words::tr("%1 engines").arg(numbers.count(state.parts));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QStringList engineLines(const EngineState &state, const EngineRates &rates, const Numbers &numbers)
{
    QStringList lines;
    if (state.running)
        //: Of a serving engine. %1: how many requests
        lines << Words::tr("Running: %1").arg(tenths(*state.running, numbers));
    if (state.waiting)
        lines << Words::tr("Waiting: %1").arg(tenths(*state.waiting, numbers));
    if (state.cacheUse)
        //: %1: a share, "62%"
        lines << Words::tr("Use of the cache: %1").arg(numbers.percent(*state.cacheUse, 1));
    if (rates.perUser)
        lines << (rates.perUserFromTimes
                      //: %1: a rate
                      ? Words::tr("Rate of one user: %1, from the times between tokens")
                            .arg(numbers.rate(*rates.perUser))
                      : Words::tr("Rate of one user: %1, from the rate of all over those running")
                            .arg(numbers.rate(*rates.perUser)));
    if (rates.output)
        lines << Words::tr("Rate of all: %1").arg(numbers.rate(*rates.output));
    if (rates.firstToken)
        //: %1: a time
        lines << Words::tr("First token after %1").arg(numbers.seconds(*rates.firstToken));
    if (rates.seconds > 0.0)
        //: %1: a number of seconds
        lines << Words::tr("Rates are over the last %1 s.").arg(numbers.count(std::round(rates.seconds)));
    if (rates.restarted)
        lines << Words::tr("Its counters began again: the engine was restarted.");
    return lines;
}

QString pointWords(const EngineState &state, const EngineRates &rates, const Numbers &numbers)
{
    if (!rates.perUser || state.running.value_or(0.0) < 0.5)
        return {};
    //: %1: a rate · %2: how many
    return Words::tr("%1 for each, %2 at once")
        .arg(numbers.rate(*rates.perUser), tenths(*state.running, numbers));
}

QString cacheAgainst(const EngineState &state, const ConfigurationResult &result, const Numbers &numbers)
{
    const Capacity &capacity = result.answer.capacity;
    if (!state.cacheTokens || result.unresolved || !capacity.fits
        || capacity.memory.kvPerToken.value() <= 0.0)
        return {};
    // As the method's engine prints it, else the pool over a token's cache.
    const double predicted =
        capacity.printed.tokens
            ? static_cast<double>(*capacity.printed.tokens)
            : std::floor(capacity.memory.pool.value() / capacity.memory.kvPerToken.value())
                  * static_cast<double>(result.prepared.data);
    //: %1, %2: how many tokens · %3: a factor such as 0.97
    return Words::tr("Its cache holds %1 tokens; predicted for this card: %2 (%3 times as many).")
        .arg(numbers.count(*state.cacheTokens), numbers.count(predicted),
             numbers.count(std::round(*state.cacheTokens / predicted * 100.0) / 100.0));
}

QStringList fleetLines(const FleetRates &rates, const Numbers &numbers)
{
    QStringList lines{Words::tr("%1 replica(s)", nullptr, static_cast<int>(rates.replicas))
                          .arg(numbers.count(static_cast<double>(rates.replicas)))};
    const auto line = [&](const QString &name, const std::optional<Distribution> &d, auto text) {
        if (d)
            //: %1: "Running" · %2: the median over replicas · %3, %4: the ends of the spread
            lines << Words::tr("%1: median %2 (%3 to %4)")
                         .arg(name, text(d->median), text(d->low), text(d->high));
    };
    const auto rate = [&](double value) { return numbers.rate(TokensPerSecond{value}); };
    line(quantityName(MeasuredQuantity::RatePerUser), rates.perUser, rate);
    line(quantityName(MeasuredQuantity::OutputRate), rates.output, rate);
    line(Words::tr("Running"), rates.running, [&](double value) { return tenths(value, numbers); });
    line(quantityName(MeasuredQuantity::CacheUse), rates.cacheUse,
         [&](double value) { return numbers.percent(value, 1); });
    if (rates.outputOfAll > 0.0)
        lines << Words::tr("All replicas together: %1").arg(rate(rates.outputOfAll));
    return lines;
}

QString replicaLine(const Replica &replica, const Numbers &numbers)
{
    const EngineRates rates = replica.history.rates();
    const QString point = pointWords(replica.state, rates, numbers);
    const QString place = said(replica.instance);
    //: %1: an instance, "a:8000"
    return point.isEmpty() ? Words::tr("%1: idle").arg(place) : QStringLiteral("%1: %2").arg(place, point);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/sizing.h"

#include "widgets/sentences/names.h"
#include "widgets/sentences/plural.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using What = Reject::What;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Sizing)
};

// Why the purchase would be too dear or too large.
QString onLimits(const Reject &reject, const Numbers &numbers)
{
    switch (reject.what) {
    case What::OverBudget:
        //: Why a configuration does not do. %1: its cost, "$24.00/h" · %2: the budget
        return Words::tr("%1, the budget is %2")
            .arg(numbers.dollarsPerHour(reject.have), numbers.dollarsPerHour(reject.need));
    case What::NoPrice:
        return Words::tr("no price is known");
    case What::OverPower:
        //: Why a configuration does not do. %1: its power, "11.2 kW" · %2: the limit
        return Words::tr("%1, the limit is %2")
            .arg(numbers.power(Watts{reject.have}), numbers.power(Watts{reject.need}));
    case What::NoPower:
        return Words::tr("no board power is known");
    case What::TooManyDevices:
        //: Why a configuration does not do. %1: its devices, more than one · %2: the limit
        return Words::tr("%1 devices, the limit is %2")
            .arg(numbers.count(reject.have), numbers.count(reject.need));
    default:
        return {};
    }
}

} // namespace

QString rejectId(What what)
{
    constexpr std::array ids{"does_not_fit", "too_slow", "first_token_late", "over_budget", "no_price",
                             "over_power",   "no_power", "too_many_devices", "no_support"};
    return QLatin1String(ids.at(static_cast<std::size_t>(what)));
}

QString rejectText(const Reject &reject, const Numbers &numbers)
{
    switch (reject.what) {
    case What::DoesNotFit:
        //: Why a configuration does not do: memory is missing on a device. %1: "71.0 GiB"
        return Words::tr("%1 short").arg(numbers.memory(Bytes{reject.have}, 1, Rounding::Up));
    case What::TooSlow:
        //: Why a configuration does not do, even with one user. %1: its low rate, "18.2 tok/s" · %2: the
        //: floor
        return Words::tr("%1 of %2")
            .arg(numbers.rate(TokensPerSecond{reject.have}), numbers.rate(TokensPerSecond{reject.need}));
    case What::FirstTokenLate:
        //: Why a configuration does not do. %1: a time, "2.4 s" · %2: the limit
        return Words::tr("first token after %1, the limit is %2")
            .arg(numbers.seconds(Seconds{reject.have}), numbers.seconds(Seconds{reject.need}));
    case What::NoSupport:
        return Words::tr("no published run supports its rate");
    default:
        return onLimits(reject, numbers);
    }
}

QString candidateName(const Catalog &catalog, const Configuration &configuration)
{
    const WeightFormat *weights = catalog.weightFormat(configuration.weights);
    const CacheFormat *cache = catalog.cacheFormat(configuration.cache);
    //: A configuration with its number formats. %1: "8 × H100 SXM, TP 8" · %2: FP8 (weights) · %3: BF16
    //: (cache)
    return Words::tr("%1, %2 / %3")
        .arg(configurationName(catalog, configuration),
             weights ? shortName(*weights) : QString::fromStdString(configuration.weights),
             cache ? shortName(*cache) : QString::fromStdString(configuration.cache));
}

QString costText(const Candidate &candidate, const Numbers &numbers)
{
    if (!candidate.usdPerHour)
        return QStringLiteral("?");
    return numbers.dollarsPerHour(*candidate.usdPerHour)
           + (candidate.priceSpread ? QStringLiteral(" *") : QString());
}

QString starSentence(const std::vector<Candidate> &candidates, const PriceSettings &prices,
                     const Numbers &numbers)
{
    const bool any = std::any_of(candidates.begin(), candidates.end(),
                                 [](const Candidate &c) { return c.usdPerHour && c.priceSpread; });
    //: Under a table of costs, some with a star. %1: a number of years
    return any ? Words::tr(
                     "* A purchase price spread over %1 years of use, without power and hosting: not to be "
                     "compared with a rental.")
                     .arg(numbers.count(prices.yearsOfUse))
               : QString();
}

QString sizingSentence(const Catalog &catalog, const Scenario &scenario, const SizingLimits &limits,
                       const SizingResult &result, const Numbers &numbers)
{
    const auto found = static_cast<Tokens>(result.ranked.size());
    //: What a search found. %1: users at once · %2: a model · %3: "32,768 tokens" · %4: a rate, "25.0 tok/s"
    //: · %5: configurations that do · %6: configurations tried
    return Words::tr(
               "%1 user(s) at once of %2 at %3, %4 each at the low end of the band: %5 of %6 configurations "
               "would do.",
               nullptr, plural(limits.users))
        .arg(numbers.tokens(limits.users), modelName(catalog, scenario, {}),
             tokensText(scenario.context, numbers), numbers.rate(scenario.load.floor), numbers.tokens(found),
             numbers.tokens(static_cast<Tokens>(result.considered)));
}

} // namespace headroom

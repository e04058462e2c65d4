// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/costs.h"

#include "widgets/sentences/names.h"
#include "widgets/sentences/plural.h"
#include "widgets/sentences/working.h"

#include <QCoreApplication>

#include <cmath>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Costs)
};

} // namespace

QString priceBasisName(PriceBasis basis)
{
    switch (basis) {
    case PriceBasis::HyperscalerOwnership:
        return Words::tr("cost of ownership, hyperscaler");
    case PriceBasis::NeocloudOwnership:
        return Words::tr("cost of ownership, neocloud");
    case PriceBasis::Rental3Years:
        return Words::tr("rental for three years");
    case PriceBasis::List:
        break;
    }
    return Words::tr("purchase, spread over years");
}

QString priceSentence(const PreparedEconomics &economics, const Numbers &numbers)
{
    if (!economics.price)
        return Words::tr("No price is known; enter one in the settings of the card.");
    const HourPrice &price = *economics.price;
    const QString each = numbers.dollarsPerHour(price.usd);
    if (price.date.empty())
        //: %1: a price, "$1.86/h"
        return Words::tr("%1 for a device, as entered.").arg(each);
    //: %1: a price, "$1.86/h" · %2: a basis, "rental for three years" · %3: a date
    return Words::tr("%1 for a device: %2, %3.")
        .arg(each, priceBasisName(price.basis), QString::fromStdString(price.date));
}

std::optional<QString> powerSentence(const PreparedEconomics &economics, const Numbers &numbers)
{
    const std::optional<Watts> boards = economics.boardPower();
    const std::optional<Watts> node = economics.nodePower();
    if (!boards || !node)
        return std::nullopt;
    if (economics.devicesPerNode == 1)
        //: %1: power of the boards of a configuration, "700 W"
        return Words::tr("Boards at full power: %1.").arg(numbers.power(*boards));
    //: %1: power of the boards of a configuration, "700 W" · %2: devices of a node, more than one · %3: their
    //: power
    return Words::tr(
               "Boards at full power: %1; those of a node of %2 devices: %3. Hosts, fans and losses come "
               "on top.")
        .arg(numbers.power(*boards), numbers.count(economics.devicesPerNode), numbers.power(*node));
}

QStringList powerSources(const Catalog &catalog, const Configuration &configuration,
                         const PreparedEconomics &economics, const QLocale &locale)
{
    QStringList sources;
    if (!economics.power)
        return sources;
    sources << sourceText(catalog, economics.power->from, locale);
    const Accelerator *accelerator = catalog.accelerator(configuration.accelerator);
    if (accelerator && accelerator->devicesPerNode && economics.devicesPerNode > 1)
        sources << sourceText(catalog, accelerator->devicesPerNode->from, locale);
    sources.removeDuplicates();
    return sources;
}

QString yieldName(Yield yield)
{
    switch (yield) {
    case Yield::UserRate:
        return Words::tr("tok/s for one user");
    case Yield::DeviceRate:
        return Words::tr("tok/s per device");
    case Yield::DollarTokens:
        return Words::tr("tokens for a dollar");
    case Yield::KilowattRate:
        break;
    }
    return Words::tr("tok/s per kW");
}

QString breakEvenSentence(const BreakEven &flip, Yield yield, const ComparedNames &names,
                          const Numbers &numbers)
{
    const QString &leader = flip.firstLeadsBefore ? names.second : names.first;
    const QString &left = flip.firstLeadsBefore ? names.first : names.second;
    const auto at = static_cast<Tokens>(std::ceil(flip.at));
    //: Where the order of two configurations flips. %1: how many conversations at once
    const QString from =
        flip.axis == BreakAxis::Context
            ? tokensText(at, numbers)
            : Words::tr("%1 conversation(s) at once", nullptr, plural(at)).arg(numbers.tokens(at));
    if (flip.memoryEnds)
        //: %1: "65,536 tokens" or "16 conversations at once" · %2: what no longer fits · %3: the other one
        return Words::tr("From %1 on, %2 no longer fits and %3 does.").arg(from, left, leader);
    //: %1: "65,536 tokens" or "16 conversations at once" · %2: the better one · %3: "tokens for a dollar" ·
    //: %4: the other one
    return Words::tr("From %1 on, %2 gives more %3 than %4.").arg(from, leader, yieldName(yield), left);
}

QString leverName(Lever lever)
{
    switch (lever) {
    case Lever::Bandwidth:
        return Words::tr("Bandwidth", "turned by 1%");
    case Lever::Capacity:
        return Words::tr("Memory", "turned by 1%");
    case Lever::Links:
        return Words::tr("Links", "turned by 1%");
    case Lever::Price:
        break;
    }
    return Words::tr("Price", "turned by 1%");
}

QString effectName(Effect effect)
{
    switch (effect) {
    case Effect::Sequences:
        return Words::tr("Conversations that fit");
    case Effect::UserRate:
        return Words::tr("Rate per user");
    case Effect::FullRate:
        return Words::tr("Total rate when full");
    case Effect::DollarTokens:
        break;
    }
    return Words::tr("Tokens for a dollar when full");
}

} // namespace headroom

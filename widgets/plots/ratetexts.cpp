// SPDX-License-Identifier: GPL-3.0-or-later
// What the rate plot says in words and in its table.
#include "widgets/plots/rateplot.h"

#include "widgets/sentences/sentences.h"

#include <algorithm>

namespace headroom {

QString RatePlot::title() const
{
    return tr("How fast");
}

QString RatePlot::unitLine() const
{
    const auto entered = [](const ConfigurationResult &result) {
        return result.configuration.overrides.bandwidth.has_value();
    };
    if (!m_input.isEmpty()
        && std::any_of(m_input.evaluation->results.begin(), m_input.evaluation->results.end(), entered))
        return tr("Paper quotient, in part from a bandwidth you entered. Not a measurement, not a bound.");
    return tr("Paper quotient from a vendor bandwidth claim. Not a measurement, not a bound.");
}

QString RatePlot::noteLine() const
{
    for (const RateBar &bar : m_picture.bars)
        if (bar.announced && bar.quotient)
            return tr("Hatched bars: announced hardware, not shipping yet.");
    return {};
}

// Nothing that runs: no rate, and what would help.
QString RatePlot::emptySentence() const
{
    if (m_input.isEmpty())
        return tr("Add a configuration to see how fast it may be.");
    if (std::any_of(m_picture.bars.begin(), m_picture.bars.end(),
                    [](const RateBar &bar) { return bar.quotient.has_value(); }))
        return {};
    const auto &results = m_input.evaluation->results;
    const auto index = std::min(static_cast<std::size_t>(std::max(0, m_input.selected)), results.size() - 1);
    const QString why = results[index].unresolved
                            ? unresolvedText(*results[index].unresolved)
                            : doesNotFitSentence(*m_input.catalog, results[index], m_input.numbers());
    return QStringList{tr("What cannot run gets no rate."), m_picture.bars[index].label.name, why}
        .join(u'\n');
}

QString RatePlot::valueText(const PaperQuotient &quotient) const
{
    const Numbers numbers = m_input.numbers();
    const QString whole = numbers.rate(quotient.quotient);
    if (quotient.collectives == 0)
        return whole;
    if (m_shortValues)
        return numbers.rate(quotient.afterCollectives);
    //: At a bar. %1 is the rate that is left, %2 the quotient before all-reduces.
    return tr("%1 of %2").arg(numbers.rate(quotient.afterCollectives), whole);
}

QString RatePlot::sentence(const RateBar &bar) const
{
    if (!bar.quotient)
        return QStringLiteral("%1: %2").arg(bar.label.name, bar.reason);
    const Numbers numbers = m_input.numbers();
    const QString quotient = numbers.rate(bar.quotient->quotient);
    if (!bar.hasCollectives())
        return tr("%1: paper quotient %2.").arg(bar.label.name, quotient);
    //: %4 is how many all-reduces one token needs.
    return tr("%1: paper quotient %2, %3 after %4 all-reduces a token.")
        .arg(bar.label.name, quotient, numbers.rate(bar.quotient->afterCollectives),
             numbers.count(bar.quotient->collectives));
}

QString RatePlot::readOut() const
{
    if (m_input.isEmpty())
        return emptySentence();
    QStringList sentences{unitLine()};
    for (const RateBar &bar : m_picture.bars)
        sentences << sentence(bar);
    return sentences.join(u' ');
}

QList<QStringList> RatePlot::table() const
{
    if (m_input.isEmpty())
        return {};
    QList<QStringList> table{{tr("Configuration"), tr("Paper quotient"), tr("After all-reduces")}};
    const Numbers numbers = m_input.numbers();
    for (const RateBar &bar : m_picture.bars) {
        if (bar.quotient)
            table << QStringList{bar.label.name, numbers.rate(bar.quotient->quotient),
                                 numbers.rate(bar.quotient->afterCollectives)};
        else
            table << QStringList{bar.label.name, bar.reason, bar.reason};
    }
    return table;
}

} // namespace headroom

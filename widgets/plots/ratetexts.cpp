// SPDX-License-Identifier: GPL-3.0-or-later
// What the rate plot says in words and in its table.
#include "widgets/plots/rateplot.h"

#include "widgets/sentences/rates.h"
#include "widgets/sentences/sentences.h"

#include <algorithm>
#include <set>

namespace headroom {

QString RatePlot::title() const
{
    return tr("How fast");
}

QString RatePlot::unitLine() const
{
    return tr("tok/s of one user, for each number of conversations at once; a band from published runs");
}

// What the dashed lines are, whose runs stand behind the band, and what is grey.
QString RatePlot::noteLine() const
{
    if (m_input.isEmpty() || !emptySentence().isEmpty())
        return {};
    const auto entered = [](const ConfigurationResult &result) {
        return result.configuration.overrides.bandwidth.has_value();
    };
    const auto &results = m_input.evaluation->results;
    QStringList sentences;
    sentences << (std::any_of(results.begin(), results.end(), entered)
                      ? tr("Dashed: paper quotient, in part from a bandwidth you entered. Not a measurement, "
                           "not a bound.")
                      : tr("Dashed: paper quotient from a vendor bandwidth claim. Not a measurement, not a "
                           "bound."));
    const auto selected = static_cast<std::size_t>(std::max(0, m_input.selected));
    if (selected < results.size() && results[selected].rates)
        sentences << QStringLiteral("%1: %2").arg(m_picture.curves[selected].name,
                                                  supportSentence(*m_input.catalog,
                                                                  results[selected].rate->support,
                                                                  m_input.numbers()));
    return sentences.join(u' ');
}

// Nothing that runs: no rate, and what would help.
QString RatePlot::emptySentence() const
{
    if (m_input.isEmpty())
        return tr("Add a configuration to see how fast it may be.");
    if (std::any_of(m_picture.curves.begin(), m_picture.curves.end(),
                    [](const RateCurve &curve) { return !curve.points.empty(); }))
        return {};
    const auto &results = m_input.evaluation->results;
    const auto index = std::min(static_cast<std::size_t>(std::max(0, m_input.selected)), results.size() - 1);
    const QString why = results[index].unresolved
                            ? unresolvedText(*results[index].unresolved)
                            : doesNotFitSentence(*m_input.catalog, results[index], m_input.numbers());
    return QStringList{tr("What cannot run gets no rate."), m_picture.curves[index].name, why}.join(u'\n');
}

QString RatePlot::readOut() const
{
    if (m_input.isEmpty())
        return emptySentence();
    QStringList sentences;
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        sentences << QStringLiteral("%1: %2").arg(m_picture.curves[i].name,
                                                  rateSentence(m_input.evaluation->results[i],
                                                               m_input.numbers()));
    return sentences.join(u' ');
}

QList<QStringList> RatePlot::table() const
{
    if (m_input.isEmpty())
        return {};
    QStringList header{tr("Conversations at once")};
    for (const RateCurve &curve : m_picture.curves)
        //: Heads of columns. %1 is a configuration.
        header << tr("%1, low").arg(curve.name) << tr("%1, typical").arg(curve.name)
               << tr("%1, high").arg(curve.name);
    QList<QStringList> rows{header};
    std::set<Tokens> counts{sequences()};
    for (Tokens count = 1; count <= static_cast<Tokens>(m_picture.to); count *= 2)
        counts.insert(count);
    const Numbers numbers = m_input.numbers();
    for (const Tokens count : counts) {
        QStringList row{numbers.tokens(count)};
        for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
            const std::optional<Decode> decode = decodeOf(m_input, i, count);
            const auto cell = [&](TokensPerSecond rate) {
                return decode ? numbers.rate(rate) : QStringLiteral("–");
            };
            const RateBand band = decode ? decode->perUser : RateBand{};
            row << cell(band.low) << cell(band.typical) << cell(band.high);
        }
        rows << row;
    }
    return rows;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
// What the rate plot says in words and in its table.
#include "widgets/plots/rateplot.h"

#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/rates.h"
#include "widgets/sentences/sentences.h"

#include <algorithm>
#include <cmath>
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
    const auto measured = [](const ConfigurationResult &result) {
        return result.configuration.overrides.bandwidthFrom.has_value();
    };
    if (std::any_of(results.begin(), results.end(), measured))
        sentences << tr(
            "Dashed: paper quotient, in part from a measured bandwidth; dotted: by the vendor's claim.");
    else
        sentences
            << (std::any_of(results.begin(), results.end(), entered)
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
    for (const LiveTrail &trail : m_picture.trails)
        if (!trail.label.isEmpty()) // one speaks for all replicas of a fleet
            //: Under the plot of rates: the ring of an engine attached to. %1: "localhost:8000: 32.1 tok/s
            //: for each"
            sentences << tr("Ring: %1.").arg(trail.label);
    sentences << whatIfNote(m_input) << pointsNote(m_picture.points, m_input.numbers())
              << flipsNote(m_picture.flips);
    sentences.removeAll(QString());
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
    const Numbers numbers = m_input.numbers();
    QStringList sentences;
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const QString &name = m_picture.curves[i].name;
        sentences << QStringLiteral("%1: %2").arg(name, rateSentence(m_input.evaluation->results[i], numbers))
                  << pointsSentence(m_picture.points, static_cast<int>(i), name, numbers);
    }
    if (const QString experts = coverageText(sequences()); !experts.isEmpty())
        //: Spoken. %1: "163.3 of 256 experts at 32 tokens"
        sentences << tr("A layer touches %1.").arg(experts);
    for (const FlipMark &flip : m_picture.flips)
        sentences << flip.sentence;
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QStringList RatePlot::tableHeader() const
{
    QStringList header{tr("Conversations at once")};
    for (const RateCurve &curve : m_picture.curves)
        //: Heads of columns. %1 is a configuration.
        header << tr("%1, low").arg(curve.name) << tr("%1, typical").arg(curve.name)
               << tr("%1, high").arg(curve.name);
    for (const CoverageCurve &coverage : m_picture.coverage)
        //: Heads a column. %1: a configuration · %2: all experts of a layer
        header << tr("%1, distinct experts of %2")
                      .arg(m_picture.curves[static_cast<std::size_t>(coverage.series)].name,
                           m_input.numbers().count(coverage.experts));
    return header;
}

QStringList RatePlot::tableRow(Tokens count) const
{
    const Numbers numbers = m_input.numbers();
    const QString none = QStringLiteral("–");
    QStringList row{numbers.tokens(count)};
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const std::optional<Decode> decode = decodeOf(m_input, i, count);
        const RateBand band = decode ? decode->perUser : RateBand{};
        for (const TokensPerSecond rate : {band.low, band.typical, band.high})
            row << (decode ? numbers.rate(rate) : none);
    }
    for (const CoverageCurve &coverage : m_picture.coverage) {
        const auto decode = decodeOf(m_input, static_cast<std::size_t>(coverage.series), count);
        row << (decode ? numbers.count(std::round(decode->step.expertsTouched * 10.0) / 10.0) : none);
    }
    return row;
}

// A measured point stands in the columns of its configuration; how it was measured in the first.
QStringList RatePlot::tableRow(const MeasuredPoint &point) const
{
    const Numbers numbers = m_input.numbers();
    const QStringList how = QStringList{point.label} + point.conditions;
    QStringList row{numbers.tokens(point.sequences) + QStringLiteral(": ") + how.join(QLatin1String("; "))};
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        for (const double rate : {point.low, point.perUser, point.high})
            row << (static_cast<int>(i) == point.series ? numbers.rate(TokensPerSecond{rate}) : QString());
    while (row.size() < tableHeader().size())
        row << QString();
    return row;
}

QList<QStringList> RatePlot::table() const
{
    if (m_input.isEmpty())
        return {};
    QList<QStringList> rows{tableHeader()};
    std::set<Tokens> counts{sequences()};
    for (Tokens count = 1; count <= static_cast<Tokens>(m_picture.to); count *= 2)
        counts.insert(count);
    for (const Tokens count : counts)
        rows << tableRow(count);
    for (const MeasuredPoint &point : m_picture.points)
        rows << tableRow(point);
    return rows;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
// What the trade-off plot says in words and in its table.
#include "widgets/plots/tradeoffplot.h"

#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/plural.h"

#include <algorithm>
#include <cmath>

namespace headroom {

QString TradeOffPlot::title() const
{
    return tr("Trade-off");
}

QString TradeOffPlot::unitLine() const
{
    switch (m_picture.yield) {
    case Yield::DollarTokens:
        return tr(
            "Tokens for a dollar against the rate of one user, as conversations are added; typical values");
    case Yield::KilowattRate:
        return tr("tok/s per kW of boards against the rate of one user, as conversations are added; typical "
                  "values");
    default:
        return tr(
            "tok/s per device against the rate of one user, as conversations are added; typical values");
    }
}

QString TradeOffPlot::noteLine() const
{
    if (!emptySentence().isEmpty())
        return {};
    QStringList unknown;
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        if (m_picture.curves[i].points.empty() && m_input.evaluation->results[i].rates)
            unknown << m_picture.curves[i].name;
    //: Under the trade-off plot. The markers stand at the conversations chosen above.
    QStringList sentences{
        tr("Broad: the frontier. Dotted: equally many conversations. Markers: the conversations at "
           "once chosen above.")};
    if (!unknown.isEmpty())
        //: %1: a list of configurations
        sentences << tr("Price or power unknown: %1.").arg(m_input.locale.createSeparatedList(unknown));
    sentences << whatIfNote(m_input) << pointsNote(drawnPoints(), m_input.numbers());
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

std::vector<MeasuredPoint> TradeOffPlot::drawnPoints() const
{
    std::vector<MeasuredPoint> points;
    for (const TradeOffMeasured &measured : m_picture.measured)
        points.push_back(measured.point);
    return points;
}

QStringList TradeOffPlot::furtherSources() const
{
    return pointSources(drawnPoints());
}

QString TradeOffPlot::emptySentence() const
{
    if (m_input.isEmpty())
        return tr("Add a configuration to see what its users trade.");
    if (std::any_of(m_picture.curves.begin(), m_picture.curves.end(),
                    [](const TradeOffCurve &curve) { return !curve.points.empty(); }))
        return {};
    const auto &results = m_input.evaluation->results;
    const bool runs = std::any_of(results.begin(), results.end(),
                                  [](const ConfigurationResult &result) { return result.rates.has_value(); });
    return runs ? tr(
               "No price or power is known for these configurations; enter one in the settings of a card.")
                : tr("What cannot run gets no rate.");
}

QString TradeOffPlot::yieldText(double value) const
{
    const Numbers numbers = m_input.numbers();
    if (m_picture.yield == Yield::DollarTokens)
        //: %1: a number of tokens
        return tr("%1 tokens for a dollar").arg(numbers.count(std::round(value)));
    const QString rate = numbers.rate(TokensPerSecond{value});
    return m_picture.yield == Yield::KilowattRate ? tr("%1 per kW").arg(rate) : tr("%1 per device").arg(rate);
}

QString TradeOffPlot::sentence(const TradeOffCurve &curve, const TradeOffPoint &point) const
{
    const Numbers numbers = m_input.numbers();
    //: One point of the trade-off. %1: a configuration · %2: how many conversations · %3: rate of one user ·
    //: %4: "640 tok/s per device"
    return tr("%1, %2 conversation(s): %3 for each, %4.", nullptr, plural(point.sequences))
        .arg(curve.name, numbers.tokens(point.sequences), numbers.rate(TokensPerSecond{point.perUser}),
             yieldText(point.yield));
}

QString TradeOffPlot::readOut() const
{
    if (!emptySentence().isEmpty())
        return emptySentence();
    const std::vector<MeasuredPoint> points = drawnPoints();
    QStringList sentences;
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const TradeOffCurve &curve = m_picture.curves[i];
        if (curve.now)
            sentences << sentence(curve, *curve.now);
        sentences << pointsSentence(points, static_cast<int>(i), curve.name, m_input.numbers());
    }
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QList<QStringList> TradeOffPlot::table() const
{
    if (m_input.isEmpty())
        return {};
    const Numbers numbers = m_input.numbers();
    QList<QStringList> rows{
        {tr("Configuration"), tr("Conversations at once"), tr("Rate of one user"), m_choice->currentText()}};
    for (const TradeOffCurve &curve : m_picture.curves)
        for (const TradeOffPoint &point : curve.points)
            rows << QStringList{curve.name, numbers.tokens(point.sequences),
                                numbers.rate(TokensPerSecond{point.perUser}), yieldText(point.yield)};
    for (const TradeOffMeasured &measured : m_picture.measured) {
        const MeasuredPoint &point = measured.point;
        rows << QStringList{(QStringList{point.label} + point.conditions).join(QLatin1String("; ")),
                            numbers.tokens(point.sequences), numbers.rate(TokensPerSecond{point.perUser}),
                            yieldText(measured.yield)};
    }
    return rows;
}

} // namespace headroom

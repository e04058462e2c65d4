// SPDX-License-Identifier: GPL-3.0-or-later
// What the capacity plot says in words and in its table.
#include "widgets/plots/capacityplot.h"

#include "model/capacity/shared_prefix.h"
#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/sentences.h"

#include <algorithm>
#include <set>

namespace headroom {

QString CapacityPlot::title() const
{
    return tr("What fits");
}

QString CapacityPlot::unitLine() const
{
    //: Unit of the vertical axis. A conversation is one sequence with a cache of its own.
    return tr("Whole conversations at once, for each length of the context window");
}

QString CapacityPlot::readOut() const
{
    if (m_input.isEmpty())
        return emptySentence();
    QStringList sentences{answerSentence(*m_input.catalog, *m_input.evaluation, m_input.numbers())};
    for (const FlipMark &flip : m_picture.flips)
        sentences << flip.sentence;
    return sentences.join(u' ');
}

// The one action that fills an empty plot.
QString CapacityPlot::emptySentence() const
{
    if (m_input.isEmpty())
        return tr("Add a configuration to see what fits.");
    const bool any = std::any_of(m_picture.curves.begin(), m_picture.curves.end(),
                                 [](const CapacityCurve &curve) { return !curve.points.empty(); });
    if (any)
        return {};
    const auto &results = m_input.evaluation->results;
    const auto index = std::min(static_cast<std::size_t>(std::max(0, m_input.selected)), results.size() - 1);
    const QString why = results[index].unresolved
                            ? unresolvedText(*results[index].unresolved)
                            : doesNotFitSentence(*m_input.catalog, results[index], m_input.numbers());
    return m_picture.curves[index].name + u'\n' + why;
}

QString CapacityPlot::noteLine() const
{
    if (m_input.isEmpty() || !emptySentence().isEmpty())
        return {};
    QStringList absent;
    QStringList sentences;
    bool announced = false;
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const CapacityCurve &curve = m_picture.curves[i];
        const auto &unresolved = m_input.evaluation->results[i].unresolved;
        if (unresolved)
            sentences << QStringLiteral("%1: %2").arg(curve.name, unresolvedText(*unresolved));
        else if (curve.points.empty())
            absent << curve.name;
        else
            announced = announced || curve.announced;
    }
    if (!absent.isEmpty()) {
        //: Under the plot of what fits. %1 is a list of configurations, %2 "1,024 tokens".
        sentences << tr("Not even one conversation of %2 fits on: %1.")
                         .arg(m_input.locale.createSeparatedList(absent),
                              tokensText(m_picture.from, m_input.numbers()));
    }
    if (announced)
        sentences << tr("Dashed lines: announced hardware, not shipping yet.");
    sentences << whatIfNote(m_input) << flipsNote(m_picture.flips);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString CapacityPlot::sequencesText(std::size_t index, Tokens at) const
{
    const ConfigurationResult &result = m_input.evaluation->results[index];
    return result.unresolved
               ? QStringLiteral("–")
               : m_input.numbers().tokens(sequencesSharing(result.prepared, at,
                                                           m_input.evaluation->scenario.load.sharedPrefix));
}

QList<QStringList> CapacityPlot::table() const
{
    if (m_input.isEmpty())
        return {};
    QStringList header{tr("Context window, tokens")};
    for (const CapacityCurve &curve : m_picture.curves)
        header << curve.name;
    QList<QStringList> rows{header};
    std::set<Tokens> contexts(m_scale.stops().begin(), m_scale.stops().end());
    contexts.insert(context());
    for (const Tokens tokens : contexts) {
        QStringList row{m_input.numbers().tokens(tokens)};
        for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
            row << sequencesText(i, tokens);
        rows << row;
    }
    return rows;
}

} // namespace headroom

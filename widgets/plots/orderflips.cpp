// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/orderflips.h"

#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/costs.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headroom {

Yield comparedBy(const ConfigurationResult &a, const ConfigurationResult &b)
{
    return a.economics.price && b.economics.price ? Yield::DollarTokens : Yield::DeviceRate;
}

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OrderFlips)
};

Tokens endOf(const PlotInput &input, const ConfigurationResult &a, const ConfigurationResult &b,
             BreakAxis axis)
{
    return axis == BreakAxis::Context
               ? plottedContexts(*input.catalog, input.evaluation->scenario).to
               : std::max(a.answer.capacity.concurrency.sequences, b.answer.capacity.concurrency.sequences);
}

} // namespace

std::vector<OrderFlip> orderFlips(const PlotInput &input, std::size_t selected, std::size_t other,
                                  BreakAxis axis)
{
    std::vector<OrderFlip> flips;
    const ConfigurationResult &a = input.evaluation->results[selected];
    const ConfigurationResult &b = input.evaluation->results[other];
    if (a.unresolved || b.unresolved || !a.rate || !b.rate)
        return flips;
    const Yield yield = comparedBy(a, b);
    for (const BreakEven &flip : breakEvens(*input.catalog, input.evaluation->scenario, a.configuration,
                                            b.configuration, yield, axis, endOf(input, a, b, axis)))
        flips.push_back({other, yield, flip});
    return flips;
}

const std::vector<OrderFlip> &OrderFlips::of(const PlotInput &input)
{
    if (input.isEmpty()) {
        m_catalog = nullptr;
        m_flips.clear();
        return m_flips;
    }
    Scenario asked = input.evaluation->scenario;
    const Tokens to = plottedContexts(*input.catalog, asked).to;
    (m_axis == BreakAxis::Context ? asked.context : asked.sequences) = 1;
    if (input.catalog == m_catalog && input.selected == m_selected && to == m_to && asked == m_scenario)
        return m_flips;
    m_catalog = input.catalog;
    m_selected = input.selected;
    m_to = to;
    m_scenario = std::move(asked);
    m_flips.clear();
    const auto selected = static_cast<std::size_t>(std::max(0, input.selected));
    for (std::size_t other = 0; other < input.evaluation->results.size(); ++other)
        if (other != selected && selected < input.evaluation->results.size())
            for (const OrderFlip &flip : orderFlips(input, selected, other, m_axis))
                m_flips.push_back(flip);
    return m_flips;
}

std::vector<FlipMark> flipMarks(const PlotInput &input, const std::vector<OrderFlip> &flips)
{
    std::vector<FlipMark> marks;
    if (flips.empty())
        return marks;
    const QStringList names = seriesNames(input);
    const Numbers numbers = input.numbers();
    for (const OrderFlip &flip : flips) {
        const auto other = static_cast<int>(flip.other);
        const bool otherLeads = flip.flip.firstLeadsBefore;
        marks.push_back({flip.flip.at, otherLeads ? other : input.selected,
                         otherLeads ? input.selected : other,
                         numbers.tokens(static_cast<Tokens>(std::ceil(flip.flip.at))),
                         breakEvenSentence(flip.flip, flip.yield, {names[input.selected], names[other]},
                                           numbers)});
    }
    return marks;
}

QString flipsNote(const std::vector<FlipMark> &marks)
{
    //: Under a plot: what small triangles on its axis mean.
    return marks.empty() ? QString() : Words::tr("Triangles: the lead changes.");
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figureplots.h"

#include <QComboBox>

#include "widgets/plots/capacityplot.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/rateplot.h"
#include "widgets/plots/tradeoffplot.h"

namespace headroom {

FigurePlots::FigurePlots(const PlotInput &input, const PlotChoices &choices)
    : m_capacity(std::make_unique<CapacityPlot>())
    , m_memory(std::make_unique<MemoryPlot>())
    , m_rate(std::make_unique<RatePlot>())
    , m_tradeOff(std::make_unique<TradeOffPlot>())
{
    m_tradeOff->yieldChoice()->setCurrentIndex(choices.yield);
    if (choices.points) {
        const std::vector<MeasuredPoint> points = choices.points(input);
        m_rate->setPoints(points);
        m_tradeOff->setPoints(points);
    }
    for (const QString &name : names())
        named(name)->setInput(input);
}

FigurePlots::~FigurePlots() = default;

QStringList FigurePlots::names()
{
    return {QStringLiteral("capacity"), QStringLiteral("memory"), QStringLiteral("rate"),
            QStringLiteral("tradeoff")};
}

PlotCard *FigurePlots::named(const QString &figure) const
{
    PlotCard *const plots[] = {m_capacity.get(), m_memory.get(), m_rate.get(), m_tradeOff.get()};
    const auto index = names().indexOf(figure);
    return index < 0 ? nullptr : plots[index];
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <memory>

#include "widgets/plots/plotinput.h"

namespace headroom {

class CapacityPlot;
class MemoryPlot;
class PlotCard;
class RatePlot;
class TradeOffPlot;

// Plots for pictures, never shown: those of the window stay as they are. They speak the language that the
// application speaks when they are made.
class FigurePlots {
public:
    // `yield`: what the trade-off counts, as the place in its list.
    explicit FigurePlots(const PlotInput &input, int yield = 0);
    ~FigurePlots();
    Q_DISABLE_COPY_MOVE(FigurePlots)

    [[nodiscard]] static QStringList names();                   // capacity, memory, rate, tradeoff
    [[nodiscard]] PlotCard *named(const QString &figure) const; // nullptr for no plot

private:
    std::unique_ptr<CapacityPlot> m_capacity;
    std::unique_ptr<MemoryPlot> m_memory;
    std::unique_ptr<RatePlot> m_rate;
    std::unique_ptr<TradeOffPlot> m_tradeOff;
};

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

#include "widgets/plots/measuredpoint.h"
#include "widgets/plots/plotinput.h"

namespace headroom {

class CapacityPlot;
class MemoryPlot;
class PlotCard;
class RatePlot;
class TradeOffPlot;

// What the window's plots show beyond the comparison.
struct PlotChoices {
    int yield = 0; // what the trade-off counts, as the place in its list
    // Measured points in the language of the input; nothing where none are shown.
    std::function<std::vector<MeasuredPoint>(const PlotInput &)> points;
};

// Plots for pictures, never shown: those of the window stay as they are. They speak the language that the
// application speaks when they are made.
class FigurePlots {
public:
    explicit FigurePlots(const PlotInput &input, const PlotChoices &choices = {});
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

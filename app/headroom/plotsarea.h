// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/export/figureplots.h"
#include "widgets/plots/livemarks.h"
#include "widgets/plots/plotinput.h"

class QTabWidget;

namespace headroom {

class CapacityPlot;
class EvenSplitter;
class MemoryPlot;
class PlotCard;
class OwnPoints;
class PublishedPoints;
class RatePlot;
class Settings;
class TradeOffPlot;

// The plots in the room they have: all at once, two tabs where it is narrow or low, a tab for each where it
// is narrower still.
class PlotsArea : public QWidget {
    Q_OBJECT

public:
    explicit PlotsArea(QWidget *parent = nullptr);
    ~PlotsArea() override;

    void setInput(const PlotInput &input);
    // Whether published runs stand on the plots of rates as points.
    void showPublishedRuns(bool shown);
    // What is attached to, now.
    void setLive(const LiveMarks &marks);
    // For the same plots in a figure.
    [[nodiscard]] PlotChoices choices() const;
    [[nodiscard]] CapacityPlot *capacity() const { return m_capacity; }
    [[nodiscard]] MemoryPlot *memory() const { return m_memory; }
    [[nodiscard]] RatePlot *rate() const { return m_rate; }
    [[nodiscard]] TradeOffPlot *tradeOff() const { return m_tradeOff; }
    [[nodiscard]] QList<PlotCard *> plots() const;

    // One plot alone in all the room; nullptr: all of them again.
    void expand(PlotCard *plot);
    [[nodiscard]] PlotCard *expanded() const { return m_expanded; }

    void restorePlaces(const Settings &settings);
    void savePlaces(Settings &settings) const;

    enum class Arrangement { AllAtOnce, TwoTabs, TabEach };
    [[nodiscard]] Arrangement arrangement() const { return m_arrangement; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 240}; }

signals:
    void expandedChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] std::vector<MeasuredPoint> points() const;
    void arrange(Arrangement arrangement);
    void fillRows();
    void fillTabs();
    void retranslate();
    EvenSplitter *newSplitter(Qt::Orientation orientation);

    [[nodiscard]] Arrangement arrangementNow() const;
    void showExpanded();
    void connectPlots();
    void orderTabs();

    PlotInput m_input;
    std::unique_ptr<PublishedPoints> m_published;
    std::unique_ptr<OwnPoints> m_own;
    LiveMarks m_live;
    bool m_publishedShown = false;
    int m_cards = 0;
    PlotCard *m_expanded = nullptr;
    Arrangement m_arrangement = Arrangement::AllAtOnce;
    CapacityPlot *m_capacity = nullptr;
    MemoryPlot *m_memory = nullptr;
    RatePlot *m_rate = nullptr;
    TradeOffPlot *m_tradeOff = nullptr;
    EvenSplitter *m_rows = nullptr;  // above: top; below: speed
    EvenSplitter *m_top = nullptr;   // capacity and memory
    EvenSplitter *m_speed = nullptr; // rate and trade-off
    QTabWidget *m_tabs = nullptr;
};

} // namespace headroom

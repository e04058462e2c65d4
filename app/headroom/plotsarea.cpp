// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/plotsarea.h"

#include <QComboBox>
#include <QEvent>
#include <QResizeEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/headroom/evensplitter.h"
#include "app/headroom/settings.h"
#include "widgets/plots/capacityplot.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/ownpoints.h"
#include "widgets/plots/publishedpoints.h"
#include "widgets/plots/rateplot.h"
#include "widgets/plots/tradeoffplot.h"

namespace headroom {

namespace {

// Widths of the area at which windows of 1200 and 900 pixels arrive, with the cards at their usual width.
constexpr int kAllAtOnce = 860;
constexpr int kSideBySide = 560;
// Two rows of plots need a height that grows with the bars in them.
constexpr int kTwoRows = 300;
constexpr int kTwoRowsEachCard = 36;

PlotsArea::Arrangement arrangementFor(const QSize &size, int cards)
{
    if (size.width() >= kAllAtOnce && size.height() >= kTwoRows + cards * kTwoRowsEachCard)
        return PlotsArea::Arrangement::AllAtOnce;
    return size.width() >= kSideBySide ? PlotsArea::Arrangement::TwoTabs : PlotsArea::Arrangement::TabEach;
}

} // namespace

PlotsArea::PlotsArea(QWidget *parent)
    : QWidget(parent)
    , m_published(std::make_unique<PublishedPoints>(publishedMeasurements))
    , m_own(std::make_unique<OwnPoints>())
{
    m_capacity = new CapacityPlot;
    m_memory = new MemoryPlot;
    m_rate = new RatePlot;
    m_tradeOff = new TradeOffPlot;
    m_top = newSplitter(Qt::Horizontal);
    m_top->addWidget(m_capacity);
    m_top->addWidget(m_memory);
    m_speed = newSplitter(Qt::Horizontal);
    m_speed->addWidget(m_rate);
    m_speed->addWidget(m_tradeOff);
    m_rows = newSplitter(Qt::Vertical);
    m_rows->addWidget(m_top);
    m_rows->addWidget(m_speed);
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_tabs->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, kSpaceM, kSpaceS);
    column->addWidget(m_rows);
    column->addWidget(m_tabs);
    connectPlots();
    orderTabs();
}

void PlotsArea::connectPlots()
{
    for (PlotCard *plot : plots())
        connect(plot, &PlotCard::expandAsked, this,
                [this, plot] { expand(m_expanded == plot ? nullptr : plot); });
}

// From plot to plot, through the buttons over each.
void PlotsArea::orderTabs()
{
    QWidget *before = nullptr;
    for (PlotCard *plot : plots()) {
        if (before)
            setTabOrder(before, plot);
        before = plot;
        for (QWidget *control : plot->controls()) {
            setTabOrder(before, control);
            before = control;
        }
    }
}

PlotsArea::~PlotsArea() = default;

EvenSplitter *PlotsArea::newSplitter(Qt::Orientation orientation)
{
    auto *splitter = new EvenSplitter(orientation, this);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(kSpaceS);
    return splitter;
}

QList<PlotCard *> PlotsArea::plots() const
{
    return {m_capacity, m_memory, m_rate, m_tradeOff};
}

void PlotsArea::showPublishedRuns(bool shown)
{
    m_publishedShown = shown;
    if (m_input.evaluation)
        setInput(m_input);
}

PlotChoices PlotsArea::choices() const
{
    PlotChoices choices;
    choices.yield = m_tradeOff->yieldChoice()->currentIndex();
    choices.points = [published = m_publishedShown](const PlotInput &input) {
        auto points =
            published ? PublishedPoints(publishedMeasurements).of(input) : std::vector<MeasuredPoint>();
        const std::vector<MeasuredPoint> own = OwnPoints().of(input);
        points.insert(points.end(), own.begin(), own.end());
        return points;
    };
    return choices;
}

std::vector<MeasuredPoint> PlotsArea::points() const
{
    auto points = m_publishedShown ? m_published->of(m_input) : std::vector<MeasuredPoint>();
    const std::vector<MeasuredPoint> own = m_own->of(m_input);
    points.insert(points.end(), own.begin(), own.end());
    return points;
}

void PlotsArea::setLive(const LiveMarks &marks)
{
    if (marks == m_live)
        return;
    m_live = marks;
    m_rate->setTrails(marks.trails);
    m_memory->setGauges(marks.gauges);
    if (!m_input.evaluation)
        return;
    m_rate->setInput(m_input);
    m_memory->setInput(m_input);
}

void PlotsArea::setInput(const PlotInput &input)
{
    m_input = input;
    const std::vector<MeasuredPoint> measured = points();
    m_rate->setPoints(measured);
    m_tradeOff->setPoints(measured);
    for (PlotCard *plot : plots())
        plot->setInput(input);
    m_cards = static_cast<int>(input.evaluation->results.size());
    arrange(arrangementNow());
}

void PlotsArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Not at once: a style sheet or a larger type resizes while Qt goes through all widgets, and moving plots
    // deletes handles of splitters among them, which ends the program.
    if (arrangementNow() != m_arrangement)
        QMetaObject::invokeMethod(
            this, [this] { arrange(arrangementNow()); }, Qt::QueuedConnection);
}

PlotsArea::Arrangement PlotsArea::arrangementNow() const
{
    return m_expanded ? Arrangement::AllAtOnce : arrangementFor(size(), m_cards);
}

void PlotsArea::expand(PlotCard *plot)
{
    if (m_expanded == plot)
        return;
    m_expanded = plot;
    arrange(Arrangement::AllAtOnce); // of which only the one is seen
    showExpanded();
    arrange(arrangementNow());
    for (PlotCard *each : plots())
        each->setExpanded(each == m_expanded);
    emit expandedChanged();
}

void PlotsArea::showExpanded()
{
    for (PlotCard *plot : plots())
        plot->setVisible(!m_expanded || plot == m_expanded);
    for (QSplitter *row : {m_top, m_speed})
        row->setVisible(!m_expanded || row->isAncestorOf(m_expanded));
}

void PlotsArea::arrange(Arrangement arrangement)
{
    if (m_arrangement == arrangement)
        return;
    m_arrangement = arrangement;
    const bool all = arrangement == Arrangement::AllAtOnce;
    m_tabs->clear(); // takes the pages off, deletes none
    if (all)
        fillRows();
    else
        fillTabs();
    m_rows->setVisible(all);
    m_tabs->setVisible(!all);
}

void PlotsArea::fillRows()
{
    m_top->insertWidget(0, m_capacity);
    m_top->insertWidget(1, m_memory);
    m_rows->insertWidget(0, m_top);
    m_speed->insertWidget(0, m_rate);
    m_speed->insertWidget(1, m_tradeOff);
    m_rows->insertWidget(1, m_speed);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_top, m_speed, m_capacity, m_memory, m_rate, m_tradeOff})
        part->show(); // a tab that is not in front had hidden it
}

void PlotsArea::fillTabs()
{
    if (m_arrangement == Arrangement::TwoTabs) {
        m_top->insertWidget(0, m_capacity);
        m_top->insertWidget(1, m_memory);
        m_capacity->show();
        m_memory->show();
        m_tabs->addTab(m_top, QString());
        m_speed->insertWidget(0, m_rate);
        m_speed->insertWidget(1, m_tradeOff);
        m_rate->show();
        m_tradeOff->show();
        m_tabs->addTab(m_speed, QString());
    } else {
        for (PlotCard *plot : plots())
            m_tabs->addTab(plot, QString());
    }
    retranslate();
}

void PlotsArea::retranslate()
{
    m_tabs->tabBar()->setAccessibleName(tr("Plots"));
    if (m_arrangement == Arrangement::TwoTabs) {
        //: Tabs over the plots in a narrow window.
        m_tabs->setTabText(0, tr("Memory"));
        m_tabs->setTabText(1, tr("Speed"));
    } else if (m_arrangement == Arrangement::TabEach) {
        for (int i = 0; i < m_tabs->count(); ++i)
            m_tabs->setTabText(i, plots().at(i)->title());
    }
}

void PlotsArea::restorePlaces(const Settings &settings)
{
    m_rows->restorePlace(settings.place(QStringLiteral("plotRows")));
    m_top->restorePlace(settings.place(QStringLiteral("plotColumns")));
    m_speed->restorePlace(settings.place(QStringLiteral("speedColumns")));
}

void PlotsArea::savePlaces(Settings &settings) const
{
    settings.setPlace(QStringLiteral("plotRows"), m_rows->place());
    settings.setPlace(QStringLiteral("plotColumns"), m_top->place());
    settings.setPlace(QStringLiteral("speedColumns"), m_speed->place());
}

void PlotsArea::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom

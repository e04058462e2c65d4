// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is put together; what it shows is in mainwindow.cpp.
#include "app/headroom/mainwindow.h"

#include <QActionGroup>
#include <QMenuBar>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/headroom/bigsentence.h"
#include "app/headroom/bottombar.h"
#include "app/headroom/documentkeeper.h"
#include "app/headroom/dropoverlay.h"
#include "app/headroom/evensplitter.h"
#include "app/headroom/measuring.h"
#include "app/headroom/menus.h"
#include "app/headroom/modelimporter.h"
#include "app/headroom/plotsarea.h"
#include "app/headroom/resultsimporter.h"
#include "app/headroom/storyteller.h"
#include "widgets/panels/answerpanel.h"
#include "widgets/panels/cautionspanel.h"
#include "widgets/panels/costpanel.h"
#include "widgets/panels/measurepanel.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/methodpanel.h"
#include "widgets/panels/runspanel.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/panels/sizingpanel.h"
#include "widgets/panels/sourcespanel.h"
#include "widgets/panels/stepbars.h"
#include "widgets/panels/steppanel.h"
#include "widgets/panels/storystrip.h"
#include "widgets/panels/whypanel.h"
#include "widgets/pickers/cardlist.h"
#include "widgets/pickers/gesture.h"
#include "widgets/pickers/loadstrip.h"
#include "widgets/pickers/sharedstrip.h"
#include "widgets/plots/plotcard.h"
#include "widgets/sentences/language.h"

namespace headroom {

void MainWindow::createParts()
{
    m_keeper = new DocumentKeeper(m_session, m_settings, this);
    m_importer = new ModelImporter(m_session, this);
    m_drops = new DropOverlay(this);
    m_menus = new Menus(this);
    m_strip = new SharedStrip(this);
    m_load = new LoadStrip(this);
    m_messages = new MessageStrip(this);
    m_cards = new CardList(this);
    m_answer = new AnswerPanel(this);
    m_plots = new PlotsArea(this);
    m_bottom = new BottomBar(this);
    m_side = new SidePanel(this);
    m_why = new WhyPanel(this);
    m_sources = new SourcesPanel(this);
    m_engine = new MethodPanel(this);
    m_cautions = new CautionsPanel(this);
    m_step = new StepPanel(this);
    m_sizing = new SizingPanel(this);
    m_cost = new CostPanel(this);
    m_runs = new RunsPanel(publishedMeasurements, this);
    m_measure = new MeasurePanel(this);
    m_measuring = new Measuring(m_session, *m_measure, this);
    m_results = new ResultsImporter(m_session, this);
    m_teller = new Storyteller(m_session, this);
    m_storyStrip = new StoryStrip(this);
    m_sentence = new BigSentence(this);
    for (const auto &[id, panel] : panels())
        m_side->addPanel(panel);
    m_strip->settings()->setDefaultAction(m_menus->action(Menus::Engine));
    m_bottom->why()->setDefaultAction(m_menus->action(Menus::Why));
    m_bottom->sources()->setDefaultAction(m_menus->action(Menus::Sources));
    m_bottom->cautions()->setDefaultAction(m_menus->action(Menus::Cautions));
    m_bottom->measure()->setDefaultAction(m_menus->action(Menus::Measure));
    m_bottom->whatToBuy()->setDefaultAction(m_menus->action(Menus::Size));
}

// In a low window a long answer and the plots have no room together: they are scrolled, never cut off.
QScrollArea *MainWindow::answerOverPlots(QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(scroll); // within the window from the start: Tab keeps its order
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_answer);
    column->addWidget(m_plots, 1);
    scroll->setWidget(page);
    return scroll;
}

void MainWindow::layOut()
{
    auto *middle = new QWidget(this);
    auto *middleColumn = new QVBoxLayout(middle);
    middleColumn->setContentsMargins(0, 0, 0, 0);
    middleColumn->setSpacing(0);
    middleColumn->addWidget(m_storyStrip);
    middleColumn->addWidget(m_sentence);
    middleColumn->addWidget(answerOverPlots(middle), 1);
    middleColumn->addWidget(m_bottom);
    m_columns = new EvenSplitter(Qt::Horizontal, this);
    m_columns->setChildrenCollapsible(false);
    m_columns->setHandleWidth(kSpaceXs);
    m_columns->addWidget(m_cards);
    m_columns->addWidget(middle);
    m_columns->addWidget(m_side);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);
    m_columns->setLeastStretch(380); // the plots, beside cards and a panel
    m_columns->setUsualSizes({m_cards->sizeHint().width(), 1200, m_side->sizeHint().width()});
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_load);
    column->addWidget(m_messages);
    column->addWidget(m_columns, 1);
    setCentralWidget(content);
}

void MainWindow::connectParts()
{
    connect(&m_session, &Session::evaluated, this, &MainWindow::showEvaluation);
    connect(m_session.undoStack(), &UndoHistory::indexChanged, this, &MainWindow::showUndo);
    connect(m_keeper, &DocumentKeeper::changed, this, &MainWindow::showTitle);
    connect(m_keeper, &DocumentKeeper::opened, this, [this] {
        m_session.evaluateNow();
        select(mostRoom());
    });
    connect(m_keeper, &DocumentKeeper::complained, this,
            [this](const Said &said) { forget(QStringLiteral("file"), said); });
    connect(m_importer, &ModelImporter::complained, this,
            [this](const Said &said) { forget(QStringLiteral("model"), said); });
    connect(m_importer, &ModelImporter::kept, this, [this](const Said &said) {
        m_messages->tell(QStringLiteral("model"), said, MessageStrip::Tone::Good);
    });
    connect(m_strip, &SharedStrip::editAsked, &m_session, &Session::edit);
    connect(m_load, &LoadStrip::editAsked, &m_session, &Session::edit);
    connect(m_strip, &SharedStrip::complained, this,
            [this](const Said &said) { forget(QStringLiteral("context"), said); });
    connect(m_engine, &MethodPanel::editAsked, &m_session, &Session::edit);
    connect(m_engine, &MethodPanel::complained, this,
            [this](const Said &said) { forget(QStringLiteral("engine"), said); });
    connect(m_cards, &CardList::editAsked, &m_session, &Session::edit);
    connect(m_cards, &CardList::selected, this, &MainWindow::select);
    connect(m_cards, &CardList::complained, this,
            [this](const Said &said) { forget(QStringLiteral("card"), said); });
    connect(m_cards, &CardList::workingAsked, this, [this](int index) {
        select(index);
        const auto &result = m_session.evaluation()->results[static_cast<std::size_t>(index)];
        openWorking(result.answer.capacity.fits ? Term::Sequences : Term::Shortfall);
    });
    connect(m_answer, &AnswerPanel::workingAsked, this, &MainWindow::openWorking);
    connectPanels();
    connect(m_side, &SidePanel::changed, this, &MainWindow::showPanels);
}

std::vector<std::pair<Menus::Id, QWidget *>> MainWindow::panels() const
{
    return {{Menus::Why, m_why},           {Menus::Sources, m_sources}, {Menus::Engine, m_engine},
            {Menus::Cautions, m_cautions}, {Menus::Step, m_step},       {Menus::Size, m_sizing},
            {Menus::Cost, m_cost},         {Menus::Runs, m_runs},       {Menus::Measure, m_measure}};
}

void MainWindow::connectPanels()
{
    for (const auto &[id, panel] : panels())
        connect(m_menus->action(id), &QAction::triggered, this,
                [this, panel = panel](bool open) { togglePanel(panel, open); });
    connect(m_cost, &CostPanel::editAsked, &m_session, &Session::edit);
    connect(m_cost, &CostPanel::workingAsked, this, &MainWindow::openWorking);
    connect(m_step->bars(), &StepBars::workingAsked, this, &MainWindow::openWorking);
    connect(m_sizing, &SizingPanel::editAsked, &m_session, &Session::edit);
    connect(m_sizing, &SizingPanel::chosen, this, &MainWindow::addCard);
}

void MainWindow::connectPlots()
{
    for (PlotCard *plot : m_plots->plots()) {
        connect(plot, &PlotCard::configurationClicked, this, &MainWindow::select);
        connect(plot, &PlotCard::dragFinished, this, [this] { m_plotGesture = 0; });
        connect(plot, &PlotCard::contextDragged, this,
                [this](qint64 tokens) { dragged(SetContext{tokens}); });
        connect(plot, &PlotCard::sequencesDragged, this,
                [this](qint64 sequences) { dragged(SetSequences{sequences}); });
        connect(plot, &PlotCard::workingAsked, this, [this](int index, Term result) {
            select(index);
            openWorking(result);
        });
    }
}

// What one drag changes is undone together.
void MainWindow::dragged(const ScenarioEdit &edit)
{
    if (m_plotGesture == 0)
        m_plotGesture = nextGesture();
    m_session.edit(edit, m_plotGesture);
}

void MainWindow::restorePlaces()
{
    restoreGeometry(m_settings.place(QStringLiteral("window")));
    m_columns->restorePlace(m_settings.place(QStringLiteral("columns")));
    m_plots->restorePlaces(m_settings);
}

void MainWindow::savePlaces()
{
    m_settings.setPlace(QStringLiteral("window"), saveGeometry());
    m_settings.setPlace(QStringLiteral("columns"), m_columns->place());
    m_plots->savePlaces(m_settings);
}

// Panels are known by their class: a name that does not change with the language.
WindowPlace MainWindow::place() const
{
    const QWidget *open = m_side->openPanel();
    return {saveGeometry(), open ? QString::fromLatin1(open->metaObject()->className()) : QString(),
            m_selected};
}

void MainWindow::setPlace(const WindowPlace &place)
{
    restoreGeometry(place.geometry);
    for (const auto &[id, panel] : panels())
        if (place.panel == QLatin1String(panel->metaObject()->className()))
            m_side->open(panel);
    if (place.selected >= 0 && place.selected < static_cast<int>(m_session.evaluation()->results.size()))
        select(place.selected);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>

#include <deque>
#include <utility>
#include <vector>

#include "app/headroom/menus.h"
#include "app/headroom/session.h"
#include "app/headroom/settings.h"
#include "app/headroom/windowplace.h"
#include "app/headroom/dropplan.h"
#include "widgets/plots/plotinput.h"
#include "widgets/sentences/said.h"

class QScrollArea;

namespace headroom {

class AnswerPanel;
class BigSentence;
class BottomBar;
class CardList;
class CatalogDialog;
class CautionsPanel;
class CostPanel;
class DocumentKeeper;
class DropOverlay;
class EngineLogDialog;
class EvenSplitter;
class Language;
class LoadStrip;
class MeasurePanel;
class Measuring;
class MessageStrip;
class MethodPanel;
class ModelImporter;
class PlotCard;
class PlotsArea;
class Presentation;
class ResultsImporter;
class RunsPanel;
class SharedStrip;
class SidePanel;
class SizingPanel;
class SourcesPanel;
class StepPanel;
class StoryStrip;
class Storyteller;
class WhyPanel;

// The window: it puts the parts together and carries edits from them to the session, evaluations from
// the session to them. It decides nothing about arithmetic.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Session &session, Settings &settings, Language &language, QWidget *parent = nullptr);

    void setTheme(ThemeChoice theme);
    void tell(const QString &subject, const Said &said);
    void select(int index);
    void openWorking(Term result);
    void forget(const QString &subject, const Said &said); // tells, or removes what is obsolete
    void openDropped(const QStringList &paths); // scenarios, models' files, logs; one after the other
    EngineLogDialog *showLog();                 // "Engine said"
    CatalogDialog *showCatalog();
    void closeAgreed();      // without asking: it was asked before
    void setLast(bool last); // whether the program ends with this window

    [[nodiscard]] WindowPlace place() const;
    void setPlace(const WindowPlace &place);
    void openStory(const QString &path);

    [[nodiscard]] PlotInput input() const;
    [[nodiscard]] int selected() const { return m_selected; }
    [[nodiscard]] DocumentKeeper *keeper() const { return m_keeper; }
    [[nodiscard]] ModelImporter *importer() const { return m_importer; }
    [[nodiscard]] Menus *menus() const { return m_menus; }
    [[nodiscard]] SharedStrip *strip() const { return m_strip; }
    [[nodiscard]] CardList *cards() const { return m_cards; }
    [[nodiscard]] AnswerPanel *answer() const { return m_answer; }
    [[nodiscard]] PlotsArea *plots() const { return m_plots; }
    [[nodiscard]] SidePanel *side() const { return m_side; }
    [[nodiscard]] WhyPanel *why() const { return m_why; }
    [[nodiscard]] MethodPanel *engine() const { return m_engine; }
    [[nodiscard]] SourcesPanel *sources() const { return m_sources; }
    [[nodiscard]] Storyteller *teller() const { return m_teller; }
    [[nodiscard]] StoryStrip *story() const { return m_storyStrip; }
    [[nodiscard]] Presentation *presentation() const { return m_presentation; }
    [[nodiscard]] MessageStrip *messages() const { return m_messages; }
    [[nodiscard]] MeasurePanel *measure() const { return m_measure; }
    [[nodiscard]] Measuring *measuring() const { return m_measuring; }
    [[nodiscard]] ResultsImporter *results() const { return m_results; }
    [[nodiscard]] DropOverlay *drops() const { return m_drops; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

signals:
    void newWindowAsked(const QString &file); // empty: on the lesson
    void quitAsked();
    void closed();

private:
    void createParts();
    void layOut();
    [[nodiscard]] QScrollArea *answerOverPlots(QWidget *parent);
    void connectParts();
    void connectPlots();
    void connectCatalog();
    void browseCatalog();
    void addAccelerator(const QString &id);
    void dragged(const ScenarioEdit &edit);
    void connectMenus();
    void connectFileMenu();
    void connectViewMenu();
    void connectPlotSettings();
    void restorePlaces();
    void savePlaces();
    void showEvaluation();
    void showTitle();
    void showUndo();
    void togglePanel(QWidget *panel, bool open);
    void showPanels();
    void connectPanels();
    void connectMeasuring();
    void exportKept();
    void connectStories();
    void connectPresentation();
    void showStory();
    void beginStory(const QString &id);
    void chooseStory();
    [[nodiscard]] std::vector<std::pair<Menus::Id, QWidget *>> panels() const;
    void addCard(const Configuration &configuration);
    void addCopy(const Configuration &configuration);
    void connectEditMenu();
    void connectDrops();
    void showChoices();
    void openNext();
    void openResults(const QString &first);
    void copyCard();
    void paste();
    void copyFigure();
    void copyTable();
    void exportFigure();
    void tellExported(const QStringList &files);
    void showAbout();
    [[nodiscard]] PlotCard *currentPlot() const;
    [[nodiscard]] QString currentFigure() const;
    [[nodiscard]] int mostRoom() const;

    Session &m_session;
    Settings &m_settings;
    Language &m_language;
    MemoryUnit m_unit;
    int m_selected = 0;
    int m_plotGesture = 0;
    bool m_closeAgreed = false;
    bool m_last = true;
    std::deque<DropPlan::Item> m_waiting; // of a drop
    DocumentKeeper *m_keeper = nullptr;
    DropOverlay *m_drops = nullptr;
    ModelImporter *m_importer = nullptr;
    QPointer<EngineLogDialog> m_log;
    QPointer<CatalogDialog> m_catalog;
    Menus *m_menus = nullptr;
    SharedStrip *m_strip = nullptr;
    LoadStrip *m_load = nullptr;
    MessageStrip *m_messages = nullptr;
    EvenSplitter *m_columns = nullptr;
    CardList *m_cards = nullptr;
    AnswerPanel *m_answer = nullptr;
    PlotsArea *m_plots = nullptr;
    BottomBar *m_bottom = nullptr;
    SidePanel *m_side = nullptr;
    WhyPanel *m_why = nullptr;
    SourcesPanel *m_sources = nullptr;
    MethodPanel *m_engine = nullptr;
    CautionsPanel *m_cautions = nullptr;
    StepPanel *m_step = nullptr;
    SizingPanel *m_sizing = nullptr;
    CostPanel *m_cost = nullptr;
    RunsPanel *m_runs = nullptr;
    MeasurePanel *m_measure = nullptr;
    Measuring *m_measuring = nullptr;
    ResultsImporter *m_results = nullptr;
    Storyteller *m_teller = nullptr;
    StoryStrip *m_storyStrip = nullptr;
    BigSentence *m_sentence = nullptr;
    Presentation *m_presentation = nullptr;
};

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/mainwindow.h"

#include <QCloseEvent>
#include <QToolButton>

#include "app/headroom/bigsentence.h"
#include "app/headroom/bottombar.h"
#include "app/headroom/documentkeeper.h"
#include "app/headroom/evensplitter.h"
#include "app/headroom/measuring.h"
#include "app/headroom/menus.h"
#include "app/headroom/modelimporter.h"
#include "app/headroom/plotsarea.h"
#include "app/headroom/presentation.h"
#include "app/headroom/resultsimporter.h"
#include "widgets/panels/answerpanel.h"
#include "widgets/panels/cautionspanel.h"
#include "widgets/panels/costpanel.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/methodpanel.h"
#include "widgets/panels/runspanel.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/panels/sizingpanel.h"
#include "widgets/panels/sourcespanel.h"
#include "widgets/panels/steppanel.h"
#include "widgets/panels/whypanel.h"
#include "widgets/pickers/cardlist.h"
#include "widgets/pickers/loadstrip.h"
#include "widgets/pickers/sharedstrip.h"
#include "widgets/sentences/language.h"
#include "widgets/sentences/stories.h"

namespace headroom {

MainWindow::MainWindow(Session &session, Settings &settings, Language &language, QWidget *parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_settings(settings)
    , m_language(language)
    , m_unit(settings.memoryUnit())
{
    createParts();
    layOut();
    connectParts();
    connectPlots();
    connectMenus();
    connectDrops();
    connectMeasuring();
    connectCatalog();
    connectStories();
    connectPresentation();
    setMinimumSize(850, 600); // below, texts would be cut
    resize(1600, 1000);
    restorePlaces();
    m_selected = mostRoom();
    showEvaluation();
    showTitle();
}

PlotInput MainWindow::input() const
{
    return {m_session.catalog(), m_session.evaluation(), m_selected, m_language.locale(), m_unit};
}

// The card a new document begins with: the one the answer begins with.
int MainWindow::mostRoom() const
{
    int best = 0;
    const auto &results = m_session.evaluation()->results;
    for (std::size_t i = 1; i < results.size(); ++i)
        if (results[i].answer.capacity.concurrency.sequences
            > results[static_cast<std::size_t>(best)].answer.capacity.concurrency.sequences)
            best = static_cast<int>(i);
    return best;
}

void MainWindow::showEvaluation()
{
    const auto count = static_cast<int>(m_session.evaluation()->results.size());
    m_selected = std::clamp(m_selected, 0, std::max(0, count - 1));
    const PlotInput shown = input();
    m_strip->setInput(shown);
    m_load->setInput(shown);
    m_cards->setInput(shown);
    m_answer->setInput(shown);
    m_plots->setInput(shown);
    m_bottom->setInput(shown);
    m_why->setInput(shown);
    m_sources->setInput(shown);
    m_engine->setInput(shown);
    m_cautions->setInput(shown);
    m_step->setInput(shown);
    m_sizing->setInput(shown);
    m_cost->setInput(shown);
    m_runs->setInput(shown);
    m_measuring->setInput(shown);
    m_results->setSelected(m_selected);
    m_sentence->setInput(shown);
}

void MainWindow::select(int index)
{
    if (index == m_selected)
        return;
    m_selected = index;
    showEvaluation();
}

void MainWindow::openWorking(Term result)
{
    m_side->open(m_why);
    m_why->showWorkingOf(result);
}

void MainWindow::togglePanel(QWidget *panel, bool open)
{
    if (open)
        m_side->open(panel);
    else if (m_side->openPanel() == panel)
        m_side->closePanel();
}

void MainWindow::showPanels()
{
    const QWidget *open = m_side->openPanel();
    for (const auto &[id, panel] : panels())
        m_menus->action(id)->setChecked(open == panel);
}

// What a search proposes becomes a card; one that is there already is selected.
void MainWindow::addCard(const Configuration &configuration)
{
    const auto &cards = m_session.scenario().configurations;
    const auto same = std::find(cards.begin(), cards.end(), configuration);
    if (same == cards.end())
        addCopy(configuration);
    else
        select(static_cast<int>(same - cards.begin()));
}

void MainWindow::addCopy(const Configuration &configuration)
{
    const std::size_t cards = m_session.scenario().configurations.size();
    if (cards >= kMostConfigurations) {
        tell(QStringLiteral("card"), [] { return tr("Six cards are the most; remove one first."); });
        return;
    }
    m_session.edit(AddConfiguration{configuration});
    m_session.evaluateNow();
    select(static_cast<int>(cards));
}

void MainWindow::tell(const QString &subject, const Said &said)
{
    m_messages->tell(subject, said);
}

void MainWindow::forget(const QString &subject, const Said &said)
{
    if (said)
        m_messages->tell(subject, said);
    else
        m_messages->obsolete(subject);
}

void MainWindow::showTitle()
{
    //: The title of the window: %1 the document; [*] must stay, it becomes the mark of unsaved changes.
    setWindowTitle(tr("%1[*] – Headroom").arg(m_keeper->shownName()));
    setWindowModified(m_keeper->isModified());
    setWindowFilePath(m_keeper->path());
}

void MainWindow::showUndo()
{
    m_menus->setUndoTexts(m_session.undoText(m_language.locale()), m_session.redoText(m_language.locale()));
}

void MainWindow::setTheme(ThemeChoice theme)
{
    Menus::check(m_menus->themes(), static_cast<int>(theme));
    applyTheme(theme);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_engine)
        return;
    m_menus->retranslate();
    m_menus->setRecentFiles(m_settings.recentFiles());
    showChoices();
    showUndo();
    showTitle();
    showEvaluation();
    showStory();
}

void MainWindow::closeAgreed()
{
    m_closeAgreed = true;
    close();
}

void MainWindow::setLast(bool last)
{
    m_last = last;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_closeAgreed && !(m_last ? m_keeper->mayEnd() : m_keeper->mayLeave())) {
        event->ignore();
        return;
    }
    m_presentation->end();
    savePlaces();
    event->accept();
    emit closed();
}

} // namespace headroom

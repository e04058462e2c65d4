// SPDX-License-Identifier: GPL-3.0-or-later
// Stories and the presentation.
#include "app/headroom/mainwindow.h"

#include <QFileDialog>
#include <QMenuBar>

#include "app/headroom/bigsentence.h"
#include "app/headroom/bottombar.h"
#include "app/headroom/documentkeeper.h"
#include "app/headroom/plotsarea.h"
#include "app/headroom/presentation.h"
#include "app/headroom/storyteller.h"
#include "widgets/panels/answerpanel.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/panels/storystrip.h"
#include "widgets/pickers/cardlist.h"
#include "widgets/pickers/loadstrip.h"
#include "widgets/pickers/sharedstrip.h"
#include "widgets/plots/plotcard.h"
#include "widgets/sentences/language.h"
#include "widgets/sentences/stories.h"

namespace headroom {

void MainWindow::connectStories()
{
    connect(m_menus, &Menus::storyChosen, this, &MainWindow::beginStory);
    connect(m_menus->action(Menus::OpenStory), &QAction::triggered, this, &MainWindow::chooseStory);
    connect(m_teller, &Storyteller::changed, this, &MainWindow::showStory);
    connect(m_keeper, &DocumentKeeper::opened, m_teller, &Storyteller::keep); // another document: no way back
    connect(m_storyStrip, &StoryStrip::forthAsked, m_teller, &Storyteller::forth);
    connect(m_storyStrip, &StoryStrip::backAsked, m_teller, &Storyteller::back);
    connect(m_storyStrip, &StoryStrip::revealAsked, m_teller, &Storyteller::reveal);
    connect(m_storyStrip, &StoryStrip::leaveAsked, m_teller, &Storyteller::leave);
    connect(m_storyStrip, &StoryStrip::keepAsked, m_teller, &Storyteller::keep);
}

void MainWindow::connectPresentation()
{
    m_presentation =
        new Presentation({this,
                          {menuBar(), m_strip, m_load, m_messages, m_cards, m_side, m_answer, m_bottom},
                          m_plots,
                          m_storyStrip,
                          m_teller,
                          m_sentence},
                         this);
    QAction *present = m_menus->action(Menus::Present);
    connect(present, &QAction::triggered, this,
            [this](bool on) { on ? m_presentation->begin() : m_presentation->end(); });
    QAction *alone = m_menus->action(Menus::Expand);
    connect(alone, &QAction::triggered, this,
            [this](bool on) { m_plots->expand(on ? currentPlot() : nullptr); });
    connect(m_plots, &PlotsArea::expandedChanged, this,
            [this, alone] { alone->setChecked(m_plots->expanded() != nullptr); });
    connect(m_presentation, &Presentation::changed, this,
            [this, present] { present->setChecked(m_presentation->isOn()); });
}

void MainWindow::beginStory(const QString &id)
{
    for (const Story &story : builtInStories())
        if (id == QLatin1String(story.id.c_str()))
            m_teller->begin(story);
}

void MainWindow::chooseStory()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a story"), {}, tr("Stories (*.json);;All files (*)"));
    if (!path.isEmpty())
        openStory(path);
}

void MainWindow::openStory(const QString &path)
{
    const auto read = readStoryFile(path);
    if (const Said *reason = std::get_if<Said>(&read)) {
        tell(QStringLiteral("story"), *reason);
        return;
    }
    m_messages->obsolete(QStringLiteral("story"));
    m_teller->begin(std::get<Story>(read));
}

void MainWindow::showStory()
{
    if (m_teller->isTelling())
        m_storyStrip->show(*m_teller->story(), m_teller->step(), m_teller->isRevealed(), input().numbers());
    else
        m_storyStrip->clear();
}

} // namespace headroom

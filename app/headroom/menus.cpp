// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/menus.h"

#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "model/story/story.h"
#include "widgets/sentences/language.h"
#include "widgets/sentences/names.h"
#include "widgets/sentences/numbers.h"
#include "widgets/theme/theme.h"

namespace headroom {

Menus::Menus(QMainWindow *window)
    : QObject(window)
{
    createFile(window);
    createEdit(window);
    createView(window);
    createStories(window);
    createHelp(window);
    connect(m_file, &QMenu::aboutToShow, this, &Menus::opening);
    connect(m_view, &QMenu::aboutToShow, this, &Menus::opening);
    retranslate();
}

QMenu *Menus::addMenu(QMainWindow *window)
{
    return window->menuBar()->addMenu(QString());
}

QAction *Menus::add(QMenu *menu, Id id, const QKeySequence &keys)
{
    m_actions[id] = menu->addAction(QString());
    m_actions[id]->setShortcut(keys);
    return m_actions[id];
}

QAction *Menus::choice(QMenu *menu, QActionGroup *group, const QVariant &value, const QString &text)
{
    QAction *action = menu->addAction(text);
    action->setCheckable(true);
    action->setData(value);
    group->addAction(action);
    return action;
}

void Menus::check(QActionGroup *group, const QVariant &value)
{
    const QList<QAction *> actions = group->actions();
    for (QAction *action : actions)
        if (action->data() == value)
            action->setChecked(true);
}

void Menus::createFile(QMainWindow *window)
{
    m_file = addMenu(window);
    add(m_file, New, QKeySequence::New);
    add(m_file, NewWindow, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    add(m_file, Open, QKeySequence::Open);
    m_recent = m_file->addMenu(QString());
    m_file->addSeparator();
    add(m_file, OpenModel);
    add(m_file, OpenResults);
    add(m_file, EngineSaid, QKeySequence(Qt::CTRL | Qt::Key_L));
    m_file->addSeparator();
    add(m_file, Save, QKeySequence::Save);
    add(m_file, SaveAs, QKeySequence::SaveAs);
    m_file->addSeparator();
    add(m_file, ExportFigure, QKeySequence(Qt::CTRL | Qt::Key_E));
    m_file->addSeparator();
    add(m_file, Close, QKeySequence(Qt::CTRL | Qt::Key_W));
    add(m_file, Quit, QKeySequence::Quit)->setMenuRole(QAction::QuitRole);
}

void Menus::createEdit(QMainWindow *window)
{
    m_edit = addMenu(window);
    add(m_edit, Undo, QKeySequence::Undo);
    add(m_edit, Redo, QKeySequence::Redo);
    m_edit->addSeparator();
    add(m_edit, CopyFigure, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    add(m_edit, CopyTable, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
    m_edit->addSeparator();
    add(m_edit, CopyCard, QKeySequence::Copy);
    add(m_edit, Paste, QKeySequence::Paste);
}

void Menus::createView(QMainWindow *window)
{
    m_view = addMenu(window);
    add(m_view, Why, QKeySequence(Qt::Key_F2))->setCheckable(true);
    add(m_view, Sources, QKeySequence(Qt::Key_F3))->setCheckable(true);
    add(m_view, Engine, QKeySequence(Qt::Key_F4))->setCheckable(true);
    add(m_view, Cautions, QKeySequence(Qt::Key_F5))->setCheckable(true);
    add(m_view, Step, QKeySequence(Qt::Key_F6))->setCheckable(true);
    add(m_view, Size, QKeySequence(Qt::Key_F7))->setCheckable(true);
    add(m_view, Cost, QKeySequence(Qt::Key_F8))->setCheckable(true);
    add(m_view, Runs, QKeySequence(Qt::Key_F9))->setCheckable(true);
    add(m_view, Measure, QKeySequence(Qt::Key_F12))->setCheckable(true);
    m_view->addSeparator();
    add(m_view, BrowseCatalog, QKeySequence(Qt::CTRL | Qt::Key_K));
    m_view->addSeparator();
    add(m_view, PublishedRuns, QKeySequence(Qt::CTRL | Qt::Key_R))->setCheckable(true);
    add(m_view, Expand, QKeySequence(Qt::CTRL | Qt::Key_M))->setCheckable(true);
    add(m_view, Present, QKeySequence(Qt::Key_F11))->setCheckable(true);
    m_view->addSeparator();
    m_language = m_view->addMenu(QString());
    m_theme = m_view->addMenu(QString());
    m_unit = m_view->addMenu(QString());
    m_languages = new QActionGroup(this);
    m_themes = new QActionGroup(this);
    m_units = new QActionGroup(this);
    // Each language is named in itself, so that it can be found by who reads no other.
    choice(m_language, m_languages, QStringLiteral("en"), QStringLiteral("English"));
    choice(m_language, m_languages, QStringLiteral("pt_BR"), QStringLiteral("Português (Brasil)"));
    for (const ThemeChoice theme : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
        choice(m_theme, m_themes, static_cast<int>(theme));
    choice(m_unit, m_units, static_cast<int>(MemoryUnit::GiB));
    choice(m_unit, m_units, static_cast<int>(MemoryUnit::GB));
}

void Menus::createStories(QMainWindow *window)
{
    m_stories = addMenu(window);
    m_actions[OpenStory] = new QAction(this);
    // The texts are read when the menu is first looked at, not at the start.
    connect(m_stories, &QMenu::aboutToShow, this, &Menus::showStories);
}

void Menus::showStories()
{
    m_stories->clear();
    for (const Story &story : builtInStories())
        connect(m_stories->addAction(textIn(story.title, QLocale())), &QAction::triggered, this,
                [this, id = QString::fromStdString(story.id)] { emit storyChosen(id); });
    m_stories->addSeparator();
    m_stories->addAction(m_actions[OpenStory]);
}

void Menus::createHelp(QMainWindow *window)
{
    m_help = addMenu(window);
    add(m_help, About)->setMenuRole(QAction::AboutRole);
}

void Menus::setRecentFiles(const QStringList &paths)
{
    m_recent->clear();
    for (const QString &path : paths) {
        QString shown = QDir::toNativeSeparators(path);
        shown.replace(QLatin1Char('&'), QLatin1String("&&"));
        connect(m_recent->addAction(shown), &QAction::triggered, this,
                [this, path] { emit recentChosen(path); });
    }
    m_recent->setEnabled(!paths.isEmpty());
    m_recent->addSeparator();
    connect(m_recent->addAction(tr("&Forget these files")), &QAction::triggered, this, &Menus::recentCleared);
}

void Menus::setUndoTexts(const QString &undo, const QString &redo)
{
    m_undoText = undo;
    m_redoText = redo;
    //: In the Edit menu. %1 names the change, "context of 8,192 tokens".
    m_actions[Undo]->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo));
    m_actions[Redo]->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redo));
    m_actions[Undo]->setEnabled(!undo.isEmpty());
    m_actions[Redo]->setEnabled(!redo.isEmpty());
}

void Menus::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_recent->setTitle(tr("Open &recent"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_language->setTitle(tr("&Language"));
    m_theme->setTitle(tr("&Theme"));
    m_unit->setTitle(tr("&Memory in"));
    m_stories->setTitle(tr("S&tories"));
    m_help->setTitle(tr("&Help"));
    const std::array texts{
        tr("&New comparison"), tr("New &window"), tr("&Open…"), tr("Open a &model's file…"),
        tr("Open meas&urements…"), tr("Engine sai&d…"), tr("&Save"), tr("Save &as…"), tr("&Export figure…"),
        tr("&Close window"), tr("&Quit"), tr("&Undo"), tr("&Redo"), tr("Copy &figure"), tr("Copy &table"),
        //: Of the selected card, as text for other windows and for people.
        tr("&Copy configuration"),
        //: Takes a configuration, a comparison or a start-up log from the clipboard.
        tr("&Paste"), tr("&Why this number"), tr("&Sources"), tr("E&ngine settings"), tr("&Cautions"),
        tr("&One token"), tr("What to &buy"), tr("Cost and &prices"), tr("&How good is this?"),
        tr("M&easure"), tr("P&ublished runs on the plots"), tr("One plot &alone"), tr("&Present"),
        tr("Catalo&g…"), tr("&Open a story…"), tr("&About Headroom")};
    for (std::size_t i = 0; i < texts.size(); ++i)
        m_actions[i]->setText(texts[i]);
    //: On the button behind the method: settings of the engine.
    m_actions[Engine]->setIconText(tr("Settings"));
    //: On the button over a plot: shows published runs as points.
    m_actions[PublishedRuns]->setIconText(tr("Published runs"));
    const QStringList themes{tr("&System"), tr("&Light"), tr("&Dark")};
    for (qsizetype i = 0; i < themes.size(); ++i)
        m_themes->actions().at(i)->setText(themes[i]);
    m_units->actions().at(0)->setText(tr("Gi&B (1,073,741,824 bytes)"));
    m_units->actions().at(1)->setText(tr("&GB (1,000,000,000 bytes)"));
    setUndoTexts(m_undoText, m_redoText);
}

} // namespace headroom

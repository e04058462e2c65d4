// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus do.
#include "app/headroom/mainwindow.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>

#include "app/headroom/aboutdialog.h"
#include "app/headroom/documentkeeper.h"
#include "app/headroom/enginelogdialog.h"
#include "app/headroom/exportdialog.h"
#include "app/headroom/figures.h"
#include "app/headroom/menus.h"
#include "app/headroom/modelimporter.h"
#include "app/headroom/plotsarea.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/methodpanel.h"
#include "widgets/panels/sourcespanel.h"
#include "widgets/panels/whypanel.h"
#include "widgets/plots/capacityplot.h"
#include "widgets/sentences/language.h"

namespace headroom {

void MainWindow::connectMenus()
{
    connectFileMenu();
    connectViewMenu();
    connectEditMenu();
    connect(m_menus, &Menus::opening, this, &MainWindow::showChoices);
    connect(m_menus->action(Menus::About), &QAction::triggered, this, &MainWindow::showAbout);
    showChoices();
    showUndo();
}

void MainWindow::connectEditMenu()
{
    const auto on = [this](Menus::Id id, auto slot) {
        connect(m_menus->action(id), &QAction::triggered, this, slot);
    };
    on(Menus::Undo, [this] { m_session.undoStack()->undo(); });
    on(Menus::Redo, [this] { m_session.undoStack()->redo(); });
    on(Menus::CopyFigure, &MainWindow::copyFigure);
    on(Menus::CopyTable, &MainWindow::copyTable);
    on(Menus::CopyCard, &MainWindow::copyCard);
    on(Menus::Paste, &MainWindow::paste);
}

// Another window may have chosen, or opened a file.
void MainWindow::showChoices()
{
    m_menus->setRecentFiles(m_settings.recentFiles());
    Menus::check(m_menus->languages(), m_language.name());
    Menus::check(m_menus->themes(), static_cast<int>(m_settings.theme()));
    Menus::check(m_menus->units(), static_cast<int>(m_unit));
}

void MainWindow::connectFileMenu()
{
    const auto on = [this](Menus::Id id, auto slot) {
        connect(m_menus->action(id), &QAction::triggered, this, slot);
    };
    on(Menus::New, [this] { m_keeper->startNew(); });
    on(Menus::NewWindow, [this] { emit newWindowAsked({}); });
    on(Menus::Open, [this] { m_keeper->chooseAndOpen(); });
    on(Menus::OpenModel, [this] { m_importer->choose(); });
    on(Menus::EngineSaid, [this] { showLog(); });
    on(Menus::Save, [this] { m_keeper->save(); });
    on(Menus::SaveAs, [this] { m_keeper->saveAs(); });
    on(Menus::ExportFigure, &MainWindow::exportFigure);
    on(Menus::Close, [this] { close(); });
    on(Menus::Quit, &MainWindow::quitAsked);
    connect(m_menus, &Menus::recentChosen, m_keeper, &DocumentKeeper::openFile);
    connect(m_menus, &Menus::recentCleared, this, [this] {
        m_settings.clearRecentFiles();
        m_menus->setRecentFiles({});
    });
    connect(m_keeper, &DocumentKeeper::changed, this,
            [this] { m_menus->setRecentFiles(m_settings.recentFiles()); });
}

void MainWindow::connectViewMenu()
{
    connect(m_menus->languages(), &QActionGroup::triggered, this, [this](const QAction *action) {
        m_settings.setLanguage(action->data().toString());
        m_language.use(action->data().toString());
    });
    connect(m_menus->themes(), &QActionGroup::triggered, this, [this](const QAction *action) {
        const auto theme = static_cast<ThemeChoice>(action->data().toInt());
        m_settings.setTheme(theme);
        setTheme(theme);
    });
    connect(m_menus->units(), &QActionGroup::triggered, this, [this](const QAction *action) {
        m_unit = static_cast<MemoryUnit>(action->data().toInt());
        m_settings.setMemoryUnit(m_unit);
        showEvaluation();
    });
}

// The plot that was last used, else the first.
PlotCard *MainWindow::currentPlot() const
{
    for (PlotCard *plot : m_plots->plots())
        if (plot->hasFocus() || plot->isAncestorOf(QApplication::focusWidget()))
            return plot;
    for (PlotCard *plot : m_plots->plots())
        if (plot->isVisible())
            return plot;
    return m_plots->capacity();
}

void MainWindow::copyFigure()
{
    QApplication::clipboard()->setImage(figureImage(*currentPlot(), input(), {QSize(1280, 720), 2.0, false}));
}

void MainWindow::copyTable()
{
    QApplication::clipboard()->setText(tableText(*currentPlot()));
}

void MainWindow::exportFigure()
{
    ExportDialog dialog(this);
    for (PlotCard *plot : m_plots->plots())
        dialog.addFigure(plot->title());
    dialog.setFigure(static_cast<int>(m_plots->plots().indexOf(currentPlot())));
    if (dialog.exec() != QDialog::Accepted)
        return;
    PlotCard &plot = *m_plots->plots().at(dialog.figure());
    const QString reason = writeFigure(dialog.path(), plot, input(), dialog.shape());
    if (reason.isEmpty())
        //: %1 is the file that was written.
        m_messages->tell(
            QStringLiteral("export"), [path = dialog.path()] { return tr("The figure is in %1.").arg(path); },
            MessageStrip::Tone::Good);
    else
        tell(QStringLiteral("export"), [reason] { return reason; }); // partly the system's words
}

// Opens it where it is not open yet.
EngineLogDialog *MainWindow::showLog()
{
    if (!m_log) {
        m_log = new EngineLogDialog(m_session.catalog(), Numbers(m_language.locale(), m_unit), this);
        m_log->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_log, &EngineLogDialog::scenarioChosen, this,
                [this](const Scenario &scenario) { m_session.edit(ReplaceScenario{scenario}); });
    }
    m_log->open();
    return m_log;
}

void MainWindow::showAbout()
{
    AboutDialog(this).exec();
}

} // namespace headroom

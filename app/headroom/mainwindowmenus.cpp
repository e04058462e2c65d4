// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus do.
#include "app/headroom/mainwindow.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QToolButton>

#include "app/headroom/aboutdialog.h"
#include "app/headroom/documentkeeper.h"
#include "app/headroom/enginelogdialog.h"
#include "app/headroom/exportdialog.h"
#include "app/headroom/figures.h"
#include "app/headroom/menus.h"
#include "app/headroom/modelimporter.h"
#include "app/headroom/plotsarea.h"
#include "app/headroom/resultsimporter.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/methodpanel.h"
#include "widgets/panels/sourcespanel.h"
#include "widgets/panels/whypanel.h"
#include "widgets/plots/capacityplot.h"
#include "widgets/plots/rateplot.h"
#include "widgets/plots/tradeoffplot.h"
#include "widgets/sentences/language.h"

namespace headroom {

void MainWindow::connectMenus()
{
    connectFileMenu();
    connectViewMenu();
    connectPlotSettings();
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
    on(Menus::OpenResults, [this] { m_results->choose(); });
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

// What the plots of rates show is chosen in the menu or over the plots, and kept.
void MainWindow::connectPlotSettings()
{
    QAction *runs = m_menus->action(Menus::PublishedRuns);
    m_plots->rate()->pointsSwitch()->setDefaultAction(runs);
    m_plots->tradeOff()->pointsSwitch()->setDefaultAction(runs);
    runs->setChecked(m_settings.publishedRuns());
    m_plots->showPublishedRuns(runs->isChecked());
    connect(runs, &QAction::toggled, this, [this](bool shown) {
        m_settings.setPublishedRuns(shown);
        m_plots->showPublishedRuns(shown);
    });
    m_plots->tradeOff()->setYield(m_settings.tradeOff());
    connect(m_plots->tradeOff(), &TradeOffPlot::yieldChosen, this,
            [this](int yield) { m_settings.setTradeOff(static_cast<Yield>(yield)); });
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

QString MainWindow::currentFigure() const
{
    return FigurePlots::names().value(m_plots->plots().indexOf(currentPlot()));
}

void MainWindow::copyFigure()
{
    const FigureMaker maker(input(), m_plots->choices());
    const FigureOrder order{currentFigure(), {}, {}, {}, QSize(1280, 720), 2.0, false};
    QApplication::clipboard()->setImage(maker.draw(PictureKind::Png, order).image);
}

void MainWindow::copyTable()
{
    QApplication::clipboard()->setText(tableText(*currentPlot()));
}

void MainWindow::exportFigure()
{
    auto *dialog = new ExportDialog(
        input(), m_language, m_plots->choices(),
        [this](PictureKind kind) { return windowPicture(kind, *this, *m_plots); }, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->form()->setFigure(currentFigure());
    connect(dialog, &QDialog::accepted, this, [this, dialog] { tellExported(dialog->written()); });
    dialog->open();
}

void MainWindow::tellExported(const QStringList &files)
{
    m_messages->tell(
        QStringLiteral("export"),
        //: %1: the file that was written, or several
        [files] { return tr("Exported: %1").arg(files.join(QLatin1String(", "))); },
        MessageStrip::Tone::Good);
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

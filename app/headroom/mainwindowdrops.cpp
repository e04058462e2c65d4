// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from outside: files let go over the window, and the clipboard.
#include "app/headroom/mainwindow.h"

#include <QApplication>
#include <QClipboard>

#include "app/headroom/documentkeeper.h"
#include "app/headroom/dropoverlay.h"
#include "app/headroom/enginelogdialog.h"
#include "app/headroom/modelimporter.h"
#include "app/headroom/pasted.h"
#include "app/headroom/resultsimporter.h"

namespace headroom {

namespace {
const QString kDrop = QStringLiteral("drop");
const QString kClipboard = QStringLiteral("clipboard");
} // namespace

void MainWindow::connectDrops()
{
    connect(m_drops, &DropOverlay::entered, this,
            [this](const QStringList &paths) { m_drops->showPromise(promiseOf(planOf(paths))); });
    connect(m_drops, &DropOverlay::dropped, this, &MainWindow::openDropped);
    connect(m_importer, &ModelImporter::ended, this, &MainWindow::openNext, Qt::QueuedConnection);
    connect(m_results, &ResultsImporter::ended, this, &MainWindow::openNext, Qt::QueuedConnection);
}

// The last of several stories is told. The first comparison takes the place of this one, after a question;
// others get windows of their own. What shows a dialog waits for the one before.
void MainWindow::openDropped(const QStringList &paths)
{
    const DropPlan plan = planOf(paths);
    forget(
        kDrop, plan.unknown.isEmpty() && plan.leftOut == 0 ? Said() : [plan] { return refusalOf(plan); });
    m_waiting.clear();
    bool first = true;
    for (const DropPlan::Item &item : plan.items) {
        if (item.kind == FileKind::Story)
            openStory(item.path);
        else if (item.kind != FileKind::Scenario)
            m_waiting.push_back(item);
        else if (std::exchange(first, false))
            m_keeper->openFile(item.path);
        else
            emit newWindowAsked(item.path);
    }
    openNext();
}

void MainWindow::openNext()
{
    if (m_waiting.empty())
        return;
    const DropPlan::Item next = m_waiting.front();
    m_waiting.pop_front();
    if (next.kind == FileKind::Results) {
        openResults(next.path);
        return;
    }
    if (next.kind == FileKind::Model) {
        m_importer->open(next.path);
        return;
    }
    EngineLogDialog *log = showLog();
    log->openFile(next.path);
    connect(log, &QObject::destroyed, this, &MainWindow::openNext,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
}

// All files of measurements that wait are one import: what they leave open is asked once.
void MainWindow::openResults(const QString &first)
{
    QStringList paths{first};
    std::erase_if(m_waiting, [&paths](const DropPlan::Item &item) {
        const bool results = item.kind == FileKind::Results;
        if (results)
            paths.append(item.path);
        return results;
    });
    m_results->open(paths);
}

void MainWindow::copyCard()
{
    const auto &results = m_session.evaluation()->results;
    if (m_selected < static_cast<int>(results.size()))
        QApplication::clipboard()->setText(configurationText(input(),
                                                             results[static_cast<std::size_t>(m_selected)]));
}

// A configuration becomes a card, a comparison takes the place of this one and can be undone; anything else
// may be a log.
void MainWindow::paste()
{
    const QByteArray text = QApplication::clipboard()->text().toUtf8();
    const Pasted pasted = pastedFrom(text);
    forget(kClipboard, {});
    if (const Configuration *card = std::get_if<Configuration>(&pasted))
        addCopy(*card);
    else if (const Scenario *scenario = std::get_if<Scenario>(&pasted))
        m_session.edit(ReplaceScenario{*scenario});
    else if (const Said *refusal = std::get_if<Said>(&pasted))
        tell(kClipboard, *refusal);
    else
        showLog()->take(text);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/modelimporter.h"

#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QProgressDialog>
#include <QtConcurrent>

#include "app/headroom/importdialog.h"
#include "widgets/sentences/importwords.h"
#include "widgets/sentences/keptmodel.h"

namespace headroom {

ModelImporter::ModelImporter(Session &session, QWidget *window)
    : QObject(window)
    , m_session(session)
    , m_window(window)
{
    connect(&m_reading, &QFutureWatcher<ImportResult>::finished, this, [this] {
        closeProgress();
        if (!m_watch->cancelled)
            show(m_reading.result());
        else if (!m_dialog)
            emit ended();
    });
    m_progressTick.setInterval(100);
    connect(&m_progressTick, &QTimer::timeout, this, &ModelImporter::showProgress);
}

ModelImporter::~ModelImporter()
{
    letGo();
    m_reading.waitForFinished();
}

ImportDialog *ModelImporter::dialog() const
{
    return m_dialog;
}

void ModelImporter::choose()
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Open a model's file"), {},
        tr("Models (*config.json *.safetensors *.index.json *.gguf);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void ModelImporter::closeProgress()
{
    m_progressTick.stop();
    if (!m_progress)
        return;
    m_progress->hide();
    m_progress->deleteLater(); // it may be the one that says "cancelled"
    m_progress.clear();
}

void ModelImporter::letGo()
{
    if (m_watch)
        m_watch->cancelled = true;
    closeProgress();
}

// Of many files the share that is read; of one, that it is being read.
void ModelImporter::showProgress()
{
    if (!m_progress || m_watch->files < 2)
        return;
    m_progress->setRange(0, m_watch->files);
    m_progress->setValue(m_watch->filesRead);
}

void ModelImporter::open(const QString &path)
{
    letGo();
    emit complained({});
    m_watch = std::make_shared<ImportWatch>();
    const std::string today = QDate::currentDate().toString(Qt::ISODate).toStdString();
    m_reading.setFuture(QtConcurrent::run([path, today, catalog = m_session.catalog(),
                                           watch = m_watch]() -> ImportResult {
        return importModelFile(std::filesystem::path(path.toStdU16String()), *catalog, today, watch.get());
    }));
    // It shows itself where reading takes longer than a blink: many files, a slow disk.
    m_progress =
        new QProgressDialog(tr("Reading %1…").arg(QFileInfo(path).fileName()), tr("Cancel"), 0, 0, m_window);
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(400);
    m_progress->setAutoReset(false);
    m_progress->setAutoClose(false);
    m_progressTick.start();
    connect(m_progress, &QProgressDialog::canceled, this, &ModelImporter::letGo);
}

void ModelImporter::show(const ImportResult &result)
{
    if (const ImportProblem *problem = std::get_if<ImportProblem>(&result)) {
        emit complained([problem = *problem] { return refusalText(problem); });
        emit ended();
        return;
    }
    const ImportedModel &imported = std::get<ImportedModel>(result);
    delete m_dialog;
    m_dialog = new ImportDialog(*m_session.catalog(), imported, Numbers(QLocale()), m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ImportDialog::chosen, this, [this, imported](bool keep) { take(imported, keep); });
    connect(m_dialog, &QDialog::finished, this, &ModelImporter::ended);
    m_dialog->open();
}

void ModelImporter::take(const ImportedModel &imported, bool keep)
{
    if (keep) {
        const KeptEntry result = keepModel(imported);
        if (result.refusal.isEmpty())
            //: %1: a model · %2: a file
            emit kept([name = QString::fromStdString(imported.model.name), path = result.path] {
                return tr("%1 is kept in %2.").arg(name, path);
            });
        else
            emit complained([refusal = result.refusal] { return refusal; });
    }
    auto extended = std::make_shared<Catalog>(*m_session.catalog());
    const std::string id = addToCatalog(*extended, imported);
    m_session.setCatalog(std::move(extended));
    m_session.edit(SetModel{id});
}

} // namespace headroom

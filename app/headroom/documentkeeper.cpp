// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/documentkeeper.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "app/headroom/scenariofile.h"
#include "widgets/sentences/carriedmodels.h"

namespace headroom {

namespace {
const QString kSuffix = QStringLiteral(".headroom.json");
}

DocumentKeeper::DocumentKeeper(Session &session, Settings &settings, QWidget *window)
    : QObject(window)
    , m_session(session)
    , m_settings(settings)
    , m_window(window)
{
    connect(session.undoStack(), &QUndoStack::cleanChanged, this, &DocumentKeeper::changed);
}

QString DocumentKeeper::shownName() const
{
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).fileName();
}

void DocumentKeeper::take(const Scenario &scenario, const QString &path)
{
    m_path = path;
    const CarriedTrouble trouble = m_session.start(scenario, QFileInfo(path).fileName().toStdString());
    if (!path.isEmpty())
        m_settings.addRecentFile(path);
    emit complained(trouble.any() ? [trouble] { return carriedText(trouble); } : Said());
    emit opened();
    emit changed();
}

void DocumentKeeper::startNew()
{
    if (mayLeave())
        take(lessonScenario(), {});
}

bool DocumentKeeper::openFile(const QString &path)
{
    const auto read = readScenarioFile(path);
    if (const Said *reason = std::get_if<Said>(&read)) {
        emit complained(*reason);
        return false;
    }
    if (!mayLeave())
        return false;
    take(std::get<Scenario>(read), QFileInfo(path).absoluteFilePath());
    return true;
}

void DocumentKeeper::chooseAndOpen()
{
    const QString folder = m_path.isEmpty() ? QString() : QFileInfo(m_path).path();
    const QString path =
        QFileDialog::getOpenFileName(m_window, tr("Open a scenario"), folder,
                                     tr("Scenarios (*.headroom.json);;JSON files (*.json);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool DocumentKeeper::save()
{
    return m_path.isEmpty() ? saveAs() : saveTo(m_path);
}

bool DocumentKeeper::saveAs()
{
    const QString proposed = m_path.isEmpty() ? tr("comparison") + kSuffix : m_path;
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save the scenario"), proposed,
                                                tr("Scenarios (*.headroom.json)"));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        path += kSuffix;
        if (QFileInfo::exists(path) && !mayReplace(path))
            return false;
    }
    return saveTo(path);
}

// The file dialog asked about the name as typed, not about the name with its ending.
bool DocumentKeeper::mayReplace(const QString &path)
{
    QMessageBox question(QMessageBox::Question, tr("Replace the file?"),
                         tr("%1 exists already. Replace it?").arg(QFileInfo(path).fileName()),
                         QMessageBox::Yes | QMessageBox::No, m_window);
    question.setTextFormat(Qt::PlainText);
    return question.exec() == QMessageBox::Yes;
}

bool DocumentKeeper::saveTo(const QString &path)
{
    const Said reason = writeScenarioFile(path, m_session.scenario());
    emit complained(reason);
    if (reason)
        return false;
    m_path = QFileInfo(path).absoluteFilePath();
    m_settings.addRecentFile(m_path);
    m_session.undoStack()->setClean();
    if (const auto left = notCarried(m_session.scenario(), *m_session.catalog()); !left.empty())
        emit complained([left] { return notCarriedText(left); });
    emit changed();
    return true;
}

bool DocumentKeeper::mayLeave()
{
    if (!isModified())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Save the changes?"),
                         tr("The comparison has changes that are not saved."),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(tr("They are lost unless you save them."));
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

} // namespace headroom

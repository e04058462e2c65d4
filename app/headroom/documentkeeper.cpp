// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/documentkeeper.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "app/headroom/recoveryfile.h"
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
    connect(session.undoStack(), &UndoHistory::cleanChanged, this, &DocumentKeeper::changed);
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

int DocumentKeeper::ask(QMessageBox &question) const
{
    m_window->activateWindow(); // several may be open: the one that is asked about comes to the front
    question.setTextFormat(Qt::PlainText);
    question.setDefaultButton(QMessageBox::Save);
    return question.exec();
}

bool DocumentKeeper::mayLeave()
{
    if (!isModified())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Save the changes?"),
                         //: %1 is a file, or "Untitled".
                         tr("%1 has changes that are not saved.").arg(shownName()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setInformativeText(tr("They are lost unless you save them."));
    const int answer = ask(question);
    return answer == QMessageBox::Save ? save() : answer == QMessageBox::Discard;
}

bool DocumentKeeper::mayEnd()
{
    m_keepsChanges = false;
    if (!isModified())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Save the changes?"),
                         tr("%1 has changes that are not saved.").arg(shownName()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setInformativeText(tr("They are lost unless you save them or keep them for the next start."));
    //: A button of the question about unsaved changes when the program ends.
    const QPushButton *keep = question.addButton(tr("&Keep for the next start"), QMessageBox::AcceptRole);
    const int answer = ask(question);
    m_keepsChanges = question.clickedButton() == keep;
    return answer == QMessageBox::Save ? save() : m_keepsChanges || answer == QMessageBox::Discard;
}

void DocumentKeeper::takeUp(const KeptDocument &document)
{
    const auto read = document.path.isEmpty() ? std::variant<Scenario, Said>(lessonScenario())
                                              : readScenarioFile(document.path);
    if (const Scenario *saved = std::get_if<Scenario>(&read)) {
        take(*saved, document.path);
        if (document.modified)
            takeUpChanges(document);
        return;
    }
    take(document.scenario, document.path);
    m_session.undoStack()->setNeverClean();
    emit complained([why = std::get<Said>(read)] {
        //: %1: a sentence that says why a file could not be read
        return tr("%1 What is shown was kept beside it; saving writes the file anew.").arg(why());
    });
}

void DocumentKeeper::takeUpChanges(const KeptDocument &document)
{
    m_session.edit(ReplaceScenario{document.scenario});
    if (!isModified()) // saved by other means since
        return;
    emit tookUp([this, document] { return takenUpText(document); }, !document.ended);
}

QString DocumentKeeper::takenUpText(const KeptDocument &document) const
{
    const QString when = QLocale().toString(document.when.toLocalTime(), QLocale::ShortFormat);
    if (document.ended)
        //: %1: a file, or "Untitled", %2: date and time
        return tr("The changes to %1 of %2 are here again and still not saved.").arg(shownName(), when);
    if (document.path.isEmpty())
        //: %1: date and time
        return tr("Headroom ended without saving. What was kept of the comparison up to %1 is shown.")
            .arg(when);
    //: %1: a file, %2: date and time
    return tr("Headroom ended without saving. The changes to %1 up to %2 are shown; the file itself is as it "
              "was, and undo leads back to it.")
        .arg(shownName(), when);
}

void DocumentKeeper::showSaved()
{
    while (isModified() && m_session.undoStack()->canUndo())
        m_session.undoStack()->undo();
}

} // namespace headroom

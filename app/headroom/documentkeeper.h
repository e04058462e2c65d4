// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/headroom/session.h"
#include "app/headroom/settings.h"
#include "widgets/sentences/said.h"

class QMessageBox;
class QWidget;

namespace headroom {

struct KeptDocument;

// The document as a file: new, open, save, and never lost without asking.
class DocumentKeeper : public QObject {
    Q_OBJECT

public:
    DocumentKeeper(Session &session, Settings &settings, QWidget *window);

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QString shownName() const; // of the file, or "Untitled"
    [[nodiscard]] bool isModified() const { return !m_session.undoStack()->isClean(); }

    bool openFile(const QString &path); // asks first when something would be lost
    bool save();
    bool saveAs();
    bool saveTo(const QString &path);
    // True when the document may go: it is saved, or the user let it go.
    bool mayLeave();
    // The same at the end of the program, where it may also be kept for the next start.
    bool mayEnd();
    [[nodiscard]] bool keepsChanges() const { return m_keepsChanges; } // as was chosen at the end

    // Takes up a document left by a crash or at the end of the program. Its file is read first, so that undo
    // leads back to it: neither version is lost.
    void takeUp(const KeptDocument &document);
    void showSaved(); // undoes back to the file; redo leads forth again

public slots:
    void startNew();
    void chooseAndOpen();

signals:
    void changed();                              // path or modified state
    void opened();                               // another document took the place of the last
    void complained(const headroom::Said &said); // about a file; empty when obsolete
    void tookUp(const headroom::Said &said, bool afterCrash);

private:
    void take(const Scenario &scenario, const QString &path);
    bool mayReplace(const QString &path);
    void takeUpChanges(const KeptDocument &document);
    [[nodiscard]] QString takenUpText(const KeptDocument &document) const;
    [[nodiscard]] int ask(QMessageBox &question) const; // the standard button that was pressed

    Session &m_session;
    Settings &m_settings;
    QWidget *m_window;
    QString m_path;
    bool m_keepsChanges = false;
};

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/headroom/session.h"
#include "app/headroom/settings.h"
#include "widgets/sentences/said.h"

class QWidget;

namespace headroom {

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

public slots:
    void startNew();
    void chooseAndOpen();

signals:
    void changed();                              // path or modified state
    void opened();                               // another document took the place of the last
    void complained(const headroom::Said &said); // about a file; empty when obsolete

private:
    void take(const Scenario &scenario, const QString &path);
    bool mayReplace(const QString &path);

    Session &m_session;
    Settings &m_settings;
    QWidget *m_window;
    QString m_path;
};

} // namespace headroom

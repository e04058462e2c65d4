// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

#include "app/headroom/recoveryfile.h"
#include "app/headroom/recoveryfolder.h"
#include "widgets/sentences/said.h"

namespace headroom {

class DocumentKeeper;
class Session;

// Keeps the document of one window against a crash: a second after a change, in a file of its own, written
// beside the window's thread and whole or not at all. Without a change nothing happens.
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(Session &session, DocumentKeeper &keeper, std::unique_ptr<RecoveryPlace> place,
             std::function<WindowPlace()> where);
    ~Autosave() override;

    // The window closes: its document is there again at the next start, or is not needed any more.
    void finish(bool again);
    // Nothing is written and nothing is going to be.
    [[nodiscard]] bool isAtRest() const { return !m_pause.isActive() && m_writing.isFinished(); }

signals:
    void kept(const QString &path);          // as it was when writing began
    void failed(const headroom::Said &said); // empty when all is well again

private:
    void soon();
    void write();
    void written();
    [[nodiscard]] KeptDocument documentNow() const;

    Session &m_session;
    DocumentKeeper &m_keeper;
    std::unique_ptr<RecoveryPlace> m_place;
    std::function<WindowPlace()> m_where;
    QTimer m_pause;
    QFutureWatcher<QString> m_writing;
    bool m_again = false; // changed while it was written
    bool m_complained = false;
};

} // namespace headroom

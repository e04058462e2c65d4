// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/autosave.h"

#include <QtConcurrent>

#include "app/headroom/documentkeeper.h"
#include "app/headroom/session.h"

namespace headroom {

namespace {
constexpr int kPause = 1000; // ms; what a crash costs at most
}

Autosave::Autosave(Session &session, DocumentKeeper &keeper, std::unique_ptr<RecoveryPlace> place,
                   std::function<WindowPlace()> where)
    : m_session(session)
    , m_keeper(keeper)
    , m_place(std::move(place))
    , m_where(std::move(where))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &Autosave::write);
    connect(&m_writing, &QFutureWatcher<QString>::finished, this, &Autosave::written);
    connect(session.undoStack(), &UndoHistory::indexChanged, this, &Autosave::soon);
    connect(&keeper, &DocumentKeeper::changed, this, &Autosave::soon);
    soon();
}

Autosave::~Autosave()
{
    m_writing.waitForFinished();
}

// Not started anew by every change: a long drag is kept once a second, too.
void Autosave::soon()
{
    if (!m_pause.isActive())
        m_pause.start();
}

KeptDocument Autosave::documentNow() const
{
    return {*m_session.scenarioPtr(), m_keeper.path(), QDateTime::currentDateTime(),
            m_keeper.isModified(),    false,           m_where()};
}

void Autosave::write()
{
    m_again = m_writing.isRunning();
    if (m_again)
        return;
    m_writing.setFuture(QtConcurrent::run([path = m_place->path(), document = documentNow()] {
        return writeKeptDocument(path, document);
    }));
}

void Autosave::written()
{
    const QString reason = m_writing.result();
    if (reason.isEmpty()) {
        if (std::exchange(m_complained, false))
            emit failed({});
        emit kept(m_place->path());
    } else if (m_keeper.isModified() && !std::exchange(m_complained, true)) {
        emit failed([reason, path = m_place->path()] {
            //: %1: a file, %2: the system's reason
            return tr("Changes cannot be kept against a crash in %1: %2").arg(path, reason);
        });
    }
    if (m_again)
        soon();
}

void Autosave::finish(bool again)
{
    m_pause.stop();
    disconnect(m_session.undoStack(), nullptr, this, nullptr);
    disconnect(&m_keeper, nullptr, this, nullptr);
    m_writing.waitForFinished();
    if (!again) {
        m_place->remove();
        return;
    }
    KeptDocument document = documentNow();
    document.ended = true;
    if (document.modified && !m_keeper.keepsChanges()) { // let go: the file is read, or the lesson begins
        document.modified = false;
        document.scenario = lessonScenario();
    }
    (void)writeKeptDocument(m_place->path(), document);
}

} // namespace headroom

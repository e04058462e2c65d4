// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/windows.h"

#include <QFileInfo>

#include "app/headroom/autosave.h"
#include "app/headroom/documentkeeper.h"
#include "app/headroom/mainwindow.h"
#include "widgets/panels/messagestrip.h"

namespace headroom {

namespace {
const QString kRecovery = QStringLiteral("recovery");
const QString kAutosave = QStringLiteral("autosave");
} // namespace

struct Windows::Frame {
    std::unique_ptr<Session> session;
    std::unique_ptr<MainWindow> window;
    std::unique_ptr<Autosave> autosave;
};

Windows::Windows(std::shared_ptr<const Catalog> catalog, Settings &settings, Language &language,
                 const QString &recoveryFolder)
    : m_catalog(std::move(catalog))
    , m_settings(settings)
    , m_language(language)
    , m_folder(recoveryFolder)
{}

Windows::~Windows() = default;

std::size_t Windows::count() const
{
    return m_frames.size();
}

MainWindow *Windows::window(std::size_t index) const
{
    return m_frames.at(index)->window.get();
}

void Windows::begin(const QString &file)
{
    for (auto &place : leftPlaces(m_folder))
        takeUp(std::move(place), file.isEmpty());
    MainWindow *front = file.isEmpty() ? nullptr : windowOf(file);
    if (!front && (!file.isEmpty() || m_frames.empty()))
        front = openNew(file);
    for (const auto &frame : m_frames)
        frame->window->show();
    if (front)
        front->activateWindow();
}

MainWindow *Windows::openNew(const QString &file)
{
    if (MainWindow *open = file.isEmpty() ? nullptr : windowOf(file)) {
        open->activateWindow();
        return open;
    }
    const Frame &frame = add(newRecoveryPlace(m_folder));
    if (m_frames.size() > 1) // not exactly over the one before
        frame.window->move(m_frames[m_frames.size() - 2]->window->pos() + QPoint(kSpaceXxl, kSpaceXxl));
    if (!file.isEmpty())
        frame.window->openDropped({file});
    frame.window->show();
    return frame.window.get();
}

const Windows::Frame &Windows::add(std::unique_ptr<RecoveryPlace> place)
{
    auto frame = std::make_shared<Frame>();
    frame->session = std::make_unique<Session>(m_catalog);
    frame->window = std::make_unique<MainWindow>(*frame->session, m_settings, m_language);
    MainWindow *window = frame->window.get();
    frame->autosave = std::make_unique<Autosave>(*frame->session, *window->keeper(), std::move(place),
                                                 [window] { return window->place(); });
    connectFrame(*frame);
    m_frames.push_back(std::move(frame));
    tellWhoIsLast();
    return *m_frames.back();
}

void Windows::connectFrame(const Frame &frame)
{
    MainWindow *window = frame.window.get();
    connect(window, &MainWindow::newWindowAsked, this, &Windows::openNew);
    connect(window, &MainWindow::quitAsked, this, &Windows::quit);
    connect(window, &MainWindow::closed, this, [this, window] { ended(window); });
    connect(frame.autosave.get(), &Autosave::failed, window,
            [window](const Said &said) { window->forget(kAutosave, said); });
    DocumentKeeper *keeper = window->keeper();
    connect(keeper, &DocumentKeeper::tookUp, window, [window, keeper](const Said &said, bool afterCrash) {
        window->messages()->tell(kRecovery, said,
                                 afterCrash ? MessageStrip::Tone::Warning : MessageStrip::Tone::Good);
        const bool named = !keeper->path().isEmpty();
        window->messages()->offer(
            kRecovery, [named] { return named ? tr("Show the file as saved") : tr("Begin anew"); },
            [keeper] { keeper->showSaved(); });
    });
    connect(keeper, &DocumentKeeper::changed, window, [window, keeper] {
        if (!keeper->isModified())
            window->messages()->obsolete(kRecovery);
    });
}

void Windows::takeUp(std::unique_ptr<RecoveryPlace> place, bool alsoUnchanged)
{
    const std::optional<KeptDocument> document = readKeptDocument(place->path());
    if (document && !document->modified && !alsoUnchanged) {
        place->remove();
        return;
    }
    if (!document) {
        tellSetAside(place->setAside());
        return;
    }
    const Frame &frame = add(std::move(place));
    frame.window->keeper()->takeUp(*document);
    frame.session->evaluateNow();
    frame.window->setPlace(document->place);
}

// In a window of its own, which is the one on the lesson where nothing else is open.
void Windows::tellSetAside(const QString &path)
{
    openNew()->tell(kRecovery, [path] {
        //: %1: a file
        return tr("Changes that were kept against a crash cannot be read; they stay in %1.").arg(path);
    });
}

bool Windows::quit()
{
    const auto frames = m_frames; // each close changes the list
    for (const auto &frame : frames)
        if (!frame->window->keeper()->mayEnd())
            return false;
    m_quitting = true;
    for (const auto &frame : frames)
        frame->window->closeAgreed();
    m_quitting = false;
    return true;
}

// The last window takes the program with it: what it showed is there again at the next start.
void Windows::ended(const MainWindow *window)
{
    const auto frame = std::find_if(m_frames.begin(), m_frames.end(),
                                    [window](const auto &one) { return one->window.get() == window; });
    if (frame == m_frames.end())
        return;
    (*frame)->autosave->finish(m_quitting || m_frames.size() == 1);
    // Deleted when the window has dealt with its own end.
    QMetaObject::invokeMethod(
        this, [gone = *frame] {}, Qt::QueuedConnection);
    m_frames.erase(frame);
    tellWhoIsLast();
}

void Windows::tellWhoIsLast()
{
    for (const auto &frame : m_frames)
        frame->window->setLast(m_frames.size() == 1);
}

MainWindow *Windows::windowOf(const QString &file) const
{
    const QString path = QFileInfo(file).absoluteFilePath();
    for (const auto &frame : m_frames)
        if (frame->window->keeper()->path() == path)
            return frame->window.get();
    return nullptr;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/picturejob.h"

#include <QPromise>
#include <QtConcurrent>

#include "widgets/tables/savefile.h"

namespace headroom {

namespace {

using Stop = std::shared_ptr<std::atomic<bool>>;

void work(QPromise<QString> &promise, const std::vector<PictureJob::Item> &items, const Stop &stop)
{
    const auto count = static_cast<int>(items.size());
    promise.setProgressRange(0, 2 * count);
    int done = 0;
    std::vector<QByteArray> files;
    for (const PictureJob::Item &item : items) {
        files.push_back(fileBytes(item.picture, stop.get()));
        promise.setProgressValue(++done);
        if (files.back().isEmpty() || stop->load()) {
            promise.addResult(stop->load() ? QString() : notDrawnText());
            return;
        }
    }
    QString reason;
    for (std::size_t i = 0; i < items.size() && reason.isEmpty(); ++i) {
        reason = saveFile(items[i].path, files[i]);
        promise.setProgressValue(++done);
    }
    promise.addResult(reason);
}

} // namespace

PictureJob::PictureJob(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<QString>::progressValueChanged, this,
            [this](int done) { emit progressed(done, m_watcher.progressMaximum()); });
    connect(&m_watcher, &QFutureWatcher<QString>::finished, this, &PictureJob::tellEnd);
}

PictureJob::~PictureJob()
{
    stop();
    m_watcher.waitForFinished();
}

void PictureJob::start(std::vector<Item> items)
{
    Q_ASSERT(!isRunning());
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_watcher.setFuture(QtConcurrent::run(work, std::move(items), m_stop));
}

void PictureJob::stop()
{
    if (m_stop)
        m_stop->store(true);
}

void PictureJob::tellEnd()
{
    const bool stopped = m_stop->load();
    emit finished(m_watcher.future().resultCount() > 0 ? m_watcher.result() : QString(), stopped);
}

} // namespace headroom

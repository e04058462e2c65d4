// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>

#include <atomic>
#include <memory>
#include <vector>

#include "widgets/export/picturefile.h"

namespace headroom {

// Packs pictures into files on another thread, so that the window answers meanwhile. All files are written or
// none.
class PictureJob : public QObject {
    Q_OBJECT

public:
    struct Item {
        QString path;
        Picture picture;
    };

    explicit PictureJob(QObject *parent = nullptr);
    ~PictureJob() override; // stops, and waits the moment this takes

    void start(std::vector<Item> items);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_watcher.isRunning(); }

signals:
    void progressed(int done, int of);                  // of packing and writing each
    void finished(const QString &reason, bool stopped); // why it failed; empty where all went well or was
                                                        // stopped

private:
    void tellEnd();

    QFutureWatcher<QString> m_watcher;
    std::shared_ptr<std::atomic<bool>> m_stop;
};

} // namespace headroom

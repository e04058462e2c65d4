// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <vector>

#include "app/headroom/settings.h"
#include "model/catalog/catalog.h"

namespace headroom {

class Language;
class MainWindow;
class RecoveryPlace;

// The open windows, each with a document of its own that is kept against a crash; what the last start left
// is taken up again.
class Windows : public QObject {
    Q_OBJECT

public:
    Windows(std::shared_ptr<const Catalog> catalog, Settings &settings, Language &language,
            const QString &recoveryFolder);
    ~Windows() override;

    // What was open at the last end and what a crash left, else one window on the lesson. A file comes to
    // the front, and takes the place of what was left without changes.
    void begin(const QString &file = {});
    MainWindow *openNew(const QString &file = {});
    // Asks about each document with changes, then closes all windows; false where the user stays.
    bool quit();

    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] MainWindow *window(std::size_t index) const; // in the order they were opened

private:
    struct Frame;

    const Frame &add(std::unique_ptr<RecoveryPlace> place);
    void connectFrame(const Frame &frame);
    void takeUp(std::unique_ptr<RecoveryPlace> place, bool alsoUnchanged);
    void tellSetAside(const QString &path);
    void ended(const MainWindow *window);
    void tellWhoIsLast();
    [[nodiscard]] MainWindow *windowOf(const QString &file) const; // nullptr where none shows it

    std::shared_ptr<const Catalog> m_catalog;
    Settings &m_settings;
    Language &m_language;
    QString m_folder;
    std::vector<std::shared_ptr<Frame>> m_frames;
    bool m_quitting = false;
};

} // namespace headroom

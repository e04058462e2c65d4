// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <vector>

namespace headroom {

// The place of one window's kept document, held by this program: no other takes it while this one lives.
class RecoveryPlace {
public:
    explicit RecoveryPlace(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; }
    // False where another living program holds it. The lock of a dead one does not count.
    [[nodiscard]] bool take() { return m_lock.tryLock(); }
    void remove() const; // the kept document; the lock goes with this object
    // Out of the way, never deleted: a later version may read what this one cannot. Gives the new name.
    [[nodiscard]] QString setAside() const;

private:
    QString m_path;
    QLockFile m_lock;
};

// The usual folder, headroom/open in the user's data folder.
[[nodiscard]] QString recoveryFolder();

// A new place in the folder, which is made where it is missing. One that cannot be written fails later.
[[nodiscard]] std::unique_ptr<RecoveryPlace> newRecoveryPlace(const QString &folder);

// The places no living program holds, oldest first, now held by this one. At most sixteen; others wait for
// another start.
[[nodiscard]] std::vector<std::unique_ptr<RecoveryPlace>> leftPlaces(const QString &folder);

} // namespace headroom

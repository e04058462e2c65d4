// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/recoveryfolder.h"

#include <QDir>
#include <QStandardPaths>
#include <QUuid>

namespace headroom {

namespace {

const QString kEnding = QStringLiteral(".kept.json");
const QString kLockEnding = QStringLiteral(".lock");
constexpr std::size_t kMostPlaces = 16;

// Of programs that died before they kept anything.
void removeStaleLocks(const QDir &folder)
{
    const QStringList locks = folder.entryList({QLatin1Char('*') + kLockEnding}, QDir::Files);
    for (const QString &name : locks) {
        QLockFile lock(folder.filePath(name));
        lock.setStaleLockTime(0);
        if (!folder.exists(name.chopped(kLockEnding.size())) && lock.tryLock())
            lock.unlock();
    }
}

} // namespace

// A lock never grows stale by age: the program may stay open for weeks.
RecoveryPlace::RecoveryPlace(const QString &path)
    : m_path(path)
    , m_lock(path + kLockEnding)
{
    m_lock.setStaleLockTime(0);
}

void RecoveryPlace::remove() const
{
    QFile::remove(m_path);
}

QString RecoveryPlace::setAside() const
{
    const QString name = m_path + QLatin1String(".unread");
    QFile::remove(name);
    return QFile::rename(m_path, name) ? name : m_path;
}

QString recoveryFolder()
{
    return QDir::cleanPath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
                           + QLatin1String("/headroom/open"));
}

std::unique_ptr<RecoveryPlace> newRecoveryPlace(const QString &folder)
{
    QDir().mkpath(folder);
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto place = std::make_unique<RecoveryPlace>(QDir(folder).filePath(name + kEnding));
    (void)place->take();
    return place;
}

std::vector<std::unique_ptr<RecoveryPlace>> leftPlaces(const QString &path)
{
    const QDir folder(path);
    removeStaleLocks(folder);
    std::vector<std::unique_ptr<RecoveryPlace>> places;
    const QStringList names =
        folder.entryList({QLatin1Char('*') + kEnding}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QString &name : names) {
        auto place = std::make_unique<RecoveryPlace>(folder.filePath(name));
        // Another program may have taken it and ended since the folder was read.
        if (places.size() < kMostPlaces && place->take() && QFile::exists(place->path()))
            places.push_back(std::move(place));
    }
    return places;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/ownentries.h"

#include "widgets/sentences/usercatalogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace headroom {

namespace {

struct Keeping {
    Q_DECLARE_TR_FUNCTIONS(KeptModels)
};

KeptEntry refused(const QString &path, const QString &reason)
{
    //: %1: a file · %2: the system's reason
    return {{}, Keeping::tr("%1 cannot be written: %2.").arg(path, reason)};
}

// Whether a catalog file holds this entry and no other.
bool holdsAlone(const QString &path, const std::string &id)
{
    const QFileInfo info(path);
    QFile file(path);
    if (!info.isFile() || info.size() > static_cast<qint64>(kLargestCatalogFile)
        || !file.open(QIODevice::ReadOnly))
        return false;
    Catalog held;
    held.sources.resize(1); // the user
    const QByteArray text = file.readAll();
    if (addCatalogText(held, std::string_view(text.constData(), static_cast<std::size_t>(text.size())), {}))
        return false;
    if (!held.weightFormats.empty() || !held.cacheFormats.empty() || !held.cautions.empty()
        || held.accelerators.size() + held.models.size() != 1)
        return false;
    return held.models.empty() ? held.accelerators.front().id == id : held.models.front().id == id;
}

} // namespace

KeptEntry keepEntry(const std::string &fileName, const std::string &text)
{
    const QDir folder(userCatalogFolder());
    const QString path = folder.filePath(QString::fromStdString(fileName));
    if (!folder.mkpath(QStringLiteral(".")))
        return refused(path, Keeping::tr("the folder cannot be made"));
    // An empty file of our own claims the name; nobody's file is replaced, however fast it appears.
    QFile claim(path);
    if (!claim.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        if (QFile::exists(path))
            return {{}, Keeping::tr("%1 exists already and was left as it is.").arg(path)};
        return refused(path, claim.errorString());
    }
    claim.close();
    QSaveFile file(path);
    const QByteArray bytes = QByteArray::fromStdString(text);
    // Without the flush a commit does not notice that a small file found no room.
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() && file.commit())
        return {path, {}};
    claim.remove();
    return refused(path, file.errorString());
}

QString ownFileOf(const std::string &id)
{
    const QString path =
        QDir(userCatalogFolder()).filePath(QString::fromStdString(id) + QStringLiteral(".json"));
    return holdsAlone(path, id) ? path : QString();
}

QString removeOwnEntry(const std::string &id)
{
    QFile file(ownFileOf(id));
    if (file.fileName().isEmpty())
        //: %1: an accelerator or model
        return Keeping::tr("No file of yours holds %1 alone.").arg(QString::fromStdString(id));
    if (!file.remove())
        //: %1: a file · %2: the system's reason
        return Keeping::tr("%1 cannot be deleted: %2.").arg(file.fileName(), file.errorString());
    return {};
}

} // namespace headroom

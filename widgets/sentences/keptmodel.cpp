// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/keptmodel.h"

#include "widgets/sentences/usercatalogs.h"

#include "model/checkpoint/catalog_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

namespace headroom {

namespace {

struct Keeping {
    Q_DECLARE_TR_FUNCTIONS(KeptModels)
};

KeptModel refused(const QString &path, const QString &reason)
{
    //: %1: a file · %2: the system's reason
    return {{}, Keeping::tr("%1 cannot be written: %2.").arg(path, reason)};
}

} // namespace

KeptModel keepModel(const ImportedModel &imported)
{
    const QDir folder(userCatalogFolder());
    const QString path = folder.filePath(QString::fromStdString(catalogFileName(imported)));
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
    const QByteArray text = QByteArray::fromStdString(catalogText(imported));
    // Without the flush a commit does not notice that a small file found no room.
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush() && file.commit())
        return {path, {}};
    claim.remove();
    return refused(path, file.errorString());
}

} // namespace headroom

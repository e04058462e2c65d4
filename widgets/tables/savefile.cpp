// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/savefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace headroom {

namespace {

struct Reason {
    Q_DECLARE_TR_FUNCTIONS(SavedFile)
};

// Of a write that was cut short Qt does not know the reason.
QString reasonOf(const QFileDevice &file)
{
    const bool unknown = file.errorString() == QFile().errorString(); // that of no error
    return unknown ? Reason::tr("no room is left") : file.errorString();
}

} // namespace

QString saveFile(const QString &path, const QByteArray &bytes)
{
    if (const QFileInfo there(path); there.exists() && !there.isFile()) // a device would be replaced by a
                                                                        // file
        return Reason::tr("%1 is not a plain file and was left as it is.").arg(path);
    QSaveFile file(path);
    // Without the flush a commit does not notice that a small file found no room.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()
        || !file.commit())
        //: %1 is a file, %2 the system's reason.
        return Reason::tr("%1 could not be written: %2").arg(path, reasonOf(file));
    return {};
}

} // namespace headroom

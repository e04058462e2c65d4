// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/savefile.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace headroom {

namespace {

struct Reason {
    Q_DECLARE_TR_FUNCTIONS(SavedFile)
};

} // namespace

QString saveFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    // Without the flush a commit does not notice that a small file found no room.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()
        || !file.commit())
        //: %1 is a file, %2 the system's reason.
        return Reason::tr("%1 could not be written: %2").arg(path, file.errorString());
    return {};
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/logfile.h"

#include "model/measurement/engine_log.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace headroom {

namespace {

struct Reason {
    Q_DECLARE_TR_FUNCTIONS(LogFiles)
};

std::variant<QByteArray, QString> contentOf(QFile &file, const QString &name)
{
    const QByteArray bytes = file.read(static_cast<qint64>(kLargestLog) + 1);
    if (file.error() != QFileDevice::NoError)
        //: %1: a file · %2: the system's reason
        return Reason::tr("%1 cannot be read: %2.").arg(name, file.errorString());
    return bytes;
}

} // namespace

std::variant<QByteArray, QString> readLogFile(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return Reason::tr("%1 is not a file.").arg(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Reason::tr("%1 cannot be read: %2.").arg(path, file.errorString());
    return contentOf(file, path);
}

std::variant<QByteArray, QString> readLogFromStandardInput()
{
    QFile file;
    if (!file.open(stdin, QIODevice::ReadOnly))
        return Reason::tr("%1 cannot be read: %2.").arg(QStringLiteral("-"), file.errorString());
    return contentOf(file, QStringLiteral("-"));
}

} // namespace headroom

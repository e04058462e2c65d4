// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace headroom {

// What one run of headroom-cli left behind.
struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QString text() const { return QString::fromUtf8(out); }
    [[nodiscard]] QString error() const { return QString::fromUtf8(err); }
    [[nodiscard]] QJsonObject json() const
    {
        QJsonParseError problem;
        const QJsonDocument document = QJsonDocument::fromJson(out, &problem);
        if (problem.error != QJsonParseError::NoError)
            qWarning("not JSON: %s", qPrintable(problem.errorString()));
        return document.object();
    }
};

// The real binary in a language, without the user's own catalogs unless a folder is given.
inline Run runCli(const QStringList &arguments, const QString &language = QStringLiteral("C.UTF-8"), const QString &dataHome = {})
{
    static const QTemporaryDir nothing;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), language);
    environment.insert(QStringLiteral("XDG_DATA_HOME"), dataHome.isEmpty() ? nothing.path() : dataHome);
    environment.insert(QStringLiteral("XDG_DATA_DIRS"), nothing.path());
    environment.remove(QStringLiteral("DISPLAY")); // needs no screen
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HEADROOM_CLI), arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError() + process.errorString().toUtf8()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

inline Run runCli(const char *line)
{
    return runCli(words(line));
}

constexpr double kGiB = 1073741824.0;

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

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
inline Run runCli(const QStringList &arguments, const QString &language = QStringLiteral("C.UTF-8"),
                  const QString &dataHome = {})
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
        return {-1, process.readAllStandardOutput(),
                process.readAllStandardError() + process.errorString().toUtf8()};
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

// The JSON of a run that must succeed.
inline QJsonObject answer(const char *line)
{
    const Run run = runCli(line);
    if (run.status != 0 || !run.err.isEmpty())
        qWarning("%d %s", run.status, run.err.constData());
    return run.json();
}

// memory.pool and the like.
inline double number(const QJsonObject &object, const char *group, const char *key)
{
    return object.value(QLatin1String(group)).toObject().value(QLatin1String(key)).toDouble(std::nan(""));
}

inline bool near(double actual, double expected, double tolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

constexpr double kGiB = 1073741824.0;

} // namespace headroom

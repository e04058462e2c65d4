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
#include <vector>

namespace headroom {

// What one run of headroom-probe left behind.
struct ProbeRun {
    int status = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QString text() const { return QString::fromUtf8(out); }

    // Every line as an object; one that is none fails the caller's count of records.
    [[nodiscard]] std::vector<QJsonObject> records() const
    {
        std::vector<QJsonObject> list;
        for (const QByteArray &line : out.split('\n'))
            if (!line.isEmpty())
                list.push_back(QJsonDocument::fromJson(line).object());
        return list;
    }
    [[nodiscard]] std::vector<QJsonObject> of(const char *type) const
    {
        std::vector<QJsonObject> list;
        for (const QJsonObject &record : records())
            if (record["type"] == QLatin1String(type))
                list.push_back(record);
        return list;
    }
    // The first record of a type, empty when there is none.
    [[nodiscard]] QJsonObject first(const char *type) const
    {
        const auto list = of(type);
        return list.empty() ? QJsonObject() : list.front();
    }
    [[nodiscard]] QJsonObject result(const char *test) const
    {
        for (const QJsonObject &record : of("result"))
            if (record["test"] == QLatin1String(test))
                return record;
        return {};
    }
    [[nodiscard]] QStringList codes() const
    {
        QStringList list;
        for (const QJsonObject &record : of("warn"))
            list << record["code"].toString();
        return list;
    }
    [[nodiscard]] QJsonObject last() const
    {
        const auto list = records();
        return list.empty() ? QJsonObject() : list.back();
    }
};

// The real program, with a fake driver that does what the setting says and nothing of this machine: neither
// its /sys nor its /dev.
inline ProbeRun runProbe(const QStringList &arguments, const QString &fake = {}, const QString &sysfs = {},
                         const QString &locale = QStringLiteral("C.UTF-8"))
{
    static const QTemporaryDir nothing;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), locale);
    environment.insert(QStringLiteral("HEADROOM_FAKE_GPU"), fake);
    for (const char *name :
         {"ROCR_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "GPU_DEVICE_ORDINAL", "CUDA_VISIBLE_DEVICES"})
        environment.remove(QLatin1String(name));
    // In a build with sanitizers a crash is still to be a signal.
    environment.insert(QStringLiteral("ASAN_OPTIONS"),
                       environment.value(QStringLiteral("ASAN_OPTIONS"))
                           + QStringLiteral(":handle_segv=0:handle_abort=0:detect_leaks=0"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HEADROOM_PROBE), QStringList(arguments)
                                                      << QStringLiteral("--sysfs-root")
                                                      << (sysfs.isEmpty() ? nothing.path() : sysfs)
                                                      << QStringLiteral("--dev-root") << nothing.path());
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QString fakeLibrary(const char *name)
{
    return QStringLiteral(HEADROOM_FAKES) + QLatin1Char('/') + QLatin1String(name);
}

inline const char *const kHip6 = "hip6/libamdhip64.so.6";
inline const char *const kHip7 = "hip7/libamdhip64.so.7";
inline const char *const kHip5 = "hip5/libamdhip64.so.5";

// "bandwidth --device 1" with a fake HIP, as records.
inline ProbeRun runHip(const char *words, const QString &fake, const QString &sysfs = {},
                       const char *library = kHip6)
{
    QStringList arguments = QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return runProbe(arguments << QStringLiteral("--json") << QStringLiteral("--hip-library")
                              << fakeLibrary(library),
                    fake, sysfs);
}

inline ProbeRun runCuda(const char *words, const QString &fake)
{
    QStringList arguments = QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return runProbe(arguments << QStringLiteral("--json") << QStringLiteral("--cuda-library")
                              << fakeLibrary("cuda/libcuda.so.1"),
                    fake);
}

// Seven digits stand in the records.
inline bool close(const QJsonValue &actual, double expected)
{
    return actual.isDouble() && std::abs(actual.toDouble() - expected) <= 2e-6 * std::abs(expected);
}

} // namespace headroom

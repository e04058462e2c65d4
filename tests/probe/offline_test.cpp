// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel text compiled for the GPUs it is meant for, without their software: the loads that matter are 16
// bytes wide, and no register is spilled. Streaming read: four in the loop and one for the rest; copy the
// same; bf16: weights and activations; fp8: weights and two of activations. 5 + 5 + 2 + 3 = 15.
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Compiled {
    int status = -1;
    QString messages;
    QString text;
};

Compiled compiled(const QStringList &arguments)
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("kernels.s"));
    QProcess process;
    process.start(QStringLiteral(HEADROOM_CLANG), QStringList(arguments)
                                                      << QStringLiteral("-S") << QStringLiteral("-o") << out
                                                      << QStringLiteral(HEADROOM_KERNELS));
    if (!process.waitForFinished(240'000))
        return {-1, process.errorString(), {}};
    QFile file(out);
    const bool opened = file.open(QIODevice::ReadOnly);
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError()),
            opened ? QString::fromUtf8(file.readAll()) : QString()};
}

qsizetype countOf(const QString &text, const char *pattern)
{
    qsizetype count = 0;
    auto matches = QRegularExpression(QString::fromLatin1(pattern)).globalMatch(text);
    for (; matches.hasNext(); matches.next())
        ++count;
    return count;
}

Compiled forAmd(const QString &arch)
{
    return compiled({QStringLiteral("-x"), QStringLiteral("hip"), QStringLiteral("--cuda-device-only"),
                     QStringLiteral("--offload-arch=") + arch, QStringLiteral("-nogpulib"),
                     QStringLiteral("-nogpuinc"), QStringLiteral("-DHR_OFFLINE_AMD"), QStringLiteral("-O3")});
}

} // namespace

class OfflineTest : public QObject {
    Q_OBJECT

private slots:
    void forAmd_data();
    void forAmd();
    void forHopper();
    void asOpenCl();
};

void OfflineTest::forAmd_data()
{
    QTest::addColumn<bool>("required");
    QTest::newRow("gfx90a") << true;
    QTest::newRow("gfx942") << true;
    QTest::newRow("gfx950") << false; // newer compilers than Debian 12's know it
}

void OfflineTest::forAmd()
{
    QFETCH(bool, required);
    const Compiled result = ::forAmd(QString::fromLatin1(QTest::currentDataTag()));
    if (!required && result.status != 0) {
        QVERIFY2(result.messages.contains(QStringLiteral("invalid target ID")), qPrintable(result.messages));
        return;
    }
    QVERIFY2(result.status == 0, qPrintable(result.messages));
    QCOMPARE(countOf(result.text, "global_load_dwordx4"), 15);
    QCOMPARE(countOf(result.text, "global_store_dwordx4"), 5);         // copy
    QCOMPARE(countOf(result.text, "\\.vgpr_spill_count:\\s+0\\b"), 7); // of each kernel
    QCOMPARE(countOf(result.text, "\\.vgpr_spill_count:"), 7);
    QCOMPARE(countOf(result.text, "\\n\\s+(scratch|buffer)_(load|store)"), 0);
}

void OfflineTest::forHopper()
{
    const Compiled result =
        compiled({QStringLiteral("-x"), QStringLiteral("cuda"), QStringLiteral("--cuda-device-only"),
                  QStringLiteral("--cuda-gpu-arch=sm_90"), QStringLiteral("-nocudalib"),
                  QStringLiteral("-nocudainc"), QStringLiteral("-Wno-unknown-cuda-version"),
                  QStringLiteral("-DHR_OFFLINE_NV"), QStringLiteral("-O3")});
    QVERIFY2(result.status == 0, qPrintable(result.messages));
    QCOMPARE(countOf(result.text, "ld\\.global[a-z.]*\\.v4"), 15);
    QCOMPARE(countOf(result.text, "st\\.global[a-z.]*\\.v4"), 5);
    QVERIFY(!result.text.contains(QStringLiteral("ld.local")));
}

void OfflineTest::asOpenCl()
{
    QProcess process;
    process.start(QStringLiteral(HEADROOM_CLANG),
                  {QStringLiteral("-x"), QStringLiteral("cl"), QStringLiteral("-cl-std=CL1.2"),
                   QStringLiteral("-Xclang"), QStringLiteral("-finclude-default-header"),
                   QStringLiteral("-fsyntax-only"), QStringLiteral("-Wall"), QStringLiteral("-Werror"),
                   QStringLiteral(HEADROOM_KERNELS)});
    QVERIFY(process.waitForFinished(240'000));
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(process.exitCode(), 0);
}

QTEST_GUILESS_MAIN(OfflineTest)
#include "offline_test.moc"

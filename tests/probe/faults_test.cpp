// SPDX-License-Identifier: GPL-3.0-or-later
// Drivers that crash, hang, chatter, end the process or lose their device: survived and named.
#include "tests/probe/runprobe.h"

using namespace headroom;

class FaultsTest : public QObject {
    Q_OBJECT

private slots:
    void crashes_data();
    void crashes();
    void hangs();
    void exitsInTheMiddle();
    void chatters();
    void losesTheDevice();
    void doesNotKnowTheArchitecture();
    void hasNoCompiler();
    void failsInOneCall();
    void isNotThere();
    void saysSoToPeople();
};

void FaultsTest::crashes_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("signal");
    const auto row = [](const char *name, const char *verb, const char *fault, const char *step,
                        const char *signal) {
        QTest::newRow(name) << QString::fromLatin1(verb) << QString::fromLatin1(fault)
                            << QString::fromLatin1(step) << QString::fromLatin1(signal);
    };
    row("segmentation fault in the first call", "list", "hipInit:segv", "hipInit", "SIGSEGV");
    row("abort while the module is loaded", "bandwidth", "hipModuleLoadData:abort", "hipModuleLoadData",
        "SIGABRT");
    row("abort of the compiler at an unknown architecture", "bandwidth", "hiprtcCompileProgram:abort",
        "hiprtcCompileProgram", "SIGABRT");
    row("in the middle of a group of launches", "bandwidth", "hipModuleLaunchKernel@40:segv",
        "hipModuleLaunchKernel", "SIGSEGV");
    row("after the last result", "bandwidth", "hipFree@2:segv", "hipFree", "SIGSEGV");
}

void FaultsTest::crashes()
{
    QFETCH(QString, verb);
    QFETCH(QString, fault);
    const ProbeRun run = runHip(qPrintable(verb), QStringLiteral("device=;fault=") + fault);
    QCOMPARE(run.status, 1);
    const QJsonObject fatal = run.first("fatal");
    QCOMPARE(fatal["reason"].toString(), QStringLiteral("signal"));
    QTEST(fatal["step"].toString(), "step");
    QTEST(fatal["signal_name"].toString(), "signal");
    QCOMPARE(run.last()["type"].toString(), QStringLiteral("done"));
    QCOMPARE(run.last()["ok"].toBool(true), false);
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("fatal"));
    // The numbers go on, so that a reader sees no gap.
    const auto records = run.records();
    for (std::size_t i = 0; i < records.size(); ++i)
        QCOMPARE(records[i]["seq"].toInt(-1), static_cast<int>(i));
}

// In the third wait. The limit of such a call is 120 s, which the option shortens.
void FaultsTest::hangs()
{
    const ProbeRun run =
        runHip("bandwidth --stall-limit 1", QStringLiteral("device=;fault=hipStreamSynchronize@3:hang"));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.first("fatal")["reason"].toString(), QStringLiteral("stall"));
    QCOMPARE(run.first("fatal")["step"].toString(), QStringLiteral("hipStreamSynchronize"));
    QCOMPARE(run.first("fatal")["limit_ms"].toInt(), 1'000);
    QCOMPARE(run.last()["ok"].toBool(true), false);
}

// exit(0) of a driver must not look like success.
void FaultsTest::exitsInTheMiddle()
{
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device=;fault=hipModuleGetFunction@2:exit=0"));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.first("fatal")["reason"].toString(), QStringLiteral("exit"));
    QCOMPARE(run.first("fatal")["exit"].toInt(-1), 0);
    QCOMPARE(run.first("fatal")["step"].toString(), QStringLiteral("hipModuleGetFunction"));
    QCOMPARE(run.last()["ok"].toBool(true), false);
}

// What it prints goes to standard error; every line of ours stays one.
void FaultsTest::chatters()
{
    const ProbeRun run =
        runHip("list", QStringLiteral("device=;fault=hipInit:noise;fault=hipGetDeviceCount:noise"));
    QCOMPARE(run.status, 0);
    QVERIFY(!run.out.contains("hello from the driver"));
    QVERIFY(run.err.contains("hello from the driver"));
    for (const QJsonObject &record : run.records())
        QVERIFY(record.contains(QStringLiteral("seq")));
    QCOMPARE(run.of("done").size(), 1U);
    QCOMPARE(run.of("device").size(), 1U);
}

// From the 30th launch on every call answers 719.
void FaultsTest::losesTheDevice()
{
    const ProbeRun run =
        runHip("bandwidth", QStringLiteral("device=;fault=hipModuleLaunchKernel@30:gone=719"));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.first("error")["fn"].toString(), QStringLiteral("hipModuleLaunchKernel"));
    QCOMPARE(run.first("error")["code"].toInt(), 719);
    QCOMPARE(run.first("error")["name"].toString(), QStringLiteral("hipErrorLaunchFailure"));
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("error"));
}

void FaultsTest::doesNotKnowTheArchitecture()
{
    const ProbeRun run = runHip("bandwidth", QStringLiteral("archs=gfx90a,gfx908;device="));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("no_compiler"));
    for (const QJsonObject &warning : run.of("warn"))
        if (warning["code"] == QStringLiteral("compile_failed"))
            QCOMPARE(warning["about"].toString(),
                     QStringLiteral("error: unknown target CPU 'gfx942:sramecc+:xnack-'"));
    QVERIFY(run.codes().contains(QStringLiteral("compile_failed")));
}

void FaultsTest::hasNoCompiler()
{
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device="), {}, "hip_alone/libamdhip64.so.6");
    QCOMPARE(run.status, 1);
    QVERIFY(run.codes().contains(QStringLiteral("no_compiler")));
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("no_compiler"));
    // ROCm 5 has it in the runtime's own library.
    QCOMPARE(runHip("bandwidth", QStringLiteral("version=50731921;device=arch=gfx90a"), {}, kHip5).status, 0);
}

void FaultsTest::failsInOneCall()
{
    // A question without an answer is a value less.
    const ProbeRun name = runHip("list", QStringLiteral("device=;fault=hipDeviceGetName:err=1"));
    QCOMPARE(name.status, 0);
    QVERIFY(!name.first("device").contains(QStringLiteral("name")));
    // Without memory there is nothing to measure.
    const ProbeRun memory = runHip("memory", QStringLiteral("device=;fault=hipMemGetInfo:err=101"));
    QCOMPARE(memory.status, 1);
    QCOMPARE(memory.first("error")["name"].toString(), QStringLiteral("hipErrorInvalidDevice"));
}

void FaultsTest::isNotThere()
{
    const ProbeRun run =
        runProbe({QStringLiteral("bandwidth"), QStringLiteral("--json"), QStringLiteral("--hip-library"),
                  QStringLiteral("/nowhere/libamdhip64.so.6")});
    QCOMPARE(run.status, 1);
    QVERIFY(run.codes().contains(QStringLiteral("no_runtime")));
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("no_runtime"));
}

void FaultsTest::saysSoToPeople()
{
    const QStringList words{QStringLiteral("list"), QStringLiteral("--hip-library"), fakeLibrary(kHip6)};
    const QString fake = QStringLiteral("device=;fault=hipDeviceGetName:segv");
    const ProbeRun english = runProbe(words, fake);
    QCOMPARE(english.status, 1);
    QVERIFY(english.text().contains(QStringLiteral("The driver crashed in hipDeviceGetName (SIGSEGV).")));
    const ProbeRun portuguese = runProbe(words, fake, {}, QStringLiteral("pt_BR.UTF-8"));
    QVERIFY(portuguese.text().contains(QStringLiteral("O driver falhou em hipDeviceGetName (SIGSEGV).")));
}

QTEST_GUILESS_MAIN(FaultsTest)
#include "faults_test.moc"

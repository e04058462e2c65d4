// SPDX-License-Identifier: GPL-3.0-or-later
// The command line, and the tables for people.
#include "tests/probe/fakesysfs.h"
#include "tests/probe/runprobe.h"

using namespace headroom;

class OptionsTest : public QObject {
    Q_OBJECT

private slots:
    void badInputIsOneLine_data();
    void badInputIsOneLine();
    void helpInBothLanguages();
    void version();
    void aTableInBothLanguages();
    void watchesOnceARound();
    void watchNoticesADeviceThatGoes();
    void aReaderThatGoesAway();
    void aDriverCannotMoveTheCursor();
};

void OptionsTest::badInputIsOneLine_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("names");
    const auto row = [](const char *name, const char *words, const char *names) {
        QTest::newRow(name) << QString::fromLatin1(words) << QString::fromLatin1(names);
    };
    row("nothing to do", "--json", "say what to do");
    row("another verb", "measure", "measure: there is no such verb");
    row("two verbs", "list memory", "memory: there is no such verb");
    row("another option", "list --gpu 1", "--gpu: there is no such option");
    row("a value missing", "list --lang en --device=", "--device: a value is missing");
    row("not a number", "list --device one", "--device: must be a number from 0 to 1023");
    row("half a device", "list --device 0.5", "--device: must be a number");
    row("a budget below zero", "list --time-budget -1", "--time-budget: must be a number from 0.1 to 3600");
    row("no number at all", "list --memory-budget nan", "--memory-budget: must be a number");
    row("a switch with a value", "list --json=yes", "--json: takes no value");
    row("another language", "list --lang fr", "--lang: known languages: en, pt_BR");
    row("decode without a model", "decode", "--model FILE is missing");
    row("two runtimes", "list --hip-library a --cuda-library b", "--cuda-library: not together");
}

void OptionsTest::badInputIsOneLine()
{
    QFETCH(QString, words);
    QFETCH(QString, names);
    const ProbeRun run = runProbe(words.split(QLatin1Char(' ')));
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(QString::fromUtf8(run.err).contains(names), run.err.constData());
}

void OptionsTest::helpInBothLanguages()
{
    const ProbeRun english = runProbe({QStringLiteral("--help")});
    QCOMPARE(english.status, 0);
    QVERIFY(english.text().contains(QStringLiteral("Not yet verified on hardware")));
    const ProbeRun portuguese =
        runProbe({QStringLiteral("--help"), QStringLiteral("--lang"), QStringLiteral("pt_BR")});
    QVERIFY(portuguese.text().contains(QStringLiteral("Ainda não verificado em hardware")));
    for (const char *option : {"--device", "--model", "--json", "--force", "--time-budget", "--memory-budget",
                               "--hip-library", "--cuda-library", "--stall-limit", "--interval", "--count",
                               "--sysfs-root", "--dev-root", "--lang", "--version", "--help"}) {
        QVERIFY2(english.text().contains(QLatin1String(option)), option);
        QVERIFY2(portuguese.text().contains(QLatin1String(option)), option);
    }
    const ProbeRun error = runProbe({QStringLiteral("decode"), QStringLiteral("--lang=pt_BR")});
    QVERIFY(QString::fromUtf8(error.err).contains(QStringLiteral("falta --model ARQUIVO")));
}

void OptionsTest::version()
{
    QCOMPARE(runProbe({QStringLiteral("--version")}).out,
             QByteArray("headroom-probe " HEADROOM_VERSION "\n"));
}

// 4 GiB at 4000 GB/s without a launch cost: 4.00 TB/s, 75 % of 5.3.
void OptionsTest::aTableInBothLanguages()
{
    FakeSysfs sysfs;
    const QString card = sysfs.addCard(1, "0000:05:00.0", "0x74a1");
    sysfs.write(card + QStringLiteral("current_compute_partition"), "CPX");
    sysfs.write(card + QStringLiteral("current_memory_partition"), "NPS1");
    const QStringList words{QStringLiteral("memory"), QStringLiteral("--hip-library"), fakeLibrary(kHip6)};
    const QString fake = QStringLiteral("device=cus=38,total=25767706624,free=25000000000;copies=8");
    const QString english = runProbe(words, fake, sysfs.path()).text();
    QVERIFY2(english.contains(
                 QStringLiteral("This device is 1 of 8 partitions (CPX/NPS1) of the MI300X: 38 of 304 CUs, "
                                "24 of 192 GB.")),
             qPrintable(english));
    // 25,000,000,000 bytes are 23.28 GiB; 25,767,706,624 are 24.00 GiB.
    QVERIFY(english.contains(QStringLiteral("memory  23.28 GiB free of 24.00 GiB")));
    const QString portuguese = runProbe(words, fake, sysfs.path(), QStringLiteral("pt_BR.UTF-8")).text();
    QVERIFY(portuguese.contains(QStringLiteral("Este dispositivo é 1 de 8 partições (CPX/NPS1) da MI300X")));
    QVERIFY(portuguese.contains(QStringLiteral("23,28 GiB livres de 24,00 GiB")));

    sysfs.write(card + QStringLiteral("current_compute_partition"), "SPX");
    const QString rates =
        runProbe({QStringLiteral("bandwidth"), QStringLiteral("--hip-library"), fakeLibrary(kHip6)},
                 QStringLiteral("device="), sysfs.path())
            .text();
    QVERIFY2(
        rates.contains(QStringLiteral("streaming read  4.00 TB/s (4.00-4.00)  75 % of the vendor's figure")),
        qPrintable(rates));
}

void OptionsTest::watchesOnceARound()
{
    FakeSysfs sysfs;
    sysfs.addNode(1, mi300xNode(8, 0x0500), "206141652992");
    sysfs.addSensors(sysfs.addCard(1, "0000:05:00.0", "0x74a1"), "37");
    const ProbeRun run = runHip("watch --count 3 --interval 0.1", {}, sysfs.path());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.of("telemetry").size(), 3U);
    QCOMPARE(run.first("telemetry")["when"].toString(), QStringLiteral("watch"));
    QCOMPARE(run.first("telemetry")["busy_percent"].toInt(), 37);
    QVERIFY(close(run.first("telemetry")["power_cap_w"], 750.0));
    for (const QJsonObject &step : run.of("step"))
        QVERIFY(!step["name"].toString().startsWith(QLatin1String("hip"))); // it takes nothing from the
                                                                            // device
    QCOMPARE(runHip("watch --count 1", {}).last()["reason"].toString(), QStringLiteral("no_device"));
}

void OptionsTest::watchNoticesADeviceThatGoes()
{
    FakeSysfs sysfs;
    sysfs.addNode(1, mi300xNode(8, 0x0500), "206141652992");
    sysfs.addCard(1, "0000:05:00.0", "0x74a1"); // no sensor answers any more
    const ProbeRun run = runHip("watch", {}, sysfs.path());
    QCOMPARE(run.status, 1);
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("device_gone"));
}

// watch without an end stops with its reader.
void OptionsTest::aReaderThatGoesAway()
{
    FakeSysfs sysfs;
    sysfs.addNode(1, mi300xNode(8, 0x0500), "206141652992");
    sysfs.addSensors(sysfs.addCard(1, "0000:05:00.0", "0x74a1"), "0");
    // head takes three lines and goes; bash says with which status the probe ended.
    QProcess process;
    process.start(QStringLiteral("bash"),
                  {QStringLiteral("-c"),
                   QStringLiteral(
                       "\"$1\" watch --json --interval 0.1 --sysfs-root \"$2\" --dev-root \"$2\" | head -n 3 "
                       ">\"$2/head\"; echo ${PIPESTATUS[0]}"),
                   QStringLiteral("bash"), QStringLiteral(HEADROOM_PROBE), sysfs.path()});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.readAllStandardOutput(), QByteArray("1\n"));
}

void OptionsTest::aDriverCannotMoveTheCursor()
{
    const ProbeRun run =
        runProbe({QStringLiteral("list"), QStringLiteral("--hip-library"), fakeLibrary(kHip6)},
                 QStringLiteral("device=name=A\x1b[2Jcard\x07"));
    QCOMPARE(run.status, 0);
    QVERIFY(!run.out.contains('\x1b'));
    QVERIFY(!run.out.contains('\x07'));
    QVERIFY(run.out.contains("card"));
}

QTEST_GUILESS_MAIN(OptionsTest)
#include "options_test.moc"

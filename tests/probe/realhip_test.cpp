// SPDX-License-Identifier: GPL-3.0-or-later
// AMD's real runtime of Debian 12 on a machine that need not have a GPU: it is loaded, asked and left alive.
#include "tests/probe/runprobe.h"

using namespace headroom;

class RealHipTest : public QObject {
    Q_OBJECT

private slots:
    void answersWithoutCrashing();
};

// Without a GPU hipInit says 101 (or hipGetDeviceCount 100); with one it shows devices. Debian 12 has 5.2.
void RealHipTest::answersWithoutCrashing()
{
    const ProbeRun run = runProbe({QStringLiteral("list"), QStringLiteral("--json"),
                                   QStringLiteral("--hip-library"), QStringLiteral("libamdhip64.so.5")});
    QCOMPARE(run.status, 0);
    QVERIFY(!run.codes().contains(QStringLiteral("no_runtime")));
    QVERIFY(run.of("fatal").empty());
    QVERIFY(run.first("runtime")["text"].toString().startsWith(QLatin1String("5.2.")));
    const int code = run.first("error")["code"].toInt();
    QVERIFY(!run.of("device").empty() || code == 101 || code == 100);
}

QTEST_GUILESS_MAIN(RealHipTest)
#include "realhip_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/measuringwindow.h"

using namespace headroom;

// Measured beside predicted, in the window.
class MeasureWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void attachShowsOneOfEightPartitions();
    void measuringFillsTheCheckList();
    void whatWasMeasuredIsUsed();
    void faultsAreSentences_data();
    void faultsAreSentences();
    void cancellingLeavesEverything();
    void watchingShowsTheMemoryInUse();
    void aSavedRunIsOpened();

private:
    static QString data(const char *name)
    {
        return QStringLiteral(HEADROOM_TEST_DATA "/") + QLatin1String(name);
    }
};

void MeasureWindowTest::initTestCase()
{
    qputenv("PATH", QByteArray(HEADROOM_PROBE_FOLDER) + ':' + qgetenv("PATH"));
}

// CPX: 304 / 8 = 38 units and 192 / 8 = 24 GB each.
void MeasureWindowTest::attachShowsOneOfEightPartitions()
{
    MeasuringWindow f(QStringLiteral("device=cus=38,xccs=1,total=25767706624,free=25000000000;copies=8"));
    f.setMode("CPX");
    f.attach();
    QCOMPARE(f.devices()->list()->count(), 8);
    QCOMPARE(f.devices()->list()->item(3)->text(), QStringLiteral("MI300X (device 3), 1 of 8 partitions"));
    f.devices()->list()->setCurrentRow(3);
    QVERIFY(contains(f.text(),
                     "This device is 1 of 8 partitions (CPX/NPS1) of an MI300X: 38 of 304 CUs, 24 GB of "
                     "192 GB. Limits below are for this partition."));
    QVERIFY(contains(f.text(), "Not verified on hardware yet"));
    f.speech.use(QStringLiteral("pt_BR"));
    QTRY_VERIFY(contains(f.text(), "Este dispositivo é 1 de 8 partições (CPX/NPS1) de uma MI300X"));
}

// 4,000 GB/s of 5.3 TB/s are 75%.
void MeasureWindowTest::measuringFillsTheCheckList()
{
    MeasuringWindow f(QStringLiteral("device=name=AMD Instinct MI300X,gbps=4000"));
    f.selectCard("mi300x");
    f.attach();
    QVERIFY(contains(f.text(), "Check-list for MI300X"));
    QVERIFY(contains(f.text(), "Bandwidth: not measured"));
    f.measure();
    QVERIFY(contains(f.text(), "Bandwidth: as expected"));
    QVERIFY(contains(f.text(), "75% of the claim of 5.3 TB/s"));
    QVERIFY(contains(f.text(), "Published measurements reach 72% to 84%."));
    QVERIFY(contains(f.text(), "of the paper quotient of 98.1 tok/s"));
    QVERIFY(contains(f.text(), "A gap alone does not prove a missing kernel"));
    QVERIFY(contains(f.text(), "Measure again with the format you really plan to run"));
    const auto kept = f.session.scenario().measurements.rows();
    QVERIFY(std::any_of(kept.begin(), kept.end(), [](const KeptMeasurement &m) {
        return m.quantity == MeasuredQuantity::MemoryBandwidth && m.conditions.program == "read"
               && m.conditions.accelerator == "mi300x" && std::abs(m.value - 4e12) < 1e7;
    }));
    f.session.undoStack()->undo();
    QVERIFY(f.session.scenario().measurements.isEmpty());
}

// 27.0e9 parameters of 2 bytes at 4 TB/s, with 5.3 TB/s giving 98.1 tok/s: 74.1.
void MeasureWindowTest::whatWasMeasuredIsUsed()
{
    MeasuringWindow f(QStringLiteral("device=gbps=4000"));
    f.selectCard("mi300x");
    f.attach();
    f.measure();
    const Scenario before = f.session.scenario();
    QVERIFY(f.devices()->useButton()->isEnabled());
    f.devices()->useButton()->click();
    f.session.evaluateNow();
    const auto &cards = f.session.scenario().configurations;
    const auto card = std::find_if(cards.begin(), cards.end(),
                                   [](const Configuration &c) { return c.accelerator == "mi300x"; });
    QVERIFY(card->overrides.bandwidthFrom && card->overrides.memoryFrom);
    QCOMPARE(card->overrides.memory->value(), 206'141'652'992.0);
    const auto index = static_cast<std::size_t>(card - cards.begin());
    const RateCurve &curve = f.window->plots()->rate()->picture().curves[index];
    QVERIFY(std::abs(curve.vendorQuotient / curve.quotient - 5.3 / 4.0) < 1e-6);
    QVERIFY(f.window->plots()->memory()->picture().bars[index].vendorTotal.value() > 0.0);
    QVERIFY(f.session.undoText(QLocale(QLocale::English)).startsWith(QStringLiteral("measured memory")));
    f.session.undoStack()->undo();
    QVERIFY(f.session.scenario() == before);
    f.selectCard("h100-sxm");
    QVERIFY(!f.devices()->useButton()->isEnabled());
}

void MeasureWindowTest::faultsAreSentences_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *fault, const char *sentence) {
        QTest::newRow(name) << QString::fromLatin1(fault) << QString::fromLatin1(sentence);
    };
    row("a crash", "hipInit:segv",
        "The driver crashed in hipInit (SIGSEGV). Nothing on the plots has changed.");
    row("a hang", "hipMemGetInfo@1:hang",
        "The driver stopped answering in hipMemGetInfo and was ended. Nothing on the plots has changed.");
    row("an exit", "hipInit:exit=0",
        "The driver ended the probe in hipInit (status 0). Nothing on the plots has changed.");
}

void MeasureWindowTest::faultsAreSentences()
{
    QFETCH(QString, fault);
    QFETCH(QString, sentence);
    MeasuringWindow f(QStringLiteral("device=;fault=") + fault);
    f.useProbe({QStringLiteral("--stall-limit"), QStringLiteral("1")});
    const EvaluationPtr before = f.session.evaluation();
    f.attach();
    QVERIFY(contains(f.text(), qPrintable(sentence)));
    QCOMPARE(f.session.evaluation().get(), before.get());
}

void MeasureWindowTest::cancellingLeavesEverything()
{
    MeasuringWindow f(QStringLiteral("device=;fault=hipModuleLoadData:hang"));
    f.attach();
    f.devices()->measureButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(f.devices()->stepLine().contains(QStringLiteral("hipModuleLoadData")), 60'000);
    f.devices()->cancelButton()->click();
    QTRY_VERIFY(!f.window->measuring()->probe()->isRunning());
    QTRY_VERIFY(contains(f.text(), "Cancelled. Nothing on the plots has changed."));
    QVERIFY(f.session.scenario().measurements.isEmpty());
    QVERIFY(f.devices()->measureButton()->isEnabled());
}

// 1 GiB in use, of sensors that also show 140 of 750 W.
void MeasureWindowTest::watchingShowsTheMemoryInUse()
{
    MeasuringWindow f(QStringLiteral("device="));
    f.sysfs.addNode(1, mi300xNode(8, 0x0500), "206141652992");
    f.attach();
    f.devices()->watchButton()->click();
    QTRY_COMPARE_WITH_TIMEOUT(f.window->plots()->memory()->picture().gauges.size(), std::size_t{1}, 30'000);
    QCOMPARE(f.window->plots()->memory()->picture().gauges[0].used.value(), 1'073'741'824.0);
    QVERIFY(contains(f.text(), "140 W of 750 W"));
    f.devices()->cancelButton()->click();
    QTRY_VERIFY(f.window->plots()->memory()->picture().gauges.empty());
    QVERIFY(!f.text().contains(QStringLiteral("Cancelled")));
}

void MeasureWindowTest::aSavedRunIsOpened()
{
    MeasuringWindow f;
    f.selectCard("mi300x");
    f.window->openDropped({data("probe/mi300x-all.jsonl")});
    QTRY_VERIFY(f.devices()->list()->count() > 0);
    QVERIFY(!f.devices()->measureButton()->isVisible()); // nothing can be measured in a file
    QVERIFY(!f.session.scenario().measurements.isEmpty());
    QCOMPARE(f.session.scenario().measurements.rows()[0].origin.place, std::string("mi300x-all.jsonl"));
}

QTEST_MAIN(MeasureWindowTest)
#include "measure_test.moc"

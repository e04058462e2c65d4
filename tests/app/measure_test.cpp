// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

#include "app/headroom/conditionsdialog.h"
#include "app/headroom/measuring.h"
#include "app/headroom/menus.h"
#include "app/headroom/plotsarea.h"
#include "app/headroom/resultsimporter.h"
#include "tests/app/windowfixture.h"
#include "tests/fakes/fakeserver.h"
#include "tests/probe/fakesysfs.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/enginepage.h"
#include "widgets/panels/fleetpage.h"
#include "widgets/panels/keptpage.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/rateplot.h"

#include <QComboBox>
#include <QLineEdit>

#include <set>

using namespace headroom;

namespace {

constexpr int kMeasureMs = 120'000; // to give up after; a run takes seconds

// A window with the panel open, whose probe is the real one on a fake driver and a fake /sys.
class MeasuringWindow : public WindowFixture {
public:
    explicit MeasuringWindow(const QString &fake = {}, const QString &language = QStringLiteral("en"))
        : WindowFixture(language)
    {
        qputenv("HEADROOM_FAKE_GPU", fake.toUtf8());
        window->menus()->action(Menus::Measure)->trigger();
        const QString card = sysfs.addCard(1, "0000:05:00.0", "0x74a1");
        sysfs.addSensors(card, "0");
        setMode("SPX");
        useProbe({});
    }
    void setMode(const QByteArray &mode)
    {
        sysfs.write(QStringLiteral("class/drm/card1/device/current_compute_partition"), mode);
        sysfs.write(QStringLiteral("class/drm/card1/device/current_memory_partition"), "NPS1");
    }
    void useProbe(const QStringList &further) const
    {
        window->measuring()->setProbeOptions(QStringList{
                                                 QStringLiteral("--hip-library"),
                                                 QStringLiteral(HEADROOM_FAKES "/hip6/libamdhip64.so.6"),
                                                 QStringLiteral("--sysfs-root"), sysfs.path(),
                                                 QStringLiteral("--dev-root"), nothing.path()}
                                             + further);
    }
    [[nodiscard]] MeasurePanel *panel() const { return window->measure(); }
    [[nodiscard]] DevicePage *devices() const { return panel()->devices(); }
    [[nodiscard]] QString text() const { return devices()->document()->toPlainText(); }
    void attach() const
    {
        panel()->attachButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!window->measuring()->probe()->isRunning(), 30'000);
        QTRY_VERIFY(!devices()->cancelButton()->isVisible());
    }
    void measure() const
    {
        QVERIFY(devices()->measureButton()->isVisible());
        devices()->measureButton()->click();
        QVERIFY(devices()->cancelButton()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!window->measuring()->probe()->isRunning(), kMeasureMs);
        QTRY_VERIFY(!devices()->cancelButton()->isVisible());
    }
    void selectCard(const char *accelerator)
    {
        const auto &cards = session.scenario().configurations;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (cards[i].accelerator == accelerator)
                window->select(static_cast<int>(i));
    }

    FakeSysfs sysfs;
    QTemporaryDir nothing;
};

// What says whether a sentence stands in a document that is long.
bool contains(const QString &text, const char *words)
{
    const bool found = text.contains(QString::fromUtf8(words));
    if (!found)
        qWarning("not found: %s\nin: %s", words, qPrintable(text));
    return found;
}

} // namespace

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
    void resultFilesLandWhereTheyBelong_data();
    void resultFilesLandWhereTheyBelong();
    void whatIsMissingIsAskedOnce();
    void keptValuesAreHiddenAndDeleted();
    void thePointOfAnEngineMoves();
    void aLostEngineSaysSo();
    void replicasOfAFleetAreShown();

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

void MeasureWindowTest::resultFilesLandWhereTheyBelong_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file :
         {"results/llama-bench.jsonl", "results/vllm-serve-0.11.json", "results/sglang-serve.jsonl"})
        QTest::newRow(file) << data(file);
}

// Dropped, asked about, kept, and on the plot beside the card whose conditions they were given.
void MeasureWindowTest::resultFilesLandWhereTheyBelong()
{
    QFETCH(QString, file);
    MeasuringWindow f;
    f.selectCard("mi300x");
    f.session.edit(SetContext{8'192});
    f.window->openDropped({file});
    QTRY_VERIFY(f.window->results()->dialog() || !f.session.scenario().measurements.isEmpty());
    if (ConditionsDialog *dialog = f.window->results()->dialog()) {
        dialog->cardButton()->click();
        if (dialog->concurrency())
            dialog->concurrency()->setValue(4);
        dialog->keepButton()->click();
    }
    QVERIFY(!f.session.scenario().measurements.isEmpty());
    f.session.evaluateNow();
    QVERIFY(f.panel()->kept()->table()->isVisible());
    QCOMPARE(f.panel()->kept()->table()->rowCount(),
             static_cast<int>(f.session.scenario().measurements.size()));
    QVERIFY(f.window->messages()->sentences().join(u' ').contains(QStringLiteral("kept in the document")));
}

// Two files that state no accelerator: one dialog.
void MeasureWindowTest::whatIsMissingIsAskedOnce()
{
    MeasuringWindow f;
    f.window->openDropped({data("results/vllm-serve-0.11.json"), data("results/sglang-serve.jsonl")});
    QTRY_VERIFY(f.window->results()->dialog());
    QVERIFY(f.window->results()->dialog()->isVisible());
    f.window->results()->dialog()->keepButton()->click(); // everything stays open
    QTRY_VERIFY(!f.session.scenario().measurements.isEmpty());
    QTRY_VERIFY(!f.window->results()->dialog());
    std::set<std::string> files;
    for (const KeptMeasurement &m : f.session.scenario().measurements.rows())
        files.insert(m.origin.place);
    QCOMPARE(files, (std::set<std::string>{"vllm-serve-0.11.json", "sglang-serve.jsonl"}));
    QTRY_VERIFY(!f.window->results()->dialog()); // none follows
}

void MeasureWindowTest::keptValuesAreHiddenAndDeleted()
{
    MeasuringWindow f;
    KeptMeasurement m;
    m.quantity = MeasuredQuantity::TimePerToken;
    m.value = 0.02; // 50 tok/s for each
    m.spread = Spread{0.016, 0.025, SpreadKind::P10P90};
    m.conditions.accelerator = "mi300x";
    m.conditions.model = f.session.scenario().model;
    m.conditions.weights = m.conditions.cache = "bf16";
    m.conditions.concurrency = 4;
    f.session.edit(SetContext{8'192});
    f.session.edit(AddMeasurements{{m}});
    f.session.evaluateNow();
    const auto own = [&f] {
        std::vector<MeasuredPoint> points;
        for (const MeasuredPoint &point : f.window->plots()->rate()->picture().points)
            if (point.own)
                points.push_back(point);
        return points;
    };
    QCOMPARE(own().size(), std::size_t{1});
    QCOMPARE(own()[0].perUser, 50.0);
    QCOMPARE(own()[0].low, 40.0);  // 1 / 25 ms
    QCOMPARE(own()[0].high, 62.5); // 1 / 16 ms
    QVERIFY(f.window->plots()->rate()->furtherSources().join(u' ').contains(
        QStringLiteral("1 measurement of our own")));
    f.panel()->showKept();
    KeptPage *kept = f.panel()->kept();
    kept->table()->selectRow(0);
    kept->hideButton()->click();
    f.session.evaluateNow();
    QVERIFY(own().empty());
    QVERIFY(kept->table()->item(0, 0)->text().contains(QStringLiteral("(hidden)")));
    kept->table()->selectRow(0);
    kept->deleteButton()->click();
    QVERIFY(f.session.scenario().measurements.isEmpty());
}

// From 4 running at 50 tok/s each to 8 at 25.
void MeasureWindowTest::thePointOfAnEngineMoves()
{
    int running = 4;
    int tokens = 0;
    double seconds = 0.0;
    FakeServer server([&](const QByteArray &) {
        tokens += 100;
        seconds += 100.0 * (running == 4 ? 0.02 : 0.04);
        return vllmPage(running, tokens, seconds, 0.5);
    });
    MeasuringWindow f;
    f.window->measuring()->engine()->setPace({50, 1'000, 200});
    f.panel()->showSource(AttachTo::Engine);
    f.panel()->address()->setText(server.address());
    f.panel()->attachButton()->click();
    const auto trails = [&f] { return f.window->plots()->rate()->picture().trails; };
    QTRY_COMPARE_WITH_TIMEOUT(trails().size(), std::size_t{1}, 10'000);
    QCOMPARE(trails()[0].points.back(), QPointF(4.0, 50.0));
    QCOMPARE(f.window->plots()->memory()->picture().gauges[0].cacheShare, 0.5);
    running = 8;
    QTRY_COMPARE_WITH_TIMEOUT(trails()[0].points.back().x(), 8.0, 10'000);
    QVERIFY(trails()[0].points.back().y() < 50.0);
    QVERIFY(contains(f.panel()->engine()->document()->toPlainText(), "Waiting: 2"));
    QVERIFY(contains(f.panel()->engine()->document()->toPlainText(), "Its cache holds 16,000 tokens"));
    f.panel()->engine()->keepButton()->click();
    QVERIFY(!f.session.scenario().measurements.isEmpty());
    QCOMPARE(static_cast<int>(f.session.scenario().measurements.rows()[0].origin.kind),
             static_cast<int>(OriginKind::Engine));
}

void MeasureWindowTest::aLostEngineSaysSo()
{
    int tokens = 0;
    FakeServer server([&](const QByteArray &) {
        tokens += 100;
        return vllmPage(4, tokens, tokens * 0.02);
    });
    MeasuringWindow f;
    f.window->measuring()->engine()->setPace({50, 1'000, 200});
    f.panel()->showSource(AttachTo::Engine);
    f.panel()->address()->setText(server.address());
    f.panel()->attachButton()->click();
    QTRY_COMPARE_WITH_TIMEOUT(f.window->plots()->rate()->picture().trails.size(), std::size_t{1}, 10'000);
    server.setManner(FakeServer::Manner::ClosesMidway);
    QTRY_VERIFY(f.panel()->engine()->document()->toPlainText().contains(
        QStringLiteral("closed the connection in the middle of its answer")));
    QVERIFY(contains(f.panel()->engine()->document()->toPlainText(), "Asked again in 1 s."));
    QVERIFY(f.window->plots()->rate()->picture().trails.empty());
    server.setManner(FakeServer::Manner::Good);
    QTRY_COMPARE_WITH_TIMEOUT(f.window->plots()->rate()->picture().trails.size(), std::size_t{1}, 10'000);
    f.panel()->attachButton()->click(); // lets go
    QVERIFY(f.window->plots()->rate()->picture().trails.empty());
}

void MeasureWindowTest::replicasOfAFleetAreShown()
{
    QFile file(data("live/prometheus-range.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray range = file.readAll();
    FakeServer server([range](const QByteArray &path) {
        return path.contains("query_range") ? range
               : path.contains("/job/")
                   ? QByteArray(R"({"status": "success", "data": ["llm"]})")
                   : QByteArray(R"({"status": "success", "data": ["a:8000", "b:8000"]})");
    });
    MeasuringWindow f;
    f.panel()->showSource(AttachTo::Prometheus);
    f.panel()->address()->setText(server.address());
    f.panel()->attachButton()->click();
    QTRY_COMPARE_WITH_TIMEOUT(f.window->plots()->rate()->picture().trails.size(), std::size_t{2}, 10'000);
    // Replicas at 50 and 30 tok/s for each: fleet_test.
    QVERIFY(contains(f.panel()->fleet()->document()->toPlainText(),
                     "Rate per user: median 40.0 tok/s (30.0 tok/s to "
                     "50.0 tok/s)"));
    QCOMPARE(f.panel()->fleet()->instances()->count(), 2);
    f.panel()->fleet()->keepButton()->click();
    QVERIFY(!f.session.scenario().measurements.isEmpty());
}

QTEST_MAIN(MeasureWindowTest)
#include "measure_test.moc"

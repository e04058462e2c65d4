// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/measuringwindow.h"

using namespace headroom;

// What files, engines and fleets measured, in the window.
class KeptWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
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

void KeptWindowTest::initTestCase()
{
    qputenv("PATH", QByteArray(HEADROOM_PROBE_FOLDER) + ':' + qgetenv("PATH"));
}

void KeptWindowTest::resultFilesLandWhereTheyBelong_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file :
         {"results/llama-bench.jsonl", "results/vllm-serve-0.11.json", "results/sglang-serve.jsonl"})
        QTest::newRow(file) << data(file);
}

// Dropped, asked about, kept, and on the plot beside the card whose conditions they were given.
void KeptWindowTest::resultFilesLandWhereTheyBelong()
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
void KeptWindowTest::whatIsMissingIsAskedOnce()
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

void KeptWindowTest::keptValuesAreHiddenAndDeleted()
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
void KeptWindowTest::thePointOfAnEngineMoves()
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

void KeptWindowTest::aLostEngineSaysSo()
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

void KeptWindowTest::replicasOfAFleetAreShown()
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

QTEST_MAIN(KeptWindowTest)
#include "kept_test.moc"

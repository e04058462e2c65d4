// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "model/measurement/live/fleet.h"

#include <cmath>
#include <limits>

using namespace headroom;
using What = PrometheusProblem::What;

namespace {

PrometheusAnswer answerIn(const std::string &body)
{
    const auto result = readPrometheusAnswer(body);
    if (const auto *problem = std::get_if<PrometheusProblem>(&result))
        qFatal("%s %s", problem->where.c_str(), problem->detail.c_str());
    return std::get<PrometheusAnswer>(result);
}

std::vector<Replica> range()
{
    QFile file(QStringLiteral(HEADROOM_TEST_DATA "/live/prometheus-range.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the range is missing");
    return replicasOf(answerIn(file.readAll().toStdString()), 60.0);
}

} // namespace

// A fleet through the HTTP API of a Prometheus server.
class FleetTest : public QObject {
    Q_OBJECT

private slots:
    void replicas();
    void medians();
    void instants();
    void jobsAndSeries();
    void refusals_data();
    void refusals();
    void theSelectorQuotes();
    void distributions();
    void kept();
};

void FleetTest::replicas()
{
    const std::vector<Replica> all = range();
    QCOMPARE(all.size(), std::size_t{2}); // "up" of a third says nothing
    QCOMPARE(all[0].instance, std::string("a:8000"));
    QCOMPARE(all[0].job, std::string("llm"));
    QCOMPARE(all[0].history.rates().output->value(), 200.0); // 6,000 tokens in 30 s
    QCOMPARE(all[0].history.rates().perUser->value(), 50.0); // by 4 requests
    QCOMPARE(all[0].state.cacheUse.value(), 0.3);
    QVERIFY(all[1].history.rates().restarted);
    QCOMPARE(all[1].history.rates().output->value(), 60.0); // 600 after its restart, then 1,200, in 30 s
    QVERIFY(!all[1].state.cacheUse);                        // infinite
    QCOMPARE(all[0].history.trail().size(), std::size_t{3});
    QVERIFY(!all[0].history.trail()[1].cacheUse); // no number at that moment
}

void FleetTest::medians()
{
    const std::vector<Replica> all = range();
    const FleetRates fleet = fleetRates(all);
    QCOMPARE(fleet.replicas, std::size_t{2});
    QCOMPARE(fleet.perUser->median, 40.0); // between 50 and 30
    QCOMPARE(fleet.perUser->low, 30.0);
    QCOMPARE(fleet.perUser->high, 50.0);
    QCOMPARE(fleet.perUser->kind(), SpreadKind::MinMax);
    QCOMPARE(fleet.running->median, 3.0);
    QCOMPARE(fleet.outputOfAll, 260.0);
    QCOMPARE(fleet.cacheUse->count, std::size_t{1});
}

void FleetTest::instants()
{
    const auto all = replicasOf(answerIn(
        R"({"status":"success","data":{"resultType":"vector","result":[
            {"metric":{"__name__":"sglang:num_running_reqs","instance":"x","tp_rank":"0"},"value":[1700000000.5,"9"]},
            {"metric":{"__name__":"sglang:token_usage","instance":"x","tp_rank":"0"},"value":[1700000000.5,"0.75"]}]}})"));
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all[0].state.server, ServedBy::SGLang);
    QCOMPARE(all[0].state.running.value(), 9.0);
    QVERIFY(!all[0].history.rates().output);
}

void FleetTest::jobsAndSeries()
{
    const PrometheusAnswer jobs = answerIn(R"({"status":"success","data":["llm","node\u001b[31m"]})");
    QCOMPARE(jobs.values.size(), std::size_t{2});
    QCOMPARE(jobs.values[1], std::string("node[31m")); // made plain
    const PrometheusAnswer series = answerIn(
        R"({"status":"success","data":[{"__name__":"up","job":"llm","instance":"a:1"},{"job":"llm"}]})");
    QCOMPARE(series.series.size(), std::size_t{2});
    QCOMPARE(std::string(series.series[0].sample.label("instance")), std::string("a:1"));
    QVERIFY(replicasOf(series).empty());
}

void FleetTest::refusals_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("what");
    QTest::newRow("nothing") << QByteArray() << int(What::NotJson);
    QTest::newRow("a page") << QByteArray("<html>") << int(What::NotJson);
    QTest::newRow("other JSON") << QByteArray("[1]") << int(What::NotPrometheus);
    QTest::newRow("no data") << QByteArray(R"({"status":"success"})") << int(What::NotPrometheus);
    QTest::newRow("refused")
        << QByteArray(R"({"status":"error","errorType":"bad_data","error":"parse error"})")
        << int(What::Refused);
    QTest::newRow("too deep") << QByteArray(20, '[') + QByteArray(20, ']') << int(What::TooLarge);
    QTest::newRow("too large") << QByteArray(qsizetype(kLargestPrometheusAnswer) + 1, ' ')
                               << int(What::TooLarge);
}

void FleetTest::refusals()
{
    QFETCH(QByteArray, body);
    QFETCH(int, what);
    const auto result = readPrometheusAnswer(body.toStdString());
    QVERIFY(std::holds_alternative<PrometheusProblem>(result));
    QCOMPARE(int(std::get<PrometheusProblem>(result).what), what);
    if (what == int(What::Refused))
        QCOMPARE(std::get<PrometheusProblem>(result).detail, std::string("parse error"));
}

void FleetTest::theSelectorQuotes()
{
    const std::vector<std::string> instances{"a:8000", "b.c|d"};
    const std::string selector = fleetSelector("say \"hi\"\\", instances);
    QVERIFY(selector.starts_with("{__name__=~\""));
    QVERIFY2(selector.find(R"(,job="say \"hi\"\\")") != std::string::npos, selector.c_str());
    QVERIFY2(selector.find(R"(,instance=~"a:8000|b\\.c\\|d"})") != std::string::npos, selector.c_str());
    QVERIFY(selector.find("vllm:kv_cache_usage_perc") != std::string::npos);
    QVERIFY(fleetSelector({}, {}).ends_with("\"}"));
}

void FleetTest::distributions()
{
    QVERIFY(!distributionOf({}));
    QVERIFY(!distributionOf({std::numeric_limits<double>::quiet_NaN()}));
    std::vector<double> values;
    for (int i = 10; i >= 0; --i)
        values.push_back(i);
    const Distribution d = distributionOf(values).value(); // 0 to 10
    QCOMPARE(d.median, 5.0);
    QCOMPARE(d.low, 1.0);
    QCOMPARE(d.high, 9.0);
    QCOMPARE(d.kind(), SpreadKind::P10P90);
}

void FleetTest::kept()
{
    const std::vector<Replica> all = range();
    const auto rows =
        measurementsOf(all, {},
                       {OriginKind::Prometheus, "http://prometheus:9090", "Prometheus", "2026-12-01"});
    QCOMPARE(rows.front().quantity, MeasuredQuantity::TimePerToken);
    QVERIFY(std::abs(rows.front().value - 0.025) < 1e-12); // 1 / 40
    QVERIFY(std::abs(rows.front().spread->high - 1.0 / 30.0) < 1e-12);
    QCOMPARE(rows.front().conditions.concurrency.value(), Tokens{3});
    QCOMPARE(rows[1].value, 130.0); // between 200 and 60
    QVERIFY(measurementsOf(std::span<const Replica>(), {}, {}).empty());
}

QTEST_APPLESS_MAIN(FleetTest)
#include "fleet_test.moc"

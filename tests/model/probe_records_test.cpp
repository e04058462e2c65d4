// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "tests/model/lesson.h"

#include "model/measurement/probe/checklist.h"
#include "model/measurement/probe/probe_reader.h"

using namespace headroom;
using Measured = MeasuredQuantity;

namespace {

std::string probeText(const char *name)
{
    QFile file(QStringLiteral(HEADROOM_TEST_DATA "/probe/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    return file.readAll().toStdString();
}

ProbeReport report(const char *name)
{
    return readProbeFile(probeText(name));
}

const KeptMeasurement *rowOf(const std::vector<KeptMeasurement> &rows, Measured quantity)
{
    for (const KeptMeasurement &row : rows)
        if (row.quantity == quantity)
            return &row;
    return nullptr;
}

constexpr const char *kHello =
    R"({"type":"hello","protocol":1,"version":"0.1.0","time":"2026-12-01T10:00:00Z"})";

} // namespace

// Records of headroom-probe, written after its protocol.
class ProbeRecordsTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeRun();
    void whatIsKept();
    void partitionsAreNotTheWholePart();
    void aStalledRun();
    void withoutDoneNoSuccess();
    void hostileLines();
    void theLastRunCounts();
    void checklist();
    void checklistOfAPartition();
};

void ProbeRecordsTest::aWholeRun()
{
    QVERIFY(looksLikeProbeFile(probeText("mi300x-all.jsonl")));
    const ProbeReport r = report("mi300x-all.jsonl");
    QVERIFY(r.hello && r.isSuccess());
    QCOMPARE(r.version, std::string("0.1.0"));
    QCOMPARE(r.date, std::string("2026-12-01"));
    QCOMPARE(r.devices.size(), std::size_t{1});
    QCOMPARE(r.devices[0].accelerator, std::string("mi300x"));
    QCOMPARE(r.devices[0].total->value(), 206141652992.0); // the runtime's, not the driver's
    QCOMPARE(r.devices[0].free->value(), 205822885888.0);
    QCOMPARE(r.partition(0)->count.value(), 1);
    QCOMPARE(r.progress, 0.25);
    QCOMPARE(r.telemetry[0].powerCapWatts.value(), 750.0);
    QCOMPARE(r.telemetry[0].busyPercent.value(), 0.0); // said, and zero
    QVERIFY(!r.telemetry[0].temperature);
    QCOMPARE(r.warnings.front().code, std::string("busy_unknown"));
    QCOMPARE(r.linesIgnored, 1); // the driver's; the banner came before
    const ProbeResult *read = r.result(0, "read");
    QCOMPARE(read->median, 4.1e12);
    QCOMPARE(read->low.value(), 4.05e12);
    QCOMPARE(read->claim.value(), 5.3e12);
    QVERIFY(!read->isVoid() && r.result(0, "copy")->isVoid());
    QCOMPARE(r.result(0, "decode")->rate.value(), 64.8);
    QCOMPARE(r.result(0, "decode")->name, std::string("qwen3.8-27b"));
    QVERIFY(!r.result(1, "read"));
}

void ProbeRecordsTest::whatIsKept()
{
    const auto rows = measurementsOf(report("mi300x-all.jsonl"), "node7.jsonl");
    QCOMPARE(rows.size(), std::size_t{5}); // two of memory, read, launch, decode; not the void copy
    const KeptMeasurement *read = rowOf(rows, Measured::MemoryBandwidth);
    QCOMPARE(read->value, 4.1e12);
    QCOMPARE(read->spread->kind, SpreadKind::P10P90);
    QCOMPARE(read->conditions.accelerator, std::string("mi300x"));
    QCOMPARE(read->conditions.program, std::string("read"));
    QVERIFY((read->origin == Origin{OriginKind::Probe, "node7.jsonl", "headroom-probe 0.1.0", "2026-12-01"}));
    QVERIFY(std::abs(rowOf(rows, Measured::LaunchTime)->value - 6e-6) < 1e-15);
    QCOMPARE(rowOf(rows, Measured::ReplayBandwidth)->value, 3.5e12);
    QCOMPARE(rowOf(rows, Measured::TotalMemory)->value, 206141652992.0);
}

void ProbeRecordsTest::partitionsAreNotTheWholePart()
{
    const ProbeReport r = report("mi300x-cpx.jsonl");
    QCOMPARE(r.partition(3)->count.value(), 8);
    QCOMPARE(r.partition(3)->wholeComputeUnits.value(), 304);
    const auto rows = measurementsOf(r, "cpx.jsonl");
    const KeptMeasurement *read = rowOf(rows, Measured::MemoryBandwidth);
    QVERIFY(read->conditions.accelerator.empty());
    QCOMPARE(read->conditions.part, std::string("MI300X, 1/8 CPX"));
}

void ProbeRecordsTest::aStalledRun()
{
    const ProbeReport r = report("mi300x-cpx.jsonl");
    QVERIFY(!r.isSuccess());
    QCOMPARE(r.done.value(), false);
    QCOMPARE(r.doneReason, std::string("fatal"));
    QCOMPARE(r.fatal->reason, std::string("stall"));
    QCOMPARE(r.fatal->step, std::string("hipEventSynchronize"));
    QVERIFY(std::abs(*r.stepLimit - 30.0) < 1e-12);
    QVERIFY(r.result(3, "read")->has("throttled")); // a number all the same
    QVERIFY(!r.result(3, "read")->isVoid());
}

void ProbeRecordsTest::withoutDoneNoSuccess()
{
    std::string text = probeText("mi300x-all.jsonl");
    text.resize(text.find("{\"seq\":17"));
    QVERIFY(!readProbeFile(text).isSuccess());
    QVERIFY(!readProbeFile(text).done);
    // A record behind the last one: it was not the last.
    ProbeReader reader;
    for (const char *line : {kHello, R"({"type":"done","ok":true})", R"({"type":"step","name":"hipFree"})"})
        reader.line(line);
    QVERIFY(!reader.report().isSuccess());
}

void ProbeRecordsTest::hostileLines()
{
    ProbeReader reader;
    reader.line(R"({"type":"done","ok":true})"); // before hello: not ours
    QVERIFY(!reader.report().hello && !reader.report().done);
    reader.line(kHello);
    reader.line(R"({"type":"device","index":99999})");
    reader.line(R"({"type":"device","index":"first"})");
    reader.line(R"({"type":"result","index":0,"test":"read","median_GBps":-5})");
    reader.line(R"({"type":"result","index":0,"test":"read","median_GBps":"fast"})");
    reader.line("{\"type\":");
    reader.line(std::string(70'000, '{'));
    QCOMPARE(reader.report().linesIgnored, 6);
    QVERIFY(reader.report().devices.empty() && reader.report().results.empty());
    reader.line(R"({"type":"result","index":0,"test":"read","median_GBps":0})"); // no number: no result
    reader.line(R"({"type":"a later record","x":1})");
    reader.line(R"({"type":"partition","index":0,"count":1e12})");
    QVERIFY(reader.report().results.empty());
    QCOMPARE(reader.report().partition(0)->count.value(), 1024);
    for (int i = 0; i < 3000; ++i)
        reader.line(R"({"type":"warn","code":"x"})");
    QVERIFY(reader.report().cut);
    QCOMPARE(reader.report().warnings.size(), std::size_t{2000});
    ProbeReader newer;
    newer.line(R"({"type":"hello","protocol":2})");
    newer.line(R"({"type":"done","ok":true})");
    QVERIFY(!newer.report().isSuccess());
    QCOMPARE(newer.report().protocol, 2);
}

void ProbeRecordsTest::theLastRunCounts()
{
    const ProbeReport r = readProbeFile(probeText("mi300x-cpx.jsonl") + probeText("mi300x-all.jsonl"));
    QVERIFY(r.isSuccess() && !r.fatal);
    QCOMPARE(r.devices.size(), std::size_t{1});
    QCOMPARE(r.devices[0].index, 0);
}

void ProbeRecordsTest::checklist()
{
    const ConfigurationResult result = answerTo({.accelerator = "mi300x"});
    const Checklist list = checklistOf(report("mi300x-all.jsonl"), 0, result);
    // 191.98 GiB less a reserve of 8 GiB, against 191.69 GiB free.
    QCOMPARE(list.freeMemory.verdict, CheckVerdict::Good);
    QVERIFY(std::abs(list.freeMemory.expected / gibibytes(183.98).value() - 1.0) < 1e-3);
    QCOMPARE(list.bandwidth.verdict, CheckVerdict::Good);
    QVERIFY(std::abs(list.bandwidth.share() - 4.1 / 5.3) < 1e-12);
    QVERIFY(std::abs(list.decode.expected - 98.148) < 0.01); // 5.3 TB/s / 54 GB
    QVERIFY(std::abs(list.decode.measured - 64.8) < 1e-12);
    QVERIFY(std::abs(list.replay.share() - 3500.0 / 4100.0) < 1e-12);
    const Checklist nothing = checklistOf(report("mi300x-all.jsonl"), 5, result);
    QCOMPARE(nothing.bandwidth.verdict, CheckVerdict::NotMeasured);
    QCOMPARE(nothing.freeMemory.verdict, CheckVerdict::NotMeasured);
}

void ProbeRecordsTest::checklistOfAPartition()
{
    const Checklist list = checklistOf(report("mi300x-cpx.jsonl"), 3, answerTo({.accelerator = "mi300x"}));
    QVERIFY(std::abs(list.bandwidth.expected - 5.3e12 / 8) < 1.0);
    QCOMPARE(list.bandwidth.verdict, CheckVerdict::Low);  // 400 of 662.5 GB/s
    QCOMPARE(list.freeMemory.verdict, CheckVerdict::Low); // the plan is for the whole part
    QCOMPARE(list.decode.verdict, CheckVerdict::NotMeasured);
    ProbeReport fast = report("mi300x-cpx.jsonl");
    fast.results.front().median = 700e9;
    QCOMPARE(checklistOf(fast, 3, answerTo({.accelerator = "mi300x"})).bandwidth.verdict,
             CheckVerdict::Invalid);
    QVERIFY(usualStream("h100-sxm") && !usualStream("b200-sxm")); // nothing published
}

QTEST_APPLESS_MAIN(ProbeRecordsTest)
#include "probe_records_test.moc"

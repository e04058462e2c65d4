// SPDX-License-Identifier: GPL-3.0-or-later
// What is measured on fake devices, whose time is a sum that can be worked out.
#include "tests/probe/fakesysfs.h"
#include "tests/probe/runprobe.h"

using namespace headroom;

namespace {

constexpr double kGiB = 1073741824.0;

QStringList flagsOf(const QJsonObject &result)
{
    QStringList flags;
    for (const QJsonValue &flag : result["flags"].toArray())
        flags << flag.toString();
    return flags;
}

// The fakes take no time, so their clock must be found to be ahead of ours; what else is flagged counts.
QStringList otherFlagsOf(const QJsonObject &result)
{
    QStringList flags = flagsOf(result);
    flags.removeAll(QStringLiteral("clocks_disagree"));
    return flags;
}

} // namespace

class MeasureTest : public QObject {
    Q_OBJECT

private slots:
    void bandwidthOfOneDevice();
    void theClaimIsSharedByPartitions();
    void fasterThanTheVendorSays();
    void theDevicesClockAgainstOurs();
    void everyCallIsAnnounced();
    void twoDevicesAddUp();
    void noDeviceWithinReach();
    void memoryThatCannotBeHad();
    void littleMemory();
    void memoryThatShrinks();
    void aBusyDevice();
    void coreClockThatFalls();
    void verySlowLaunches();
    void aWrongSum();
    void anNvidiaDevice();
};

// 4 GiB at 4000 GB/s and 10 us a launch: 1073.741824 + 10 us, so 4 GiB / 1083.741824 us.
void MeasureTest::bandwidthOfOneDevice()
{
    FakeSysfs sysfs;
    const QString card = sysfs.addCard(1, "0000:05:00.0", "0x74a1");
    sysfs.write(card + QStringLiteral("current_compute_partition"), "SPX");
    sysfs.addSensors(card, "0");
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device=gbps=4000,launch=10"), sysfs.path());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.last()["ok"].toBool(), true);

    const double expected = 4.0 * kGiB / 1083.741824e-6 / 1e9;
    const QJsonObject read = run.result("read");
    QCOMPARE(read["bytes"].toDouble(), 4.0 * kGiB);
    QVERIFY(close(read["median_GBps"], expected));
    QVERIFY(close(read["p10_GBps"], expected));
    QVERIFY(close(read["best_GBps"], expected));
    QCOMPARE(read["n"].toInt(), 5);
    QCOMPARE(read["launches"].toInt(), 20);
    QVERIFY(close(read["claim_GBps"], 5'300.0));
    QVERIFY(close(read["of_claim"], expected / 5'300.0));
    QCOMPARE(read["groups_per_cu"].toInt(), 4); // all are as fast; the first is kept
    QCOMPARE(otherFlagsOf(read), QStringList());

    // Half of the buffer onto the other half: 2 GiB read and 2 GiB written.
    QVERIFY(close(run.result("copy")["median_GBps"], expected));
    QCOMPARE(run.result("copy")["bytes"].toDouble(), 4.0 * kGiB);
    QVERIFY(close(run.result("launch")["median_us"], 10.0));
    // 64 MiB .. 4 GiB, doubling. The smallest: 16.777216 + 10 us.
    QVERIFY(close(run.result("read_sweep")["median_GBps"], 67'108'864.0 / 26.777216e-6 / 1e9));
    int sizes = 0;
    for (const QJsonObject &result : run.of("result"))
        sizes += result["test"] == QStringLiteral("read_sweep") ? 1 : 0;
    QCOMPARE(sizes, 7);
    QCOMPARE(run.of("telemetry").front()["when"].toString(), QStringLiteral("before"));
    QCOMPARE(run.of("telemetry")[1]["when"].toString(), QStringLiteral("during"));
    QCOMPARE(run.of("telemetry").back()["when"].toString(), QStringLiteral("after"));
    QVERIFY(close(run.first("telemetry")["power_w"], 140.0));
    QVERIFY(close(run.first("telemetry")["temperature_c"], 52.0)); // the hotter of two
    QVERIFY(close(run.first("telemetry")["core_mhz"], 2'100.0));
}

// An eighth of 5.3 TB/s is 662.5 GB/s.
void MeasureTest::theClaimIsSharedByPartitions()
{
    FakeSysfs sysfs;
    const QString card = sysfs.addCard(1, "0000:05:00.0", "0x74a1");
    sysfs.write(card + QStringLiteral("current_compute_partition"), "CPX");
    const ProbeRun run =
        runHip("bandwidth --device 3",
               QStringLiteral("device=cus=38,total=25767706624,free=25000000000,gbps=500;copies=8"),
               sysfs.path());
    QCOMPARE(run.result("read")["index"].toInt(), 3);
    QVERIFY(close(run.result("read")["claim_GBps"], 662.5));
    QVERIFY(close(run.result("read")["of_claim"], 500.0 / 662.5));
}

void MeasureTest::fasterThanTheVendorSays()
{
    FakeSysfs sysfs;
    sysfs.write(sysfs.addCard(1, "0000:05:00.0", "0x74a1") + QStringLiteral("current_compute_partition"),
                "SPX");
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device=gbps=6000"), sysfs.path());
    QCOMPARE(otherFlagsOf(run.result("read")), QStringList{QStringLiteral("above_claim")});
    // Without a part there is no claim to compare with, which is said.
    const ProbeRun unknown = runHip("bandwidth", QStringLiteral("device=gbps=6000"));
    QVERIFY(!unknown.result("read").contains(QStringLiteral("of_claim")));
    QVERIFY(unknown.codes().contains(QStringLiteral("claim_unknown")));
}

// At 1 GB/s twenty reads of 64 MiB are 1.3 s of the device, in no time of ours.
void MeasureTest::theDevicesClockAgainstOurs()
{
    const ProbeRun run = runHip("bandwidth --memory-budget 0.0625", QStringLiteral("device=gbps=1"));
    QVERIFY(flagsOf(run.result("read")).contains(QStringLiteral("clocks_disagree")));
}

// Each call the fake counts has a step of its name before it; a loop of launches has one for all.
void MeasureTest::everyCallIsAnnounced()
{
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device="));
    QStringList steps;
    bool group = false;
    for (const QJsonObject &step : run.of("step")) {
        steps << step["name"].toString();
        QVERIFY(step["limit_ms"].toInt() >= 5'000);
        group =
            group || (step["name"] == QStringLiteral("hipModuleLaunchKernel") && step["times"].toInt() == 20);
    }
    QVERIFY(group);
    for (const char *name :
         {"hipInit", "hipGetDeviceCount", "hipDeviceGetName", "hipDeviceTotalMem", "hipSetDevice",
          "hipMemGetInfo", "hiprtcCompileProgram", "hipModuleLoadData", "hipModuleGetFunction", "hipMalloc",
          "hipEventRecord", "hipStreamSynchronize", "hipEventElapsedTime", "hipFree"})
        QVERIFY2(steps.contains(QLatin1String(name)), name);
    for (const QJsonObject &step : run.of("step"))
        if (step["name"] == QStringLiteral("hiprtcCompileProgram"))
            QCOMPARE(step["limit_ms"].toInt(), 120'000);
}

// A round launches twice, 5 us each on the fake's one clock.
void MeasureTest::twoDevicesAddUp()
{
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device=launch=5;copies=2"));
    const QJsonObject result = run.result("allreduce");
    QCOMPARE(run.status, 0);
    QVERIFY(close(result["median_us"], 10.0));
    QCOMPARE(result["bytes"].toInt(), 32'768);
    QCOMPARE(result["devices"].toArray(), (QJsonArray{0, 1}));
    QCOMPARE(flagsOf(result), QStringList());
}

void MeasureTest::noDeviceWithinReach()
{
    const ProbeRun run =
        runHip("bandwidth", QStringLiteral("device=;copies=2;fault=hipDeviceCanAccessPeer:err=801"));
    QCOMPARE(run.status, 0);
    QVERIFY(run.codes().contains(QStringLiteral("no_peer")));
    QVERIFY(run.result("allreduce").isEmpty());
}

void MeasureTest::memoryThatCannotBeHad()
{
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device=;fault=hipMalloc:err=2"));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.last()["ok"].toBool(true), false);
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("no_memory"));
    // The first answer alone is no: half of it is enough.
    const ProbeRun half = runHip("bandwidth", QStringLiteral("device=;fault=hipMalloc@1:err=2"));
    QCOMPARE(half.status, 0);
    QCOMPARE(half.result("read")["bytes"].toDouble(), 2.0 * kGiB);
}

// A quarter of 1 GiB is 256 MiB, less than eight times the Infinity Cache.
void MeasureTest::littleMemory()
{
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device=free=1073741824"));
    QCOMPARE(run.result("read")["bytes"].toDouble(), 0.25 * kGiB);
    QCOMPARE(otherFlagsOf(run.result("read")), QStringList{QStringLiteral("small_buffer")});
    QVERIFY(run.codes().contains(QStringLiteral("little_memory")));
}

void MeasureTest::memoryThatShrinks()
{
    const QString fake = QStringLiteral("device=shrink=1048576");
    const ProbeRun run = runHip("bandwidth", fake);
    QCOMPARE(run.status, 1);
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("busy"));
    QVERIFY(run.codes().contains(QStringLiteral("memory_shrank")));
    QVERIFY(run.of("result").empty());
    const ProbeRun forced = runHip("bandwidth --force", fake);
    QCOMPARE(forced.status, 0);
    QVERIFY(flagsOf(forced.result("read")).contains(QStringLiteral("forced")));
}

void MeasureTest::aBusyDevice()
{
    FakeSysfs sysfs;
    sysfs.addSensors(sysfs.addCard(1, "0000:05:00.0", "0x74a1"), "63");
    sysfs.addNode(1, mi300xNode(8, 0x0500), "206141652992");
    sysfs.write(QStringLiteral("class/kfd/kfd/proc/1/vram_1001"), "68719476736"); // process 1 is always there
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device="), sysfs.path());
    QCOMPARE(run.status, 1);
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("busy"));
    QCOMPARE(run.first("telemetry")["busy_percent"].toInt(), 63);
    QCOMPARE(run.first("process")["pid"].toInt(), 1);
    QCOMPARE(run.first("process")["vram_bytes"].toDouble(), 68'719'476'736.0);
    QVERIFY(!run.first("process")["name"].toString().isEmpty());
    QVERIFY(run.of("result").empty());
    // 5 % is the edge that still counts as idle.
    sysfs.addSensors(QStringLiteral("class/drm/card1/device/"), "5");
    QCOMPARE(runHip("bandwidth", QStringLiteral("device="), sysfs.path()).status, 0);
}

// The clock falls between the first group of the streaming read and the last: each timed group records two
// events, three groups choose the grid, one launch and two groups warm up, so the 15th event stands in the
// second of the five groups.
void MeasureTest::coreClockThatFalls()
{
    FakeSysfs sysfs;
    const QString card = sysfs.addCard(1, "0000:05:00.0", "0x74a1");
    sysfs.addSensors(card, "0");
    const QString sensor =
        sysfs.path() + QLatin1Char('/') + card + QStringLiteral("hwmon/hwmon3/freq1_input");
    const QString fault = QStringLiteral("device=;fault=hipEventRecord@15:write=%1=%2");
    const ProbeRun fell = runHip("bandwidth", fault.arg(sensor, QStringLiteral("1800000000")), sysfs.path());
    QVERIFY(flagsOf(fell.result("read")).contains(QStringLiteral("throttled"))); // 1800 < 0.9 x 2100 = 1890
    sysfs.addSensors(card, "0");
    const ProbeRun held = runHip("bandwidth", fault.arg(sensor, QStringLiteral("1900000000")), sysfs.path());
    QVERIFY(!flagsOf(held.result("read")).contains(QStringLiteral("throttled")));
}

// A launch of 3 s: no warm-up of twenty, one launch in a group, and the budget of 10 s ends the groups.
void MeasureTest::verySlowLaunches()
{
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device=launch=3000000"));
    QCOMPARE(run.status, 0);
    const QJsonObject launch = run.result("launch");
    QCOMPARE(launch["launches"].toInt(), 1);
    QCOMPARE(launch["n"].toInt(), 3); // 3 s first, then 3 groups until 12 s are past 10
    QVERIFY(close(launch["median_us"], 3e6));
    QVERIFY(flagsOf(launch).contains(QStringLiteral("out_of_time")));
}

void MeasureTest::aWrongSum()
{
    const ProbeRun run = runHip("bandwidth", QStringLiteral("device=;fault=hipMemcpyDtoH:corrupt"));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("bad_result"));
    QVERIFY(flagsOf(run.result("read")).contains(QStringLiteral("wrong_sum")));
}

// The same tests through the driver's other names. 80 GB: a quarter of 84 GB is more than 4 GiB.
void MeasureTest::anNvidiaDevice()
{
    const ProbeRun run =
        runCuda("bandwidth", QStringLiteral("version=12080;device=name=NVIDIA H100 80GB HBM3,cus=132,cc=90,"
                                            "total=84987740160,free=84000000000,gbps=3000"));
    QCOMPARE(run.status, 0);
    QVERIFY(close(run.result("read")["median_GBps"], 3'000.0));
    QVERIFY(close(run.result("copy")["median_GBps"], 3'000.0));
    QStringList steps;
    for (const QJsonObject &step : run.of("step"))
        steps << step["name"].toString();
    for (const char *name :
         {"cuInit", "cuDevicePrimaryCtxRetain", "cuCtxSetCurrent", "cuMemAlloc_v2", "nvrtcCompileProgram",
          "nvrtcGetCUBIN", "cuModuleLoadData", "cuLaunchKernel", "cuEventElapsedTime"})
        QVERIFY2(steps.contains(QLatin1String(name)), name);
}

QTEST_GUILESS_MAIN(MeasureTest)
#include "measure_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What "list" and "memory" say about machines that the fakes make up.
#include "tests/probe/fakesysfs.h"
#include "tests/probe/runprobe.h"

using namespace headroom;

class ListTest : public QObject {
    Q_OBJECT

private slots:
    void aMachineWithoutAnything();
    void oneDeviceAsItsRuntimeShowsIt();
    void oneOfEightPartitions();
    void aPartitionKnownByTheRuntimeAlone();
    void sixtyFourPartitions();
    void aDieOfTwo();
    void aVirtualMachineHidesTheMode();
    void everyPartitionShowsTheWholePool();
    void theKernelDriverAlone();
    void theOldLayoutOfProperties();
    void architecturesThatDisagree();
    void valuesOutOfAllReason();
    void aRuntimeThatIsTooOld();
    void aRuntimeNobodyKnows();
    void memoryByTheRuntime();
    void memoryByTheKernelDriver();
    void devicesOfNvidia();
};

// No device file, no runtime: an answer all the same, with the reason by errno.
void ListTest::aMachineWithoutAnything()
{
    const ProbeRun run = runHip("list", {});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.records().front()["type"].toString(), QStringLiteral("hello"));
    QCOMPARE(run.first("hello")["protocol"].toInt(), 1);
    QCOMPARE(run.first("hello")["backend"].toString(), QStringLiteral("hip"));
    QCOMPARE(run.first("access")["errno"].toInt(), ENOENT);
    QCOMPARE(run.first("access")["error"].toString(), QStringLiteral("ENOENT"));
    QVERIFY(run.codes().contains(QStringLiteral("no_kfd")));
    QCOMPARE(run.first("error")["fn"].toString(), QStringLiteral("hipInit"));
    QCOMPARE(run.first("error")["code"].toInt(), 101);
    QCOMPARE(run.last()["type"].toString(), QStringLiteral("done"));
    QCOMPARE(run.last()["ok"].toBool(), true);
    int number = 0;
    for (const QJsonObject &record : run.records())
        QCOMPARE(record["seq"].toInt(-1), number++);
}

void ListTest::oneDeviceAsItsRuntimeShowsIt()
{
    FakeSysfs sysfs;
    const QString card = sysfs.addCard(1, "0000:05:00.0", "0x74a1");
    sysfs.write(card + QStringLiteral("current_compute_partition"), "SPX");
    sysfs.write(card + QStringLiteral("current_memory_partition"), "NPS1");
    const ProbeRun run = runHip("list", QStringLiteral("device=name=AMD Instinct MI300X"), sysfs.path());
    QCOMPARE(run.status, 0);
    const QJsonObject device = run.first("device");
    QCOMPARE(device["name"].toString(), QStringLiteral("AMD Instinct MI300X"));
    QCOMPARE(device["arch"].toString(), QStringLiteral("gfx942:sramecc+:xnack-"));
    QCOMPARE(device["pci"].toString(), QStringLiteral("0000:05:00.0"));
    QCOMPARE(device["device_id"].toString(), QStringLiteral("0x74a1"));
    QCOMPARE(device["part"].toString(), QStringLiteral("MI300X"));
    QCOMPARE(device["accelerator"].toString(), QStringLiteral("mi300x"));
    QCOMPARE(device["virtual"].toBool(true), false);
    QCOMPARE(device["compute_units"].toInt(), 304);
    QCOMPARE(device["bus_bits"].toInt(), 8'192);
    QVERIFY(!device.contains(QStringLiteral("xccs"))); // the attribute came with ROCm 7.0
    const QJsonObject partition = run.first("partition");
    QCOMPARE(partition["count"].toInt(), 1);
    QCOMPARE(partition["known_by"].toString(), QStringLiteral("sysfs"));
    // 60443483 is 6 x 10^7 + 4 x 10^5 + 43483.
    QCOMPARE(run.first("runtime")["text"].toString(), QStringLiteral("6.4.43483"));
    QCOMPARE(run.first("runtime")["tested"].toBool(), true);
}

// CPX: 304 / 8 = 38 units and 192 / 8 = 24 GB each; the runtime reports 196,592 MiB / 8.
void ListTest::oneOfEightPartitions()
{
    FakeSysfs sysfs;
    const QString card = sysfs.addCard(1, "0000:05:00.0", "0x74a1");
    sysfs.write(card + QStringLiteral("current_compute_partition"), "CPX");
    sysfs.write(card + QStringLiteral("current_memory_partition"), "NPS1");
    const ProbeRun run =
        runHip("list", QStringLiteral("device=cus=38,xccs=1,total=25767706624;copies=8"), sysfs.path());
    QCOMPARE(run.of("device").size(), 8U);
    const auto partitions = run.of("partition");
    QCOMPARE(partitions.size(), 8U);
    for (int i = 0; i < 8; ++i) {
        const QJsonObject &partition = partitions[static_cast<std::size_t>(i)];
        QCOMPARE(partition["count"].toInt(), 8);
        QCOMPARE(partition["number"].toInt(-1), i);
        QCOMPARE(partition["kind"].toString(), QStringLiteral("partition"));
        QCOMPARE(partition["compute"].toString(), QStringLiteral("CPX"));
        QCOMPARE(partition["memory"].toString(), QStringLiteral("NPS1"));
        QCOMPARE(partition["known_by"].toString(), QStringLiteral("sysfs"));
        QCOMPARE(partition["compute_units"].toInt(), 38);
        QCOMPARE(partition["whole_compute_units"].toInt(), 304);
        QCOMPARE(partition["memory_gb"].toDouble(), 24.0);
        QCOMPARE(partition["whole_memory_gb"].toDouble(), 192.0);
        QCOMPARE(partition["shared_pool"].toBool(true), false);
    }
}

// Without the mode in sysfs the number of XCCs decides, which ROCm 7 tells: 8 / 2 = 4.
void ListTest::aPartitionKnownByTheRuntimeAlone()
{
    FakeSysfs sysfs;
    sysfs.addCard(1, "0000:05:00.0", "0x74a1");
    const ProbeRun run =
        runHip("list", QStringLiteral("version=70226015;device=cus=76,xccs=2,total=51535413248"),
               sysfs.path(), kHip7);
    const QJsonObject partition = run.first("partition");
    QCOMPARE(partition["count"].toInt(), 4);
    QCOMPARE(partition["known_by"].toString(), QStringLiteral("attribute"));
    QVERIFY(!partition.contains(QStringLiteral("number"))); // the others are not shown
}

// Eight cards in CPX, each with its own bus; the partition is in bits 31..28 of KFD's location_id.
void ListTest::sixtyFourPartitions()
{
    FakeSysfs sysfs;
    sysfs.addProcessorNode();
    for (unsigned i = 0; i < 64; ++i)
        sysfs.addNode(static_cast<int>(i) + 1, mi300xNode(1, (i % 8) << 28U | (i / 8 + 5) << 8U),
                      "25767706624");
    const ProbeRun run = runHip("list", {}, sysfs.path());
    const auto partitions = run.of("partition");
    QCOMPARE(run.of("device").size(), 64U);
    QCOMPARE(partitions.size(), 64U);
    for (int i = 0; i < 64; ++i) {
        QCOMPARE(run.of("device")[static_cast<std::size_t>(i)]["index"].toInt(-1), i);
        QCOMPARE(partitions[static_cast<std::size_t>(i)]["count"].toInt(), 8);
        QCOMPARE(partitions[static_cast<std::size_t>(i)]["number"].toInt(), i % 8);
        QCOMPARE(partitions[static_cast<std::size_t>(i)]["known_by"].toString(), QStringLiteral("kfd"));
    }
}

// An MI250X is two devices of 110 units and half of its 128 GB.
void ListTest::aDieOfTwo()
{
    FakeSysfs sysfs;
    sysfs.addCard(0, "0000:29:00.0", "0x7408");
    sysfs.addCard(1, "0000:2c:00.0", "0x7408");
    const QString die =
        QStringLiteral("device=arch=gfx90a:sramecc+:xnack-,cus=110,total=68702699520,pci=0000:%1:00.0;");
    const ProbeRun run =
        runHip("list", die.arg(QLatin1String("29")) + die.arg(QLatin1String("2c")), sysfs.path());
    QCOMPARE(run.of("device").size(), 2U);
    const QJsonObject partition = run.first("partition");
    QCOMPARE(partition["kind"].toString(), QStringLiteral("die"));
    QCOMPARE(partition["count"].toInt(), 2);
    QCOMPARE(partition["part"].toString(), QStringLiteral("MI250X"));
    QCOMPARE(partition["compute_units"].toInt(), 110);
    QCOMPARE(partition["whole_compute_units"].toInt(), 220);
    QCOMPARE(partition["memory_gb"].toDouble(), 64.0);
    QCOMPARE(partition["whole_memory_gb"].toDouble(), 128.0);
}

// An MI308X as a virtual function: no mode, and no figures of the whole part to compare with. Unknown, not
// SPX.
void ListTest::aVirtualMachineHidesTheMode()
{
    FakeSysfs sysfs;
    sysfs.addCard(1, "0000:05:00.0", "0x74b6");
    const ProbeRun run = runHip("list", QStringLiteral("device=cus=20"), sysfs.path());
    QCOMPARE(run.first("device")["virtual"].toBool(), true);
    const QJsonObject partition = run.first("partition");
    QVERIFY(!partition.contains(QStringLiteral("count")));
    QVERIFY(!partition.contains(QStringLiteral("compute")));
    QCOMPARE(partition["known_by"].toString(), QStringLiteral("unknown"));
    QVERIFY(run.codes().contains(QStringLiteral("partition_unknown")));
}

// Mode ALL of newer kernels: adding the partitions up would count the card eight times.
void ListTest::everyPartitionShowsTheWholePool()
{
    FakeSysfs sysfs;
    const QString card = sysfs.addCard(1, "0000:05:00.0", "0x74a1");
    sysfs.write(card + QStringLiteral("current_compute_partition"), "CPX");
    const ProbeRun run = runHip("list", QStringLiteral("device=cus=38;copies=8"), sysfs.path());
    QCOMPARE(run.first("partition")["shared_pool"].toBool(), true);
    QCOMPARE(run.first("partition")["memory_gb"].toDouble(), 192.0);
    QVERIFY(run.codes().contains(QStringLiteral("shared_pool")));
}

// 1216 SIMDs / 4 = 304 units; only the card's heap counts; the processor's node is no device.
void ListTest::theKernelDriverAlone()
{
    FakeSysfs sysfs;
    sysfs.addProcessorNode();
    sysfs.addNode(1, mi300xNode(8, 0x0500), "206141652992");
    sysfs.write(QStringLiteral("module/amdgpu/version"), "6.8.5");
    const ProbeRun run = runHip("list", {}, sysfs.path());
    QCOMPARE(run.of("device").size(), 1U);
    const QJsonObject device = run.first("device");
    QCOMPARE(device["backend"].toString(), QStringLiteral("kfd"));
    QCOMPARE(device["arch"].toString(), QStringLiteral("gfx942"));
    QCOMPARE(device["pci"].toString(), QStringLiteral("0000:05:00.0"));
    QCOMPARE(device["part"].toString(), QStringLiteral("MI300X")); // 29857 = 0x74a1
    QCOMPARE(device["compute_units"].toInt(), 304);
    QCOMPARE(device["xccs"].toInt(), 8);
    QCOMPARE(run.first("partition")["count"].toInt(), 1);
    QCOMPARE(run.first("env")["amdgpu_version"].toString(), QStringLiteral("6.8.5"));
}

// ROCm 5 has the name at offset 396 of 792 bytes.
void ListTest::theOldLayoutOfProperties()
{
    const ProbeRun run =
        runHip("list", QStringLiteral("version=50731921;device=arch=gfx90a:sramecc+:xnack-"), {}, kHip5);
    QCOMPARE(run.first("device")["arch"].toString(), QStringLiteral("gfx90a:sramecc+:xnack-"));
    QCOMPARE(run.first("runtime")["text"].toString(), QStringLiteral("5.7.31921"));
}

void ListTest::architecturesThatDisagree()
{
    FakeSysfs sysfs;
    sysfs.addNode(1, mi300xNode(8, 0x0500), "206141652992");
    const ProbeRun wrong = runHip("list", QStringLiteral("device=arch=gfx90a"), sysfs.path());
    QVERIFY(wrong.codes().contains(QStringLiteral("arch_differs")));
    // What is no name is not shown: the kernel driver's stands in.
    const ProbeRun noise = runHip("list", QStringLiteral("device=arch=<b>gfx</b>"), sysfs.path());
    QCOMPARE(noise.first("device")["arch"].toString(), QStringLiteral("gfx942"));
}

void ListTest::valuesOutOfAllReason()
{
    const ProbeRun run =
        runHip("list", QStringLiteral("count=1000000;device=name=A\x1b[31m\"\\,cus=-7,bus=2000000000,"
                                      "total=18446744073709551615,pci=nonsense"));
    QCOMPARE(run.status, 0);
    QCOMPARE(run.of("device").size(), 256U); // as many as are asked at most
    const QJsonObject device = run.first("device");
    QCOMPARE(device["name"].toString(), QStringLiteral("A\x1b[31m\"\\"));
    for (const char *key : {"compute_units", "bus_bits", "pci", "part"})
        QVERIFY2(!device.contains(QLatin1String(key)), key);
    QVERIFY(run.codes().contains(QStringLiteral("odd_value")));
}

void ListTest::aRuntimeThatIsTooOld()
{
    const ProbeRun run = runHip("list", QStringLiteral("version=40521161;device="));
    QVERIFY(run.codes().contains(QStringLiteral("old_runtime")));
    QVERIFY(run.of("device").empty());
    QCOMPARE(runHip("bandwidth", QStringLiteral("version=40521161;device=")).last()["reason"].toString(),
             QStringLiteral("no_device"));
}

void ListTest::aRuntimeNobodyKnows()
{
    const ProbeRun run = runHip("list", QStringLiteral("version=80100000;device="));
    QCOMPARE(run.first("runtime")["tested"].toBool(true), false);
    QVERIFY(run.codes().contains(QStringLiteral("untested_runtime")));
    QCOMPARE(run.of("device").size(), 1U);
}

void ListTest::memoryByTheRuntime()
{
    const ProbeRun run =
        runHip("memory --device 1", QStringLiteral("device=;device=total=68702699520,free=68000000000"));
    QCOMPARE(run.of("memory").size(), 1U);
    QCOMPARE(run.first("memory")["index"].toInt(), 1);
    QCOMPARE(run.first("memory")["total"].toDouble(), 68'702'699'520.0);
    QCOMPARE(run.first("memory")["free"].toDouble(), 68'000'000'000.0);
    // More free than there is: the one is left out, the other stays.
    const ProbeRun odd = runHip("memory", QStringLiteral("device=total=1000,free=2000"));
    QVERIFY(!odd.first("memory").contains(QStringLiteral("free")));
    QVERIFY(odd.codes().contains(QStringLiteral("odd_value")));
    QCOMPARE(runHip("memory --device 7", QStringLiteral("device=")).last()["reason"].toString(),
             QStringLiteral("no_such_device"));
}

void ListTest::memoryByTheKernelDriver()
{
    FakeSysfs sysfs;
    sysfs.addNode(1, mi300xNode(8, 0x0500), "206141652992");
    const ProbeRun kfd = runHip("memory", {}, sysfs.path());
    QCOMPARE(kfd.first("memory")["by"].toString(), QStringLiteral("kfd"));
    QCOMPARE(kfd.first("memory")["total"].toDouble(), 206'141'652'992.0);
    QVERIFY(!kfd.first("memory").contains(QStringLiteral("free"))); // absent is not zero
    sysfs.addSensors(sysfs.addCard(1, "0000:05:00.0", "0x74a1"), "0");
    const QJsonObject memory = runHip("memory", {}, sysfs.path()).first("memory");
    QCOMPARE(memory["by"].toString(), QStringLiteral("sysfs"));
    QCOMPARE(memory["free"].toDouble(), 206'141'652'992.0 - 1'073'741'824.0);
}

void ListTest::devicesOfNvidia()
{
    const ProbeRun run =
        runCuda("memory", QStringLiteral("version=12080;device=name=NVIDIA H100 80GB HBM3 MIG 1g.10gb,"
                                         "cus=16,cc=90,total=10468982784,free=10000000000"));
    QCOMPARE(run.status, 0);
    QCOMPARE(run.first("runtime")["text"].toString(), QStringLiteral("12.8"));
    QCOMPARE(run.first("device")["arch"].toString(), QStringLiteral("sm_90"));
    QCOMPARE(run.first("device")["compute_units"].toInt(), 16);
    QCOMPARE(run.first("partition")["kind"].toString(), QStringLiteral("mig"));
    QVERIFY(!run.first("partition").contains(QStringLiteral("count")));
    QCOMPARE(run.first("memory")["free"].toDouble(), 10'000'000'000.0);
}

QTEST_GUILESS_MAIN(ListTest)
#include "list_test.moc"

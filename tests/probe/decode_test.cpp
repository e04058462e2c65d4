// SPDX-License-Identifier: GPL-3.0-or-later
// One token replayed over a model's shapes.
#include "tests/probe/runprobe.h"

using namespace headroom;

namespace {

QString written(const QTemporaryDir &folder, const QByteArray &content)
{
    const QString path = folder.filePath(QStringLiteral("shapes.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        return {};
    return path;
}

const char *const kModel = R"({"headroom_shapes": 1, "model": "tiny", "kv_bytes": 16777216, "shapes": [
    {"name": "up", "rows": 8192, "cols": 4096, "format": "bf16", "count": 32},
    {"name": "odd", "rows": 1000, "cols": 4099, "format": "fp8_e4m3", "count": 3},
    {"name": "small", "rows": 3, "cols": 9, "format": "bf16", "count": 1}]})";

} // namespace

class DecodeTest : public QObject {
    Q_OBJECT

private slots:
    void addsUpWhatATokenReads();
    void aWrongProductIsNamed();
    void aMatrixLargerThanTheBuffer();
    void allMeasuresBoth();
    void filesThatAreRefused_data();
    void filesThatAreRefused();
    void aFileThatIsNotThere();
};

// At 1000 GB/s and 2 us a launch, with rows padded to 16 bytes:
//   up     8192 x 4096 x 2        = 67,108,864 bytes: 67.108864 + 2 us, 32 times
//   odd    1000 rows of 257 x 16  =  4,112,000 bytes moved, 4,099,000 counted: 4.112 + 2 us, 3 times
//   small  3 rows of 2 x 16       =         96 bytes moved, 54 counted: 0.000096 + 2 us; what the
//          larger input before it left behind 9 columns must not count
//   cache  16,777,216 bytes: 16.777216 + 2 us
void DecodeTest::addsUpWhatATokenReads()
{
    const QTemporaryDir folder;
    const QString path = written(folder, kModel);
    const ProbeRun run = runHip(qPrintable(QStringLiteral("decode --model ") + path),
                                QStringLiteral("device=gbps=1000,launch=2"));
    QCOMPARE(run.status, 0);
    const QJsonObject up = run.result("gemv");
    QCOMPARE(up["name"].toString(), QStringLiteral("up"));
    QCOMPARE(up["bytes"].toInt(), 67'108'864);
    QVERIFY(close(up["median_us"], 69.108864));
    QVERIFY(close(up["median_GBps"], 67'108'864.0 / 69.108864e-6 / 1e9));
    QCOMPARE(up["count"].toInt(), 32);
    QCOMPARE(up["occupancy"].toInt(), 8);
    QVERIFY(up["worst_error"].toDouble(1.0) < 1e-6); // the fake adds in double precision
    const double us = 32 * 69.108864 + 3 * 6.112 + 2.000096 + 18.777216;
    const QJsonObject token = run.result("decode");
    QCOMPARE(token["model"].toString(), QStringLiteral("tiny"));
    const double bytes = 32.0 * 67'108'864 + 3.0 * 4'099'000 + 54 + 16'777'216;
    QCOMPARE(token["bytes"].toDouble(), bytes);
    QVERIFY(close(token["time_us"], us));
    QVERIFY(close(token["tok_s"], 1e6 / us));
    QVERIFY(close(token["median_GBps"], bytes / us * 1e-3));
    QCOMPARE(token["launches"].toInt(), 32 + 3 + 1 + 1);
    QVERIFY(close(token["launch_us"], 2.0));
    // The streaming read of 4 GiB: 4294.967296 + 2 us.
    const double read = 4'294'967'296.0 / 4'296.967296 * 1e-3;
    QVERIFY(close(token["of_read"], bytes / us * 1e-3 / read));
    QCOMPARE(run.of("progress").size(), 3U);
    for (const QJsonObject &result : run.of("result"))
        if (result["test"] == QStringLiteral("gemv"))
            QVERIFY(result["worst_error"].toDouble(1.0) < 1e-6);
}

// The sum of the read is the first copy back; the products follow.
void DecodeTest::aWrongProductIsNamed()
{
    const QTemporaryDir folder;
    const QString path = written(folder, kModel);
    const ProbeRun run = runHip(qPrintable(QStringLiteral("decode --model ") + path),
                                QStringLiteral("device=;fault=hipMemcpyDtoH@2:corrupt"));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.last()["reason"].toString(), QStringLiteral("bad_result"));
    QVERIFY(run.result("gemv")["flags"].toArray().contains(QStringLiteral("wrong_result")));
    QVERIFY(run.result("decode")["flags"].toArray().contains(QStringLiteral("wrong_result")));
}

void DecodeTest::aMatrixLargerThanTheBuffer()
{
    const QTemporaryDir folder;
    const QString path = written(folder, kModel);
    const ProbeRun run = runHip(qPrintable(QStringLiteral("decode --memory-budget 0.03 --model ") + path),
                                QStringLiteral("device="));
    QCOMPARE(run.status, 1); // 30 MiB of buffer for 64 MiB
    QVERIFY(run.codes().contains(QStringLiteral("little_memory")));
    QVERIFY(run.result("decode").isEmpty());
}

void DecodeTest::allMeasuresBoth()
{
    const QTemporaryDir folder;
    const QString path = written(folder, kModel);
    const ProbeRun run = runHip(qPrintable(QStringLiteral("all --model ") + path), QStringLiteral("device="));
    QCOMPARE(run.status, 0);
    for (const char *test : {"read", "copy", "launch", "gemv", "kv_read", "decode"})
        QVERIFY2(!run.result(test).isEmpty(), test);
    QVERIFY(!run.of("memory").empty());
    // Without a model the rest is measured.
    const ProbeRun without = runHip("all", QStringLiteral("device="));
    QCOMPARE(without.status, 0);
    QVERIFY(without.result("decode").isEmpty());
    QVERIFY(!without.result("read").isEmpty());
}

void DecodeTest::filesThatAreRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("names");
    const auto row = [](const char *name, const char *content, const char *names) {
        QTest::newRow(name) << QByteArray(content) << QString::fromLatin1(names);
    };
    row("no JSON", "{\"headroom_shapes\": 1,,", "line 1, column 23");
    row("something else", "{\"layers\": []}", "headroom_shapes: is missing");
    row("a newer version", R"({"headroom_shapes": 2})", "headroom_shapes: is of a version");
    row("no rows",
        R"({"headroom_shapes":1,"model":"m","shapes":[{"name":"a","cols":1,"format":"bf16","count":1}]})",
        "shapes/0/rows: is missing");
    row("rows below zero",
        R"({"headroom_shapes":1,"model":"m","shapes":[{"name":"a","rows":-1,"cols":1,"format":"bf16","count":1}]})",
        "shapes/0/rows: is no whole number");
    row("far too many columns",
        R"({"headroom_shapes":1,"model":"m","shapes":[{"name":"a","rows":1,"cols":4000001,"format":"bf16","count":1}]})",
        "shapes/0/cols: is no whole number");
    row("a format without a kernel",
        R"({"headroom_shapes":1,"model":"m","shapes":[{"name":"a","rows":1,"cols":1,"format":"mxfp4","count":1}]})",
        "shapes/0/format: is neither");
    row("no matrices", R"({"headroom_shapes":1,"model":"m","shapes":[]})", "shapes: is no list");
    row("a petabyte",
        R"({"headroom_shapes":1,"model":"m","shapes":[{"name":"a","rows":4000000,"cols":4000000,"format":"bf16","count":1000}]})",
        "petabyte");
}

void DecodeTest::filesThatAreRefused()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, names);
    const QTemporaryDir folder;
    const QString path = written(folder, content);
    const ProbeRun run =
        runHip(qPrintable(QStringLiteral("decode --model ") + path), QStringLiteral("device="));
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(QString::fromUtf8(run.err).contains(names), run.err.constData());
    QVERIFY(run.err.contains("shapes.json"));
}

void DecodeTest::aFileThatIsNotThere()
{
    const ProbeRun run = runHip("decode --model /nowhere/shapes.json", QStringLiteral("device="));
    QCOMPARE(run.status, 2);
    QVERIFY(run.err.contains("No such file"));
}

QTEST_GUILESS_MAIN(DecodeTest)
#include "decode_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

using namespace headroom;

// `shapes`: what headroom-probe replays.
class ShapesTest : public QObject {
    Q_OBJECT

private slots:
    void namesEveryMatrix();
    void theProbeReadsIt();
    void refusesWhatHasNoKernel();
};

// Llama 3 70B: 80 layers; the cache of 8,192 tokens is 80 x 2 x 8 heads x 128 x 1 byte in fp8.
void ShapesTest::namesEveryMatrix()
{
    const QJsonObject file = answer("shapes --model llama-3-70b --weights fp8 --kv fp8 --context 8192");
    QCOMPARE(file["headroom_shapes"].toInt(), 1);
    QCOMPARE(file["model"].toString(), QStringLiteral("llama-3-70b"));
    QCOMPARE(file["kv_bytes"].toDouble(), 163'840.0 * 8'192);
    const QJsonObject first = file["shapes"].toArray().at(0).toObject();
    QCOMPARE(first["name"].toString(), QStringLiteral("q"));
    QCOMPARE(first["rows"].toInt(), 8'192);
    QCOMPARE(first["format"].toString(), QStringLiteral("fp8_e4m3"));
    QCOMPARE(first["count"].toInt(), 80);
}

void ShapesTest::theProbeReadsIt()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("shapes.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(runCli("shapes --model qwen3.8-27b --context 8192").out);
    file.close();
    QProcess probe;
    probe.start(QStringLiteral(HEADROOM_PROBE),
                {QStringLiteral("decode"), QStringLiteral("--hip-library"), QStringLiteral("/nowhere/lib.so"),
                 QStringLiteral("--model"), file.fileName()});
    QVERIFY(probe.waitForFinished(60'000));
    QCOMPARE(probe.readAllStandardError(), QByteArray());
    QCOMPARE(probe.exitCode(), 1); // understood, and no runtime to measure with; 2 would be a refused file
}

void ShapesTest::refusesWhatHasNoKernel()
{
    const Run run = runCli("shapes --model llama-3-70b --weights awq --context 8192");
    QCOMPARE(run.status, 2);
    QVERIFY(run.error().contains(QStringLiteral("--weights: headroom-probe has no kernel for \"awq\"")));
    QVERIFY(runCli("shapes --model llama-3-7b --context 8192").error().contains(QStringLiteral("--model: ")));
    QVERIFY(runCli("shapes --model llama-3-70b").error().contains(QStringLiteral("--context: ")));
}

QTEST_GUILESS_MAIN(ShapesTest)
#include "shapes_test.moc"

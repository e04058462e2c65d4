// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

using namespace headroom;

namespace {

QJsonObject group(const QJsonObject &answer, const char *name)
{
    return answer.value(QLatin1String(name)).toObject();
}

} // namespace

// What engines print, from the command line: a hybrid, a sliding-window, an MLA and a plain model.
class MethodsTest : public QObject {
    Q_OBJECT

private slots:
    void printed_data();
    void printed();
    void saysBoth();
    void reservesAreBands();
    void explainsWithRows();
    void sweepsEachMethod_data();
    void sweepsEachMethod();
    void basisFollowsTheMethod();
    void layoutsShowTheCopiedLatent();
    void scenarioKeepsSettings();
};

void MethodsTest::printed_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("value");
    const auto row = [](const char *name, const char *line, const char *key, double value) {
        QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(key) << value;
    };
    // Public log of two 3090, 4.99 GiB: 208 blocks of 1,568 tokens, 90 a sequence of 131,072 with two states
    // for each of three groups; int(208 / 90 x 131,072) = 302,921.
    const char *hybrid = "--accelerator rtx-3090 --tp 2 --model qwen3.8-27b --weights fp8_e4m3_block128 --kv "
                         "fp8_e4m3 --context 131072 --method vllm --set version=0.25.1 --set "
                         "prefix_caching=on --pool 4.99";
    row("hybrid: tokens", hybrid, "printed_tokens", 302'921);
    row("hybrid: concurrency", hybrid, "printed_concurrency", 208.0 / 90.0);
    row("hybrid: blocks", hybrid, "pool_blocks", 208);
    row("hybrid: blocks of a sequence", hybrid, "blocks_per_sequence", 90);
    row("hybrid: tokens of a block", hybrid, "block_tokens", 1568);
    row("hybrid: what fits", hybrid, "sequences", 2);
    // Public log of an H100, 38.08 GiB: 124 usable slots and 330,323 tokens.
    const char *slotted = "--accelerator h100-sxm --model qwen3.8-27b --weights fp8_e4m3_block128 --context "
                          "262144 --method sglang --set version=0.5.18 --pool 38.08";
    row("hybrid: slots", slotted, "state_slots", 124);
    row("hybrid: one context of tokens", slotted, "sequences", 1);
    // The latent of R1 is 61 x 576 x 2 = 70,272 bytes on every rank: 47.13 GiB / 70,272 = 720,138.
    const char *latent = "--accelerator mi300x --tp 8 --model deepseek-r1 --weights fp8_e4m3_block128 "
                         "--context 163840 --method sglang --set version=0.4.6.post2 --pool 47.13";
    row("latent: tokens", latent, "printed_tokens", std::floor(47.13 * kGiB / 70'272.0));
    row("latent: what fits", latent, "sequences", 4);
    // Gemma 3 4B in llama.cpp: 34 layers, 5 of them full; n_ctx of two slots is 2 x 4,096.
    const char *cells = "--accelerator rtx-3090 --model gemma-3-4b --context 4096 --method llama.cpp --set "
                        "version=b5787 --set slots=2";
    row("sliding: cells", cells, "printed_tokens", 8192);
    // Llama 3 8B on vLLM 0.6.6: 2 x 32 x 8 x 128 x 2 = 131,072 bytes a token; 11.12 GiB are 5,693 blocks of
    // 16, and the first core prints blocks x 16.
    const char *plain = "--accelerator a100-40-sxm --model llama-3-8b --context 8192 --method vllm --set "
                        "version=0.6.6 --pool 11.12";
    row("plain: blocks", plain, "pool_blocks", 5693);
    row("plain: tokens", plain, "printed_tokens", 5693 * 16);
    row("plain: concurrency", plain, "printed_concurrency", 5693 * 16 / 8192.0);
}

void MethodsTest::printed()
{
    QFETCH(const QString, line);
    QFETCH(const QString, key);
    QFETCH(const double, value);
    const QJsonObject answered = answer(("evaluate --json " + line.toUtf8()).constData());
    const double actual = group(answered, "concurrency").value(key).toDouble(std::nan(""));
    QVERIFY2(near(actual, value, 1e-9 * value), qPrintable(QString::number(actual, 'g', 15)));
}

// Text gives what the engine prints beside what fits, and why they differ.
void MethodsTest::saysBoth()
{
    const Run run = runCli("evaluate --accelerator rtx-3090 --tp 2 --model qwen3.8-27b --weights "
                           "fp8_e4m3_block128 --kv fp8_e4m3 --context 131072 --method vllm --set "
                           "version=0.25.1 --set prefix_caching=on --pool 4.99 --lang en");
    QCOMPARE(run.status, 0);
    for (const char *said :
         {"Tokens the engine prints", "302,921", "2.31x", "Conversations that fit", "2 (2.31)",
          "The engine prints 302,921 tokens; whole conversations take 262,144 of them."})
        QVERIFY2(run.text().contains(QString::fromUtf8(said)), said);
}

void MethodsTest::reservesAreBands()
{
    const QJsonObject answered =
        answer("evaluate --json --accelerator h100-sxm --model llama-3.1-8b --context 8192 --method vllm");
    const QJsonArray parts = group(answered, "memory").value(QLatin1String("reserve_parts")).toArray();
    QCOMPARE(parts.size(), 3);
    for (const QJsonValue &part : parts) {
        const QJsonObject term = part.toObject();
        QVERIFY(term.value(QLatin1String("low")).toDouble()
                <= term.value(QLatin1String("typical")).toDouble());
        QVERIFY(term.value(QLatin1String("typical")).toDouble()
                <= term.value(QLatin1String("high")).toDouble());
        const QJsonArray bands = term.value(QLatin1String("bands")).toArray();
        QVERIFY(!bands.isEmpty());
        for (const QJsonValue &band : bands)
            for (const QJsonValue &row : band.toObject().value(QLatin1String("rows")).toArray())
                QVERIFY(!row.toObject().value(QLatin1String("source")).toObject().isEmpty());
    }
    const QJsonObject band = group(group(answered, "concurrency"), "band");
    QVERIFY(band.value(QLatin1String("low")).toInt() < band.value(QLatin1String("high")).toInt());
    // A given reserve is no band.
    const QJsonObject given = answer("evaluate --json --accelerator h100-sxm --model llama-3.1-8b --context "
                                     "8192 --method vllm --reserve 4");
    QVERIFY(group(given, "concurrency").value(QLatin1String("band")).isUndefined());
}

void MethodsTest::explainsWithRows()
{
    const Run run = runCli("explain --accelerator h100-sxm --model llama-3.1-8b --context 8192 --method vllm "
                           "--lang en");
    QCOMPARE(run.status, 0);
    QVERIFY(run.text().contains(QLatin1String("Printed figures behind the reserve")));
    QVERIFY(run.text().contains(QLatin1String("H100 80GB, Llama-3.1-8B, TP1, 2025")));
}

void MethodsTest::sweepsEachMethod_data()
{
    QTest::addColumn<QString>("method");
    for (const char *method : {"reference", "vllm", "sglang", "llama.cpp"})
        QTest::newRow(method) << QString::fromUtf8(method);
}

// A row of the sweep is the answer at that context.
void MethodsTest::sweepsEachMethod()
{
    QFETCH(const QString, method);
    const QByteArray question =
        ("--accelerator mi300x --model qwen3.8-27b --json --method " + method).toUtf8();
    const QJsonArray points = answer(("sweep --axis context --from 4096 --to 8192 " + question).constData())
                                  .value(QLatin1String("points"))
                                  .toArray();
    QCOMPARE(points.size(), 2);
    const QJsonObject single = answer(("evaluate --context 8192 " + question).constData());
    QCOMPARE(points.at(1).toObject().value(QLatin1String("sequences")).toInt(-1),
             group(single, "concurrency").value(QLatin1String("sequences")).toInt(-2));
}

void MethodsTest::basisFollowsTheMethod()
{
    const QByteArray question = "evaluate --json --accelerator mi300x --model qwen3.8-27b --context 8192";
    const auto basis = [&](const char *more) {
        return group(answer((question + more).constData()), "scenario")
            .value(QLatin1String("weights_basis"))
            .toString();
    };
    QCOMPARE(basis(""), QStringLiteral("nominal"));
    QCOMPARE(basis(" --method vllm"), QStringLiteral("loaded"));
    QCOMPARE(basis(" --method vllm --weights-basis checkpoint"), QStringLiteral("checkpoint"));
}

// With one pool DP8 holds eight times what TP8 does: the latent is whole on each rank. 40 GiB / 70,272 bytes
// are 37 times 16,384 tokens.
void MethodsTest::layoutsShowTheCopiedLatent()
{
    const QByteArray line = "layouts --devices 8 --accelerator h200-sxm --model deepseek-v3 --weights "
                            "fp8_e4m3_block128 --context 16384 --pool 40";
    const QJsonArray layouts =
        answer((line + " --json").constData()).value(QLatin1String("layouts")).toArray();
    QVERIFY(layouts.size() >= 4);
    const QJsonObject widest = layouts.first().toObject();
    const QJsonObject narrowest = layouts.last().toObject();
    QCOMPARE(widest.value(QLatin1String("tp")).toInt(), 8);
    QCOMPARE(widest.value(QLatin1String("sequences")).toInt(), 37);
    QCOMPARE(narrowest.value(QLatin1String("dp")).toInt(), 8);
    QCOMPARE(narrowest.value(QLatin1String("sequences")).toInt(), 37 * 8);
    const Run run = runCli((line + " --lang en").constData());
    QVERIFY2(run.text().contains(QLatin1String("That is 8.0 times the 37 of TP 8.")), run.out.constData());
    QVERIFY(run.text().contains(QLatin1String("whole on every tensor-parallel rank")));
}

void MethodsTest::scenarioKeepsSettings()
{
    const QJsonObject scenario =
        group(answer("evaluate --json --accelerator mi300x --model qwen3.8-27b --context 8192 --method "
                     "llama.cpp --set slots=4 --set cache_k=q8_0 --set swa_full=off"),
              "scenario");
    const QJsonObject settings = group(scenario, "settings");
    QCOMPARE(settings.value(QLatin1String("slots")).toInt(), 4);
    QCOMPARE(settings.value(QLatin1String("cache_k")).toString(), QStringLiteral("q8_0"));
    QCOMPARE(settings.value(QLatin1String("swa_full")).toBool(true), false);
}

QTEST_APPLESS_MAIN(MethodsTest)
#include "methods_test.moc"

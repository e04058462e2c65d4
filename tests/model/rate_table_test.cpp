// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/rates.h"

using namespace headroom;

namespace {

// Milliseconds and gigabytes, as the rule prints them.
struct Row {
    const char *name;
    RateCase question;
    Tokens live;
    Tokens batch;
    double weightGb;
    double cacheGb;
    double weights;
    double compute;
    double kv;
    double overhead;
    double collectives;
    double fast;
    double typical;
    double slow;
    double low;
    double rate;
    double high;
};

RateCase on(const char *accelerator, const char *model, int tensor = 1, const char *weights = "bf16")
{
    return {.accelerator = accelerator, .model = model, .weights = weights, .parallel = {.tensor = tensor}};
}

RateCase with(RateCase question, RateEngine engine, const char *version = "")
{
    question.engine = engine;
    question.version = version;
    return question;
}

const char *const kQwen = "qwen3.8-27b";
const char *const kLlama = "llama-3-70b";
const RateCase kDeepSeek = on("h200-sxm", "deepseek-r1", 8, "fp8_e4m3_block128");

// The worked examples of the rate rule (section 7), to be met within 1%.
const Row kRows[] = {
    {"Qwen3.8-27B, MI300X, batch 1", on("mi300x", kQwen), 4096, 1, 51.249, 0.570, 12.09, 0.10, 0.17, 5.53,
     0.00, 11.74, 17.78, 31.12, 32.1, 56.2, 85.2},
    {"Qwen3.8-27B, MI300X, batch 32", on("mi300x", kQwen), 4096, 32, 51.249, 18.254, 12.09, 3.23, 5.30, 8.30,
     0.00, 15.86, 26.11, 50.08, 20.0, 38.3, 63.0},
    {"Qwen3.8-27B, H100, batch 1", on("h100-sxm", kQwen), 4096, 1, 51.249, 0.570, 17.58, 0.09, 0.21, 5.08,
     0.00, 17.16, 22.88, 32.03, 31.2, 43.7, 58.3},
    {"Qwen3.8-27B, H100, batch 32", on("h100-sxm", kQwen), 4096, 32, 51.249, 18.254, 17.58, 2.85, 6.81, 7.86,
     0.00, 22.56, 32.48, 49.51, 20.2, 30.8, 44.3},
    {"Qwen3.8-27B, B200, batch 1", on("b200-sxm", kQwen), 4096, 1, 51.249, 0.570, 7.54, 0.05, 0.12, 3.16,
     0.00, 8.11, 10.82, 17.31, 57.8, 92.4, 123.3},
    {"Qwen3.8-27B, B200, batch 32", on("b200-sxm", kQwen), 4096, 32, 51.249, 18.254, 7.54, 1.50, 3.80, 5.94,
     0.00, 11.83, 17.42, 31.05, 32.2, 57.4, 84.5},
    {"Llama-3-70B, two H100", on("h100-sxm", kLlama, 2), 4096, 1, 139.006, 0.671, 23.85, 0.13, 0.25, 6.29,
     1.77, 24.12, 32.16, 45.02, 22.2, 31.1, 41.5},
    {"Llama-3-70B, four H100", on("h100-sxm", kLlama, 4), 4096, 1, 139.006, 0.336, 11.92, 0.06, 0.13, 6.29,
     2.41, 15.57, 20.75, 29.06, 34.4, 48.2, 64.2},
    {"Llama-3-70B, eight H100", on("h100-sxm", kLlama, 8), 4096, 1, 139.006, 0.168, 5.96, 0.03, 0.06, 6.29,
     2.57, 11.17, 14.89, 20.85, 48.0, 67.2, 89.5},
    {"Llama-3-70B, two MI300X", on("mi300x", kLlama, 2), 4096, 1, 139.006, 0.671, 16.39, 0.14, 0.19, 6.85,
     2.57, 17.17, 26.01, 45.52, 22.0, 38.4, 58.3},
    {"Llama-3-70B, four MI300X", on("mi300x", kLlama, 4), 4096, 1, 139.006, 0.336, 8.20, 0.07, 0.10, 6.85,
     2.57, 11.70, 17.72, 31.01, 32.2, 56.4, 85.5},
    {"Llama-3-70B, eight MI300X", on("mi300x", kLlama, 8), 4096, 1, 139.006, 0.168, 4.10, 0.04, 0.05, 6.85,
     2.10, 8.64, 13.10, 22.92, 43.6, 76.4, 115.7},
    {"DeepSeek-R1, eight H200, batch 1", kDeepSeek, 4096, 1, 37.668, 0.288, 1.20, 0.01, 0.07, 7.56, 1.96,
     8.09, 10.79, 15.10, 66.2, 92.7, 123.6},
    {"DeepSeek-R1, eight H200, batch 8", kDeepSeek, 4096, 8, 163.936, 2.303, 5.21, 0.08, 0.60, 7.93, 2.02,
     10.14, 15.76, 24.15, 41.4, 63.4, 98.6},
    {"DeepSeek-R1, eight H200, batch 64", kDeepSeek, 4096, 64, 585.559, 18.421, 18.60, 0.60, 4.80, 10.95,
     2.50, 18.84, 36.85, 62.54, 16.0, 27.1, 53.1},
    {"Llama-3-70B, MI300X, vLLM 0.5.0", with(on("mi300x", kLlama), RateEngine::Vllm, "0.5.0"), 4096, 1,
     139.006, 1.342, 32.78, 0.29, 6.54, 13.89, 0.00, 42.57, 53.21, 68.11, 14.7, 18.8, 23.5},
    {"Llama-3.1-405B FP8, eight MI300X, vLLM 0.10.0",
     with(on("mi300x", "llama-3.1-405b", 8, "fp8"), RateEngine::Vllm, "0.10.0"), 1152, 1, 406.171, 0.074,
     14.51, 0.10, 0.02, 6.98, 3.08, 21.40, 24.59, 31.97, 31.3, 40.7, 46.7},
    {"Llama-3.1-8B Q4_K_M, RTX 4090, llama.cpp",
     with(on("rtx-4090", "llama-3.1-8b", 1, "q4_k_m"), RateEngine::LlamaCpp), 1024, 1, 4.592, 0.134, 5.84,
     0.16, 0.19, 1.17, 0.00, 5.40, 7.21, 10.09, 99.1, 138.8, 185.0},
};

// Within 1%, or within half of the last printed digit where that is coarser.
bool meets(double value, double printed, double digit)
{
    return qAbs(value - printed) <= qMax(printed * 0.01, digit / 2 + 1e-9);
}

} // namespace

class RateTableTest : public QObject {
    Q_OBJECT

private slots:
    void workedExamples_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(std::size(kRows)); ++i)
            QTest::newRow(kRows[i].name) << i;
    }
    void workedExamples()
    {
        QFETCH(int, index);
        const Row &row = kRows[index];
        const PreparedRate rate = rateOf(row.question);
        const DecodeStep s = stepAt(rate, row.live, double(row.batch));
        const auto check = [](const char *what, double value, double printed, double digit) {
            QVERIFY2(meets(value, printed, digit),
                     qPrintable(QString("%1: %2, printed %3").arg(what).arg(value).arg(printed)));
        };
        check("weight bytes", s.weightBytes.value() / 1e9, row.weightGb, 0.001);
        check("cache bytes", s.cacheBytes.value() / 1e9, row.cacheGb, 0.001);
        check("weights", s.terms.weights.value() * 1e3, row.weights, 0.01);
        check("compute", s.terms.compute.value() * 1e3, row.compute, 0.01);
        check("kv", s.terms.kv.value() * 1e3, row.kv, 0.01);
        check("overhead", s.terms.overhead.value() * 1e3, row.overhead, 0.01);
        check("collectives", s.terms.collectives.value() * 1e3, row.collectives, 0.01);
        check("fast", s.fast.value() * 1e3, row.fast, 0.01);
        check("typical", s.typical.value() * 1e3, row.typical, 0.01);
        check("slow", s.slow.value() * 1e3, row.slow, 0.01);
        const Decode decode = decodeAt(rate, row.live, row.batch);
        check("low rate", decode.perUser.low.value(), row.low, 0.1);
        check("typical rate", decode.perUser.typical.value(), row.rate, 0.1);
        check("high rate", decode.perUser.high.value(), row.high, 0.1);
    }

    // TTFT of 4,096 tokens, 213.2 TFLOP: H100 306 / 407 / 712 ms, MI300X 363 / 483 / 1601 ms.
    void firstTokens_data()
    {
        QTest::addColumn<QString>("accelerator");
        QTest::addColumn<double>("fast");
        QTest::addColumn<double>("typical");
        QTest::addColumn<double>("slow");
        QTest::newRow("H100") << "h100-sxm" << 306.0 << 407.0 << 712.0;
        QTest::newRow("MI300X") << "mi300x" << 363.0 << 483.0 << 1601.0;
    }
    void firstTokens()
    {
        QFETCH(QString, accelerator);
        QFETCH(double, fast);
        QFETCH(double, typical);
        QFETCH(double, slow);
        const auto prefill = prefillAt(rateOf({accelerator.toStdString()}), 4096);
        QVERIFY(prefill);
        // 2 x 25.6246e9 x 4,096 + 2 x 4,096^2 x 16 layers x 24 heads x 256 = 209.92e12 + 3.30e12
        QVERIFY(meets(prefill->flops / 1e12, 213.2, 0.1));
        QVERIFY(meets(prefill->firstToken.fast.value() * 1e3, fast, 1));
        QVERIFY(meets(prefill->firstToken.typical.value() * 1e3, typical, 1));
        QVERIFY(meets(prefill->firstToken.slow.value() * 1e3, slow, 1));
    }

    // Classes and rows behind the worked examples.
    void support_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("software");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("confidence");
        QTest::newRow("pooled over engines") << 0 << "cdna3-pooled" << 25 << int(Confidence::Medium);
        QTest::newRow("Hopper pooled") << 2 << "hopper-pooled" << 54 << int(Confidence::Medium);
        QTest::newRow("Blackwell pooled") << 4 << "blackwell-pooled" << 10 << int(Confidence::Low);
        QTest::newRow("early vLLM") << 15 << "cdna3-vllm-early" << 34 << int(Confidence::Medium);
        QTest::newRow("current vLLM") << 16 << "cdna3-vllm-current" << 22 << int(Confidence::Medium);
        QTest::newRow("the RTX class stands for llama.cpp")
            << 17 << "rtx-pooled" << 32 << int(Confidence::Low);
    }
    void support()
    {
        QFETCH(int, index);
        QFETCH(QString, software);
        QFETCH(int, rows);
        QFETCH(int, confidence);
        const RateSupport support = rateOf(kRows[index].question).support;
        QCOMPARE(QString::fromStdString(support.software), software);
        QCOMPARE(support.rows, rows);
        QCOMPARE(int(support.confidence), confidence);
        QVERIFY(!support.evidence.empty());
    }
};

QTEST_APPLESS_MAIN(RateTableTest)
#include "rate_table_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include "model/capacity/placement.h"

using namespace headroom;

namespace {

const LanguageModel &model(const char *id)
{
    return *catalog().model(id);
}

} // namespace

// What the models of the catalog keep and weigh, against hand arithmetic and published bytes.
class ModelsTest : public QObject {
    Q_OBJECT

private slots:
    // What a token and a sequence keep at 16 bit, on one device.
    void caches_data()
    {
        QTest::addColumn<double>("growing");
        QTest::addColumn<double>("windowed");
        QTest::addColumn<int>("window");
        QTest::addColumn<double>("state");
        QTest::newRow("qwen3.8-27b") << 16 * 2 * 4 * 256 * 2.0 << 0.0 << 0 << 48 * 48 * 128 * 128 * 4.0;
        QTest::newRow("qwen3.6-35b-a3b") << 10 * 2 * 2 * 256 * 2.0 << 0.0 << 0 << 30 * 32 * 128 * 128 * 4.0;
        QTest::newRow("deepseek-v3") << 61 * (512 + 64) * 2.0 << 0.0 << 0 << 0.0;
        QTest::newRow("kimi-k2") << 61 * (512 + 64) * 2.0 << 0.0 << 0 << 0.0;
        QTest::newRow("kimi-linear-48b-a3b") << 7 * (512 + 64) * 2.0 << 0.0 << 0 << 20 * 32 * 128 * 128 * 4.0;
        QTest::newRow("gemma-3-27b") << 10 * 2 * 16 * 128 * 2.0 << 52 * 2 * 16 * 128 * 2.0 << 1024 << 0.0;
        QTest::newRow("gemma-4-31b") << 10 * 2 * 4 * 512 * 2.0 << 50 * 2 * 16 * 256 * 2.0 << 1024 << 0.0;
        QTest::newRow("gpt-oss-120b") << 18 * 2 * 8 * 64 * 2.0 << 18 * 2 * 8 * 64 * 2.0 << 128 << 0.0;
        QTest::newRow("llama-4-scout") << 12 * 2 * 8 * 128 * 2.0 << 36 * 2 * 8 * 128 * 2.0 << 8192 << 0.0;
        QTest::newRow("mistral-7b-v0.1") << 0.0 << 32 * 2 * 8 * 128 * 2.0 << 4096 << 0.0;
        QTest::newRow("nvidia-nemotron-3-nano-30b-a3b")
            << 6 * 2 * 2 * 128 * 2.0 << 0.0 << 0 << 23 * 64 * 64 * 128 * 4.0;
        QTest::newRow("ai21-jamba-mini-1.5") << 4 * 2 * 8 * 128 * 2.0 << 0.0 << 0 << 28 * 8192 * 16 * 4.0;
        QTest::newRow("granite-4.0-h-small")
            << 4 * 2 * 8 * 128 * 2.0 << 0.0 << 0 << 36 * 128.0 * 64 * 128 * 4;
        QTest::newRow("bloom") << 70 * 2 * 112 * 128 * 2.0 << 0.0 << 0 << 0.0;
        // One shared entry of 512: 21 layers keep one per 4 tokens, 20 one per 128, all 43 the last 128
        // tokens.
        QTest::newRow("deepseek-v4-flash")
            << 21 * 512 * 2 / 4.0 + 20 * 512 * 2 / 128.0 << 43 * 512 * 2.0 << 128 << 0.0;
    }
    void caches()
    {
        QFETCH(double, growing);
        QFETCH(double, windowed);
        QFETCH(int, window);
        QFETCH(double, state);
        const LanguageModel &m = model(QTest::currentDataTag());
        const CacheForm form = stageCache(m, 16.0, {0, m.layers.size()}, 1);
        QCOMPARE(form.perToken().value(), growing);
        QCOMPARE(form.windows()[0].tokens, Tokens{window});
        QCOMPARE(form.windows()[0].perToken.value(), windowed);
        QCOMPARE(form.windows()[1].tokens, Tokens{0});
        QCOMPARE(form.fixed().value(), state);
        QCOMPARE(form.at(65'536).value(), growing * 65'536 + windowed * window + state);
    }

    void computedBytes_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("bytes");
        // Matrices at 4 + (16 + 4) / 128 = 4.15625 bits, embedding, head and norms at 16; the course texts
        // leave the norms out and print 5.7271 and 39.7660 GB.
        QTest::newRow("Llama 3 8B in AWQ: 6,979,321,856 matrix elements")
            << "llama-3-8b"
            << "awq" << 6'979'321'856 * 4.15625 / 8 + (2 * 525'336'576.0 + 266'240) * 2;
        QTest::newRow("Llama 3 70B in AWQ: 68,451,041,280 matrix elements")
            << "llama-3-70b"
            << "awq" << 68'451'041'280 * 4.15625 / 8 + (2 * 1'050'673'152.0 + 1'318'912) * 2;
        // Experts at 4 + 8 / 32 = 4.25 bits but for their 36 x 128 x 8,640 biases, all else at 16: as
        // published.
        QTest::newRow("gpt-oss 120B in MXFP4") << "gpt-oss-120b"
                                               << "mxfp4" << 65'248'815'744.0;
        QTest::newRow("gpt-oss 20B in MXFP4") << "gpt-oss-20b"
                                              << "mxfp4" << 13'761'264'768.0;
        QTest::newRow("Llama 3.1 405B in BF16: two a parameter") << "llama-3.1-405b"
                                                                 << "bf16" << 811'706'777'600.0;
        // One fp32 scale for each output of 32 layers: Q 4,096, K and V 1,024 each, O 4,096; gate and up
        // 14,336 each, down 4,096. That is 43,008 a layer.
        QTest::newRow("Llama 3 8B in FP8 with row scales")
            << "llama-3-8b"
            << "fp8" << 6'979'321'856 + 32 * 43'008.0 * 4 + (2 * 525'336'576.0 + 266'240) * 2;
        // GGUF keeps norms at 32 bit: 8.5 bits for the rest
        QTest::newRow("Llama 3 8B in Q8_0") << "llama-3-8b"
                                            << "q8_0" << (8'030'261'248 - 266'240) * 8.5 / 8 + 266'240 * 4.0;
    }
    void computedBytes()
    {
        QFETCH(QString, id);
        QFETCH(QString, format);
        QFETCH(double, bytes);
        const ModelWeights weights =
            modelWeights(model(qPrintable(id)), *catalog().weightFormat(format.toStdString()),
                         WeightsBasis::Loaded, false);
        QCOMPARE(qlonglong(weights.total.value()), qlonglong(bytes));
    }
    void theCourseTextsAwqBytes()
    {
        const auto gigabytesOf = [](const char *id) {
            return modelWeights(model(id), *catalog().weightFormat("awq"), WeightsBasis::Checkpoint, false)
                       .total
                   / gigabytes(1);
        };
        QVERIFY(qAbs(gigabytesOf("llama-3-8b") / 5.7271 - 1) < 2e-4);
        QVERIFY(qAbs(gigabytesOf("llama-3-70b") / 39.7660 - 1) < 2e-4);
    }
    void publishedBytesWin()
    {
        const WeightFormat &block = *catalog().weightFormat("fp8_e4m3_block128");
        const ModelWeights weights =
            modelWeights(model("deepseek-v3"), block, WeightsBasis::Checkpoint, false);
        QCOMPARE(weights.total.value(), 688'586'727'753.0);
        QVERIFY(weights.published);
        double sum = 0.0;
        for (const double bytes : weights.byClass)
            sum += bytes;
        QVERIFY(qAbs(sum / 688'586'727'753.0 - 1) < 1e-12);
        QVERIFY(!modelWeights(model("deepseek-v3"), block, WeightsBasis::Nominal, false).published);
        QVERIFY(!modelWeights(model("deepseek-v3"), *catalog().weightFormat("awq"), WeightsBasis::Checkpoint,
                              false)
                     .published);
        // FP16 files would have the bytes of the BF16 ones.
        QVERIFY(modelWeights(model("qwen3.8-27b"), *catalog().weightFormat("fp16"), WeightsBasis::Checkpoint,
                             false)
                    .published);
    }
    void theDraftStaysInTheFile()
    {
        // 27,781,427,952 - 424,699,392 parameters at two bytes
        const ModelWeights loaded =
            modelWeights(model("qwen3.8-27b"), *catalog().weightFormat("bf16"), WeightsBasis::Loaded, false);
        QCOMPARE(loaded.total.value(), 2 * 27'356'728'560.0);
        // 35,951,822,704 with a draft of 844,640,768
        QCOMPARE(countedParameters(model("qwen3.6-35b-a3b")), 35'951'822'704.0);
    }
    void classesAddUpToThePublishedCount()
    {
        for (const LanguageModel &m : catalog().models) // a few count buffers or round: within 0.4 %
            QVERIFY2(qAbs(countedParameters(m) / m.totalParameters.value - 1) < 4e-3, m.id.c_str());
    }
};

QTEST_APPLESS_MAIN(ModelsTest)
#include "models_test.moc"

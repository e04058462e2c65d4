// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/measurement/compare_log.h"
#include "model/measurement/match_log.h"
#include "tests/model/import_support.h"

using namespace headroom;

namespace {

MatchedLog matched(const std::string &file)
{
    return matchConfiguration(catalog(), readEngineLog(fileText(std::string(HEADROOM_TEST_DATA) + "/logs/"
                                                                + file + ".log")));
}

std::string setting(const MatchedLog &match, const std::string &key)
{
    const auto found = std::find_if(match.settings.begin(), match.settings.end(),
                                    [&](const LogSetting &s) { return s.key == key; });
    return found == match.settings.end() ? std::string() : found->value;
}

LogMatch::How howFound(const MatchedLog &match, LogMatch::What what)
{
    return std::find_if(match.matches.begin(), match.matches.end(),
                        [&](const LogMatch &m) { return m.what == what; })
        ->how;
}

} // namespace

// From a log to a configuration, and from predictions to the term that differs.
class EngineLogMatchTest : public QObject {
    Q_OBJECT

private slots:
    void modelNames_data()
    {
        QTest::addColumn<QString>("printed");
        QTest::addColumn<QString>("id");
        QTest::newRow("the hub name") << "Qwen/Qwen3.8-27B"
                                      << "qwen3.8-27b";
        QTest::newRow("a quantized checkpoint the catalog knows") << "Qwen/Qwen3.8-27B-FP8"
                                                                  << "qwen3.8-27b";
        QTest::newRow("another's quantization") << "RedHatAI/Qwen3.6-35B-A3B-NVFP4"
                                                << "qwen3.6-35b-a3b";
        QTest::newRow("a dated tuning") << "Qwen/Qwen3-30B-A3B-Instruct-2507"
                                        << "qwen3-30b-a3b";
        QTest::newRow("several tails") << "RedHatAI/Meta-Llama-3.1-8B-Instruct-quantized.w8a8"
                                       << "llama-3.1-8b";
        QTest::newRow("a path") << "/models/Meta-Llama-3-70B-Instruct/"
                                << "llama-3-70b";
        QTest::newRow("a hub cache") << "/root/.cache/hub/models--google--gemma-3-27b-it/snapshots/abc"
                                     << "gemma-3-27b";
        QTest::newRow("a GGUF file") << "/models/gpt-oss-20b-MXFP4.gguf"
                                     << "gpt-oss-20b";
        QTest::newRow("a title") << "Mistral 7B Instruct v0.3"
                                 << "mistral-7b-v0.3";
        QTest::newRow("a name with more words in it") << "DeepSeek R1 0528"
                                                      << "deepseek-r1";
        QTest::newRow("the same shapes under another name") << "RedHatAI/Llama-3.3-70B-Instruct-FP8-dynamic"
                                                            << "llama-3.1-70b";
        QTest::newRow("a distillation") << "DeepSeek R1 Distill Llama 70B"
                                        << "llama-3.1-70b";
        QTest::newRow("an older release") << "Qwen/Qwen2-7B-Instruct"
                                          << "qwen2.5-7b";
        QTest::newRow("who quantized it in front") << "Qwen_Qwen3-32B-Q4_K_M.gguf"
                                                   << "qwen3-32b";
        QTest::newRow("a snapshot folder")
            << "/root/.cache/huggingface/hub/models--Qwen--Qwen3-30B-A3B/snapshots/0e9e39f2"
            << "qwen3-30b-a3b";
        QTest::newRow("another kind of the same size") << "Qwen/Qwen2.5-VL-7B-Instruct"
                                                       << "";
        QTest::newRow("an embedding model") << "Qwen/Qwen3-Embedding-8B"
                                            << "";
        QTest::newRow("a size the catalog lacks is no likeness") << "Qwen/Qwen3-0.6B"
                                                                 << "";
        QTest::newRow("another family") << "facebook/opt-125m"
                                        << "";
    }
    void modelNames()
    {
        QFETCH(QString, printed);
        const LanguageModel *model = modelNamed(catalog(), printed.toStdString()).model;
        QTEST(model ? QString::fromStdString(model->id) : QString(QLatin1String("")), "id");
    }
    void acceleratorNames_data()
    {
        QTest::addColumn<QString>("printed");
        QTest::addColumn<QString>("id");
        QTest::newRow("H100") << "NVIDIA H100 80GB HBM3"
                              << "h100-sxm";
        QTest::newRow("MI300X") << "AMD Instinct MI300X"
                                << "mi300x";
        QTest::newRow("B200") << "NVIDIA B200"
                              << "b200-sxm";
        QTest::newRow("an A100 by its size") << "NVIDIA A100-SXM4-40GB"
                                             << "a100-40-sxm";
        QTest::newRow("a Radeon in three words") << "AMD Radeon RX 7900 XTX"
                                                 << "rx7900xtx";
        QTest::newRow("a GeForce, not its neighbour") << "NVIDIA GeForce RTX 3090"
                                                      << "rtx-3090";
        QTest::newRow("a chip's name") << "NVIDIA GB10"
                                       << "dgx-spark";
    }
    void acceleratorNames()
    {
        QFETCH(QString, printed);
        const Accelerator *accelerator = acceleratorNamed(catalog(), printed.toStdString());
        QVERIFY(accelerator);
        QTEST(QString::fromStdString(accelerator->id), "id");
    }
    void aHybridOnVllm()
    {
        const MatchedLog match = matched("vllm-3090x2-qwen3.8-27b-fp8-tp2");
        QCOMPARE(match.scenario.method, Method::Vllm);
        QCOMPARE(match.scenario.model, std::string("qwen3.8-27b"));
        QCOMPARE(match.scenario.context, Tokens{131'072});
        const Configuration &c = match.scenario.configurations.front();
        QCOMPARE(c.parallel.tensor, 2);
        QCOMPARE(c.weights, std::string("fp8_e4m3_block128")); // of the checkpoint of that name
        QCOMPARE(c.cache, std::string("fp8_e4m3"));
        QCOMPARE(*c.overrides.utilization, 0.92);
        QCOMPARE(setting(match, "block_size"), std::string("1568"));
    }
    void totalMemoryFindsTheDevice()
    {
        const MatchedLog match = matched("llmd-h100-qwen3-32b-16k");
        QCOMPARE(match.scenario.configurations.front().accelerator.substr(0, 4), std::string("h100"));
        QCOMPARE(howFound(match, LogMatch::What::Accelerator), LogMatch::How::BySize);
        QCOMPARE(match.scenario.configurations.front().overrides.memory->value(), 79.18 * kGiB);
        QCOMPARE(match.scenario.model, std::string("qwen3-32b"));
        QCOMPARE(match.scenario.configurations.front().weights, std::string("bf16"));
    }
    void llamaSettings()
    {
        const MatchedLog match = matched("lcpp-issue-10080");
        QCOMPARE(match.scenario.method, Method::LlamaCpp);
        QCOMPARE(match.scenario.model, std::string("mistral-7b-v0.3"));
        QCOMPARE(setting(match, "cache_k"), std::string("bf16")); // f16: the catalog's name for 16 bit
        QCOMPARE(setting(match, "slots"), std::string("1"));
        QCOMPARE(setting(match, "n_ubatch"), std::string("512"));
        QCOMPARE(match.scenario.configurations.front().weights, std::string("gguf_q4_1"));
    }
    // A card that the catalog lacks: its printed memory on another of its vendor.
    void anotherCardStandsIn()
    {
        const MatchedLog match = matchConfiguration(
            catalog(), readEngineLog("INFO NVIDIA GeForce GTX 1080 Ti\nAvailable KV cache memory: 1.00 GiB\n"
                                     "Free memory on device (10.50/10.90 GiB) on startup.\n"));
        const Configuration &c = match.scenario.configurations.front();
        QCOMPARE(howFound(match, LogMatch::What::Accelerator), LogMatch::How::StandsIn);
        QCOMPARE(catalog().accelerator(c.accelerator)->vendor, std::string("NVIDIA"));
        QCOMPARE(c.overrides.memory->value(), 10.90 * kGiB);
    }
    void anEmptyLogStillGivesAScenario()
    {
        const MatchedLog match = matchConfiguration(catalog(), readEngineLog(""));
        QVERIFY(match.scenario.method == Method::Reference && match.scenario.model.empty());
        QCOMPARE(match.scenario.configurations.size(), std::size_t{1});
        QCOMPARE(howFound(match, LogMatch::What::Model), LogMatch::How::NotFound);
    }

    void theTermThatDiffersIsNamed_data()
    {
        QTest::addColumn<double>("weights");
        QTest::addColumn<double>("activation");
        QTest::addColumn<double>("pool");
        QTest::addColumn<int>("culprit"); // -1: all agree
        // Printed: weights 61.03, activation 5.64, pool 4.45 GiB.
        QTest::newRow("all within rounding") << 61.034 << 5.636 << 4.4549 << -1;
        QTest::newRow("the weights are 1 GiB off") << 60.03 << 5.64 << 5.45 << int(LogTerm::Weights);
        QTest::newRow("the larger of two wins") << 61.53 << 2.0 << 7.59 << int(LogTerm::Activation);
        QTest::newRow("only the pool: something unnamed") << 61.03 << 5.64 << 5.0 << int(LogTerm::Pool);
    }
    void theTermThatDiffersIsNamed()
    {
        QFETCH(double, weights);
        QFETCH(double, activation);
        QFETCH(double, pool);
        QFETCH(int, culprit);
        const EngineLog log =
            readEngineLog(fileText(std::string(HEADROOM_TEST_DATA) + "/logs/llmd-h100-qwen3-32b-16k.log"));
        const std::array<PredictedTerm, 4> predicted{{{LogTerm::Pool, pool * kGiB},
                                                      {LogTerm::Weights, weights * kGiB},
                                                      {LogTerm::Activation, activation * kGiB},
                                                      {LogTerm::StateSlots, 7.0}}};
        const LogComparison comparison = compareWithLog(predicted, log);
        QCOMPARE(comparison.terms.size(), std::size_t{3});
        QCOMPARE(comparison.onlyPredicted.size(), std::size_t{1});
        QCOMPARE(comparison.terms.front().term, LogTerm::Weights); // causes first
        QCOMPARE(comparison.culprit ? int(comparison.terms[*comparison.culprit].term) : -1, culprit);
        if (culprit == int(LogTerm::Weights)) {
            QVERIFY(qAbs(comparison.terms[*comparison.culprit].difference() - 1.0 * kGiB) < 1.0);
            QVERIFY(qAbs(comparison.unexplained) < 1.0); // 1 GiB more weights, 1 GiB less pool
        }
    }
};

QTEST_APPLESS_MAIN(EngineLogMatchTest)
#include "engine_log_match_test.moc"

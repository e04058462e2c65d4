// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include <algorithm>

using namespace headroom;

Q_DECLARE_METATYPE(Method)

namespace {

constexpr Parallelism kTensor8{8, 1, 1, 1};
constexpr Parallelism kData8{1, 1, 8, 8};

// DeepSeek V3 in its published FP8 on eight H200, 16,384 tokens.
ConfigurationResult latentModelOn(Method method, Parallelism parallel,
                                  std::optional<Bytes> pool = std::nullopt)
{
    Scenario scenario;
    scenario.model = "deepseek-v3";
    scenario.context = 16'384;
    scenario.basis = WeightsBasis::Loaded;
    scenario.method = method;
    Configuration configuration;
    configuration.accelerator = "h200-sxm";
    configuration.weights = "fp8_e4m3_block128";
    configuration.cache = "bf16";
    configuration.parallel = parallel;
    configuration.overrides.pool = pool;
    return evaluateOne(catalog(), scenario, configuration);
}

Tokens sequencesOf(const ConfigurationResult &result)
{
    return result.answer.capacity.concurrency.sequences;
}

bool notes(const ConfigurationResult &result, Note::Id id)
{
    return std::any_of(result.notes.begin(), result.notes.end(),
                       [id](const Note &note) { return note.id == id; });
}

} // namespace

// Eight devices as one replica, and as eight: a latent cache is whole on each of them either way.
class ParallelLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void methods()
    {
        QTest::addColumn<Method>("method");
        QTest::newRow("reference") << Method::Reference;
        QTest::newRow("vLLM") << Method::Vllm;
        QTest::newRow("SGLang") << Method::Sglang;
    }

    // With one pool the difference is the eight replicas and nothing else. One token is 61 layers of
    // 512 + 64 elements of 2 bytes: 70,272 bytes. 40 GiB hold 611,188 tokens: 37 times 16,384.
    void thePoolsOfReplicasAddUp_data() { methods(); }
    void thePoolsOfReplicasAddUp()
    {
        QFETCH(const Method, method);
        QCOMPARE(sequencesOf(latentModelOn(method, kTensor8, gibibytes(40))), Tokens{37});
        QCOMPARE(sequencesOf(latentModelOn(method, kData8, gibibytes(40))), Tokens{37 * 8});
    }
    // With the weights it is less than eight times: attention and the dense layers, some 17 GB of FP8,
    // are whole on every replica.
    void severalTimesTheConversations_data() { methods(); }
    void severalTimesTheConversations()
    {
        QFETCH(const Method, method);
        const ConfigurationResult tensor = latentModelOn(method, kTensor8);
        const ConfigurationResult data = latentModelOn(method, kData8);
        QVERIFY(sequencesOf(tensor) > 0);
        const double ratio =
            static_cast<double>(sequencesOf(data)) / static_cast<double>(sequencesOf(tensor));
        QVERIFY2(ratio > 4.0 && ratio < 8.0, qPrintable(QString::number(ratio)));
        QVERIFY(notes(tensor, Note::Id::LatentCacheCopied));
        QVERIFY(!notes(data, Note::Id::LatentCacheCopied));
    }
    // Where heads can be divided both layouts hold the same.
    void dividedHeadsGainNothing()
    {
        Scenario scenario;
        scenario.model = "llama-3.1-70b";
        scenario.context = 16'384;
        scenario.method = Method::Vllm;
        Configuration configuration;
        configuration.accelerator = "h200-sxm";
        configuration.weights = "bf16";
        configuration.cache = "bf16";
        configuration.overrides.pool = gibibytes(41);
        configuration.parallel = kTensor8;
        const Tokens tensor = sequencesOf(evaluateOne(catalog(), scenario, configuration));
        configuration.parallel = {1, 1, 1, 8};
        const Tokens data = sequencesOf(evaluateOne(catalog(), scenario, configuration));
        // One is 16,384 x 80 layers x 2 x 8 heads x 128 x 2 bytes, 5 GiB: 8 x 41 / 5 and 8 x (41 / 5).
        QCOMPARE(tensor, Tokens{65});
        QCOMPARE(data, Tokens{64});
    }
};

QTEST_APPLESS_MAIN(ParallelLayoutTest)
#include "parallel_layout_test.moc"

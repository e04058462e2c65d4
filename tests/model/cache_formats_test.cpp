// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/following.h"

#include "model/evaluation/evaluation.h"

using namespace headroom;

namespace {

Scenario scenarioOf(const char *model, Method method)
{
    Scenario scenario = lessonScenario();
    scenario.model = model;
    scenario.method = method;
    scenario.context = 8192;
    scenario.settings.cacheK = "q8_0"; // 8.5 bits
    scenario.settings.cacheV = "q4_0"; // 4.5 bits
    scenario.configurations.resize(1);
    scenario.configurations.front().accelerator = "mi300x";
    scenario.configurations.front().parallel.tensor = 8;
    return scenario;
}

double perToken(const Scenario &scenario)
{
    const ConfigurationResult result = evaluateOne(catalog(), scenario, scenario.configurations.front());
    return result.answer.capacity.memory.kvPerToken.value();
}

} // namespace

// Keys and values in formats of their own.
class CacheFormatsTest : public QObject {
    Q_OBJECT

private slots:
    // 80 layers of 8 heads on eight ranks: one of 128 keys and 128 values on each.
    void headsCountBoth()
    {
        const double both = 80.0 * (128 * 8.5 + 128 * 4.5) / 8; // 16,640 bytes
        QCOMPARE(perToken(scenarioOf("llama-3-70b", Method::Reference)), both);
        QCOMPARE(perToken(scenarioOf("llama-3-70b", Method::LlamaCpp)), both);
        Scenario keysAlone = scenarioOf("llama-3-70b", Method::Reference);
        keysAlone.settings.cacheV.reset();
        QCOMPARE(perToken(keysAlone), 80.0 * (128 * 8.5 + 128 * 16.0) / 8);
    }
    // A latent is both; it follows the keys, as llama.cpp keeps it. 512 + 64 elements in 61 layers.
    void aLatentFollowsTheKeys()
    {
        QCOMPARE(perToken(scenarioOf("deepseek-v3", Method::Reference)), 61.0 * 576 * 8.5 / 8);
    }
    // Their settings survive a look at an engine that has one format for both.
    void otherEnginesKeepThemTogether()
    {
        QCOMPARE(perToken(scenarioOf("llama-3-70b", Method::Sglang)), 80.0 * 256 * 2);
    }
    // What a step reads is what is kept.
    void ratesReadBoth()
    {
        const Scenario scenario = scenarioOf("llama-3-70b", Method::Reference);
        const PreparedRate rate = prepareRate(catalog(), scenario, scenario.configurations.front());
        QCOMPARE(rate.cache.perToken().value(), 80.0 * 128 * 13 / 8);
    }
    void anUnknownFormatIsNamed()
    {
        Scenario scenario = scenarioOf("llama-3-70b", Method::Reference);
        scenario.settings.cacheV = "q9_9";
        const auto prepared = prepare(catalog(), scenario, scenario.configurations.front());
        QVERIFY(std::get_if<Unresolved>(&prepared));
        QCOMPARE(std::get<Unresolved>(prepared).given, std::string("q9_9"));
    }
    void theyCanBeFollowed_data()
    {
        QTest::addColumn<QString>("model");
        for (const char *model :
             {"llama-3-70b", "llama-3-8b", "gemma-3-27b", "qwen3.8-27b", "deepseek-v3", "gpt-oss-120b"})
            QTest::newRow(model) << model;
    }
    void theyCanBeFollowed()
    {
        QFETCH(QString, model);
        for (const int tensor : {1, 8}) {
            Scenario scenario = scenarioOf(qPrintable(model), Method::Reference);
            scenario.configurations.front().parallel.tensor = tensor;
            const Trace trace = explain(catalog(), scenario, scenario.configurations.front());
            QCOMPARE(wrongIn(trace), std::string());
            QCOMPARE(trace.stepFor(Term::CachePerToken)->value, perToken(scenario));
            QVERIFY(!trace.leafFor(Term::CacheBits));
            QCOMPARE(trace.leafFor(Term::KeyBits)->value, 8.5);
        }
    }
};

QTEST_APPLESS_MAIN(CacheFormatsTest)
#include "cache_formats_test.moc"

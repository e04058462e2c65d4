// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include "model/capacity/layouts.h"
#include "model/capacity/methods/in_force.h"

using namespace headroom;

// Ways to divide devices, and what an engine takes where nothing is set.
class LayoutsTest : public QObject {
    Q_OBJECT

private slots:
    // 64 heads are divided by every power of two; each is one TP x DP.
    void aDenseModelHasOneForEachDivisor()
    {
        const LanguageModel &model = *catalog().model("llama-3.1-70b");
        const std::vector<Parallelism> expected{{8, 1, 1, 1}, {4, 1, 1, 2}, {2, 1, 1, 4}, {1, 1, 1, 8}};
        QCOMPARE(layoutsOver(8, 1, model), expected);
        const std::vector<Parallelism> staged{{4, 2, 1, 1}, {2, 2, 1, 2}, {1, 2, 1, 4}};
        QCOMPARE(layoutsOver(8, 2, model), staged);
    }
    // 64 heads: 3 divides neither them nor 8 devices; 6 = 2 x 3 leaves TP 2 and 1.
    void headsMustBeDivided()
    {
        const std::vector<Parallelism> expected{{2, 1, 1, 3}, {1, 1, 1, 6}};
        QCOMPARE(layoutsOver(6, 1, *catalog().model("llama-3.1-70b")), expected);
    }
    void replicasOfAMixtureShareItsExperts()
    {
        const LanguageModel &model = *catalog().model("deepseek-v3");
        const std::vector<Parallelism> expected{
            {4, 1, 1, 1}, {2, 1, 1, 2}, {2, 1, 4, 2}, {1, 1, 1, 4}, {1, 1, 4, 4}};
        QCOMPARE(layoutsOver(4, 1, model), expected);
        const std::vector<Parallelism> four{{4, 1, 1, 1}, {2, 1, 4, 2}, {1, 1, 1, 4}, {1, 1, 4, 4}};
        QCOMPARE(mostTelling(layoutsOver(4, 1, model), 4), four);
        const std::vector<Parallelism> two{{4, 1, 1, 1}, {1, 1, 4, 4}};
        QCOMPARE(mostTelling(layoutsOver(4, 1, model), 2), two);
    }
    void stagesMustDivideTheDevices()
    {
        QVERIFY(layoutsOver(8, 3, *catalog().model("llama-3.1-70b")).empty());
    }

    void settingsInForceAreTheEngines()
    {
        Scenario scenario = lessonScenario(); // H100 SXM, MI300X, B200
        scenario.method = Method::Vllm;
        const Configuration &h100 = scenario.configurations.front();
        MethodSettings inForce = settingsInForce(catalog(), scenario, h100);
        QCOMPARE(inForce.batchTokens, Tokens{8192}); // an H100 from 70 GiB on
        QCOMPARE(inForce.blockTokens, Tokens{16});
        QCOMPARE(inForce.prefixCaching, false); // off for hybrids
        QVERIFY(!inForce.slotCount);
        QCOMPARE(utilizationInForce(catalog(), scenario, h100), 0.92);
        scenario.settings.version = "0.19.0";
        QCOMPARE(utilizationInForce(catalog(), scenario, h100), 0.90);
        scenario.settings.batchTokens = 100;
        inForce = settingsInForce(catalog(), scenario, h100);
        QCOMPARE(inForce.batchTokens, Tokens{100});
        QCOMPARE(inForce.version, std::string("0.19.0"));
    }
    void whatChangesNothingIsNotInForce()
    {
        Scenario scenario = lessonScenario();
        scenario.model = "llama-3-8b"; // no states, no windows
        scenario.method = Method::Vllm;
        QVERIFY(!settingsInForce(catalog(), scenario, scenario.configurations.front()).stateType);
        scenario.method = Method::LlamaCpp;
        const MethodSettings inForce = settingsInForce(catalog(), scenario, scenario.configurations.front());
        QVERIFY(!inForce.fullWindows);
        QCOMPARE(inForce.slotCount, Tokens{1});
        QCOMPARE(inForce.cacheK, std::string("bf16"));
        scenario.method = Method::Reference;
        MethodSettings formats; // all that the lessons' method knows
        formats.cacheK = formats.cacheV = "bf16";
        QVERIFY(settingsInForce(catalog(), scenario, scenario.configurations.front()) == formats);
        QCOMPARE(utilizationInForce(catalog(), scenario, scenario.configurations.front()), 1.0);
    }
};

QTEST_APPLESS_MAIN(LayoutsTest)
#include "layouts_test.moc"

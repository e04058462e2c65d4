// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/capacity/capacity.h"
#include "model/capacity/placement.h"

using namespace headroom;

Q_DECLARE_METATYPE(std::vector<int>)

namespace {

bool same(double value, double expected)
{
    return qAbs(value - expected) <= 1e-12 * qAbs(expected);
}

Stage stageOf(double pool, double fixed, double perToken)
{
    Stage stage;
    stage.pool = Bytes{pool};
    stage.cache.addFixed(Bytes{fixed});
    stage.cache.addPerToken(Bytes{perToken});
    return stage;
}

Prepared stagesOf(std::vector<Stage> stages)
{
    Prepared prepared;
    prepared.stages = std::move(stages);
    return prepared;
}

} // namespace

// Pipeline stages: which layers they have, and which of them decides.
class StagesTest : public QObject {
    Q_OBJECT

private slots:
    // vLLM, get_pp_indices: a remainder of x goes to the x stages before the last, from the back.
    void layersOfStages_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<std::vector<int>>("counts");
        QTest::newRow("64 over 4 divide evenly") << 64 << std::vector{16, 16, 16, 16};
        QTest::newRow("61 over 4 leave one, for the third") << 61 << std::vector{15, 15, 16, 15};
        QTest::newRow("62 over 4 leave two, for the middle") << 62 << std::vector{15, 16, 16, 15};
        QTest::newRow("63 over 4 leave three, for all but the last") << 63 << std::vector{16, 16, 16, 15};
        QTest::newRow("7 over 2 leave one, for the first") << 7 << std::vector{4, 3};
        QTest::newRow("5 over 5 have one each") << 5 << std::vector{1, 1, 1, 1, 1};
        QTest::newRow("all on one") << 80 << std::vector{80};
    }
    void layersOfStages()
    {
        QFETCH(int, layers);
        QFETCH(std::vector<int>, counts);
        const auto stages = pipelineStages(std::size_t(layers), int(counts.size()));
        QCOMPARE(stages.size(), counts.size());
        std::size_t next = 0;
        for (std::size_t i = 0; i < stages.size(); ++i) {
            QCOMPARE(int(stages[i].count), counts[i]);
            QCOMPARE(stages[i].first, next);
            next += stages[i].count;
        }
        QCOMPARE(next, std::size_t(layers));
    }

    void theStageThatHoldsFewestDecides()
    {
        // Ten tokens: 1,000 / 100 = 10 against 900 / (50 + 80) = 6.92. A hundred: 1 against 900 / 850 = 1.06.
        const Prepared p = stagesOf({stageOf(1000, 0, 10), stageOf(900, 50, 8)});
        QCOMPARE(decidingStage(p, 10), std::size_t{1});
        QCOMPARE(capacityAt(p, 10).concurrency.sequences, Tokens{6});
        QVERIFY(same(capacityAt(p, 10).concurrency.exact, 900.0 / 130));
        QCOMPARE(capacityAt(p, 10).memory.pool.value(), 900.0);
        QCOMPARE(decidingStage(p, 100), std::size_t{0});
        QCOMPARE(capacityAt(p, 100).concurrency.sequences, Tokens{1});
        QCOMPARE(*capacityAt(p, 10).concurrency.longestContext, Tokens{100}); // 1,000 / 10
        QCOMPARE(*endingStage(p), std::size_t{0});
        QCOMPARE(*longestContextFor(p, 6), Tokens{12}); // 1,000 / 6 / 10 = 16; (900 / 6 - 50) / 8 = 12.5
        const Capacity beyond = capacityAt(p, 101);
        QVERIFY(!beyond.fits);
        QCOMPARE(beyond.shortBy.value(), 10.0); // 1,010 - 1,000
    }
    void theStageThatLacksMostSaysByHowMuch()
    {
        // The first holds 0.4 of a sequence and lacks 6, the second 0.5 and lacks 50.
        const Prepared p = stagesOf({stageOf(4, 0, 10), stageOf(50, 0, 100)});
        QCOMPARE(capacityAt(p, 1).shortBy.value(), 50.0);
        QCOMPARE(capacityAt(p, 1).memory.perSequence.value(), 100.0);
        QVERIFY(same(capacityAt(p, 1).concurrency.exact, 0.5));
    }
    void aStageWithoutCacheSetsNoLimit()
    {
        const Prepared p = stagesOf({stageOf(0, 0, 0), stageOf(100, 0, 10)});
        QCOMPARE(capacityAt(p, 5).concurrency.sequences, Tokens{2});
        QCOMPARE(*longestContextFor(p, 1), Tokens{10});
        const Prepared tooLarge = stagesOf({stageOf(-7, 0, 0), stageOf(100, 0, 10)});
        QVERIFY(!capacityAt(tooLarge, 5).fits);
        QCOMPARE(capacityAt(tooLarge, 5).shortBy.value(), 7.0);
        QCOMPARE(capacityAt(tooLarge, 5).concurrency.exact, 0.0);
        QCOMPARE(*longestContextFor(tooLarge, 1), Tokens{0});
    }
};

QTEST_APPLESS_MAIN(StagesTest)
#include "stages_test.moc"

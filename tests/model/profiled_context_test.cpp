// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include "model/capacity/profiled_context.h"
#include "model/capacity/suggest.h"

#include <algorithm>

using namespace headroom;

namespace {

Scenario scenarioOf(const char *version, Tokens context)
{
    Scenario scenario;
    scenario.model = "llama-3.1-8b";
    scenario.method = Method::Vllm;
    scenario.basis = WeightsBasis::Loaded;
    scenario.context = context;
    scenario.settings.version = version;
    Configuration card;
    card.accelerator = "rtx-3090";
    card.weights = "bf16";
    card.cache = "bf16";
    card.overrides.memory = gibibytes(23.58);
    card.overrides.utilization = 0.9;
    scenario.configurations.push_back(card);
    return scenario;
}

Prepared preparedIn(const Scenario &scenario)
{
    return std::get<Prepared>(prepare(catalog(), scenario, scenario.configurations.front()));
}

} // namespace

// The first core profiles one prompt of the context: the curve over the context must follow its reserve.
class ProfiledContextTest : public QObject {
    Q_OBJECT

private slots:
    // A step keeps (3 x 14,336 + 3 x 4,096) x 2 bytes a token: 110,592. Of 29,000 tokens 2.99 GiB, of 20,000
    // 2.06, so the pool is 0.93 GiB smaller, as printed (vLLM 10517: 3.81 and 2.89 GiB).
    void thePoolFollowsTheContext()
    {
        const Scenario scenario = scenarioOf("0.6.4", 20'000);
        const Configuration &card = scenario.configurations.front();
        QVERIFY(reserveFollowsContext(scenario, card));
        const auto poolAt = [&](Tokens context) {
            return preparedFor(catalog(), scenario, card, context)->stages.front().pool / gibibytes(1);
        };
        QVERIFY(qAbs(poolAt(20'000) - poolAt(29'000) - 9000.0 * 110'592.0 / kGiB) < 1e-9);
    }
    void everyPointIsPreparedForItsContext()
    {
        const Scenario scenario = scenarioOf("0.6.4", 4096);
        const Configuration &card = scenario.configurations.front();
        const std::vector<SweepPoint> points =
            sweepContext(catalog(), scenario, card, preparedIn(scenario), 1024, 131'072);
        QVERIFY(points.size() > 20);
        for (const SweepPoint &point : points)
            QCOMPARE(point.sequences,
                     sequencesAt(preparedIn(scenarioOf("0.6.4", point.context)), point.context));
        // 20,000 tokens fit once, 29,000 do not: the curve ends between.
        QVERIFY(points.back().context >= 20'000 && points.back().context < 29'000);
    }
    // 35,000 tokens are profiled by 512 and fit again, as reported there.
    void theLongestContextIsBeyond()
    {
        const Scenario scenario = scenarioOf("0.6.4", 4096);
        const std::optional<Tokens> longest =
            longestContextFor(catalog(), scenario, scenario.configurations.front(), preparedIn(scenario), 1);
        QVERIFY(longest && *longest >= 35'000);
        const Prepared there = preparedIn(scenarioOf("0.6.4", *longest));
        QVERIFY(sequencesAt(there, *longest) >= 1 && sequencesAt(there, *longest + 1) < 1);
    }
    // 29,000 tokens do not fit although 35,000 do: what is suggested is shorter, fits, and is the longest.
    void theSuggestedContextFits()
    {
        for (const Tokens asked : {Tokens{29'000}, Tokens{1'000'000}}) {
            const Scenario scenario = scenarioOf("0.6.4", asked);
            const std::vector<Suggestion> all =
                suggestions(catalog(), scenario, scenario.configurations.front());
            const auto shorter = std::find_if(all.begin(), all.end(), [](const Suggestion &s) {
                return s.what == Suggestion::What::Context;
            });
            QVERIFY(shorter != all.end());
            QVERIFY(shorter->context >= 20'000 && shorter->context < asked);
            QVERIFY(sequencesAt(preparedIn(scenarioOf("0.6.4", shorter->context)), shorter->context) >= 1);
            const Tokens next = shorter->context + 1;
            QCOMPARE(sequencesAt(preparedIn(scenarioOf("0.6.4", next)), next), Tokens{0});
        }
    }
    void otherStartsArePreparedOnce()
    {
        const Scenario scenario = scenarioOf("0.25.1", 4096);
        const Configuration &card = scenario.configurations.front();
        QVERIFY(!reserveFollowsContext(scenario, card));
        const Prepared prepared = preparedIn(scenario);
        const std::vector<SweepPoint> plain = sweepContext(prepared, 1024, 131'072);
        const std::vector<SweepPoint> same = sweepContext(catalog(), scenario, card, prepared, 1024, 131'072);
        QCOMPARE(same.size(), plain.size());
        for (std::size_t i = 0; i < plain.size(); ++i)
            QVERIFY(same[i].context == plain[i].context && same[i].sequences == plain[i].sequences);
    }
};

QTEST_APPLESS_MAIN(ProfiledContextTest)
#include "profiled_context_test.moc"

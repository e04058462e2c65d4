// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/purchase.h"

#include "model/evaluation/evaluation.h"
#include "model/sizing/breakeven.h"
#include "model/sizing/elasticity.h"

using namespace headroom;

// Where the order of two configurations flips, and what an answer depends on.
class BreakEvenTest : public QObject {
    Q_OBJECT

private slots:
    // Ranking flips with the batch: the lessons' point.
    void breakEvensFlip()
    {
        // One MI300X gives more tokens for a dollar than an H200 to a few users, the H200 to many: 36.28
        // against 35.71 per second and dollar of an hour at one sequence, 790.6 against 793.4 at 32. Then
        // memory ends.
        Scenario scenario = request("qwen3.8-27b", 4096);
        const Configuration small = on("mi300x");
        const Configuration large = on("h200-sxm");
        const auto leads = [&](Tokens sequences) {
            Scenario at = scenario;
            at.sequences = sequences;
            const auto perDollar = [&](const Configuration &c) {
                const ConfigurationResult r = evaluateOne(catalog(), at, c);
                return r.rates && r.rates->decode.sequences == sequences
                           ? r.rates->decode.total.typical.value() / *r.economics.usdPerHour()
                           : -1.0;
            };
            return perDollar(small) >= perDollar(large);
        };
        const auto flips =
            breakEvens(catalog(), scenario, small, large, Yield::DollarTokens, BreakAxis::Sequences, 320);
        QVERIFY(flips.size() >= 2);
        QVERIFY(flips[0].at > 24 && flips[0].at <= 32);
        QVERIFY(!flips[0].memoryEnds);
        QVERIFY(flips[1].memoryEnds);
        bool leader = leads(1);
        QVERIFY(leader);
        for (const BreakEven &flip : flips) {
            QCOMPARE(flip.firstLeadsBefore, leader);
            QCOMPARE(leads(Tokens(flip.at) - 1), leader); // the last of the old order
            QCOMPARE(leads(Tokens(flip.at)), !leader);    // the first of the new
            leader = !leader;
        }
        // A faster part with less memory leads until its memory ends.
        scenario = request("qwen3.8-27b", 8192);
        scenario.sequences = 30;
        const auto memory = breakEvens(catalog(), scenario, on("b200-sxm"), on("mi300x"), Yield::UserRate,
                                       BreakAxis::Context, 262'144);
        QVERIFY(!memory.empty());
        const Concurrency atFlip = answerTo({.accelerator = "b200-sxm", .context = Tokens(memory.front().at)})
                                       .answer.capacity.concurrency;
        QVERIFY(memory.front().memoryEnds);
        QVERIFY(memory.front().firstLeadsBefore);
        QCOMPARE(atFlip.sequences, Tokens{29}); // one too few from here on
    }
    void breakEvenPrices()
    {
        Scenario scenario = request("llama-3-70b", 4096);
        scenario.sequences = 32;
        const Configuration h100 = on("h100-sxm", 4);
        Configuration mi300x = on("mi300x", 2);
        const double price = *breakEvenPrice(catalog(), scenario, h100, mi300x);
        const auto perMillion = [&](const Configuration &c) {
            return evaluateOne(catalog(), scenario, c).rates->economics.usdPerMillionOutput->typical;
        };
        mi300x.overrides.usdPerHour = price;
        QVERIFY(qAbs(perMillion(h100) / perMillion(mi300x) - 1) < 1e-9);
        QVERIFY(!breakEvenPrice(catalog(), scenario, on("a100-80-sxm", 4), mi300x)); // the first has no price
        QVERIFY(!breakEvenPrice(catalog(), scenario, h100, on("l4"))); // the second does not fit
    }

    void elasticities()
    {
        Scenario scenario = request("qwen3.8-27b", 8192);
        const Elasticities slopes = *elasticitiesOf(catalog(), scenario, on("mi300x"));
        const auto of = [&](Effect effect, Lever lever) {
            return slopes[std::size_t(effect)][std::size_t(lever)];
        };
        // The pool is 133.69 GiB of 191.98: 1% more memory is 191.98 / 133.69 = 1.436% more pool.
        QVERIFY(qAbs(of(Effect::Sequences, Lever::Capacity) - 1.436) < 0.002);
        QCOMPARE(of(Effect::Sequences, Lever::Bandwidth), 0.0);
        // One user: 12.09 ms of weights and 0.2 ms of cache in a step of 17.9 ms follow the bandwidth.
        QVERIFY(qAbs(of(Effect::UserRate, Lever::Bandwidth) - 0.69) < 0.02);
        QCOMPARE(of(Effect::UserRate, Lever::Capacity), 0.0);
        QCOMPARE(of(Effect::UserRate, Lever::Links), 0.0); // one device has none
        QVERIFY(of(Effect::FullRate, Lever::Capacity) > 0.0);
        QVERIFY(of(Effect::FullRate, Lever::Capacity) < of(Effect::Sequences, Lever::Capacity));
        QVERIFY(qAbs(of(Effect::DollarTokens, Lever::Price) + 1.0) < 1e-9);
        QVERIFY(qAbs(of(Effect::DollarTokens, Lever::Bandwidth) - of(Effect::FullRate, Lever::Bandwidth))
                < 1e-9);
        const Elasticities pair = *elasticitiesOf(catalog(), request("llama-3-70b", 4096), on("h100-sxm", 8));
        QVERIFY(pair[std::size_t(Effect::UserRate)][std::size_t(Lever::Links)] > 0.1); // 2.57 of 14.89 ms
        QVERIFY(!elasticitiesOf(catalog(), request("llama-3-70b", 4096), on("h100-sxm")));
    }
};

QTEST_APPLESS_MAIN(BreakEvenTest)
#include "breakeven_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/any_question.h"
#include "tests/model/rates.h"

#include "model/rate/streamed.h"
#include "model/rate/tradeoff.h"

using namespace headroom;

namespace {

// A question of rates: the parallelism is one that engines run.
RateCase anyRateCase()
{
    const LanguageModel &model = anyOf(catalog().models);
    RateCase c;
    c.accelerator = anyOf(catalog().accelerators).id;
    c.model = model.id;
    c.weights = anyOf(catalog().weightFormats).id;
    c.cache = anyOf(catalog().cacheFormats).id;
    c.parallel.tensor = *rc::gen::element(1, 1, 2, 4, 8, 16);
    c.parallel.pipeline = *rc::gen::element(1, 1, 1, 2, 4);
    if (model.mixture && *rc::gen::arbitrary<bool>())
        c.parallel.expert = c.parallel.tensor;
    c.engine = static_cast<RateEngine>(*rc::gen::inRange(0, int(kRateEngines)));
    c.version = *rc::gen::element<std::string>("", "0.5.0", "0.3.1", "0.12", "1.0");
    if (*rc::gen::inRange(0, 4) == 0) {
        c.load.draftTokens = *rc::gen::inRange(1, 5);
        c.load.acceptedTokens = *rc::gen::inRange(0, c.load.draftTokens * 10 + 1) / 10.0;
    }
    return c;
}

Tokens anyLive()
{
    return static_cast<Tokens>(std::exp2(*rc::gen::inRange(0, 18'000) / 1000.0));
}

double user(const PreparedRate &rate, Tokens live, double batch)
{
    return 1.0 / stepAt(rate, live, batch).typical.value();
}

bool within(double value, double expected, double share)
{
    return qAbs(value - expected) <= qAbs(expected) * share;
}

// The catalog with constants that cost nothing: only the weights take time.
Catalog withoutCosts()
{
    Catalog bare = catalog();
    RateConstants &constants = *bare.efficiency.constants;
    constants.sequence = constants.vocabularyEntry = Seconds{0};
    for (HardwareRates &hardware : bare.efficiency.hardware) {
        hardware.stream = {1.0, 1.0, 1.0};
        hardware.compute = 1e15; // any arithmetic is free
    }
    for (SoftwareClass &software : bare.efficiency.classes) {
        software.step = software.layer = software.quantized = software.experts = Seconds{0};
        software.cache = 1e15; // any cache is free
    }
    return bare;
}

} // namespace

namespace rc {
template<> struct Arbitrary<RateCase> {
    static Gen<RateCase> arbitrary() { return gen::exec(anyRateCase); }
};
} // namespace rc
namespace headroom {
void showValue(const RateCase &c, std::ostream &out)
{
    out << c.model << ' ' << c.weights << '/' << c.cache << " on " << c.accelerator << " TP "
        << c.parallel.tensor << " PP " << c.parallel.pipeline << " EP " << c.parallel.expert << ' '
        << idOf(c.engine.value_or(RateEngine::None)) << ' ' << c.version << " drafts " << c.load.draftTokens;
}
} // namespace headroom

// What must hold of rates for every model, part and format.
class RateShapeTest : public QObject {
    Q_OBJECT

private slots:
    void theBandIsInOrder()
    {
        QVERIFY(rc::check("fast <= typical <= slow, all above 0", [](const RateCase &c) {
            const DecodeStep step = stepAt(rateOf(c), anyLive(), *rc::gen::inRange(1, 600));
            RC_ASSERT(step.fast.value() > 0.0);
            RC_ASSERT(step.fast <= step.typical);
            RC_ASSERT(step.typical <= step.slow);
            RC_ASSERT(std::isfinite(step.slow.value()));
        }));
    }
    void moreSequencesNeverCostRate()
    {
        QVERIFY(rc::check("the step and the total rate never fall as the batch grows", [](const RateCase &c) {
            const PreparedRate rate = rateOf(c);
            const Tokens live = anyLive();
            const double batch = *rc::gen::inRange(1, 600);
            const double more = batch + *rc::gen::inRange(1, 100);
            const DecodeStep few = stepAt(rate, live, batch);
            const DecodeStep many = stepAt(rate, live, more);
            constexpr double rounding = 1.0 - 1e-12;
            for (Seconds DecodeStep::*end : {&DecodeStep::fast, &DecodeStep::typical}) {
                RC_ASSERT((many.*end).value() >= (few.*end).value() * rounding);
                RC_ASSERT(more / (many.*end).value() >= batch / (few.*end).value() * rounding);
            }
            // The slow end takes 1.3 of the growth. Where a step is fixed time and a straight line, its total
            // rate never falls: beyond the point where it would, the batch runs one after another. Where
            // compute overtakes the weights it falls by at most 2.7%: with x = compute / weights a sequence
            // takes (1.3 sqrt(1 + x^2) - 0.3) / x, which is 1.265 at its least (x = 4.22) and 1.3 at last.
            RC_ASSERT(many.slow.value() >= few.slow.value() * rounding);
            RC_ASSERT(more / many.slow.value() >= batch / few.slow.value() * (1.265 / 1.3));
        }));
    }
    // 8 to 9 sequences at most 12% longer, 32 to 33 at most 4%: no jump where tables of fractions have one.
    void noJumps()
    {
        QVERIFY(rc::check("one sequence more changes the step a little", [](const RateCase &c) {
            const PreparedRate rate = rateOf(c);
            const Tokens live = anyLive();
            for (Seconds DecodeStep::*end : {&DecodeStep::fast, &DecodeStep::typical, &DecodeStep::slow}) {
                const auto growth = [&](double from, double to) {
                    return (stepAt(rate, live, to).*end).value() / (stepAt(rate, live, from).*end).value();
                };
                RC_ASSERT(growth(8, 9) <= 1.125 + 1e-9); // where all of it grows: 9 / 8
                RC_ASSERT(growth(32, 33) <= 1.04);
            }
        }));
    }
    // Where the cache is nearly all of what is read, the growth that the slow end adds would make a batch
    // slower than its sequences one after another.
    void aBatchIsNeverSlowerThanOneByOne()
    {
        const PreparedRate rate = rateOf({.accelerator = "mi300x", .model = "llama-2-7b"});
        const auto slow = [&](double batch) { return stepAt(rate, 200'000, batch).slow.value(); };
        QVERIFY(within(slow(2), 2 * slow(1), 1e-12));
        QVERIFY(within(slow(50), 50 * slow(1), 1e-12));
        QVERIFY(stepAt(rate, 4096, 50).slow.value() < 50 * stepAt(rate, 4096, 1).slow.value() / 3);
    }
    // The rule's own words, at 4,096 tokens or what the model was made for.
    void theRulesOwnLimits_data()
    {
        QTest::addColumn<QString>("id");
        for (const Accelerator &part : catalog().accelerators)
            QTest::newRow(part.id.c_str()) << QString::fromStdString(part.id);
    }
    void theRulesOwnLimits()
    {
        QFETCH(QString, id);
        for (const LanguageModel &model : catalog().models)
            for (const int tensor : {1, 2, 8}) {
                const PreparedRate rate = rateOf({.accelerator = id.toStdString(),
                                                  .model = model.id,
                                                  .parallel = {.tensor = tensor}});
                const Tokens live = std::min<Tokens>(4096, static_cast<Tokens>(model.nativeContext.value));
                const auto slow = [&](double batch) { return stepAt(rate, live, batch).slow.value(); };
                const std::string what = model.id + " on " + std::to_string(tensor);
                QVERIFY2(slow(9) <= slow(8) * 1.12, what.c_str());
                QVERIFY2(slow(33) <= slow(32) * 1.04, what.c_str());
                if (!model.mixture)
                    QVERIFY2(slow(2) <= slow(1) * 1.25, what.c_str());
            }
    }

    void batchOneIsTheQuotient()
    {
        // With every factor 1 and nothing but weights to read the rate is bandwidth over bytes.
        const Catalog bare = withoutCosts();
        const Scenario scenario = scenarioOf({.accelerator = "mi300x"}, 1);
        const PreparedRate rate = prepareRate(bare, scenario, scenario.configurations.front());
        // 25,624,600,064 parameters read x 2 B = 51.2492 GB: 5.3e12 / 51.2492e9 = 103.4162
        QVERIFY(qAbs(user(rate, 1, 1) - 103.4162) < 1e-3);
    }
    void twiceTheBandwidthIsAtMostTwiceTheRate()
    {
        QVERIFY(rc::check("doubling the bandwidth at most doubles the rate", [](RateCase c) {
            const Tokens live = anyLive();
            const double batch = *rc::gen::inRange(1, 300);
            const double before = user(rateOf(c), live, batch);
            c.overrides.bandwidth = deviceBandwidth(*catalog().accelerator(c.accelerator)).value * 2.0;
            const double after = user(rateOf(c), live, batch);
            RC_ASSERT(after >= before);
            RC_ASSERT(after <= before * 2.0 * (1.0 + 1e-12));
        }));
    }
    void theStreamedParametersAreThoseOfTheCatalog()
    {
        // Bias terms and position tables aside, one token reads what the catalog says.
        for (const LanguageModel &model : catalog().models) {
            const double active = streamedWeights(model, *catalog().weightFormat("bf16")).activeParameters;
            QVERIFY2(within(active, model.decodeReadParameters.value, 0.002), model.id.c_str());
        }
    }

    void distinctExperts()
    {
        QCOMPARE(qRound(expertsTouched(256, 8, 32)), 163); // 256 (1 - (248 / 256)^32) = 163.3
        QVERIFY(qAbs(expertsTouched(256, 8, 32) - 163.3) < 0.05);
        QVERIFY(qAbs(expertsTouched(256, 8, 1) - 8.0) < 1e-12);
        QCOMPARE(expertsTouched(8, 8, 1), 8.0); // each takes all
        QVERIFY(expertsTouched(128, 4, 1e6) <= 128.0);
        const PreparedRate rate = rateOf({.accelerator = "h200-sxm",
                                          .model = "deepseek-r1",
                                          .weights = "fp8_block",
                                          .parallel = {.tensor = 8}});
        QVERIFY(qAbs(stepAt(rate, 4096, 32).expertsTouched - 163.3) < 0.05);
    }

    // Tensor parallelism can lose: all-reduces over PCIe, small models.
    void tensorParallelCanLose()
    {
        const auto rate = [](const char *part, const char *model, int tensor) {
            return user(rateOf({.accelerator = part, .model = model, .parallel = {.tensor = tensor}}), 4096,
                        1);
        };
        QVERIFY(rate("l40s", "llama-3.2-1b", 8) < rate("l40s", "llama-3.2-1b", 4));
        QVERIFY(rate("mi300x", "llama-3.2-1b", 2) < rate("mi300x", "llama-3.2-1b", 1));
        for (const char *part : {"h100-sxm", "mi300x"})
            for (int tensor = 2; tensor <= 8; tensor *= 2)
                QVERIFY2(rate(part, "llama-3-70b", tensor) > rate(part, "llama-3-70b", tensor / 2), part);
    }

    // Stages work one after another: a pipeline is never faster for one user, and a little slower.
    void pipelinesDoNotSpeedUp()
    {
        const auto rate = [](int stages) {
            return user(rateOf({.accelerator = "mi300x",
                                .model = "llama-3-70b",
                                .parallel = {.pipeline = stages}}),
                        4096, 1);
        };
        QVERIFY(rate(2) < rate(1));
        QVERIFY(rate(2) > rate(1) * 0.99);
    }
    // Replicas share the users evenly, the fullest one sets the rate.
    void replicasAddUp()
    {
        const PreparedRate one = rateOf({.accelerator = "mi300x"});
        const PreparedRate four = rateOf({.accelerator = "mi300x", .parallel = {.data = 4}});
        const Decode single = decodeAt(one, 4096, 8);
        const Decode spread = decodeAt(four, 4096, 32);
        QCOMPARE(spread.batch, Tokens{8});
        QCOMPARE(spread.perUser.typical.value(), single.perUser.typical.value());
        QCOMPARE(spread.total.typical.value(), 4 * single.total.typical.value());
        QCOMPARE(decodeAt(four, 4096, 33).batch, Tokens{9});
    }
    void expertGroups()
    {
        const auto step = [](Parallelism parallel, double batch) {
            return stepAt(rateOf({.accelerator = "h200-sxm",
                                  .model = "deepseek-r1",
                                  .weights = "fp8_block",
                                  .parallel = parallel}),
                          4096, batch);
        };
        // The fullest rank reads 1.2 times the expert bytes of the average: 37.668 GB of one token less what
        // all ranks read anyway. Nothing else changes within the tensor-parallel group.
        const DecodeStep tensor = step({.tensor = 8}, 1);
        const DecodeStep experts = step({.tensor = 8, .expert = 8}, 1);
        QVERIFY(experts.terms.weights > tensor.terms.weights);
        QVERIFY(experts.terms.weights < tensor.terms.weights * 1.2);
        QCOMPARE(experts.terms.collectives.value(), tensor.terms.collectives.value());
        // When every expert is needed anyway there is no fuller rank.
        QVERIFY(within(step({.tensor = 8, .expert = 8}, 4000).terms.weights.value(),
                       step({.tensor = 8}, 4000).terms.weights.value(), 1e-6));
        // Eight replicas of attention with one set of experts: their tokens meet, so 8 x 4 need 163.3.
        QVERIFY(qAbs(step({.tensor = 1, .expert = 8, .data = 8}, 4).expertsTouched - 163.3) < 0.05);
    }

    void sweepsReachBothEnds()
    {
        const PreparedRate rate = rateOf({.accelerator = "mi300x"});
        const auto points = sweepSequences(rate, 8192, 208);
        QCOMPARE(points.front().sequences, Tokens{1});
        QCOMPARE(points.back().sequences, Tokens{208});
        for (std::size_t i = 1; i < points.size(); ++i) {
            QVERIFY(points[i].sequences > points[i - 1].sequences);
            QVERIFY(points[i].perUser.typical <= points[i - 1].perUser.typical);
            QVERIFY(points[i].total.typical >= points[i - 1].total.typical);
        }
        QVERIFY(points.size() <= 100);
        QVERIFY(sweepSequences(rate, 8192, 0).empty());
        QCOMPARE(sweepSequences(rate, 8192, 1).size(), std::size_t{1});
        const PreparedRate four = rateOf({.accelerator = "mi300x", .parallel = {.data = 4}});
        for (const RatePoint &point : sweepSequences(four, 8192, 834))
            QVERIFY(point.sequences % 4 == 0 || point.sequences == 834);
    }
    void theFrontierHasNothingBeaten()
    {
        const std::vector<TradeOffPoint> best = frontier({{0, 1, 50, 100},
                                                          {0, 2, 40, 180},
                                                          {1, 1, 60, 90},
                                                          {1, 2, 45, 90},
                                                          {1, 4, 30, 170},
                                                          {2, 1, 40, 180}});
        // 45/90 is beaten by 60/90 and 50/100, 30/170 by 40/180, one of the two equal points stays.
        QCOMPARE(best.size(), std::size_t{3});
        QCOMPARE(best[0].perUser, 60.0);
        QCOMPARE(best[1].perUser, 50.0);
        QCOMPARE(best[2].perUser, 40.0);
    }
    void sequencesAtAFloor()
    {
        const PreparedRate rate = rateOf({.accelerator = "mi300x"});
        const Tokens most = sequencesAtFloor(rate, 4096, 200, TokensPerSecond{20.0});
        // The worked example: 20.0 tok/s at the slow end of 32 sequences.
        QVERIFY(decodeAt(rate, 4096, most).perUser.low.value() >= 20.0);
        QVERIFY(decodeAt(rate, 4096, most + 1).perUser.low.value() < 20.0);
        QVERIFY(most >= 31 && most <= 32);
        QCOMPARE(sequencesAtFloor(rate, 4096, 200, TokensPerSecond{1000.0}), Tokens{0});
        QCOMPARE(sequencesAtFloor(rate, 4096, 5, TokensPerSecond{1.0}), Tokens{5});
    }
};

QTEST_APPLESS_MAIN(RateShapeTest)
#include "rate_shape_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/rates.h"

#include "model/measurement/match_kept.h"

using namespace headroom;
using Measured = MeasuredQuantity;

namespace {

// As rocmvllm-017 of the published runs: 23.66 ms a token, one sequence, 8 MI300X.
KeptMeasurement tokenTime()
{
    KeptMeasurement m;
    m.quantity = Measured::TimePerToken;
    m.value = 0.0236587;
    RunConditions &c = m.conditions;
    c.accelerator = "mi300x";
    c.part = "MI300X";
    c.model = "llama-3.1-405b";
    c.weights = "fp8_e4m3_channel";
    c.devices = 8;
    c.parallel = {.tensor = 8};
    c.prompt = 128;
    c.output = 2048;
    c.concurrency = 1;
    c.engine = RateEngine::Vllm;
    c.version = "0.10.1";
    m.origin = {OriginKind::File, "run.json", "vLLM bench serve", "2025-09-10"};
    return m;
}

Scenario twoCards()
{
    Scenario scenario = scenarioOf({.accelerator = "h100-sxm",
                                    .model = "llama-3.1-405b",
                                    .weights = "fp8",
                                    .parallel = {.tensor = 8},
                                    .engine = RateEngine::Vllm});
    const Scenario other = scenarioOf({.accelerator = "mi300x",
                                       .model = "llama-3.1-405b",
                                       .weights = "fp8",
                                       .parallel = {.tensor = 8}});
    scenario.configurations.push_back(other.configurations.front());
    return scenario;
}

MatchedMeasurement matched(const KeptMeasurement &m, const Scenario &scenario = twoCards())
{
    Scenario with = scenario;
    with.measurements = MeasurementList({m});
    return matchMeasurements(catalog(), with).front();
}

bool has(const std::vector<RunDifference> &differences, RunDifference what)
{
    return std::find(differences.begin(), differences.end(), what) != differences.end();
}

} // namespace

// The user's own measurements beside the configurations of the document.
class MatchKeptTest : public QObject {
    Q_OBJECT

private slots:
    void theConfigurationIsFound();
    void mismatchesAreNamed();
    void anotherAcceleratorBelongsToNoCard();
    void openConditionsAreNoDifferences();
    void pointsHaveTheSpread();
    void oneRunIsOnePoint();
    void predictedInTheOwnUnit();
    void claims();
    void whatIsNotPredicted();
};

void MatchKeptTest::theConfigurationIsFound()
{
    const MatchedMeasurement m = matched(tokenTime());
    QCOMPARE(m.configuration.value(), std::size_t{1});
    QVERIFY(m.belongs() && m.isExact());
    QVERIFY(m.match.notStated == std::vector{RunDifference::Cache}); // vLLM's tool does not say it
    // The published row of the same run has the same ratio, of rates: 24.59 ms predicted, 23.66 measured.
    QVERIFY(m.measuredOverPredicted && qAbs(*m.measuredOverPredicted - 23.66 / 24.59) < 0.03);
}

void MatchKeptTest::mismatchesAreNamed()
{
    KeptMeasurement m = tokenTime();
    m.conditions.parallel.tensor = 4;
    m.conditions.devices = 4;
    m.conditions.weights = "bf16";
    m.conditions.cache = "fp8_e4m3";
    m.conditions.engine = RateEngine::Sglang;
    Scenario scenario = twoCards();
    scenario.load.prompt = 1000;
    scenario.load.output = 100;
    const MatchedMeasurement found = matched(m, scenario);
    QCOMPARE(found.configuration.value(), std::size_t{1});
    QVERIFY(found.belongs() && !found.isExact());
    for (const RunDifference what :
         {RunDifference::Weights, RunDifference::Cache, RunDifference::TensorParallel, RunDifference::Devices,
          RunDifference::Engine, RunDifference::Lengths})
        QVERIFY2(has(found.match.differs, what), idOf(what));
    QCOMPARE(found.match.differs.size(), std::size_t{6});
    scenario = twoCards();
    scenario.rate.version = "0.11.0";
    QVERIFY(matched(tokenTime(), scenario).match.differs == std::vector{RunDifference::Version});
}

void MatchKeptTest::anotherAcceleratorBelongsToNoCard()
{
    KeptMeasurement m = tokenTime();
    m.conditions.accelerator = "b200-sxm";
    const MatchedMeasurement found = matched(m);
    QVERIFY(!found.belongs());
    QVERIFY(has(found.match.differs, RunDifference::Accelerator));
    m.conditions.accelerator.clear();
    m.conditions.part.clear();
    const MatchedMeasurement open = matched(m);
    QVERIFY(!open.belongs());
    QVERIFY(has(open.match.notStated, RunDifference::Accelerator));
    Scenario none;
    none.measurements = MeasurementList({m});
    QVERIFY(!matchMeasurements(catalog(), none).front().configuration);
}

void MatchKeptTest::openConditionsAreNoDifferences()
{
    KeptMeasurement m = tokenTime();
    m.conditions.weights.clear();
    m.conditions.layoutStated = false;
    m.conditions.engine = RateEngine::None;
    const MatchedMeasurement found = matched(m);
    QVERIFY(found.isExact());
    for (const RunDifference what : {RunDifference::Weights, RunDifference::TensorParallel,
                                     RunDifference::Devices, RunDifference::Engine})
        QVERIFY2(has(found.match.notStated, what), idOf(what));
    QVERIFY(!found.measuredOverPredicted);
}

void MatchKeptTest::pointsHaveTheSpread()
{
    KeptMeasurement m = tokenTime();
    m.value = 0.02;
    m.conditions.concurrency = 10;
    m.spread = Spread{0.016, 0.025, SpreadKind::P10P90};
    const MeasuredRate point = matched(m).point.value();
    QCOMPARE(point.sequences, Tokens{10});
    QCOMPARE(point.perUser.value(), 50.0);
    QCOMPARE(point.low.value(), 40.0); // the longest time
    QCOMPARE(point.high.value(), 62.5);
    QCOMPARE(point.total.value(), 500.0);
    QVERIFY(!point.totalGiven && point.perUserGiven);
    QCOMPARE(point.devices, 8);
    m.conditions.concurrency.reset();
    QVERIFY(!matched(m).point); // nowhere to draw it
}

void MatchKeptTest::oneRunIsOnePoint()
{
    KeptMeasurement time = tokenTime();
    time.value = 0.02;
    time.conditions.concurrency = 10;
    KeptMeasurement total = time;
    total.quantity = Measured::OutputRate;
    total.value = 470.0;
    total.conditions.add(RunMark::WholeRequest);
    KeptMeasurement alone = total;
    alone.origin.place = "other.json";
    Scenario scenario = twoCards();
    scenario.measurements = MeasurementList({time, total, alone});
    const auto all = matchMeasurements(catalog(), scenario);
    QCOMPARE(all[0].point->perUser.value(), 50.0);
    QCOMPARE(all[0].point->total.value(), 470.0); // as the tool gives it, with its pauses
    QVERIFY(all[0].point->totalGiven);
    QVERIFY(!all[1].point);
    QCOMPARE(all[2].point->perUser.value(), 47.0);
    QVERIFY(!all[2].point->perUserGiven);
}

void MatchKeptTest::predictedInTheOwnUnit()
{
    const KeptMeasurement time = tokenTime();
    const auto inSeconds = std::get<PredictedValue>(predictedFor(catalog(), time));
    KeptMeasurement rate = time;
    rate.quantity = Measured::RatePerUser;
    rate.value = 1.0 / time.value;
    const auto perUser = std::get<PredictedValue>(predictedFor(catalog(), rate));
    QVERIFY(qAbs(perUser.typical * inSeconds.typical - 1.0) < 1e-12);
    QVERIFY(qAbs(perUser.low * inSeconds.high - 1.0) < 1e-12); // the slow end
    QVERIFY(inSeconds.low <= inSeconds.typical && inSeconds.typical <= inSeconds.high);
    KeptMeasurement total = rate;
    total.quantity = Measured::OutputRate;
    total.conditions.concurrency = 4;
    rate.conditions.concurrency = 4;
    const auto four = std::get<PredictedValue>(predictedFor(catalog(), rate));
    const auto all = std::get<PredictedValue>(predictedFor(catalog(), total));
    QVERIFY(qAbs(all.typical / four.typical - 4.0) < 1e-12);
}

void MatchKeptTest::claims()
{
    KeptMeasurement m = tokenTime();
    m.quantity = Measured::MemoryBandwidth;
    m.value = 4.11e12; // published BabelStream copy
    const auto bandwidth = std::get<PredictedValue>(predictedFor(catalog(), m));
    QCOMPARE(bandwidth.typical, 5.3e12);
    QVERIFY(bandwidth.claim);
    QVERIFY(qAbs(*matched(m).measuredOverPredicted - 4.11 / 5.3) < 1e-12);
    m.quantity = Measured::TotalMemory;
    m.value = 205'822'885'888.0;
    QVERIFY(qAbs(std::get<PredictedValue>(predictedFor(catalog(), m)).typical / gibibytes(191.98).value()
                 - 1.0)
            < 1e-4);
}

void MatchKeptTest::whatIsNotPredicted()
{
    const auto reason = [](const KeptMeasurement &m) {
        return std::get<NotCompared>(predictedFor(catalog(), m));
    };
    KeptMeasurement m = tokenTime();
    m.conditions.layoutStated = false;
    QCOMPARE(reason(m), NotCompared::UnknownLayout);
    m = tokenTime();
    m.quantity = Measured::CacheUse;
    QCOMPARE(reason(m), NotCompared::OtherQuantity);
    m = tokenTime();
    m.conditions.model.clear();
    QCOMPARE(reason(m), NotCompared::UnknownModel);
    m = tokenTime();
    m.conditions.weights.clear();
    QCOMPARE(reason(m), NotCompared::UnknownFormat);
    m = tokenTime();
    m.quantity = Measured::FirstToken;
    m.conditions.concurrency = 8;
    m.conditions.add(RunMark::Served);
    QCOMPARE(reason(m), NotCompared::Staggered);
    m = tokenTime();
    m.value = 0.0;
    QCOMPARE(reason(m), NotCompared::OtherQuantity);
}

QTEST_APPLESS_MAIN(MatchKeptTest)
#include "match_kept_test.moc"

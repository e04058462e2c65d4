// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/scenario/scenario_json.h"

#include <rapidcheck.h>

#include <cmath>

using namespace headroom;

namespace {

// Names as catalogs have them, and texts that JSON must escape.
std::string anyName()
{
    return *rc::gen::oneOf(rc::gen::element<std::string>("mi300x", "qwen3.8-27b", "bf16", "",
                                                         "ü \" \\ \n \t / { [ :", "\x01\x7f", "日本"),
                           rc::gen::container<std::string>(rc::gen::inRange<char>(' ', '~')));
}

std::string anyShortName()
{
    return anyName().substr(0, 190);
}

// From a byte to the limit, mostly no whole number of anything.
double anyAmount(double most)
{
    return std::min(most, std::exp2(*rc::gen::inRange(0, 50'000) / 1000.0));
}

template<class Quantity> std::optional<Quantity> maybe(Quantity most)
{
    return *rc::gen::arbitrary<bool>() ? std::optional(Quantity{anyAmount(most.value())}) : std::nullopt;
}

std::string anyUnknownKeys()
{
    return *rc::gen::element<std::string>("", R"({"colour":"red"})",
                                          R"({"later":{"a":[1,2.5,null,true]},"z":-1e-300})");
}

Configuration anyConfiguration()
{
    const auto degree = [] { return *rc::gen::inRange(1, kMostDegree + 1); };
    Configuration configuration;
    configuration.accelerator = anyShortName();
    configuration.weights = anyShortName();
    configuration.cache = anyShortName();
    configuration.parallel = {degree(), degree(), degree(), degree()};
    configuration.model = anyShortName();
    configuration.overrides.memory = maybe(kMostDeviceMemory);
    configuration.overrides.bandwidth = maybe(kMostBandwidth);
    configuration.overrides.reserve = maybe(kMostDeviceMemory);
    configuration.overrides.pool = maybe(kMostDeviceMemory);
    configuration.overrides.power = maybe(kMostPower);
    if (*rc::gen::arbitrary<bool>())
        configuration.overrides.usdPerHour = anyAmount(kMostUsdPerHour);
    if (*rc::gen::arbitrary<bool>())
        configuration.overrides.utilization = *rc::gen::inRange(1, 101) / 100.0;
    configuration.unknownKeys =
        *rc::gen::element<std::string>("", R"({"marker":3})", R"({"marker":3,"overrides":{"clock":1}})");
    return configuration;
}

Workload anyWorkload()
{
    const auto tokens = [](Tokens most) { return *rc::gen::inRange<Tokens>(1, most + 1); };
    const auto maybeTokens = [&]() -> std::optional<Tokens> {
        return *rc::gen::arbitrary<bool>() ? std::optional(tokens(kMostContext)) : std::nullopt;
    };
    Workload load;
    load.prompt = maybeTokens();
    load.output = maybeTokens();
    load.chunk = maybeTokens();
    load.meanFill = *rc::gen::inRange(1, 1001) / 1000.0;
    load.sharedPrefix = *rc::gen::element<Tokens>(0, 1, 4096, kMostContext);
    load.draftTokens = *rc::gen::inRange(0, kMostDraftTokens + 1);
    load.acceptedTokens = load.draftTokens * (*rc::gen::inRange(0, 11) / 10.0);
    load.floor = TokensPerSecond{*rc::gen::element(20.0, 0.5, 33.3, kMostFloor.value())};
    return load;
}

Scenario anyScenario()
{
    Scenario scenario;
    scenario.load = anyWorkload();
    if (*rc::gen::arbitrary<bool>())
        scenario.rate.engine = static_cast<RateEngine>(*rc::gen::inRange(0, int(kRateEngines)));
    scenario.rate.version = *rc::gen::element<std::string>("", "0.25.1", "b5614");
    scenario.prices.basis = *rc::gen::element(PriceBasis::HyperscalerOwnership, PriceBasis::NeocloudOwnership,
                                              PriceBasis::Rental3Years, PriceBasis::List);
    scenario.purchase.limits.users = *rc::gen::inRange<Tokens>(1, kMostSequences + 1);
    if (*rc::gen::arbitrary<bool>())
        scenario.purchase.limits.firstToken =
            *rc::gen::element(kLeastFirstToken, Seconds{2.5}, kMostFirstToken);
    if (*rc::gen::arbitrary<bool>())
        scenario.purchase.limits.usdPerHour = *rc::gen::element(0.0, 33.3, kMostBudget);
    if (*rc::gen::arbitrary<bool>())
        scenario.purchase.limits.devices = *rc::gen::inRange<Tokens>(1, kMostSequences + 1);
    scenario.purchase.rank = *rc::gen::element(RankBy::Cost, RankBy::Power, RankBy::Devices);
    scenario.prices.yearsOfUse = *rc::gen::element(3.0, 1.5, kMostYearsOfUse);
    scenario.model = anyShortName();
    scenario.context = *rc::gen::inRange(kLeastContext, kMostContext + 1);
    scenario.sequences = *rc::gen::inRange<Tokens>(1, kMostSequences + 1);
    scenario.basis = *rc::gen::element(WeightsBasis::Nominal, WeightsBasis::Checkpoint, WeightsBasis::Loaded);
    const auto count = *rc::gen::inRange<std::size_t>(0, kMostConfigurations + 1);
    for (std::size_t i = 0; i < count; ++i)
        scenario.configurations.push_back(anyConfiguration());
    if (*rc::gen::arbitrary<bool>())
        scenario.carriedModels.push_back({"tiny",
                                          R"({"models":[{"id":"tiny","later":[1,2.5]}],"schema":1})"});
    scenario.unknownKeys = anyUnknownKeys();
    return scenario;
}

} // namespace

// What is written is read back, and whatever is read is answered.
class ScenarioRoundTripTest : public QObject {
    Q_OBJECT

private slots:
    void everyScenarioComesBackIdentical();
    void writingWhatWasReadChangesNothing();
    void damagedTextNeitherCrashesNorHangs();
};

void ScenarioRoundTripTest::everyScenarioComesBackIdentical()
{
    QVERIFY(rc::check("write, then read", [] {
        const Scenario scenario = anyScenario();
        const auto result = scenarioFromJson(toJson(scenario));
        RC_ASSERT(std::holds_alternative<Scenario>(result));
        RC_ASSERT(std::get<Scenario>(result) == scenario);
    }));
}

void ScenarioRoundTripTest::writingWhatWasReadChangesNothing()
{
    QVERIFY(rc::check("write, read, write", [] {
        const std::string first = toJson(anyScenario());
        RC_ASSERT(toJson(std::get<Scenario>(scenarioFromJson(first))) == first);
    }));
}

// Bytes replaced, removed or repeated: a scenario or one clear error, never anything else.
void ScenarioRoundTripTest::damagedTextNeitherCrashesNorHangs()
{
    QVERIFY(rc::check("damaged files", [] {
        std::string text = toJson(anyScenario());
        const int changes = *rc::gen::inRange(1, 6);
        for (int i = 0; i < changes; ++i) {
            const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
            const int how = *rc::gen::inRange(0, 3);
            if (how == 0)
                text[at] = static_cast<char>(*rc::gen::inRange(0, 256));
            else if (how == 1)
                text.erase(at, *rc::gen::inRange<std::size_t>(1, 40));
            else
                text.insert(at, text.substr(at, *rc::gen::inRange<std::size_t>(1, 40)));
            if (text.empty())
                text = " ";
        }
        const auto result = scenarioFromJson(text);
        if (const ScenarioError *error = std::get_if<ScenarioError>(&result))
            RC_ASSERT(!error->where.empty());
    }));
}

QTEST_APPLESS_MAIN(ScenarioRoundTripTest)
#include "scenario_roundtrip_test.moc"

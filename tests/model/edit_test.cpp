// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <rapidcheck.h>

#include "model/scenario/edit.h"
#include "model/scenario/scenario_json.h"

#include <limits>

using namespace headroom;

namespace {

Configuration named(const char *accelerator)
{
    Configuration configuration;
    configuration.accelerator = accelerator;
    return configuration;
}

QStringList namesIn(const Scenario &scenario)
{
    QStringList names;
    for (const Configuration &configuration : scenario.configurations)
        names << QString::fromStdString(configuration.accelerator);
    return names;
}

// By its full name: std::apply would be found for a variant, too.
Scenario edited(const Scenario &scenario, const ScenarioEdit &edit)
{
    return headroom::apply(scenario, edit);
}

Scenario three()
{
    return lessonScenario(); // h100-sxm, mi300x, b200-sxm
}

template<class Value> std::optional<Value> anyAmount()
{
    const double value = *rc::gen::element(-1e300, -1.0, 0.0, 1e-9, 0.5, 1.0, 80e9, 1e15, 1e17, 1e30, std::numeric_limits<double>::infinity(),
                                           -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN());
    return *rc::gen::arbitrary<bool>() ? std::optional<Value>(Value{value}) : std::nullopt;
}

int anyDegree()
{
    return *rc::gen::element(std::numeric_limits<int>::min(), -1, 0, 1, 8, 4096, 4097, std::numeric_limits<int>::max());
}

Tokens anyTokens()
{
    return *rc::gen::element<Tokens>(std::numeric_limits<Tokens>::min(), -1, 0, 1, 8192, kMostContext, kMostContext + 1, std::numeric_limits<Tokens>::max());
}

Configuration anyConfiguration()
{
    Configuration configuration = named("mi300x");
    configuration.parallel = {anyDegree(), anyDegree(), anyDegree(), anyDegree()};
    configuration.overrides = {anyAmount<Bytes>(), anyAmount<BytesPerSecond>(), anyAmount<Bytes>(), anyAmount<double>(), anyAmount<Bytes>()};
    return configuration;
}

ScenarioEdit anyEdit()
{
    const auto index = [] { return *rc::gen::element<std::size_t>(0, 1, 2, 5, 6, 1000, std::numeric_limits<std::size_t>::max()); };
    switch (*rc::gen::inRange(0, 9)) {
    case 0: return SetModel{"llama-3-70b"};
    case 1: return SetContext{anyTokens()};
    case 2: return SetSequences{anyTokens()};
    case 3: return SetWeightsBasis{WeightsBasis::Loaded};
    case 4: return AddConfiguration{anyConfiguration()};
    case 5: return RemoveConfiguration{index()};
    case 6: return SetConfiguration{index(), anyConfiguration()};
    case 7: return MoveConfiguration{index(), index()};
    default: break;
    }
    Scenario whole = three();
    whole.context = anyTokens();
    whole.sequences = anyTokens();
    whole.configurations.resize(*rc::gen::inRange<std::size_t>(0, 9), anyConfiguration());
    return ReplaceScenario{whole};
}

} // namespace

// The document changes only by edits, and every edit leaves it sound.
class EditTest : public QObject
{
    Q_OBJECT

private slots:
    void firstStartIsTheLesson()
    {
        QCOMPARE(namesIn(three()), (QStringList{QStringLiteral("h100-sxm"), QStringLiteral("mi300x"), QStringLiteral("b200-sxm")}));
        QCOMPARE(three().model, std::string("qwen3.8-27b"));
        QCOMPARE(three().context, Tokens{262'144});
        QCOMPARE(three().sequences, Tokens{1});
    }
    void cardsAreAddedRemovedAndMoved()
    {
        Scenario scenario = edited(three(), AddConfiguration{named("l4")});
        QCOMPARE(namesIn(scenario).join(u' '), QStringLiteral("h100-sxm mi300x b200-sxm l4"));
        scenario = edited(scenario, MoveConfiguration{3, 1});
        QCOMPARE(namesIn(scenario).join(u' '), QStringLiteral("h100-sxm l4 mi300x b200-sxm"));
        scenario = edited(scenario, MoveConfiguration{0, 3});
        QCOMPARE(namesIn(scenario).join(u' '), QStringLiteral("l4 mi300x b200-sxm h100-sxm"));
        scenario = edited(scenario, RemoveConfiguration{1});
        QCOMPARE(namesIn(scenario).join(u' '), QStringLiteral("l4 b200-sxm h100-sxm"));
        scenario = edited(scenario, SetConfiguration{2, named("gaudi3")});
        QCOMPARE(namesIn(scenario).join(u' '), QStringLiteral("l4 b200-sxm gaudi3"));
    }
    void thereAreSixAtMost()
    {
        Scenario scenario = three();
        for (int i = 0; i < 10; ++i)
            scenario = edited(scenario, AddConfiguration{named("l4")});
        QCOMPARE(scenario.configurations.size(), std::size_t{6});
        Scenario many = scenario;
        many.configurations.resize(9);
        QCOMPARE(edited(three(), ReplaceScenario{many}).configurations.size(), std::size_t{6});
    }
    void whatIsNotThereChangesNothing_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("removed") << 0;
        QTest::newRow("set") << 1;
        QTest::newRow("moved from") << 2;
        QTest::newRow("moved to") << 3;
    }
    void whatIsNotThereChangesNothing()
    {
        QFETCH(int, which);
        const ScenarioEdit edits[] = {RemoveConfiguration{3}, SetConfiguration{3, named("l4")}, MoveConfiguration{3, 0}, MoveConfiguration{0, 3}};
        QVERIFY(edited(three(), edits[which]) == three());
    }
    void numbersAreBroughtIntoTheirLimits()
    {
        QCOMPARE(edited(three(), SetContext{0}).context, Tokens{1});
        QCOMPARE(edited(three(), SetContext{Tokens{1} << 40}).context, Tokens{1} << 30);
        QCOMPARE(edited(three(), SetSequences{-5}).sequences, Tokens{1});
        QCOMPARE(edited(three(), SetSequences{Tokens{1} << 40}).sequences, Tokens{1'000'000});
        Configuration configuration = named("l4");
        configuration.parallel = {0, -3, 5000, 7};
        configuration.overrides = {.memory = Bytes{0}, .bandwidth = BytesPerSecond{1e30}, .reserve = Bytes{-1}, .utilization = 1.5, .pool = Bytes{0}};
        const Configuration limited = edited(three(), SetConfiguration{0, configuration}).configurations.front();
        QVERIFY(limited.parallel == (Parallelism{1, 1, 4096, 7}));
        QCOMPARE(limited.overrides.memory->value(), 1.0);
        QCOMPARE(limited.overrides.bandwidth->value(), kMostBandwidth.value());
        QCOMPARE(limited.overrides.reserve->value(), 0.0);
        QCOMPARE(*limited.overrides.utilization, 1.0);
        QCOMPARE(limited.overrides.pool->value(), 1.0);
        configuration.overrides = {.memory = Bytes{std::numeric_limits<double>::quiet_NaN()}};
        QVERIFY(!edited(three(), SetConfiguration{0, configuration}).configurations.front().overrides.memory);
    }

    // Or a document could be saved that does not open again.
    void whateverIsEditedCanBeSavedAndRead()
    {
        QVERIFY(rc::check("an edited scenario is read back as it was written", [] {
            Scenario scenario = three();
            for (int i = *rc::gen::inRange(0, 12); i > 0; --i)
                scenario = edited(scenario, anyEdit());
            const auto read = scenarioFromJson(toJson(scenario));
            RC_ASSERT(std::holds_alternative<Scenario>(read));
            RC_ASSERT(std::get<Scenario>(read) == scenario);
        }));
    }
};

QTEST_APPLESS_MAIN(EditTest)
#include "edit_test.moc"

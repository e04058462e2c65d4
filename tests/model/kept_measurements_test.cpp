// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include "model/measurement/use_measured.h"
#include "model/scenario/edit.h"
#include "model/scenario/scenario_json.h"

#include <limits>

using namespace headroom;
using Measured = MeasuredQuantity;

namespace {

KeptMeasurement tokenTime(double seconds, const char *place = "run.json")
{
    KeptMeasurement m;
    m.quantity = Measured::TimePerToken;
    m.value = seconds;
    m.conditions.accelerator = "mi300x";
    m.conditions.model = "qwen3.8-27b";
    m.conditions.weights = "bf16";
    m.conditions.concurrency = 4;
    m.origin = {OriginKind::File, place, "vLLM bench serve", "2026-11-30"};
    return m;
}

// Every field another than its default.
KeptMeasurement fullRow()
{
    KeptMeasurement m = tokenTime(0.0125);
    m.spread = Spread{0.012, 0.0135, SpreadKind::P10P90};
    m.derived = true;
    m.hidden = true;
    RunConditions &c = m.conditions;
    c.part = "AMD Instinct MI300X";
    c.devices = 16;
    c.parallel = {.tensor = 4, .pipeline = 2, .expert = 4, .data = 2};
    c.modelName = "Qwen/Qwen3.8-27B";
    c.cache = "fp8_e4m3";
    c.prompt = 1024;
    c.output = 128;
    c.engine = RateEngine::Sglang;
    c.program = "a kernel";
    c.version = "0.5.1";
    c.operands = "bf16";
    c.payload = Bytes{8192};
    c.add(RunMark::Served);
    c.add(RunMark::SeveralNodes);
    m.origin.kind = OriginKind::Prometheus;
    m.unknownKeys = R"({"conditions":{"clock":2100},"mood":"calm"})";
    return m;
}

Scenario with(std::vector<KeptMeasurement> rows)
{
    return headroom::apply(lessonScenario(), AddMeasurements{std::move(rows)});
}

ScenarioError errorOf(const std::string &rows)
{
    const auto result =
        scenarioFromJson(R"({"headroom_scenario": 1, "model": "m", "context": 1, "configurations": [],
 "measurements": )" + rows
                         + "}");
    const ScenarioError *error = std::get_if<ScenarioError>(&result);
    return error ? *error : ScenarioError{ScenarioError::What::NotAScenario, "read", {}};
}

std::string row(const std::string &from, const std::string &to)
{
    std::string text =
        R"([{"quantity": "time_per_token", "value": 1, "unit": "s", "spread": {"low": 1, "high": 2, "is": "min_max"}, "conditions": {"tp": 2, "marks": ["served"]}, "origin": {"kind": "file"}}])";
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

} // namespace

// What the user measured, in the document.
class KeptMeasurementsTest : public QObject {
    Q_OBJECT

private slots:
    void everyFieldComesBack();
    void olderDocumentsHaveNone();
    void badRowsAreRefused_data();
    void badRowsAreRefused();
    void theLayoutMayBeOpen();
    void editsAddRemoveAndHide();
    void theSameRowIsNotAddedAgain();
    void whatIsNoValueIsNotAdded();
    void aDocumentIsFull();
    void copiesShareTheRows();
    void largeDocumentsAreReadAgain();
    void measuredValuesAreMarked();
    void typedValuesAreNotMeasured();
};

void KeptMeasurementsTest::everyFieldComesBack()
{
    const Scenario scenario = with({fullRow(), tokenTime(0.02)});
    QCOMPARE(scenario.measurements.size(), std::size_t{2});
    QVERIFY(scenario.measurements.rows()[0] == fullRow());
    const std::string text = toJson(scenario);
    const auto read = scenarioFromJson(text);
    QVERIFY(std::holds_alternative<Scenario>(read));
    QVERIFY(std::get<Scenario>(read) == scenario);
    QCOMPARE(toJson(std::get<Scenario>(read)), text);
    for (const char *part :
         {"\"unit\": \"s\"", "\"clock\": 2100", "\"mood\": \"calm\"", "\"prometheus\"", "several-nodes"})
        QVERIFY2(text.find(part) != std::string::npos, part);
}

void KeptMeasurementsTest::olderDocumentsHaveNone()
{
    QCOMPARE(toJson(lessonScenario()).find("measurements"), std::string::npos);
    QVERIFY(std::get<Scenario>(scenarioFromJson(toJson(lessonScenario()))).measurements.isEmpty());
}

void KeptMeasurementsTest::badRowsAreRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("what");
    QTest::addColumn<QByteArray>("where");
    using What = ScenarioError::What;
    const auto bad = [](const char *name, const char *from, const char *to, What what, const char *where) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << int(what) << QByteArray(where);
    };
    bad("an unknown quantity", "time_per_token", "time_per_word", What::UnknownWord,
        "/measurements/0/quantity");
    bad("another unit", "\"unit\": \"s\"", "\"unit\": \"ms\"", What::UnknownWord, "/measurements/0/unit");
    bad("a value below zero", "\"value\": 1", "\"value\": -1", What::OutOfRange, "/measurements/0/value");
    bad("no value", "\"value\": 1, ", "", What::MissingKey, "/measurements/0/value");
    bad("a spread upside down", "\"high\": 2", "\"high\": 0.5", What::OutOfRange,
        "/measurements/0/spread/high");
    bad("an unknown spread", "min_max", "iqr", What::UnknownWord, "/measurements/0/spread/is");
    bad("a degree of zero", "\"tp\": 2", "\"tp\": 0", What::OutOfRange, "/measurements/0/conditions/tp");
    bad("an unknown mark", "served", "fast", What::UnknownWord, "/measurements/0/conditions/marks");
    bad("no origin", ", \"origin\": {\"kind\": \"file\"}", "", What::MissingKey, "/measurements/0/origin");
    bad("no object", "[{", "[1, {", What::WrongType, "/measurements/0");
}

void KeptMeasurementsTest::badRowsAreRefused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, what);
    QFETCH(QByteArray, where);
    QCOMPARE(errorOf(row("served", "served")).where, std::string("read")); // the row itself is good
    const ScenarioError error = errorOf(row(from.toStdString(), to.toStdString()));
    QCOMPARE(int(error.what), what);
    QCOMPARE(QByteArray::fromStdString(error.where), where);
}

void KeptMeasurementsTest::theLayoutMayBeOpen()
{
    KeptMeasurement open = tokenTime(0.01);
    open.conditions.layoutStated = false;
    const Scenario scenario = with({open});
    const auto read = std::get<Scenario>(scenarioFromJson(toJson(scenario)));
    QVERIFY(!read.measurements.rows().front().conditions.layoutStated);
    QVERIFY(read == scenario);
}

void KeptMeasurementsTest::editsAddRemoveAndHide()
{
    const Scenario three = with({tokenTime(0.01), tokenTime(0.02), tokenTime(0.03)});
    const Scenario hidden = headroom::apply(three, HideMeasurements{{0, 2, 9}, true});
    QVERIFY(hidden.measurements.rows()[0].hidden && hidden.measurements.rows()[2].hidden);
    QVERIFY(!hidden.measurements.rows()[1].hidden);
    QVERIFY(headroom::apply(hidden, HideMeasurements{{0, 2}, false}) == three);
    const Scenario one = headroom::apply(three, RemoveMeasurements{{2, 0}});
    QCOMPARE(one.measurements.size(), std::size_t{1});
    QCOMPARE(one.measurements.rows().front().value, 0.02);
    QVERIFY(headroom::apply(three, RemoveMeasurements{{7}}) == three);
}

void KeptMeasurementsTest::theSameRowIsNotAddedAgain()
{
    const Scenario once = with({tokenTime(0.01)});
    const Scenario hidden = headroom::apply(once, HideMeasurements{{0}, true});
    QVERIFY(headroom::apply(hidden, AddMeasurements{{tokenTime(0.01)}}) == hidden);
    QCOMPARE(headroom::apply(once, AddMeasurements{{tokenTime(0.01, "other.json")}}).measurements.size(),
             std::size_t{2});
}

void KeptMeasurementsTest::whatIsNoValueIsNotAdded()
{
    QVERIFY(with({tokenTime(std::numeric_limits<double>::quiet_NaN()), tokenTime(-1.0),
                  tokenTime(std::numeric_limits<double>::infinity())})
                .measurements.isEmpty());
    KeptMeasurement odd = tokenTime(0.01);
    odd.spread = Spread{2.0, 1.0, SpreadKind::MinMax};
    odd.conditions.part = "a\nb" + std::string(1000, 'c');
    odd.conditions.parallel.tensor = -5;
    odd.conditions.concurrency = 0;
    const KeptMeasurement kept = with({odd}).measurements.rows().front();
    QVERIFY(!kept.spread);
    QVERIFY(kept.conditions.part.size() <= 200 && kept.conditions.part.find('\n') == std::string::npos);
    QCOMPARE(kept.conditions.parallel.tensor, 1);
    QCOMPARE(kept.conditions.concurrency.value(), Tokens{1});
}

void KeptMeasurementsTest::aDocumentIsFull()
{
    std::vector<KeptMeasurement> many;
    for (std::size_t i = 0; i <= kMostMeasurements; ++i)
        many.push_back(tokenTime(1.0 + double(i)));
    const MeasurementList full{std::move(many)};
    QCOMPARE(full.size(), kMostMeasurements);
    QCOMPARE(full.with({tokenTime(0.5)}).size(), kMostMeasurements);
}

void KeptMeasurementsTest::copiesShareTheRows()
{
    const Scenario first = with({tokenTime(0.01)});
    const Scenario second = headroom::apply(first, SetContext{1024});
    QVERIFY(first.measurements.rows().data() == second.measurements.rows().data());
}

// The longest rows there can be, as many as there can be.
void KeptMeasurementsTest::largeDocumentsAreReadAgain()
{
    KeptMeasurement longest = fullRow();
    for (std::string *text : {&longest.conditions.part, &longest.conditions.modelName,
                              &longest.conditions.operands, &longest.origin.place, &longest.origin.tool})
        *text = std::string(kLongestMeasuredText, 'w');
    Scenario scenario = lessonScenario();
    scenario.measurements = MeasurementList(std::vector<KeptMeasurement>(kMostMeasurements, longest));
    const std::string text = toJson(scenario);
    QVERIFY(text.size() < kLargestScenarioFile);
    QVERIFY(std::get<Scenario>(scenarioFromJson(text)) == scenario);
}

void KeptMeasurementsTest::measuredValuesAreMarked()
{
    KeptMeasurement bandwidth = tokenTime(0.0);
    bandwidth.quantity = Measured::MemoryBandwidth;
    bandwidth.value = 4.2e12;
    bandwidth.origin = {OriginKind::Probe, "node7.jsonl", "headroom-probe 0.1.0", "2026-12-01"};
    QVERIFY(canBeUsed(bandwidth.quantity) && !canBeUsed(Measured::FirstToken));
    Scenario scenario = lessonScenario();
    scenario =
        headroom::apply(scenario, SetConfiguration{1, useMeasured(scenario.configurations[1], bandwidth)});
    const Overrides &overrides = scenario.configurations[1].overrides;
    QCOMPARE(overrides.bandwidth->value(), 4.2e12);
    QVERIFY(overrides.bandwidthFrom == bandwidth.origin);
    QVERIFY(std::get<Scenario>(scenarioFromJson(toJson(scenario))) == scenario);

    const ConfigurationResult result = evaluateOne(catalog(), scenario, scenario.configurations[1]);
    QVERIFY(std::any_of(result.notes.begin(), result.notes.end(), [](const Note &note) {
        return note.id == Note::Id::HeuristicQuotient && note.a == 2.0;
    }));
    const Trace trace = explain(catalog(), scenario, scenario.configurations[1]);
    const auto leaf = std::find_if(trace.leaves.begin(), trace.leaves.end(),
                                   [](const Leaf &l) { return l.term == Term::Bandwidth; });
    QVERIFY(leaf != trace.leaves.end());
    QCOMPARE(leaf->from.kind, Kind::Measured);
    QCOMPARE(leaf->from.note.en, std::string("Measured: headroom-probe 0.1.0, node7.jsonl, 2026-12-01."));
    // The vendor's figure stays beside it.
    QVERIFY(!leaf->alternates.empty());
    QCOMPARE(leaf->alternates.front().value, 5.3e12);
    QCOMPARE(leaf->alternates.front().from.kind, Kind::Vendor);
}

void KeptMeasurementsTest::typedValuesAreNotMeasured()
{
    Scenario scenario = lessonScenario();
    Configuration c = scenario.configurations[0];
    c.overrides.memoryFrom = Origin{};
    c.overrides.bandwidthFrom = Origin{};
    scenario = headroom::apply(scenario, SetConfiguration{0, c});
    QVERIFY(!scenario.configurations[0].overrides.memoryFrom); // nothing was measured
    const auto read = scenarioFromJson(
        R"({"headroom_scenario": 1, "model": "m", "context": 1, "configurations": [{"accelerator": "a",
            "overrides": {"memory_measured": {"kind": "probe", "later": 1}}}]})");
    const Overrides &overrides = std::get<Scenario>(read).configurations.front().overrides;
    QVERIFY(!overrides.memoryFrom && !overrides.memory);
}

QTEST_APPLESS_MAIN(KeptMeasurementsTest)
#include "kept_measurements_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/scenario/scenario_json.h"

#include <algorithm>

using namespace headroom;
using What = ScenarioError::What;

namespace {

// A document around one line, whose keys each test may add to.
std::string withContext(const std::string &context)
{
    return R"({"headroom_scenario": 1, "model": "m", "configurations": [], "context": )" + context + "}";
}

std::string withTop(const std::string &keys)
{
    return R"({"headroom_scenario": 1, "model": "m", "context": 8192, "configurations": [])" + keys + "}";
}

std::string withConfiguration(const std::string &keys)
{
    return R"({"headroom_scenario": 1, "model": "m", "context": 8192, "configurations": [{"accelerator": "a")"
           + keys + "}]}";
}

Scenario read(const std::string &text)
{
    const auto result = scenarioFromJson(text);
    if (const ScenarioError *error = std::get_if<ScenarioError>(&result))
        qFatal("%s: %s", error->where.c_str(), error->detail.c_str());
    return std::get<Scenario>(result);
}

} // namespace

// Scenario files: what is written, what is refused and where, what is kept.
class ScenarioJsonTest : public QObject {
    Q_OBJECT

private slots:
    void writesKeysInAFixedOrder();
    void readsTheLesson();
    void fillsInWhatIsLeftOut();
    void refuses_data();
    void refuses();
    void acceptsTheLimits_data();
    void acceptsTheLimits();
    void keepsUnknownKeysBehindOurs();
    void unknownKeysNeverReplaceOurs();
    void tooManyKeysAreRefused();
    void brokenUtf8InAScenarioIsWrittenAsText();
};

void ScenarioJsonTest::writesKeysInAFixedOrder()
{
    Scenario scenario = lessonScenario();
    scenario.configurations.resize(1);
    scenario.configurations[0].overrides.reserve = gibibytes(6); // 6 x 2^30 = 6442450944
    scenario.configurations[0].overrides.utilization = 0.5;
    const std::string expected = R"({
  "headroom_scenario": 1,
  "model": "qwen3.8-27b",
  "context": 262144,
  "sequences": 1,
  "method": "reference",
  "weights_basis": "nominal",
  "configurations": [
    {
      "accelerator": "h100-sxm",
      "weights": "bf16",
      "kv": "bf16",
      "tp": 1,
      "pp": 1,
      "ep": 1,
      "dp": 1,
      "overrides": {
        "reserve_bytes": 6442450944,
        "utilization": 0.5
      }
    }
  ]
}
)";
    QCOMPARE(QByteArray::fromStdString(toJson(scenario)), QByteArray::fromStdString(expected));
}

void ScenarioJsonTest::readsTheLesson()
{
    QVERIFY(read(toJson(lessonScenario())) == lessonScenario());
}

void ScenarioJsonTest::fillsInWhatIsLeftOut()
{
    const Scenario scenario = read(withConfiguration(""));
    QCOMPARE(scenario.sequences, Tokens{1});
    QVERIFY(scenario.basis == WeightsBasis::Nominal);
    QVERIFY(scenario.configurations.at(0).parallel == Parallelism{});
    QCOMPARE(scenario.configurations.at(0).weights, std::string("bf16"));
    QVERIFY(scenario.configurations.at(0).overrides == Overrides{});
}

void ScenarioJsonTest::refuses_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<What>("what");
    QTest::addColumn<std::string>("where");
    QTest::addColumn<std::string>("detail"); // found in the detail

    const auto row = [](const char *name, std::string text, What what, std::string where,
                        std::string detail = {}) {
        QTest::newRow(name) << std::move(text) << what << std::move(where) << std::move(detail);
    };
    row("nothing at all", "", What::NotJson, "line 1, column 1");
    row("a bracket that nobody opened", "{\n  \"a\": 1,\n  ]\n}", What::NotJson, "line 3, column 3", "']'");
    // The column counts characters: é is one, though it is two bytes.
    row("a column behind letters of two bytes", "{\"é\": x}", What::NotJson, "line 1, column 7");
    row("two documents", "{} {}", What::NotJson, "line 1, column 4");
    // In the second line a value begins at column 6; 1e999 ends at column 10.
    row("a number that no double holds", withTop(",\n\"x\": 1e999"), What::NotJson, "line 2, column 10",
        "1e999");
    row("NaN", withTop(",\n\"x\": NaN"), What::NotJson, "line 2, column 6");
    row("a key twice", withTop(",\n\"x\": 1, \"y\": {\"x\": 2},\n \"\\u0078\": 3"), What::RepeatedKey,
        "line 3, column 2", "x");
    row("a text that is no UTF-8", "{\"\xff\": 1}", What::NotJson, "line 1, column 3", "UTF-8");
    row("larger than the limit", std::string(kLargestScenarioFile + 1, ' '), What::TooLarge, "", "16777216");
    row("33 levels", std::string(33, '[') + std::string(33, ']'), What::TooDeep, "line 1, column 33", "32");
    row("a list", "[]", What::NotAScenario, "/");
    row("an object of something else", R"({"schema": 1})", What::NotAScenario, "/");
    row("a version that is a text", R"({"headroom_scenario": "1"})", What::WrongType, "/headroom_scenario",
        "whole number");
    row("a newer version", R"({"headroom_scenario": 2, "new": true})", What::NewerVersion,
        "/headroom_scenario", "2");
    row("a version before the first", R"({"headroom_scenario": 0})", What::OutOfRange, "/headroom_scenario",
        "1 to 1");
    row("no model", R"({"headroom_scenario": 1, "context": 1, "configurations": []})", What::MissingKey,
        "/model");
    row("no context", R"({"headroom_scenario": 1, "model": "m", "configurations": []})", What::MissingKey,
        "/context");
    row("no configurations", R"({"headroom_scenario": 1, "model": "m", "context": 1})", What::MissingKey,
        "/configurations");
    row("a model that is a number", R"({"headroom_scenario": 1, "model": 3})", What::WrongType, "/model",
        "text");
    row("a name beyond the limit", R"({"headroom_scenario": 1, "model": ")" + std::string(201, 'm') + "\"}",
        What::WrongType, "/model", "shorter");
    row("configurations in an object",
        R"({"headroom_scenario": 1, "model": "m", "context": 1, "configurations": {}})", What::WrongType,
        "/configurations", "a list");
    row("a seventh configuration",
        R"({"headroom_scenario": 1, "model": "m", "context": 1, "configurations": [1,1,1,1,1,1,1]})",
        What::OutOfRange, "/configurations", "0 to 6");
    row("a configuration that is a number",
        R"({"headroom_scenario": 1, "model": "m", "context": 1, "configurations": [1]})", What::WrongType,
        "/configurations/0", "an object");
    row("no context at all: 0", withContext("0"), What::OutOfRange, "/context", "1 to 1073741824");
    row("a context beyond the limit", withContext("1073741825"), What::OutOfRange, "/context");
    row("a context of 20 digits", withContext("99999999999999999999"), What::OutOfRange, "/context");
    row("half a token", withContext("1.5"), What::WrongType, "/context", "whole number");
    row("a context in quotes", withContext(R"("8192")"), What::WrongType, "/context", "whole number");
    row("no sequences", withTop(R"(, "sequences": 0)"), What::OutOfRange, "/sequences", "1 to 1000000");
    row("a method of later versions", withTop(R"(, "method": "tgi")"), What::UnknownWord, "/method", "tgi");
    row("an unknown basis", withTop(R"(, "weights_basis": "guessed")"), What::UnknownWord, "/weights_basis",
        "guessed");
    row("no accelerator", R"({"headroom_scenario": 1, "model": "m", "context": 1, "configurations": [{}]})",
        What::MissingKey, "/configurations/0/accelerator");
    row("TP 0", withConfiguration(R"(, "tp": 0)"), What::OutOfRange, "/configurations/0/tp", "1 to 4096");
    row("EP below 0", withConfiguration(R"(, "ep": -1)"), What::OutOfRange, "/configurations/0/ep");
    row("memory of nothing", withConfiguration(R"(, "overrides": {"memory_bytes": 0})"), What::OutOfRange,
        "/configurations/0/overrides/memory_bytes");
    row("a reserve below nothing", withConfiguration(R"(, "overrides": {"reserve_bytes": -1})"),
        What::OutOfRange, "/configurations/0/overrides/reserve_bytes", "0 to 1125899906842624"); // 2^50
    row("more than all of the memory", withConfiguration(R"(, "overrides": {"utilization": 1.01})"),
        What::OutOfRange, "/configurations/0/overrides/utilization", "0.01 to 1");
    row("overrides in a list", withConfiguration(R"(, "overrides": [])"), What::WrongType,
        "/configurations/0/overrides", "an object");
}

void ScenarioJsonTest::refuses()
{
    QFETCH(const std::string, text);
    QFETCH(const What, what);
    QFETCH(const std::string, where);
    QFETCH(const std::string, detail);

    const auto result = scenarioFromJson(text);
    const ScenarioError *error = std::get_if<ScenarioError>(&result);
    QVERIFY(error);
    QCOMPARE(static_cast<int>(error->what), static_cast<int>(what));
    QCOMPARE(error->where, where);
    QVERIFY2(error->detail.find(detail) != std::string::npos, error->detail.c_str());
}

void ScenarioJsonTest::acceptsTheLimits_data()
{
    QTest::addColumn<std::string>("text");

    QTest::newRow("the longest context") << withContext("1073741824");
    QTest::newRow("a whole number with an exponent") << withContext("8.192e3");
    QTest::newRow("the most sequences") << withTop(R"(, "sequences": 1000000)");
    QTest::newRow("the highest degree") << withConfiguration(R"(, "dp": 4096)");
    QTest::newRow("a reserve of nothing") << withConfiguration(R"(, "overrides": {"reserve_bytes": 0})");
    QTest::newRow("32 levels") << withTop(R"(, "x": )" + std::string(31, '[') + std::string(31, ']'));
    QTest::newRow("brackets inside of a text")
        << withTop(R"(, "x": ")" + std::string(100, '[') + R"(\")" + std::string(100, '{') + "\"");
    QTest::newRow("a byte order mark") << "\xEF\xBB\xBF" + withTop("");
}

void ScenarioJsonTest::acceptsTheLimits()
{
    QFETCH(const std::string, text);
    QVERIFY(std::holds_alternative<Scenario>(scenarioFromJson(text)));
}

void ScenarioJsonTest::keepsUnknownKeysBehindOurs()
{
    const std::string text =
        R"({"colour": {"a": [1, 2]}, "headroom_scenario": 1, "model": "m", "context": 8192,
        "configurations": [{"accelerator": "a", "marker": "disc", "overrides": {"clock_hz": 5, "utilization": 0.9}}]})";
    const Scenario scenario = read(text);
    QCOMPARE(scenario.unknownKeys, std::string(R"({"colour":{"a":[1,2]}})"));

    const std::string written = toJson(scenario);
    QVERIFY(read(written) == scenario);
    const auto at = [&](const char *key) { return written.find(key); };
    QVERIFY(at("\"configurations\"") < at("\"colour\""));
    QVERIFY(at("\"dp\"") < at("\"marker\""));
    QVERIFY(at("\"utilization\"") < at("\"clock_hz\""));
    QVERIFY(at("\"clock_hz\"") != std::string::npos);
}

void ScenarioJsonTest::unknownKeysNeverReplaceOurs()
{
    Scenario scenario = read(withTop(""));
    scenario.unknownKeys = R"({"model": "another", "x": 1})";
    QCOMPARE(read(toJson(scenario)).model, std::string("m"));
    scenario.unknownKeys = "no JSON at all";
    QCOMPARE(read(toJson(scenario)).unknownKeys, std::string());
}

// 16,384 keys, and 40 for each of 5000 measurements, are allowed.
void ScenarioJsonTest::tooManyKeysAreRefused()
{
    std::string keys;
    for (int i = 0; i < 16'384 + 40 * 5000; ++i)
        keys += ", \"k" + std::to_string(i) + "\": 0";
    const auto result = scenarioFromJson(withTop(keys));
    QVERIFY(std::holds_alternative<ScenarioError>(result));
    QVERIFY(std::get<ScenarioError>(result).what == What::TooManyKeys);
}

void ScenarioJsonTest::brokenUtf8InAScenarioIsWrittenAsText()
{
    Scenario scenario = read(withTop(""));
    scenario.model = "m\xff";
    QCOMPARE(read(toJson(scenario)).model, std::string("m\xEF\xBF\xBD")); // U+FFFD
}

QTEST_APPLESS_MAIN(ScenarioJsonTest)
#include "scenario_json_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

using namespace headroom;

namespace {

const QByteArray kLesson = R"({
  "headroom_scenario": 1,
  "model": "Qwen/Qwen3.8-27B",
  "context": 262144,
  "configurations": [
    {"accelerator": "mi300x"},
    {"accelerator": "H100-SXM", "model": "llama-3-70b", "weights": "fp8", "colour": "red"}
  ]
})";

} // namespace

// `--scenario FILE`: what the window saved, answered in a terminal.
class ScenarioFileTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void oneConfigurationIsOneObject();
    void severalAreAList();
    void textComparesThem();
    void everyVerbOfAQuestionTakesOne();
    void refuses_data();
    void refuses();
    void nothingToCompareIsAnAnswer();
    void aCarriedModelResolves();
    void theCatalogsModelIsNotReplaced();
    void aBadCarriedModelIsOneLine();

private:
    [[nodiscard]] Run run(const char *line) const;
    void write(const QByteArray &text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void ScenarioFileTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("my lesson.headroom.json")); // with a space
}

void ScenarioFileTest::write(const QByteArray &text) const
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

Run ScenarioFileTest::run(const char *line) const
{
    return runCli(words(line) + QStringList{QStringLiteral("--scenario"), m_file});
}

void ScenarioFileTest::oneConfigurationIsOneObject()
{
    write(
        R"({"headroom_scenario": 1, "model": "qwen3.8-27b", "context": 8192, "sequences": 300, "weights_basis": "checkpoint",
              "configurations": [{"accelerator": "mi300x", "overrides": {"reserve_bytes": 0}}]})");
    const QJsonObject json = run("evaluate --json").json();
    QCOMPARE(json.value(QLatin1String("scenario"))
                 .toObject()
                 .value(QLatin1String("weights_basis"))
                 .toString(),
             QStringLiteral("checkpoint"));
    // (191.98 - 51.7469) GiB = 143,598.7 MiB over 656 MiB: 218.9.
    QCOMPARE(json.value(QLatin1String("concurrency")).toObject().value(QLatin1String("sequences")).toInt(),
             218);
}

void ScenarioFileTest::severalAreAList()
{
    write(kLesson);
    const QJsonObject json = run("evaluate --json").json();
    QCOMPARE(json.keys(), QStringList{QStringLiteral("results")});
    const QJsonArray results = json.value(QLatin1String("results")).toArray();
    QCOMPARE(results.size(), 2);
    const QJsonObject second = results[1].toObject().value(QLatin1String("scenario")).toObject();
    QCOMPARE(second.value(QLatin1String("accelerator")).toString(), QStringLiteral("h100-sxm"));
    QCOMPARE(second.value(QLatin1String("model")).toString(), QStringLiteral("llama-3-70b"));
    QCOMPARE(second.value(QLatin1String("weights")).toString(), QStringLiteral("fp8_e4m3_channel"));
    QCOMPARE(results[0]
                 .toObject()
                 .value(QLatin1String("scenario"))
                 .toObject()
                 .value(QLatin1String("model"))
                 .toString(),
             QStringLiteral("qwen3.8-27b"));
}

void ScenarioFileTest::textComparesThem()
{
    write(R"({"headroom_scenario": 1, "model": "qwen3.8-27b", "context": 262144,
              "configurations": [{"accelerator": "h100-sxm"}, {"accelerator": "mi300x"}]})");
    QVERIFY(run("evaluate")
                .text()
                .startsWith(QLatin1String(
                    "One MI300X holds 8 conversations of 262,144 tokens; one H100 SXM holds 1.\n")));
}

void ScenarioFileTest::everyVerbOfAQuestionTakesOne()
{
    write(kLesson);
    QCOMPARE(run("explain --json").json().value(QLatin1String("results")).toArray().size(), 2);
    QCOMPARE(run("sweep --axis context --json").json().value(QLatin1String("results")).toArray().size(), 2);
    const QByteArray csv = run("sweep --axis context --csv --from 1024 --to 2048").out;
    QCOMPARE(csv.count('\n'), 5); // a header, two configurations of two points
    QVERIFY(csv.contains("\n2,h100-sxm,1024,"));
}

void ScenarioFileTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const QByteArray head =
        R"({"headroom_scenario": 1, "model": "qwen3.8-27b", "context": 8192, "configurations": )";

    QTest::newRow("syntax, with the position")
        << QByteArray("{\n  ]\n}") << ", line 2, column 3: This is not JSON";
    QTest::newRow("something else") << QByteArray("[1]") << "not a Headroom scenario";
    QTest::newRow("a newer version") << QByteArray(R"({"headroom_scenario": 99})")
                                     << "Version 99 was written by a newer Headroom";
    QTest::newRow("a number out of range") << head + R"([{"accelerator": "mi300x", "tp": 0}]})"
                                           << ", /configurations/0/tp: Outside";
    QTest::newRow("an unknown accelerator")
        << head + R"([{"accelerator": "mi300x"}, {"accelerator": "mi300"}]})"
        << ", /configurations/1/accelerator: There is no accelerator \"mi300\". Did you mean mi300x";
    QTest::newRow("an unknown model of all")
        << QByteArray(head).replace("qwen3.8-27b", "qwen4") + R"([{"accelerator": "mi300x"}]})"
        << ", /model: There is no model";
    QTest::newRow("an unknown model of one") << head + R"([{"accelerator": "mi300x", "model": "m"}]})"
                                             << ", /configurations/0/model: There is no model";
    QTest::newRow("experts of a dense model") << head + R"([{"accelerator": "mi300x", "ep": 2}]})"
                                              << ", /configurations/0/ep: ";
}

void ScenarioFileTest::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, says);
    write(text);
    const Run bad = run("evaluate");
    QCOMPARE(bad.status, 2);
    QCOMPARE(bad.out, QByteArray());
    QCOMPARE(bad.err.count('\n'), 1);
    QVERIFY2(bad.error().contains(m_file), bad.err.constData());
    QVERIFY2(bad.error().contains(says), bad.err.constData());
}

void ScenarioFileTest::nothingToCompareIsAnAnswer()
{
    write(R"({"headroom_scenario": 1, "model": "qwen3.8-27b", "context": 8192, "configurations": []})");
    QCOMPARE(run("evaluate").text(), QStringLiteral("Nothing is compared yet.\n"));
    QCOMPARE(run("evaluate --json").json().value(QLatin1String("results")).toArray().size(), 0);
    QCOMPARE(run("explain").status, 0);
    QCOMPARE(run("sweep --axis sequences --csv").status, 0);
}

namespace {

// A document that carries its model: one layer of one KV head of 8.
const QByteArray kCarrying = R"({"headroom_scenario": 1, "model": "carried-1b", "context": 1024,
  "configurations": [{"accelerator": "mi300x"}],
  "carried_models": [{"schema": 1, "sources": {"file": {"title": "A file", "address": null,
      "date": "2026-11-30", "date_means": "read"}},
    "models": [{"id": "carried-1b", "hub_id": "local/carried-1b", "name": "Carried 1B", "family": "Carried",
      "released": "", "aliases": [],
      "shape": {"kind": "vendor", "source": "file", "hidden_size": 32, "vocab_size": 100,
        "attention_heads": 4, "tied_embeddings": true, "dtype": "bfloat16"},
      "native_context": {"value": 4096, "kind": "vendor", "source": "file"},
      "layers": {"kind": "vendor", "source": "file", "types": {"full": {"attention": "full", "mlp": "dense",
        "kv_heads": 1, "key_dim": 8, "value_dim": 8}}, "order": [{"repeat": 1, "of": ["full"]}]},
      "parameters": {"classes": {"embedding": 3200}, "kind": "vendor", "source": "file",
        "total": {"value": 3200, "kind": "vendor", "source": "file"}},
      "checkpoints": [], "notes": [], "disagreements": [],
      "decode_read_parameters": {"value": 3200, "kind": "derived", "source": "file"}}]}]})";

} // namespace

void ScenarioFileTest::aCarriedModelResolves()
{
    write(kCarrying);
    const Run answer = run("evaluate --json");
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.err.isEmpty(), answer.err);
    // A key and a value of 8 elements, 2 bytes each.
    QCOMPARE(number(answer.json(), "memory", "kv_per_token"), 32.0);
    QCOMPARE(run("explain").status, 0);
}

void ScenarioFileTest::theCatalogsModelIsNotReplaced()
{
    QByteArray text = kCarrying;
    write(text.replace("carried-1b\"", "qwen3.8-27b\"").replace("local/qwen3.8-27b", "local/other"));
    const Run answer = run("evaluate --json");
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.error().contains(QLatin1String("qwen3.8-27b")), answer.err);
    QVERIFY(number(answer.json(), "memory", "kv_per_token") > 32.0);
}

void ScenarioFileTest::aBadCarriedModelIsOneLine()
{
    QByteArray text = kCarrying;
    write(text.replace("\"kv_heads\": 1", "\"kv_heads\": -1"));
    const Run answer = run("evaluate --json");
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.out.isEmpty());
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.error().contains(QLatin1String("/carried_models/0/models/0/layers/types/full/kv_heads")),
             answer.err);
}

QTEST_GUILESS_MAIN(ScenarioFileTest)
#include "scenariofile_test.moc"

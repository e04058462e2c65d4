// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/rates.h"

#include "model/measurement/match.h"
#include "model/measurement/read_measurements.h"

using namespace headroom;

namespace {

std::vector<MatchedRun> matchesOf(const RateCase &question)
{
    const Scenario scenario = scenarioOf(question);
    return matchingRuns(catalog(), publishedMeasurements(), scenario, scenario.configurations.front());
}

const Measurement &rowOf(const MatchedRun &match)
{
    return publishedMeasurements().rows[match.row];
}

const MatchedRun *find(const std::vector<MatchedRun> &matches, const char *id)
{
    const auto found =
        std::find_if(matches.begin(), matches.end(), [id](const MatchedRun &m) { return rowOf(m).id == id; });
    return found == matches.end() ? nullptr : &*found;
}

bool differsIn(const MatchedRun &match, RunDifference what)
{
    return std::find(match.differs.begin(), match.differs.end(), what) != match.differs.end();
}

const char *const kFile = R"({"schema": 1,
 "sources": {"a": {"title": "A", "address": null, "date": "2026", "date_means": "published"}},
 "conditions": {"served": {"en": "Served.", "pt_BR": "Servido."}, "other": {"en": "Other.", "pt_BR": "Outro."}},
 "measurements": [{"id": "x", "quantity": "time_per_token", "value": 12.5, "unit": "ms", "part": "Some part", "devices": 2, "tp": 2,
                   "prompt": 0, "output": 100, "concurrency": 4, "engine": "vllm", "source": "a", "date": "2026", "conditions": ["other", "served"]}]})";

} // namespace

// Published runs beside configurations.
class RunMatchingTest : public QObject {
    Q_OBJECT

private slots:
    void runsOfTheSamePartAndModel()
    {
        const auto matches = matchesOf({.accelerator = "mi300x",
                                        .model = "llama-3.1-405b",
                                        .weights = "fp8",
                                        .parallel = {.tensor = 8},
                                        .engine = RateEngine::Vllm});
        // Eight runs of the 0.10 container at stated batches, and four of another host.
        QVERIFY(matches.size() >= 12);
        const MatchedRun *match = find(matches, "rocmvllm-017");
        QVERIFY(match);
        QVERIFY(match->differs.empty());
        QCOMPARE(match->sequences, Tokens{1});
        QVERIFY(qAbs(match->perUser.value() - 1e3 / 23.6587) < 1e-9);
        // 24.59 ms predicted at a similar context, 23.66 measured
        QVERIFY(match->measuredOverTypical && qAbs(*match->measuredOverTypical - 24.59 / 23.66) < 0.03);
        for (const MatchedRun &m : matches) {
            QCOMPARE(rowOf(m).conditions.accelerator, std::string("mi300x"));
            QCOMPARE(rowOf(m).conditions.model, std::string("llama-3.1-405b"));
        }
        for (std::size_t i = 1; i < matches.size(); ++i)
            QVERIFY(matches[i - 1].differs.size() <= matches[i].differs.size());
    }
    void differencesAreNamed()
    {
        const auto matches = matchesOf({.accelerator = "mi300x",
                                        .model = "llama-3.1-405b",
                                        .weights = "bf16",
                                        .parallel = {.tensor = 4},
                                        .engine = RateEngine::Sglang});
        const MatchedRun *match = find(matches, "rocmvllm-017");
        QVERIFY(match);
        for (const RunDifference what : {RunDifference::Weights, RunDifference::TensorParallel,
                                         RunDifference::Devices, RunDifference::Engine})
            QVERIFY(differsIn(*match, what));
        QVERIFY(!differsIn(*match, RunDifference::Cache));
        const auto spec = matchesOf({.accelerator = "gb300-nvl72",
                                     .model = "qwen3.8-27b",
                                     .weights = "nvfp4",
                                     .cache = "fp8"});
        QVERIFY(differsIn(*find(spec, "sgl38-019"), RunDifference::Speculation));
        QVERIFY(!find(spec, "sgl38-019")->measuredOverTypical); // not predicted
    }
    // 128 prompt tokens and 2,048 answered ones are 128 + 1,024 live half-way through.
    void anotherLiveContextIsAnotherCondition_data()
    {
        QTest::addColumn<Tokens>("context");
        QTest::addColumn<bool>("differs");
        QTest::newRow("the same") << Tokens{1152} << false;
        QTest::newRow("twice as long") << Tokens{2304} << false;
        QTest::newRow("longer than that") << Tokens{2305} << true;
        QTest::newRow("half as long") << Tokens{576} << false;
        QTest::newRow("shorter than that") << Tokens{575} << true;
    }
    void anotherLiveContextIsAnotherCondition()
    {
        QFETCH(Tokens, context);
        RunConditions run;
        run.prompt = 128;
        run.output = 2048;
        Scenario scenario = scenarioOf({.accelerator = "mi300x"}, context);
        QTEST(liveContextDiffers(run, scenario), "differs");
        run.prompt.reset();
        QVERIFY(!liveContextDiffers(run, scenario)); // nothing is known
        run.prompt = 128;
        scenario.load.prompt = 9;
        scenario.load.output = 9;
        QVERIFY(!liveContextDiffers(run, scenario)); // lengths are compared in its place
    }
    void totalsAndUsers()
    {
        const auto matches = matchesOf({.accelerator = "a100-80-sxm",
                                        .model = "llama-2-70b",
                                        .weights = "fp16",
                                        .parallel = {.tensor = 4}});
        const MatchedRun *match = find(matches, "trt06-021"); // 2,100 tok/s of 240 sequences
        QVERIFY(match);
        QVERIFY(qAbs(match->total.value() - 2100.0) < 1e-9);
        QVERIFY(qAbs(match->perUser.value() - 2100.0 / 240) < 1e-9);
    }
    void nothingOfAnotherPart()
    {
        QVERIFY(matchesOf({.accelerator = "gaudi3"}).empty());
        Scenario scenario = scenarioOf({.accelerator = "mi300x", .model = "no-such-model"});
        QVERIFY(matchingRuns(catalog(), publishedMeasurements(), scenario, scenario.configurations.front())
                    .empty());
    }

    void theSetIsComplete()
    {
        const MeasurementSet &set = publishedMeasurements();
        for (const Measurement &m : set.rows) {
            QVERIFY2(m.value > 0.0, m.id.c_str());
            QVERIFY2(m.source < set.sources.size(), m.id.c_str());
            QVERIFY2(m.conditions.accelerator.empty() || catalog().accelerator(m.conditions.accelerator),
                     m.id.c_str());
            QVERIFY2(m.conditions.model.empty() || catalog().model(m.conditions.model), m.id.c_str());
            QVERIFY2(m.conditions.weights.empty() || catalog().weightFormat(m.conditions.weights),
                     m.id.c_str());
            QVERIFY2(m.conditions.cache.empty() || catalog().cacheFormat(m.conditions.cache), m.id.c_str());
        }
        QVERIFY(packMeasurements(set) == packMeasurements(unpackMeasurements(packMeasurements(set))));
    }
    void definitions()
    {
        const auto row = [](const char *id) -> const Measurement & {
            const auto &rows = publishedMeasurements().rows;
            return *std::find_if(rows.begin(), rows.end(), [id](const Measurement &m) { return m.id == id; });
        };
        // Worked out by the source's readers: 18.057 s / 2,048 tokens.
        QVERIFY(qAbs(row("rocmvllm-002").value - 18.057 / 2048) < 1e-6);
        QVERIFY(row("rocmvllm-002").conditions.has(RunMark::WholeRequest));
        QCOMPARE(row("aicomm-002").conditions.payload.value(), 8192.0); // "8K" are 8 x 1,024 bytes
        QVERIFY(qAbs(row("aicomm-002").value - 4.6797e-6) < 1e-12);
        QCOMPARE(row("azure-011").value, 2.9e12);
        QVERIFY(row("sgl38-019").conditions.has(RunMark::Speculative));
        QVERIFY(!row("sgl38-013").conditions.has(RunMark::Speculative));
        QVERIFY(row("nim-011").conditions.has(RunMark::Queueing));
        QVERIFY(!row("nim-002").conditions.has(RunMark::Queueing)); // a single request does not wait
    }

    void filesAreRead()
    {
        MeasurementSet set;
        QVERIFY(!addMeasurementText(set, kFile, "x.json"));
        QCOMPARE(set.rows.size(), std::size_t{1});
        const Measurement &m = set.rows.front();
        QCOMPARE(m.value, 0.0125);
        QCOMPARE(m.conditions.parallel.tensor, 2);
        QCOMPARE(m.conditions.engine, RateEngine::Vllm);
        QVERIFY(m.conditions.accelerator.empty());
        QVERIFY(m.conditions.has(RunMark::Served));
        QCOMPARE(m.conditions.remarks.size(), std::size_t{2});
        QCOMPARE(m.conditions.prompt.value(), Tokens{0});
        QVERIFY(!m.conditions.cache.size());
        // A second time the ids are taken, and the set stays as it was.
        QVERIFY(addMeasurementText(set, kFile, "x.json"));
        QCOMPARE(set.rows.size(), std::size_t{1});
    }
    void badFilesAreRefused_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("what");
        using What = CatalogProblem::What;
        QTest::newRow("not JSON") << "\"schema\": 1,"
                                  << "\"schema\" 1," << int(What::NotJson);
        QTest::newRow("a newer version") << "\"schema\": 1"
                                         << "\"schema\": 9" << int(What::NewerVersion);
        QTest::newRow("another unit") << "\"ms\""
                                      << "\"s\"" << int(What::UnknownWord);
        QTest::newRow("an unknown quantity") << "time_per_token"
                                             << "time_per_word" << int(What::UnknownWord);
        QTest::newRow("a value below zero") << "12.5"
                                            << "-12.5" << int(What::OutOfRange);
        QTest::newRow("an unknown engine") << "\"vllm\""
                                           << "\"vlmm\"" << int(What::UnknownWord);
        QTest::newRow("an unknown condition") << "[\"other\""
                                              << "[\"else\"" << int(What::UnknownWord);
        QTest::newRow("an unknown source") << "\"source\": \"a\""
                                           << "\"source\": \"b\"" << int(What::UnknownSource);
        QTest::newRow("an unknown key") << "\"devices\": 2"
                                        << "\"devices\": 2, \"colour\": 1" << int(What::UnknownKey);
        QTest::newRow("no part") << "\"part\": \"Some part\", "
                                 << "" << int(What::MissingKey);
    }
    void badFilesAreRefused()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, what);
        QString text = QString::fromLatin1(kFile);
        QVERIFY(text.contains(from));
        MeasurementSet set;
        const auto problem = addMeasurementText(set, text.replace(from, to).toStdString(), "x.json");
        QVERIFY(problem);
        QCOMPARE(int(problem->what), what);
        QCOMPARE(problem->file, std::string("x.json"));
        QVERIFY(set.rows.empty() && set.sources.empty());
    }
};

QTEST_APPLESS_MAIN(RunMatchingTest)
#include "run_matching_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "tests/model/results.h"

#include "model/measurement/results/file_name_hints.h"

using namespace headroom;
using What = ResultProblem::What;

namespace {

// As in the tools' own files, with one value changed.
std::string serveWith(const std::string &part)
{
    return R"({"backend": "vllm", "model_id": "m", "duration": 1.0, "completed": 1, )" + part + "}";
}

ResultProblem problemOf(const std::string &text)
{
    const ReadResults result = readResults(catalog(), text, "a.json");
    const ResultProblem *problem = std::get_if<ResultProblem>(&result);
    return problem ? *problem : ResultProblem{What::Cancelled, "understood"};
}

} // namespace

// Files that are broken, too large or not what they seem: one problem with its place.
class ResultHostileTest : public QObject {
    Q_OBJECT

private slots:
    void refused_data();
    void refused();
    void depthIsBounded();
    void runsAreBounded();
    void valuesAreBounded();
    void longListsCostNothing();
    void textsAreMadePlain();
    void wordsOfNoNumber();
    void otherRecordsAreCounted();
    void notEveryJsonIsAResult();
    void folders();
    void aNumberBeyondAnyDoubleIsNamedPlainly();
    void devicesAreNoFiles();
    void namesOfFiles();
};

void ResultHostileTest::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("key");
    const auto row = [](const char *name, const std::string &text, What what, int line = 0,
                        const char *key = "") {
        QTest::newRow(name) << QByteArray::fromStdString(text) << int(what) << line << QByteArray(key);
    };
    row("nothing", "", What::Empty);
    row("white space", " \n\t\n", What::Empty);
    row("prose", "It was fast.", What::UnknownFormat);
    row("an object of something else", R"({"a": 1})", What::UnknownFormat);
    row("an empty list", "[]", What::UnknownFormat);
    row("a word in the third line", "{\n\"duration\": 1,\n\"completed\": x}", What::NotJson, 3);
    row("cut off", R"({"backend": "vllm", "model_id": )", What::NotJson, 1);
    row("a list cut off", "[\n" + serveWith(R"("mean_tpot_ms": 1)"), What::NotJson, 2);
    row("two objects without a comma", "[{}\n{}]", What::NotJson, 2);
    row("the second line broken", serveWith(R"("mean_tpot_ms": 1)") + "\n{\"a\": }\n", What::NotJson, 2);
    row("text for a number", serveWith(R"("mean_tpot_ms": "fast")"), What::WrongType, 1, "mean_tpot_ms");
    row("a truth for a number", serveWith(R"("mean_tpot_ms": true)"), What::WrongType, 1, "mean_tpot_ms");
    row("a time below zero", serveWith(R"("mean_tpot_ms": -1)"), What::OutOfRange, 1, "mean_tpot_ms");
    row("a rate beyond everything", serveWith(R"("output_throughput": 1e300)"), What::OutOfRange, 1,
        "output_throughput");
    row("a tensor parallel degree of zero", serveWith(R"("tp": 0)"), What::OutOfRange, 1, "tp");
    row("nothing measured", serveWith(R"("failed": 1)"), What::NoRuns);
    row("a unit that is none", R"({"inter_token_latency": {"unit": "parsecs", "avg": 1}})", What::WrongType,
        1, "inter_token_latency/unit");
    row("a CSV with a quote left open", "build_commit,avg_ts,n_prompt,n_gen\n\"a,1,2,3\n", What::NotATable,
        2);
    row("a CSV row that is short", "build_commit,avg_ts,n_prompt,n_gen\na,1\n", What::NotATable, 2);
    row("SQL with a quote left open", "INSERT INTO test (avg_ts, n_prompt, n_gen) VALUES ('1', '0', '128\n);",
        What::NotATable, 1);
    row("SQL with a value missing", "\nINSERT INTO test (avg_ts, n_prompt, n_gen) VALUES ('1', '0');",
        What::NotATable, 2);
}

void ResultHostileTest::refused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, what);
    QFETCH(int, line);
    QFETCH(QByteArray, key);
    const ResultProblem problem = problemOf(text.toStdString());
    QCOMPARE(int(problem.what), what);
    QCOMPARE(problem.line, line);
    QCOMPARE(QByteArray::fromStdString(problem.key), key);
    QCOMPARE(problem.file, std::string("a.json"));
}

void ResultHostileTest::depthIsBounded()
{
    const std::string deep = R"({"a": )" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
    QCOMPARE(problemOf(deep).what, What::TooDeep);
    std::string lists;
    for (int i = 0; i < 200'000; ++i)
        lists += "[]";
    QCOMPARE(problemOf(lists).what, What::UnknownFormat);
}

void ResultHostileTest::runsAreBounded()
{
    std::string lines;
    for (int i = 0; i <= 20'000; ++i)
        lines += "{}\n";
    const ResultProblem problem = problemOf(lines);
    QCOMPARE(problem.what, What::TooMany);
    QCOMPARE(problem.line, 20'001);
}

void ResultHostileTest::valuesAreBounded()
{
    std::string text = "{";
    for (int i = 0; i <= 400'000; ++i)
        text += "\"k" + std::to_string(i) + "\": 1,";
    QCOMPARE(problemOf(text + "\"z\": 1}").what, What::TooMany);
}

// A million token times are passed over, and do not count as values.
void ResultHostileTest::longListsCostNothing()
{
    std::string text = R"("itls": [[)";
    for (int i = 0; i < 1'000'000; ++i)
        text += "0.01,";
    text += R"(0.01]], "other": [)";
    for (int i = 0; i < 1'000'000; ++i)
        text += "1,";
    text += R"(1], "mean_tpot_ms": 12.5)";
    const ReadResults result = readResults(catalog(), serveWith(text), "a.json");
    QVERIFY(close(valueOf(std::get<ResultFile>(result).runs.front(), MeasuredQuantity::TimePerToken),
                  0.0125));
}

void ResultHostileTest::textsAreMadePlain()
{
    const std::string name = "evil\\u001b[31m\\n<b>" + std::string(1000, 'x');
    const ReadResults result =
        readResults(catalog(),
                    R"({"model_id": ")" + name + R"(", "duration": 1, "completed": 1, "mean_tpot_ms": 1})",
                    "a.json");
    const std::string &shown = std::get<ResultFile>(result).runs.front().conditions.modelName;
    QVERIFY(shown.size() <= kLongestMeasuredText);
    QVERIFY(shown.find('\x1b') == std::string::npos && shown.find('\n') == std::string::npos);
}

void ResultHostileTest::wordsOfNoNumber()
{
    for (const char *word : {"NaN", "Infinity", "-Infinity", "null", "\"inf\"", "\"None\"", "\"\""}) {
        const ReadResults result =
            readResults(catalog(), serveWith(std::string(R"("mean_ttft_ms": 5, "mean_tpot_ms": )") + word),
                        "a.json");
        QVERIFY2(std::holds_alternative<ResultFile>(result), word);
        QCOMPARE(std::get<ResultFile>(result).runs.front().facts.size(), std::size_t{1});
    }
}

void ResultHostileTest::otherRecordsAreCounted()
{
    const ReadResults result =
        readResults(catalog(), "{\"note\": 1}\n" + serveWith(R"("mean_tpot_ms": 1)") + "\n{\"note\": 2}",
                    "a.jsonl");
    QCOMPARE(std::get<ResultFile>(result).notUnderstood, 2);
    QCOMPARE(std::get<ResultFile>(result).runs.size(), std::size_t{1});
}

void ResultHostileTest::notEveryJsonIsAResult()
{
    QVERIFY(!looksLikeResults(R"({"headroom_scenario": 1, "model": "m"})"));
    QVERIFY(!looksLikeResults(R"({"model_type": "llama", "hidden_size": 4096})"));
    QVERIFY(!looksLikeResults("INFO vLLM API server version 0.11"));
}

void ResultHostileTest::aNumberBeyondAnyDoubleIsNamedPlainly()
{
    const ResultProblem problem = problemOf(R"({"backend": "vllm", "duration": 1e400})");
    QCOMPARE(problem.what, What::NotJson);
    QVERIFY2(problem.detail.starts_with("number overflow"), problem.detail.c_str());
}

void ResultHostileTest::devicesAreNoFiles()
{
    const std::vector<ReadResults> read = readResultFiles(catalog(), "/dev/null");
    QCOMPARE(read.size(), std::size_t{1});
    QCOMPARE(std::get<ResultProblem>(read.front()).detail, std::string("not a file"));
}

void ResultHostileTest::folders()
{
    QTemporaryDir folder;
    const auto write = [&](const char *name, const std::string &text) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
    };
    write("a.json", serveWith(R"("mean_tpot_ms": 1)"));
    write("b.json", "{");
    write("c.jsonl", serveWith(R"("mean_tpot_ms": 2)"));
    write("d.png", "no result file by its name");
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("e.json"))); // a folder with such a name
    const auto results = readResultFiles(catalog(), folder.path().toStdString());
    QCOMPARE(results.size(), std::size_t{4});
    QVERIFY(std::holds_alternative<ResultFile>(results[0]) && std::holds_alternative<ResultFile>(results[2]));
    QCOMPARE(std::get<ResultProblem>(results[1]).file, std::string("b.json"));
    QCOMPARE(std::get<ResultProblem>(results[3]).what, What::Unreadable);
    const auto missing = readResultFiles(catalog(), folder.filePath(QStringLiteral("no.json")).toStdString());
    QCOMPARE(std::get<ResultProblem>(missing.front()).what, What::Unreadable);
}

void ResultHostileTest::namesOfFiles()
{
    const FileNameHints all = hintsIn("latency-bs8-in1024-out128-tp4.json");
    QVERIFY(all.concurrency == 8 && all.prompt == 1024 && all.output == 128 && all.tensor == 4);
    const FileNameHints words = hintsIn("Batch-Size_16_input_len_2048_output_len_64.json");
    QVERIFY(words.concurrency == 16 && words.prompt == 2048 && words.output == 64 && !words.tensor);
    const FileNameHints lengths = hintsIn("agg_1k8k_conc64.json");
    QVERIFY(lengths.prompt == 1024 && lengths.output == 8192 && lengths.concurrency == 64);
    const FileNameHints none = hintsIn("qwen3-8b-2026-01-01-tp0-in99999999999.json");
    QVERIFY(!none.prompt && !none.output && !none.concurrency && !none.tensor);
}

QTEST_APPLESS_MAIN(ResultHostileTest)
#include "result_hostile_test.moc"

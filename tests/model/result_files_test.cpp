// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/results.h"

using namespace headroom;
using Measured = MeasuredQuantity;
using Condition = ResultCondition;

// One file of each kind and version: numbers in base units, conditions, and how each is known.
class ResultFilesTest : public QObject {
    Q_OBJECT

private slots:
    void recognised_data();
    void recognised();
    void vllmServe();
    void vllmServeWithoutLimit();
    void vllmServeDetailed();
    void vllmThroughput();
    void vllmLatency();
    void sglang();
    void llamaBench();
    void llamaBenchForms_data();
    void llamaBenchForms();
    void severalDevices();
    void guidellm();
    void aiPerf();
    void genAiPerf();
    void inferenceX();
    void mlPerf();
};

void ResultFilesTest::recognised_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<int>("runs");
    const auto row = [](const char *file, ResultTool tool, int runs) {
        QTest::newRow(file) << int(tool) << runs;
    };
    row("vllm-serve-0.11.json", ResultTool::VllmServe, 1);
    row("vllm-serve-appended.jsonl", ResultTool::VllmServe, 2);
    row("vllm-serve-detailed.json", ResultTool::VllmServe, 1);
    row("vllm-throughput.json", ResultTool::VllmThroughput, 1);
    row("latency_mi300x_tp8_bs4_in1024_out128.json", ResultTool::VllmLatency, 1);
    row("sglang-serve.jsonl", ResultTool::SglangServe, 2);
    row("llama-bench.json", ResultTool::LlamaBench, 2);
    row("llama-bench.jsonl", ResultTool::LlamaBench, 2);
    row("llama-bench.csv", ResultTool::LlamaBench, 1);
    row("llama-bench.sql", ResultTool::LlamaBench, 1);
    row("llama-bench.md", ResultTool::LlamaBench, 2);
    row("guidellm-0.3.json", ResultTool::Guidellm, 3);
    row("profile_export_aiperf.json", ResultTool::AiPerf, 1);
    row("profile_export_genai_perf.json", ResultTool::AiPerf, 1);
    row("agg_inferencex.json", ResultTool::InferenceX, 2);
    row("mlperf_log_summary.txt", ResultTool::MlPerf, 1);
    row("mlperf-server.txt", ResultTool::MlPerf, 1);
    row("mlperf-invalid.txt", ResultTool::MlPerf, 1);
}

void ResultFilesTest::recognised()
{
    QFETCH(int, tool);
    QFETCH(int, runs);
    const char *name = QTest::currentDataTag();
    QVERIFY(looksLikeResults(resultText(name)));
    const ResultFile file = understoodFile(name);
    QCOMPARE(int(file.runs.size()), runs);
    QCOMPARE(file.notUnderstood, 0);
    for (const ResultRun &run : file.runs)
        QCOMPARE(int(run.tool), tool);
}

void ResultFilesTest::vllmServe()
{
    const ResultRun run = runOf("vllm-serve-0.11.json");
    const RunConditions &c = run.conditions;
    QCOMPARE(c.model, std::string("llama-3.1-70b"));
    QCOMPARE(c.accelerator, std::string("h100-sxm"));
    QCOMPARE(c.weights, std::string("bf16"));
    QCOMPARE(c.parallel.tensor, 4); // written as text, as --metadata does
    QCOMPARE(c.devices, 4);
    QCOMPARE(c.engine, RateEngine::Vllm);
    QCOMPARE(c.concurrency.value(), Tokens{8});
    QCOMPARE(c.prompt.value(), Tokens{1024}); // 65,536 / 64
    QCOMPARE(c.output.value(), Tokens{256});  // 16,384 / 64
    QCOMPARE(run.howKnown(Condition::Prompt), ConditionFrom::Derived);
    QCOMPARE(run.howKnown(Condition::Concurrency), ConditionFrom::File);
    QCOMPARE(run.date, std::string("2026-03-02"));
    QVERIFY(c.has(RunMark::Served) && !c.has(RunMark::Queueing) && !c.has(RunMark::MaximumLoad));
    QVERIFY(close(valueOf(run, Measured::TimePerToken), 0.0189));
    QVERIFY(close(valueOf(run, Measured::FirstToken), 0.31));
    QVERIFY(close(valueOf(run, Measured::RequestTime), 5.1295));
    QCOMPARE(valueOf(run, Measured::OutputRate), 409.6);
    QCOMPARE(valueOf(run, Measured::TotalRate), 2048.0);
    QCOMPARE(valueOf(run, Measured::RequestRate), 1.6);
    const Spread spread = factOf(run, Measured::TimePerToken)->spread.value();
    QCOMPARE(spread.kind, SpreadKind::StandardDeviation);
    QVERIFY(close(spread.low, 0.0185) && close(spread.high, 0.0193));
    QVERIFY(missingConditions(run) == std::vector{Condition::Cache});
}

void ResultFilesTest::vllmServeWithoutLimit()
{
    const ResultRun paced = runOf("vllm-serve-appended.jsonl", 0);
    // Little's law: 98 requests / 50 s x 2.1 s = 4.116 under way.
    QCOMPARE(paced.conditions.concurrency.value(), Tokens{4});
    QCOMPARE(paced.howKnown(Condition::Concurrency), ConditionFrom::Derived);
    QCOMPARE(paced.conditions.weights, std::string("fp8_e4m3_channel")); // the model's name says so
    QVERIFY(!paced.isStated(Condition::Engine));                         // "openai" is how it was asked
    QCOMPARE(paced.conditions.program, std::string("openai"));
    QVERIFY(hasRemark(paced, ResultRemark::What::FailedRequests));
    const ResultRun flood = runOf("vllm-serve-appended.jsonl", 1);
    QCOMPARE(flood.line, 2);
    QVERIFY(flood.conditions.has(RunMark::MaximumLoad) && flood.conditions.has(RunMark::Queueing));
    QVERIFY(!factOf(flood, Measured::TimePerToken)); // of answers of one token there is none
    QVERIFY(!flood.isStated(Condition::Concurrency));
}

void ResultFilesTest::vllmServeDetailed()
{
    const ResultRun run = runOf("vllm-serve-detailed.json");
    QVERIFY(close(valueOf(run, Measured::TimePerToken), 0.010)); // not the text of an answer
    QVERIFY(!factOf(run, Measured::TimePerToken)->spread);
    QCOMPARE(run.conditions.concurrency.value(), Tokens{2}); // 2 requests never reach the limit of 4
}

void ResultFilesTest::vllmThroughput()
{
    ResultRun run = runOf("vllm-throughput.json");
    QCOMPARE(valueOf(run, Measured::TotalRate), 2400.0);
    QCOMPARE(run.conditions.engine, RateEngine::Vllm);
    const std::vector<Condition> missing = missingConditions(run);
    QVERIFY(missing
            == (std::vector{Condition::Accelerator, Condition::Model, Condition::Layout, Condition::Weights,
                            Condition::Cache, Condition::Prompt, Condition::Output, Condition::Concurrency}));
    QCOMPARE(measurementsOf(run, "x.json", "2026-05-06").size(), std::size_t{2});
    answer(run, {.accelerator = "mi300x", .layout = Parallelism{.tensor = 2}, .output = 200});
    const std::vector<KeptMeasurement> rows = measurementsOf(run, "x.json", "2026-05-06");
    QCOMPARE(rows.size(), std::size_t{3});
    QCOMPARE(rows[2].quantity, Measured::OutputRate);
    QCOMPARE(rows[2].value, 400.0); // 2 requests a second x 200 tokens
    QVERIFY(rows[2].derived && !rows[0].derived);
    QCOMPARE(rows[2].origin.date, std::string("2026-05-06"));
    QCOMPARE(rows[2].origin.place, std::string("x.json"));
    QCOMPARE(rows[2].conditions.devices, 2);
    QCOMPARE(run.howKnown(Condition::Layout), ConditionFrom::Given);
}

void ResultFilesTest::vllmLatency()
{
    const ResultRun run = runOf("latency_mi300x_tp8_bs4_in1024_out128.json");
    QCOMPARE(valueOf(run, Measured::RequestTime), 2.56);
    const RunConditions &c = run.conditions;
    QCOMPARE(c.accelerator, std::string("mi300x"));
    QCOMPARE(c.parallel.tensor, 8);
    QCOMPARE(c.concurrency.value(), Tokens{4});
    QCOMPARE(c.prompt.value(), Tokens{1024});
    QCOMPARE(c.output.value(), Tokens{128});
    QCOMPARE(run.howKnown(Condition::Concurrency), ConditionFrom::FileName);
    const std::vector<KeptMeasurement> rows = measurementsOf(run, "x.json", {});
    QCOMPARE(rows.size(), std::size_t{2});
    QCOMPARE(rows[1].quantity, Measured::TimePerToken);
    QVERIFY(close(rows[1].value, 0.02)); // 2.56 s / 128
    QVERIFY(rows[1].derived && rows[1].conditions.has(RunMark::WholeRequest));
    QCOMPARE(rows[1].spread->kind, SpreadKind::P10P90);
    QVERIFY(close(rows[1].spread->high, 0.0205)); // 2.624 s / 128
}

void ResultFilesTest::sglang()
{
    const ResultRun run = runOf("sglang-serve.jsonl", 0);
    const RunConditions &c = run.conditions;
    QCOMPARE(c.engine, RateEngine::Sglang);
    QCOMPARE(c.model, std::string("qwen3-32b"));
    QCOMPARE(c.version, std::string("0.4.6"));
    QCOMPARE(c.parallel.tensor, 2);
    QCOMPARE(c.weights, std::string("fp8_e4m3_channel"));
    QCOMPARE(c.cache, std::string("fp8_e5m2"));
    QCOMPARE(c.prompt.value(), Tokens{768}); // 30,720 / 40
    QCOMPARE(c.output.value(), Tokens{128});
    QCOMPARE(c.concurrency.value(), Tokens{4});
    QVERIFY(hasRemark(run, ResultRemark::What::MixedLengths));
    QVERIFY(close(valueOf(run, Measured::TimePerToken), 0.0152));
    QVERIFY(close(valueOf(run, Measured::RequestTime), 1.98));
    QVERIFY(!c.has(RunMark::Speculative));
    const ResultRun early = runOf("sglang-serve.jsonl", 1);
    QVERIFY(close(valueOf(early, Measured::TimePerToken), 0.016)); // only medians
    QVERIFY(hasRemark(early, ResultRemark::What::Median));
    QCOMPARE(early.conditions.concurrency.value(), Tokens{3}); // 3.4 on average, at a paced rate
    QVERIFY(early.conditions.has(RunMark::Speculative));
}

void ResultFilesTest::llamaBench()
{
    const ResultRun prompt = runOf("llama-bench.json", 0);
    QCOMPARE(prompt.line, 2);
    QCOMPARE(valueOf(prompt, Measured::PrefillRate), 10000.0);
    QCOMPARE(prompt.conditions.prompt.value(), Tokens{512});
    QCOMPARE(prompt.conditions.accelerator, std::string("rtx-4090"));
    QCOMPARE(prompt.conditions.model, std::string("llama-3-8b"));
    QCOMPARE(prompt.conditions.weights, std::string("gguf_q4_k_m"));
    QCOMPARE(prompt.conditions.cache, std::string("bf16"));
    QCOMPARE(prompt.conditions.version, std::string("b5614"));
    QCOMPARE(prompt.conditions.concurrency.value(), Tokens{1});
    QCOMPARE(prompt.date, std::string("2026-02-01"));
    QVERIFY(missingConditions(prompt).empty());
    const ResultRun answer = runOf("llama-bench.json", 1);
    QCOMPARE(valueOf(answer, Measured::RatePerUser), 120.0);
    QCOMPARE(answer.conditions.prompt.value(), Tokens{4096}); // n_depth
    QCOMPARE(answer.conditions.output.value(), Tokens{128});
    const Spread spread = factOf(answer, Measured::RatePerUser)->spread.value();
    QVERIFY(close(spread.low, 118.5) && close(spread.high, 121.5));
    QVERIFY(hasRemark(answer, ResultRemark::What::CacheTypesDiffer));
    QVERIFY(hasRemark(answer, ResultRemark::What::PartlyOnHost)); // 16 of 32 layers
    QVERIFY(!hasRemark(prompt, ResultRemark::What::PartlyOnHost));
    const KeptMeasurement kept = measurementsOf(answer, "a.json", {}).front();
    QVERIFY(kept.conditions.accelerator.empty()); // no RTX 4090 as the catalog means it
    QCOMPARE(kept.conditions.part, std::string("NVIDIA GeForce RTX 4090, 16/32 layers"));
}

void ResultFilesTest::llamaBenchForms_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("deviation");
    QTest::newRow("llama-bench.csv") << 0 << 150.0 << 0.25;
    QTest::newRow("llama-bench.sql") << 0 << 150.0 << 0.25;
    QTest::newRow("llama-bench.md") << 1 << 120.0 << 1.5;
}

void ResultFilesTest::llamaBenchForms()
{
    QFETCH(int, index);
    QFETCH(double, rate);
    QFETCH(double, deviation);
    const ResultRun run = runOf(QTest::currentDataTag(), std::size_t(index));
    QCOMPARE(valueOf(run, Measured::RatePerUser), rate);
    QVERIFY(close(factOf(run, Measured::RatePerUser)->spread->high, rate + deviation));
    QCOMPARE(run.conditions.accelerator, std::string("rtx-4090"));
    QCOMPARE(run.conditions.devices, 1);
    QCOMPARE(run.conditions.weights, std::string("gguf_q4_k_m"));
    QCOMPARE(run.conditions.version, std::string("b5614"));
    QCOMPARE(run.conditions.output.value(), Tokens{128});
}

void ResultFilesTest::severalDevices()
{
    const ResultRun rows = runOf("llama-bench.jsonl", 0);
    QCOMPARE(rows.conditions.devices, 2);
    QCOMPARE(rows.conditions.parallel.tensor, 2); // split_mode row
    const ResultRun layers = runOf("llama-bench.jsonl", 1);
    QCOMPARE(layers.conditions.parallel.pipeline, 2);
    QCOMPARE(valueOf(layers, Measured::TotalRate), 700.0); // 512 + 128 tokens
    QVERIFY(layers.conditions.has(RunMark::WholeRequest));
}

void ResultFilesTest::guidellm()
{
    const ResultRun run = runOf("guidellm-0.3.json", 0);
    QCOMPARE(run.conditions.model, std::string("llama-3.1-8b"));
    QCOMPARE(run.conditions.concurrency.value(), Tokens{16}); // streams
    QCOMPARE(run.conditions.prompt.value(), Tokens{512});
    QCOMPARE(run.conditions.output.value(), Tokens{128});
    QVERIFY(close(valueOf(run, Measured::TimePerToken), 0.018)); // of those that succeeded
    QCOMPARE(valueOf(run, Measured::RequestTime), 4.1);          // in seconds, unlike the others
    QVERIFY(close(valueOf(run, Measured::FirstToken), 0.09));
    QCOMPARE(valueOf(run, Measured::OutputRate), 500.0);
    QVERIFY(!factOf(run, Measured::OutputRate)->spread);
    QVERIFY(close(factOf(run, Measured::TimePerToken)->spread->low, 0.0175));
    QVERIFY(hasRemark(run, ResultRemark::What::FailedRequests));
    QCOMPARE(runOf("guidellm-0.3.json", 1).conditions.concurrency.value(), Tokens{1});
    QCOMPARE(runOf("guidellm-0.3.json", 2).conditions.concurrency.value(), Tokens{8}); // 7.6 on average
}

void ResultFilesTest::aiPerf()
{
    const ResultRun run = runOf("profile_export_aiperf.json");
    QCOMPARE(run.conditions.model, std::string("gpt-oss-120b"));
    QCOMPARE(run.conditions.concurrency.value(), Tokens{8});
    QCOMPARE(run.conditions.output.value(), Tokens{128}); // 128.2 on average
    QCOMPARE(run.date, std::string("2026-04-05"));
    QCOMPARE(valueOf(run, Measured::RequestTime), 2.4);       // sec
    QVERIFY(close(valueOf(run, Measured::FirstToken), 0.08)); // us
    QVERIFY(close(valueOf(run, Measured::TimePerToken), 0.018));
    const Spread spread = factOf(run, Measured::TimePerToken)->spread.value();
    QCOMPARE(spread.kind, SpreadKind::P10P90);
    QVERIFY(close(spread.low, 0.017) && close(spread.high, 0.0195));
    QCOMPARE(factOf(run, Measured::FirstToken)->spread->kind, SpreadKind::StandardDeviation);
}

void ResultFilesTest::genAiPerf()
{
    const ResultRun run = runOf("profile_export_genai_perf.json");
    QCOMPARE(run.conditions.model, std::string("mixtral-8x7b"));
    QCOMPARE(run.conditions.engine, RateEngine::Vllm);
    QCOMPARE(run.conditions.concurrency.value(), Tokens{4});
    QVERIFY(close(valueOf(run, Measured::TimePerToken), 0.02));
    QCOMPARE(valueOf(run, Measured::OutputRate), 200.0);
}

void ResultFilesTest::inferenceX()
{
    const ResultRun run = runOf("agg_inferencex.json", 0);
    QVERIFY(hasRemark(run, ResultRemark::What::Unofficial));
    QCOMPARE(run.conditions.accelerator, std::string("mi300x"));
    QCOMPARE(run.conditions.model, std::string("llama-3.1-405b"));
    QCOMPARE(run.conditions.weights, std::string("fp8_e4m3_channel"));
    QCOMPARE(run.conditions.parallel.tensor, 8);
    QCOMPARE(run.conditions.concurrency.value(), Tokens{64});
    QCOMPARE(valueOf(run, Measured::TimePerToken), 0.042); // seconds
    QVERIFY(!run.conditions.has(RunMark::Speculative));
    const std::vector<KeptMeasurement> rows = measurementsOf(run, "agg.json", {});
    const auto output = std::find_if(rows.begin(), rows.end(), [](const KeptMeasurement &m) {
        return m.quantity == Measured::OutputRate;
    });
    QVERIFY(output != rows.end());
    QCOMPARE(output->value, 960.0); // 120 tok/s on each of 8
    QVERIFY(output->derived);
    const ResultRun wide = runOf("agg_inferencex.json", 1);
    QCOMPARE(wide.conditions.accelerator, std::string("b200-sxm"));
    QCOMPARE(wide.conditions.parallel.data, 4); // with data-parallel attention
    QCOMPARE(wide.conditions.parallel.tensor, 1);
    QCOMPARE(wide.conditions.devices, 4);
    QVERIFY(wide.conditions.has(RunMark::Speculative));
    QVERIFY(!wide.isStated(Condition::Weights)); // "fp4" may be NVFP4 or MXFP4
    QVERIFY(hasRemark(wide, ResultRemark::What::Median));
}

void ResultFilesTest::mlPerf()
{
    const ResultRun offline = runOf("mlperf_log_summary.txt");
    QCOMPARE(valueOf(offline, Measured::OutputRate), 31200.0); // of the whole system
    QCOMPARE(offline.conditions.accelerator, std::string("h200-sxm"));
    QVERIFY(!offline.isStated(Condition::Layout)); // the number of devices stands in another file
    QVERIFY(offline.conditions.has(RunMark::MaximumLoad));
    QVERIFY(!factOf(offline, Measured::RequestTime));
    const ResultRun server = runOf("mlperf-server.txt");
    QCOMPARE(valueOf(server, Measured::OutputRate), 25000.0);
    QVERIFY(close(valueOf(server, Measured::FirstToken), 0.4));
    QVERIFY(close(valueOf(server, Measured::TimePerToken), 0.09));
    const ResultRun invalid = runOf("mlperf-invalid.txt");
    QVERIFY(invalid.facts.empty());
    QCOMPARE(invalid.remarks.front().text, std::string("INVALID"));
}

QTEST_APPLESS_MAIN(ResultFilesTest)
#include "result_files_test.moc"

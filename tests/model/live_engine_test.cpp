// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "model/measurement/live/engine_history.h"

#include <cmath>

using namespace headroom;
using Measured = MeasuredQuantity;

namespace {

std::string liveText(const char *name)
{
    QFile file(QStringLiteral(HEADROOM_TEST_DATA "/live/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    return file.readAll().toStdString();
}

EngineState stateIn(std::string_view body)
{
    return engineState(readMetricsText(body).samples);
}

// A page with a few counters of vLLM.
EngineState scrape(double tokensOut, double running, double seconds = 0.0, double count = 0.0)
{
    EngineState state;
    state.server = ServedBy::Vllm;
    state.tokensOut = tokensOut;
    state.running = running;
    if (count > 0.0)
        state.tokenTime = TimeSum{seconds, count};
    return state;
}

bool near(const std::optional<double> &value, double expected)
{
    return value && std::abs(*value - expected) < 1e-9;
}

} // namespace

// Metrics of the four servers, and rates from one page to the next.
class LiveEngineTest : public QObject {
    Q_OBJECT

private slots:
    void vllm();
    void vllmBefore();
    void sglang();
    void llamaCpp();
    void tgi();
    void nothingKnown();
    void labelsMayHoldAnything();
    void valuesOfNoNumber();
    void quotedBodies();
    void hostilePages();
    void ratesOverAWindow();
    void theWindowSlides();
    void countersBeginAgain();
    void oneScrapeHasNoRate();
    void kept();
};

void LiveEngineTest::vllm()
{
    const EngineState state = stateIn(liveText("vllm-v1.metrics"));
    QCOMPARE(state.server, ServedBy::Vllm);
    QCOMPARE(state.model, std::string("Qwen/Qwen3-32B"));
    QCOMPARE(state.parts, 2);
    QVERIFY(near(state.running, 10.0)); // 6 + 4
    QVERIFY(near(state.waiting, 3.0));
    QVERIFY(near(state.cacheUse, 0.4)); // (0.5 + 0.3) / 2, not the older name's 0.9
    QVERIFY(near(state.tokensOut, 3000.0));
    QVERIFY(near(state.tokensIn, 15000.0));
    QVERIFY(near(state.cacheTokens, 2.0 * 61440 * 16));
    QCOMPARE(state.cacheType, std::string("auto"));
    QVERIFY(near(state.tokenTime->seconds, 60.0) && near(state.tokenTime->count, 3000.0)); // by tokens, not
                                                                                           // requests
    QVERIFY(near(state.firstToken->seconds, 3.0));
}

void LiveEngineTest::vllmBefore()
{
    const EngineState state = stateIn(liveText("vllm-v0.metrics"));
    QVERIFY(near(state.cacheUse, 0.25));
    QVERIFY(near(state.waiting, 5.0)); // 1 + 4 moved out of the cache
    QVERIFY(near(state.outputRate, 61.5));
    QVERIFY(near(state.tokenTime->count, 100.0));
    QVERIFY(near(state.cacheTokens, 16000.0));
    QCOMPARE(state.cacheType, std::string("fp8"));
}

void LiveEngineTest::sglang()
{
    const EngineState state = stateIn(liveText("sglang.metrics"));
    QCOMPARE(state.server, ServedBy::SGLang);
    QVERIFY(near(state.running, 8.0)); // 3 + 5: the first ranks of both data-parallel engines, all priorities
    QCOMPARE(state.parts, 2);
    QVERIFY(near(state.cacheUse, 0.3));
    QVERIFY(near(state.outputRate, 250.0));
    QVERIFY(near(state.cacheTokens, 800000.0)); // under the other spelling of the name
    QVERIFY(near(state.usedTokens, 80000.0));
    QVERIFY(near(state.tokensIn, 1.5e6));
}

void LiveEngineTest::llamaCpp()
{
    const EngineState state = stateIn(liveText("llamacpp.metrics"));
    QCOMPARE(state.server, ServedBy::LlamaCpp);
    QVERIFY(near(state.running, 2.0));
    QVERIFY(near(state.cacheUse, 0.125));
    QVERIFY(near(state.tokenTime->seconds, 24.0) && near(state.tokenTime->count, 1200.0));
    QVERIFY(near(state.outputRate, 50.0));
    const std::optional<LlamaProps> props = readLlamaProps(liveText("llama-props.json"));
    QVERIFY(props);
    QCOMPARE(props->cacheTokens().value(), Tokens{32768}); // 4 slots of 8,192
    QCOMPARE(props->build, std::string("b5614-abcdef12"));
    QCOMPARE(props->model, std::string("/models/Qwen3-8B-Q8_0.gguf"));
    QVERIFY(!readLlamaProps("{}") && !readLlamaProps("[1]") && !readLlamaProps("x"));
    QVERIFY(!readLlamaProps(R"({"default_generation_settings": {"n_ctx": -5}, "total_slots": "4"})"));
}

void LiveEngineTest::tgi()
{
    const EngineState state = stateIn(liveText("tgi.metrics"));
    QCOMPARE(state.server, ServedBy::Tgi);
    QVERIFY(near(state.running, 12.0) && near(state.waiting, 3.0) && near(state.tokensOut, 9000.0));
    QVERIFY(near(state.cacheTokens, 64000.0));
    QVERIFY(!state.cacheUse);
}

void LiveEngineTest::nothingKnown()
{
    QVERIFY(!stateIn("").isKnown());
    QVERIFY(!stateIn("<html>Not found</html>").isKnown());
    QVERIFY(!stateIn("process_cpu_seconds_total 5\n").isKnown());
}

void LiveEngineTest::labelsMayHoldAnything()
{
    const MetricsText text = readMetricsText(
        R"(vllm:num_requests_running{a="x,y",b="say \"hi\" } 5",c="back\\slash",d="line\nbreak",} 7 1700000000000)");
    QCOMPARE(text.samples.size(), std::size_t{1});
    const MetricSample &sample = text.samples.front();
    QCOMPARE(sample.value, 7.0);
    QCOMPARE(std::string(sample.label("a")), std::string("x,y"));
    QCOMPARE(std::string(sample.label("b")), std::string("say \"hi\" } 5"));
    QCOMPARE(std::string(sample.label("c")), std::string("back\\slash"));
    QCOMPARE(std::string(sample.label("d")), std::string("linebreak")); // made plain
    QVERIFY(sample.label("e").empty());
}

void LiveEngineTest::valuesOfNoNumber()
{
    for (const char *value : {"NaN", "-nan", "nan", "+Inf", "-Inf", "Inf"}) {
        const std::string line = std::string("vllm:num_requests_running ") + value + "\n";
        QCOMPARE(readMetricsText(line).samples.size(), std::size_t{1});
        QVERIFY2(!stateIn(line + "vllm:num_requests_waiting 1\n").running, value);
    }
    QVERIFY(!stateIn("vllm:num_requests_running -3\nvllm:num_requests_waiting 1\n").running);
}

void LiveEngineTest::quotedBodies()
{
    const EngineState state =
        stateIn(R"("llamacpp:requests_processing 2\nllamacpp:tokens_predicted_total 10\n")");
    QCOMPARE(state.server, ServedBy::LlamaCpp);
    QVERIFY(near(state.running, 2.0) && near(state.tokensOut, 10.0));
    QVERIFY(!stateIn("\"llamacpp:requests_processing 2").isKnown()); // the quote is left open
}

void LiveEngineTest::hostilePages()
{
    const MetricsText bad =
        readMetricsText("# comment\nvllm:num_requests_running{a=\"b} 5\n\n{} {} {}\n"
                        "vllm:num_requests_running{a=b} 5\nvllm:num_requests_running five\n");
    QCOMPARE(bad.badLines, 4);
    QCOMPARE(bad.firstBadLine, 2);
    QVERIFY(bad.samples.empty());
    std::string endless = "vllm:num_requests_running{";
    for (int i = 0; i < 5000; ++i)
        endless += "a=\"b\",";
    QCOMPARE(readMetricsText(endless).badLines, 1);
    std::string many;
    for (int i = 0; i < 20'500; ++i)
        many += "vllm:num_requests_running 1\n";
    const MetricsText cut = readMetricsText(many);
    QVERIFY(cut.cut);
    QCOMPARE(cut.samples.size(), std::size_t{20'000});
    QVERIFY(readMetricsText(std::string(kLargestMetrics + 1, 'x')).cut);
}

void LiveEngineTest::ratesOverAWindow()
{
    EngineHistory history(10.0);
    // 100 tokens a second by 4, then by 6 requests; a token takes 50 ms.
    history.add(0.0, scrape(1000, 4, 100.0, 1000));
    history.add(1.0, scrape(1100, 4, 105.0, 1100));
    history.add(2.0, scrape(1200, 6, 110.0, 1200));
    const EngineRates rates = history.rates();
    QCOMPARE(rates.seconds, 2.0);
    QCOMPARE(rates.output->value(), 100.0);
    QVERIFY(near(rates.running, 4.5)); // 4 for one second, 5 on average for the other
    QVERIFY(near(rates.tokenTime->value(), 0.05));
    QVERIFY(near(rates.perUser->value(), 20.0));
    QVERIFY(rates.perUserFromTimes && !rates.restarted);
    QVERIFY(!rates.input);
    QCOMPARE(history.trail().size(), std::size_t{3});
    QCOMPARE(history.trail().back().running, 6.0);
}

void LiveEngineTest::theWindowSlides()
{
    EngineHistory history(10.0, 50);
    for (int second = 0; second <= 100; ++second) // 10 a second, then 50 a second from the 80th
        history.add(second, scrape(second < 80 ? second * 10.0 : 800.0 + (second - 80) * 50.0, 2));
    const EngineRates rates = history.rates();
    QCOMPARE(rates.seconds, 10.0);
    QCOMPARE(rates.output->value(), 50.0);
    QCOMPARE(rates.perUser->value(), 25.0); // 50 by 2 requests
    QVERIFY(!rates.perUserFromTimes);
    QCOMPARE(history.trail().size(), std::size_t{50});
    history.add(100.0, scrape(9999, 9)); // not later: left out
    QCOMPARE(history.rates().output->value(), 50.0);
}

void LiveEngineTest::countersBeginAgain()
{
    EngineHistory history(10.0);
    history.add(0.0, scrape(5000, 1));
    history.add(1.0, scrape(5100, 1));
    history.add(2.0, scrape(40, 1)); // restarted: 40 since then
    history.add(4.0, scrape(100, 1));
    const EngineRates rates = history.rates();
    QVERIFY(rates.restarted);
    QCOMPARE(rates.output->value(), 50.0); // (100 + 40 + 60) / 4 s
}

void LiveEngineTest::oneScrapeHasNoRate()
{
    EngineHistory history;
    QVERIFY(history.isEmpty());
    QVERIFY(!history.rates().output);
    EngineState state = scrape(10, 3);
    history.add(5.0, state);
    QVERIFY(!history.rates().output && !history.rates().perUser);
    QVERIFY(near(history.rates().running, 3.0));
    state.tokensOut.reset();
    state.outputRate = 60.0; // the engine's own gauge
    history.add(6.0, state);
    QCOMPARE(history.rates().output->value(), 60.0);
    QCOMPARE(history.rates().perUser->value(), 20.0);
}

void LiveEngineTest::kept()
{
    EngineHistory history;
    history.add(0.0, scrape(1000, 4, 100.0, 1000));
    EngineState last = scrape(1100, 4, 105.0, 1100);
    last.model = "Qwen/Qwen3-32B";
    last.cacheTokens = 1'966'080.0;
    history.add(1.0, last);
    RunConditions known;
    known.accelerator = "mi300x";
    const auto rows = measurementsOf(history.latest(), history.rates(), known,
                                     {OriginKind::Engine, "http://node7:8000", "vLLM", "2026-12-01"});
    QCOMPARE(rows.size(), std::size_t{3});
    QCOMPARE(rows[0].quantity, Measured::TimePerToken);
    QVERIFY(near(rows[0].value, 0.05));
    QCOMPARE(rows[0].conditions.concurrency.value(), Tokens{4});
    QCOMPARE(rows[0].conditions.engine, RateEngine::Vllm);
    QCOMPARE(rows[0].conditions.accelerator, std::string("mi300x"));
    QCOMPARE(rows[0].conditions.modelName, std::string("Qwen/Qwen3-32B"));
    QCOMPARE(rows[1].quantity, Measured::OutputRate);
    QCOMPARE(rows[1].value, 100.0);
    QCOMPARE(rows[2].quantity, Measured::CacheTokens);
}

QTEST_APPLESS_MAIN(LiveEngineTest)
#include "live_engine_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/rates.h"

#include "model/capacity/shared_prefix.h"
#include "model/rate/draft.h"

using namespace headroom;

namespace {

bool near(double value, double expected, double share = 1e-9)
{
    return qAbs(value - expected) <= qAbs(expected) * share;
}

RateCase qwen(Workload load)
{
    return {.accelerator = "mi300x", .load = load};
}

Prepared capacityOf(const RateCase &c, Tokens context)
{
    const Scenario scenario = scenarioOf(c, context);
    return std::get<Prepared>(prepare(catalog(), scenario, scenario.configurations.front()));
}

} // namespace

// Prompts, answers and what happens while others decode.
class ServingTest : public QObject {
    Q_OBJECT

private slots:
    void liveContext_data()
    {
        QTest::addColumn<qlonglong>("prompt");
        QTest::addColumn<qlonglong>("output");
        QTest::addColumn<double>("fill");
        QTest::addColumn<qlonglong>("context");
        QTest::addColumn<qlonglong>("live");
        QTest::newRow("the whole context where nothing is said") << 0LL << 0LL << 1.0 << 8192LL << 8192LL;
        QTest::newRow("a mean fill") << 0LL << 0LL << 0.25 << 8192LL << 2048LL;
        QTest::newRow("half-way through the answer") << 1000LL << 501LL << 0.25 << 8192LL << 1250LL;
        QTest::newRow("never above the context") << 8000LL << 1000LL << 1.0 << 8192LL << 8192LL;
        QTest::newRow("one length alone says nothing") << 1000LL << 0LL << 0.5 << 8192LL << 4096LL;
        QTest::newRow("at least one token") << 0LL << 0LL << 0.001 << 8LL << 1LL;
    }
    void liveContext()
    {
        QFETCH(qlonglong, prompt);
        QFETCH(qlonglong, output);
        QFETCH(double, fill);
        QFETCH(qlonglong, context);
        QFETCH(qlonglong, live);
        Workload load;
        if (prompt > 0)
            load.prompt = prompt;
        if (output > 0)
            load.output = output;
        load.meanFill = fill;
        QCOMPARE(qlonglong{headroom::liveContext(load, context)}, live);
    }

    void flopsOfAPrompt()
    {
        const PreparedRate rate = rateOf(qwen({}));
        constexpr double active = 25'624'600'064.0;
        constexpr double width = 16.0 * 24 * 256; // full layers x heads x values of a head
        QCOMPARE(rate.activeParameters, active);
        QCOMPARE(rate.attentionWidth, width);
        QCOMPARE(promptFlops(rate, 4096, 0), 2 * active * 4096 + 2 * width * 4096 * 4096);
        QCOMPARE(promptFlops(rate, 4096, 1024),
                 2 * active * 3072 + 2 * width * (4096.0 * 4096 - 1024 * 1024));
        QCOMPARE(promptFlops(rate, 1024, 4096), 0.0); // all of it is known
    }
    void firstTokenIsItsParts()
    {
        const PreparedRate rate = rateOf(qwen({}));
        const Prefill p = *prefillAt(rate, 4096);
        const DecodeStep step = stepAt(rate, 4096, 1);
        // 1307.4e12 x 0.36 of the peak
        QVERIFY(near(p.compute.typical.value(), p.flops / (1307.4e12 * 0.36)));
        QVERIFY(near(p.compute.fast.value(), p.compute.typical.value() / 1.3));
        QVERIFY(near(p.compute.slow.value(), p.compute.typical.value() / 0.3));
        QVERIFY(near(p.firstToken.typical.value(), p.compute.typical.value() + step.typical.value() + 0.012));
        QVERIFY(near(p.firstToken.fast.value(), p.compute.fast.value() + step.fast.value() + 0.003));
        QVERIFY(near(p.firstToken.slow.value(), p.compute.slow.value() + step.slow.value() + 0.060));
    }
    void factorsOfPrefill()
    {
        const auto share = [](const RateCase &c) { return rateOf(c).prefill.share; };
        QCOMPARE(share({.accelerator = "h100-sxm", .model = "llama-3-8b"}), 0.58);
        QCOMPARE(share({.accelerator = "h100-sxm", .model = "llama-3-8b", .weights = "fp8"}), 0.40);
        QVERIFY(near(share({.accelerator = "h100-sxm", .model = "mixtral-8x7b"}), 0.58 * 0.30));
        QVERIFY(near(share({.accelerator = "b200-sxm", .model = "deepseek-r1", .weights = "nvfp4"}),
                     0.20 * 0.13));
        QVERIFY(near(share({.accelerator = "mi300x", .model = "mixtral-8x7b"}), 0.36 * 0.4));
        QVERIFY(near(share({.accelerator = "h100-sxm",
                            .model = "llama-3-8b",
                            .engine = RateEngine::LlamaCpp}),
                     0.58 * 0.55));
        QCOMPARE(share({.accelerator = "rtx-4090",
                        .model = "llama-3-8b",
                        .weights = "q4_k_m",
                        .engine = RateEngine::LlamaCpp}),
                 0.40);
        QCOMPARE(share({.accelerator = "mi300x",
                        .model = "llama-3-8b",
                        .engine = RateEngine::Vllm,
                        .version = "0.5.0"}),
                 0.073);
    }
    void chunksRideOnSteps()
    {
        const Prefill whole = *prefillAt(rateOf(qwen({})), 4096);
        const Prefill chunked = *prefillAt(rateOf(qwen({.chunk = 1024})), 4096);
        const DecodeStep step = stepAt(rateOf(qwen({})), 4096, 1);
        QCOMPARE(chunked.chunks, 4);
        QCOMPARE(prefillAt(rateOf(qwen({.chunk = 1000})), 4096)->chunks, 5);
        QVERIFY(near(chunked.firstToken.typical.value(),
                     whole.firstToken.typical.value() + 3 * step.typical.value()));
        // Others wait for a chunk, not for the prompt.
        QVERIFY(near(chunked.pause.typical.value(),
                     step.typical.value() + whole.compute.typical.value() / 4));
        QVERIFY(chunked.pause.slow < whole.pause.slow);
    }
    void othersSlowTheFirstToken()
    {
        const PreparedRate rate = rateOf(qwen({}));
        const Prefill alone = *prefillAt(rate, 4096);
        const Prefill busy = *prefillAt(rate, 4096, 31, 4096);
        const double difference =
            stepAt(rate, 4096, 32).typical.value() - stepAt(rate, 4096, 1).typical.value();
        QVERIFY(near(busy.firstToken.typical.value() - alone.firstToken.typical.value(), difference, 1e-6));
    }

    void servingSharesTheTime()
    {
        const PreparedRate rate = rateOf(qwen({.prompt = 4096, .output = 512}));
        const Decode decode = decodeAt(rate, 32'768, 32);
        QCOMPARE(decode.live, Tokens{4352}); // 4,096 + 512 / 2
        const Serving s = *servingAt(rate, decode);
        const double prefill = prefillAt(rate, 4096)->compute.typical.value();
        // Each output token carries 32 / 512 of a prefill.
        const double token = decode.step.typical.value() + prefill * 32 / 512;
        QVERIFY(near(s.tokenTime.typical.value(), token));
        QVERIFY(near(s.output.typical.value(), 32 / token));
        QVERIFY(near(s.requests, 32 / (512 * token)));
        QVERIFY(near(s.input.typical.value(), s.requests * 4096));
        QVERIFY(near(s.prefillPart, prefill * 32 / 512 / token));
        // A server that only worked off prefills and steps one by one would be as fast.
        QVERIFY(near(1.0 / s.requests, prefill + 512 * decode.step.typical.value() / 32));
        QVERIFY(s.perUser.low < s.perUser.typical && s.perUser.typical < s.perUser.high);
        QVERIFY(s.requestsLow < s.requests && s.requests < s.requestsHigh);
    }
    void servingNeedsLengths()
    {
        const PreparedRate rate = rateOf(qwen({.prompt = 4096}));
        QVERIFY(!servingAt(rate, decodeAt(rate, 8192, 4)));
    }
    void noPeakNoPrefill()
    {
        // The announced MI430X publishes no matrix rate.
        const PreparedRate rate = rateOf({.accelerator = "mi430x"});
        QVERIFY(!prefillAt(rate, 4096));
        QVERIFY(decodeAt(rate, 4096, 1).perUser.typical.value() > 0.0);
    }

    void aSharedPrefixIsKeptOnce()
    {
        const Prepared prepared = capacityOf({.accelerator = "mi300x"}, 8192);
        QCOMPARE(capacitySharing(prepared, 8192, 0).concurrency.sequences, Tokens{208});
        // 4,096 tokens of 64 KiB are 256 MiB; a sequence of 656 MiB keeps 400 of its own:
        // (136,897.11 - 256) / 400 = 341.6
        const Capacity shared = capacitySharing(prepared, 8192, 4096);
        QCOMPARE(shared.concurrency.sequences, Tokens{341});
        QVERIFY(near(shared.concurrency.exact, 341.6028, 1e-6));
        // The state and the last token are left of a prefix as long as the context:
        // (136,897.11 - 511.9375) / (144 + 0.0625) = 946.7
        QCOMPARE(capacitySharing(prepared, 8192, 100'000).concurrency.sequences, Tokens{946});
        QVERIFY(!capacitySharing(capacityOf({.accelerator = "h100-sxm", .model = "llama-3-70b"}, 8192), 8192,
                                 4096)
                     .fits);
    }
    void windowsForgetThePrefix()
    {
        CacheForm form;
        form.addPerToken(Bytes{10});
        form.addWindow(1000, Bytes{1});
        form.addFixed(Bytes{7});
        QCOMPARE(sharedBytes(form, 5000, 0).value(), 0.0);
        QCOMPARE(sharedBytes(form, 5000, 2000).value(), 20'000.0);       // the window begins at 4,000
        QCOMPARE(sharedBytes(form, 5000, 4500).value(), 45'000.0 + 500); // of it 4,000 to 4,500
        QCOMPARE(sharedBytes(form, 5000, 9000).value(), 50'000.0 + 1000);
        QCOMPARE(sharedBytes(form, 600, 200).value(), 2000.0 + 200);
    }
    void aSharedPrefixIsComputedOnce()
    {
        const PreparedRate plain = rateOf(qwen({.prompt = 4096, .output = 512}));
        const PreparedRate shared = rateOf(qwen({.prompt = 4096, .output = 512, .sharedPrefix = 3072}));
        QVERIFY(near(prefillAt(shared, 4096)->flops, promptFlops(plain, 4096, 3072)));
        QVERIFY(servingAt(shared, decodeAt(shared, 8192, 32))->prefillPart
                < servingAt(plain, decodeAt(plain, 8192, 32))->prefillPart);
        // Every sequence still reads the whole cache.
        QCOMPARE(stepAt(shared, 4352, 32).typical.value(), stepAt(plain, 4352, 32).typical.value());
    }

    void speculationTradesStepsForTokens()
    {
        const PreparedRate plain = rateOf(qwen({}));
        const PreparedRate none = rateOf(qwen({.draftTokens = 3, .acceptedTokens = 0.0}));
        const PreparedRate good = rateOf(qwen({.draftTokens = 3, .acceptedTokens = 2.0}));
        const double before = decodeAt(plain, 4096, 1).perUser.typical.value();
        QVERIFY(decodeAt(none, 4096, 1).perUser.typical.value() < before); // drafting costs
        const Decode decode = decodeAt(good, 4096, 1);
        QVERIFY(decode.perUser.typical.value() > before);
        QVERIFY(near(decode.perUser.typical.value(), 3.0 / decode.step.typical.value())); // one and two
                                                                                          // accepted
        QVERIFY(decode.perUser.typical.value() < 3.0 * before);
        // Three passes read the block and the head each: 3 x (424,699,392 + 248,320 x 5,120) x 2 B more.
        const double more = (decode.step.weightBytes - stepAt(plain, 4096, 1).weightBytes).value();
        QVERIFY(near(more, 3 * (424'699'392.0 + 248'320.0 * 5120) * 2, 1e-9));
    }
    void speculationPaysLessInLargeBatches()
    {
        const PreparedRate plain = rateOf(qwen({}));
        const PreparedRate draft = rateOf(qwen({.draftTokens = 3, .acceptedTokens = 2.0}));
        const auto gain = [&](Tokens sequences) {
            return decodeAt(draft, 4096, sequences).perUser.typical
                   / decodeAt(plain, 4096, sequences).perUser.typical;
        };
        QVERIFY(gain(1) > gain(64));
        QVERIFY(gain(64) > gain(200));
    }
    void aBlockWithItsOwnTablesReadsOneHead()
    {
        // DeepSeek's block: 13,463,426,304 parameters hold 653,908,770,816 / 58 of experts and two tables of
        // 129,280 x 7,168, of which one is read.
        const DraftPass pass = draftPass(*catalog().model("deepseek-v3"));
        const double experts = 653'908'770'816.0 / 58;
        QVERIFY(near(pass.experts, experts));
        QVERIFY(near(pass.every, 13'463'426'304.0 - experts - 129'280.0 * 7168));
        QCOMPARE(draftPass(*catalog().model("llama-3-8b")).every, 0.0); // drafts from elsewhere
    }
};

QTEST_APPLESS_MAIN(ServingTest)
#include "serving_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/any_start.h"

using namespace headroom;

// What must hold for every engine, accelerator, model, format and parallelism.
class EngineLawsTest : public QObject {
    Q_OBJECT

private slots:
    void moreContextNeverFitsMore()
    {
        QVERIFY(rc::check("a longer context fits no more sequences", [](Start start) {
            const Tokens sequences = sequencesOf(start);
            start.question.context += *rc::gen::element<Tokens>(1, 15, 100, 10'000, 1'000'000);
            RC_ASSERT(sequencesOf(start) <= sequences);
        }));
    }
    // The first core of vLLM profiles the whole context, up to 32,768 tokens.
    void moreContextNeverFitsMoreOnTheFirstCore()
    {
        QVERIFY(rc::check("nor on the first core, while one prompt is profiled whole", [] {
            Start start = anyStart(Method::Vllm);
            start.settings.version = "0.6.4";
            start.question.context = *rc::gen::inRange<Tokens>(1, 30'000);
            const Tokens sequences = sequencesOf(start);
            start.question.context += *rc::gen::inRange<Tokens>(1, 2768);
            RC_ASSERT(sequencesOf(start) <= sequences);
        }));
    }
    // SGLang cuts whole slots for states first: with a little more memory one slot more may take the room
    // of tokens, less than a slot's.
    void moreMemoryNeverFitsFewer()
    {
        QVERIFY(rc::check("more utilization and a larger pool fit no fewer", [](Start start) {
            RC_PRE(start.method != Method::Sglang || !hasStates(modelOf(start)));
            start.settings.staticFraction = std::nullopt;
            start.question.overrides.utilization = *rc::gen::inRange(30, 90) / 100.0;
            const Tokens sequences = sequencesOf(start);
            Start more = start;
            more.question.overrides.utilization =
                *start.question.overrides.utilization + *rc::gen::inRange(0, 10) / 100.0;
            RC_ASSERT(sequencesOf(more) >= sequences);
            start.question.overrides.pool = mebibytes(*rc::gen::inRange(1, 100'000));
            more = start;
            more.question.overrides.pool =
                *start.question.overrides.pool + mebibytes(*rc::gen::inRange(0, 10'000));
            RC_ASSERT(sequencesOf(more) >= sequencesOf(start));
        }));
    }
    void aSlotMoreCostsLessThanASlot()
    {
        QVERIFY(rc::check("a larger pool of SGLang loses at most the tokens of one slot", [] {
            Start start = anyStart(Method::Sglang);
            RC_PRE(hasStates(modelOf(start)));
            start.question.parallel.pipeline = 1;
            start.question.overrides.pool = mebibytes(*rc::gen::inRange(1000, 100'000));
            const Capacity before = capacityOf(start);
            start.question.overrides.pool =
                *start.question.overrides.pool + mebibytes(*rc::gen::inRange(0, 5000));
            const Capacity after = capacityOf(start);
            RC_ASSERT(*after.printed.stateSlots >= *before.printed.stateSlots);
            const double lost = static_cast<double>(*before.printed.tokens - *after.printed.tokens)
                                * before.memory.kvPerToken.value();
            RC_ASSERT(lost <= before.memory.fixedState.value() + 64 * before.memory.kvPerToken.value());
        }));
    }
    void speculationNeverFitsMore()
    {
        QVERIFY(rc::check("drafting takes room, never gives it", [](Start start) {
            start.settings.speculativeTokens = *rc::gen::element<Tokens>(0, 1, 3);
            const Tokens sequences = sequencesOf(start);
            start.settings.speculativeTokens =
                *start.settings.speculativeTokens + *rc::gen::inRange<Tokens>(1, 5);
            RC_PRE(!(start.method == Method::Sglang && hasStates(modelOf(start)))); // whole slots: see above
            RC_ASSERT(sequencesOf(start) <= sequences);
        }));
    }
    void aBiggerBatchNeverFreesCache()
    {
        QVERIFY(rc::check("neither vLLM's batch nor llama.cpp's gives room", [] {
            Start start = anyStart(*rc::gen::element(Method::Vllm, Method::LlamaCpp));
            start.settings.batchTokens = *rc::gen::inRange<Tokens>(64, 20'000);
            start.settings.microBatch = start.settings.batchTokens;
            start.settings.batchSequences = 64;
            const Tokens sequences = sequencesOf(start);
            start.settings.batchTokens = *start.settings.batchTokens + *rc::gen::inRange<Tokens>(1, 20'000);
            start.settings.microBatch = start.settings.batchTokens;
            RC_ASSERT(sequencesOf(start) <= sequences);
        }));
    }
    void ranksNeverFreeLatents()
    {
        QVERIFY(rc::check("a token of an MLA model costs the same on every rank", [](Start start) {
            const std::vector<std::string> latent{"deepseek-v2-lite", "deepseek-v3", "deepseek-v3.2",
                                                  "kimi-k2"};
            start.question.model = *rc::gen::elementOf(latent);
            start.question.parallel = {.tensor = 1};
            start.settings.draftModel = std::nullopt; // its heads are divided
            if (start.method == Method::LlamaCpp)
                start.settings.version = "b5614"; // older builds keep heads
            const Bytes each = capacityOf(start).memory.kvPerToken;
            start.question.parallel.tensor = *rc::gen::element(2, 4, 8, 16);
            RC_ASSERT(capacityOf(start).memory.kvPerToken == each);
        }));
    }
    void anEightBitCacheNeverFitsFewer()
    {
        QVERIFY(rc::check("half the bits of the cache fit no fewer", [](Start start) {
            start.question.cache = "bf16";
            start.settings.cacheK = std::nullopt;
            const Tokens sequences = sequencesOf(start);
            start.question.cache = "fp8_e4m3";
            RC_PRE(!(start.method == Method::Sglang && hasStates(modelOf(start))));
            RC_ASSERT(sequencesOf(start) >= sequences);
        }));
    }

    void fittingIsHoldingOne()
    {
        QVERIFY(rc::check("sequences, fits, shortfall and band agree", [](const Start &start) {
            const ConfigurationResult result = answerTo(start);
            RC_ASSERT(!result.unresolved);
            const Capacity &capacity = result.answer.capacity;
            RC_ASSERT(capacity.fits == (capacity.concurrency.sequences > 0));
            RC_ASSERT(capacity.concurrency.sequences == sequencesAt(result.prepared, start.question.context));
            RC_ASSERT(capacity.fits == (capacity.shortBy <= Bytes{0.0}));
            const SequenceBand band = sequenceBand(result.prepared, start.question.context);
            RC_ASSERT(band.typical == capacity.concurrency.sequences);
            if (!(start.method == Method::Sglang && hasStates(modelOf(start)))) {
                RC_ASSERT(band.low <= band.typical);
                RC_ASSERT(band.typical <= band.high);
            }
        }));
    }
    void theLongestContextIsTheLongest()
    {
        QVERIFY(rc::check("n sequences fit at longestContextFor(n), not a token later",
                          [](const Start &start) {
                              const Prepared prepared = answerTo(start).prepared;
                              const Tokens sequences = *rc::gen::inRange<Tokens>(1, 100) * prepared.data;
                              const std::optional<Tokens> longest = longestContextFor(prepared, sequences);
                              if (!longest) {
                                  RC_ASSERT(sequencesAt(prepared, Tokens{1} << 39) >= sequences);
                                  return;
                              }
                              RC_ASSERT(*longest == 0 || sequencesAt(prepared, *longest) >= sequences);
                              RC_ASSERT(sequencesAt(prepared, *longest + 1) < sequences);
                          }));
    }
    void partsMakeThePool()
    {
        QVERIFY(rc::check("usable less weights and reserve is the pool", [](Start start) {
            start.question.overrides.pool = std::nullopt;
            const Memory memory = capacityOf(start).memory;
            RC_ASSERT(std::abs((memory.usable - memory.weights - memory.reserve - memory.pool).value())
                      < 1.0);
        }));
    }
    void aGivenPoolIsTaken()
    {
        QVERIFY(rc::check("--pool replaces what the budget leaves", [](Start start) {
            start.question.overrides.pool = mebibytes(*rc::gen::inRange(1, 200'000));
            RC_ASSERT(capacityOf(start).memory.pool == *start.question.overrides.pool);
        }));
    }
};

QTEST_APPLESS_MAIN(EngineLawsTest)
#include "engine_laws_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/any_question.h"
#include "tests/model/pattern.h"

#include "model/scenario/scenario_json.h"

using namespace headroom;

namespace {

// A question to one engine as it was started.
struct Start {
    Question question;
    Method method = Method::Vllm;
    MethodSettings settings;
};

ConfigurationResult answerTo(const Start &start)
{
    Scenario scenario;
    scenario.model = start.question.model;
    scenario.context = start.question.context;
    scenario.basis = start.question.basis;
    scenario.method = start.method;
    scenario.settings = start.settings;
    Configuration configuration;
    configuration.accelerator = start.question.accelerator;
    configuration.parallel = start.question.parallel;
    configuration.overrides = start.question.overrides;
    configuration.weights = start.question.weights;
    configuration.cache = start.question.cache;
    return evaluateOne(catalog(), scenario, configuration);
}

Capacity capacityOf(const Start &start)
{
    return answerTo(start).answer.capacity;
}

Tokens sequencesOf(const Start &start)
{
    return capacityOf(start).concurrency.sequences;
}

template<class T> std::optional<T> sometimes(T value)
{
    return *rc::gen::inRange(0, 3) == 0 ? std::optional<T>(value) : std::nullopt;
}

MethodSettings anySettings(Method method)
{
    MethodSettings settings;
    settings.speculativeTokens = sometimes<Tokens>(*rc::gen::inRange(1, 8));
    if (*rc::gen::inRange(0, 8) == 0)
        settings.draftModel = *rc::gen::element<std::string>("llama-3.1-8b", "gemma-3-4b");
    settings.adapters = sometimes<Tokens>(*rc::gen::inRange(0, 20));
    settings.sharedCells = sometimes<bool>(*rc::gen::arbitrary<bool>());
    if (method == Method::Vllm) {
        settings.version =
            sometimes<std::string>(*rc::gen::element("0.9.2", "0.13.0", "0.19.0", "0.26.0", "0.28.0"));
        settings.batchTokens = sometimes<Tokens>(*rc::gen::inRange(256, 40'000));
        settings.batchSequences = sometimes<Tokens>(*rc::gen::inRange(1, 2000));
        settings.prefixCaching = sometimes<bool>(*rc::gen::arbitrary<bool>());
    } else if (method == Method::Sglang) {
        settings.version = sometimes<std::string>(*rc::gen::element("0.3.0", "0.5.2", "0.5.10"));
        settings.staticFraction = sometimes<double>(*rc::gen::inRange(50, 95) / 100.0);
        settings.blockTokens = sometimes<Tokens>(64);
        settings.runningRequests = sometimes<Tokens>(*rc::gen::inRange(1, 500));
    } else {
        settings.version = sometimes<std::string>(*rc::gen::element("b3000", "b5614", "b7000"));
        settings.slotCount = sometimes<Tokens>(*rc::gen::inRange(1, 64));
        settings.microBatch = sometimes<Tokens>(*rc::gen::inRange(64, 4096));
        settings.fullWindows = sometimes<bool>(*rc::gen::arbitrary<bool>());
        settings.cacheK = sometimes<std::string>(*rc::gen::element("q8_0", "q4_0"));
    }
    return settings;
}

Start anyStart(Method method)
{
    Start start{anyQuestion(), method, anySettings(method)};
    if (*rc::gen::inRange(0, 4) == 0)
        start.question.overrides.pool = mebibytes(*rc::gen::inRange(1, 200'000));
    return start;
}

[[maybe_unused]] void showValue(const Start &start, std::ostream &out)
{
    out << idOf(start.method) << ' ';
    headroom::showValue(start.question, out);
    for (const Setting &setting : allSettings())
        if (const std::string value = textOf(setting, start.settings); !value.empty())
            out << ' ' << setting.id << '=' << value;
}

Trace traceOf(const Start &start)
{
    Scenario scenario;
    scenario.model = start.question.model;
    scenario.context = start.question.context;
    scenario.basis = start.question.basis;
    scenario.method = start.method;
    scenario.settings = start.settings;
    return explain(catalog(), scenario, answerTo(start).configuration);
}

// The first step whose value is not what its formula makes of its inputs. A search and a rounded choice have
// no formula to work out; a whole count may lie on either side where the quotient is whole but for the last
// bits.
std::string wrongIn(const Trace &trace)
{
    for (const Step &step : trace.steps) {
        if (step.formula == Formula::ContextOfBlocks || step.formula == Formula::ContextOfCells
            || step.formula == Formula::FractionLeft)
            continue;
        const double value = Pattern::valueOf(step);
        const bool whole = std::string_view(patternOf(step.formula)).find("\u230a") != std::string_view::npos
                           && unitOf(step.result) != Unit::Byte;
        if (!(std::abs(step.value - value) <= (whole ? 1.0 : 1e-9 * std::abs(value))))
            return std::string(idOf(step.result)) + " by " + idOf(step.formula) + ": "
                   + std::to_string(step.value) + ", not " + std::to_string(value);
    }
    return {};
}

bool hasStates(const LanguageModel &model)
{
    return std::any_of(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
        return model.layerTypes[type].attention == Attention::Recurrent;
    });
}

const LanguageModel &modelOf(const Start &start)
{
    return *catalog().model(start.question.model);
}

} // namespace

namespace rc {
template<> struct Arbitrary<Start> {
    static Gen<Start> arbitrary()
    {
        return gen::exec([] {
            return anyStart(*gen::element(Method::Vllm, Method::Sglang, Method::LlamaCpp));
        });
    }
};
} // namespace rc

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

    // vllm/v1/core/kv_cache_utils.py: blocks over blocks of a request, and the tokens each version prints.
    void whatVllmPrints()
    {
        QVERIFY(rc::check("printed tokens and concurrency follow from blocks", [] {
            Start start = anyStart(Method::Vllm);
            const ConfigurationResult result = answerTo(start);
            const Printed &printed = result.answer.capacity.printed;
            RC_PRE(printed.poolBlocks && printed.tokens);
            const double concurrency =
                static_cast<double>(*printed.poolBlocks) / static_cast<double>(*printed.blocksPerSequence);
            RC_ASSERT(*printed.concurrency == concurrency);
            RC_ASSERT(result.answer.capacity.concurrency.exact == concurrency * start.question.parallel.data);
            const std::string version = start.settings.version.value_or("0.25.1");
            if (version == "0.25.1" || version == "0.26.0" || version == "0.28.0")
                RC_ASSERT(*printed.tokens
                          == static_cast<Tokens>(concurrency * static_cast<double>(start.question.context)));
            else
                RC_ASSERT(*printed.tokens % *printed.blockTokens == 0);
        }));
    }
    void whatLlamaCppPrints()
    {
        QVERIFY(rc::check("n_ctx is the context of all slots, in whole paddings", [] {
            Start start = anyStart(Method::LlamaCpp);
            const Capacity capacity = capacityOf(start);
            RC_PRE(capacity.printed.tokens.has_value());
            const Tokens slotCount = start.settings.slotCount.value_or(1);
            RC_ASSERT(*capacity.printed.tokens >= start.question.context * slotCount);
            RC_ASSERT(*capacity.printed.tokens < (start.question.context + 256) * slotCount);
            const Bytes whole = capacity.memory.perSequence * static_cast<double>(slotCount);
            RC_ASSERT(std::abs((whole - capacity.printed.taken).value()) <= 1e-9 * whole.value());
        }));
    }

    void workingIsComplete()
    {
        QVERIFY(rc::check("every input of every step is the value of a step or of a leaf",
                          [](const Start &start) {
                              const Trace trace = traceOf(start);
                              for (const Step &step : trace.steps)
                                  for (const Input &input : step.inputs)
                                      if (!trace.stepGiving(input) && !trace.leafGiving(input))
                                          RC_FAIL(std::string(idOf(input.term)) + " of " + idOf(step.result)
                                                  + " is from nowhere");
                          }));
    }
    void everyStepIsWorkedOut()
    {
        QVERIFY(rc::check("every step's value is what its formula makes of its inputs",
                          [](const Start &start) {
                              const std::string wrong = wrongIn(traceOf(start));
                              if (!wrong.empty())
                                  RC_FAIL(wrong);
                          }));
    }
};

QTEST_APPLESS_MAIN(EngineLawsTest)
#include "engine_laws_test.moc"

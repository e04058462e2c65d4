// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/any_question.h"
#include "tests/model/following.h"

#include <map>
#include <set>

using namespace headroom;

namespace {

Trace traceOf(const Question &question)
{
    const ConfigurationResult result = answerTo(question);
    Scenario scenario;
    scenario.model = question.model;
    scenario.context = question.context;
    scenario.basis = question.basis;
    return explain(catalog(), scenario, result.configuration);
}

// What the answer says of each term that the trace may have.
std::map<Term, double> answered(const ConfigurationResult &result)
{
    const Capacity &capacity = result.answer.capacity;
    const Memory &memory = capacity.memory;
    std::map<Term, double> values{{Term::TotalMemory, memory.total.value()},
                                  {Term::UsableMemory, memory.usable.value()},
                                  {Term::Reserve, memory.reserve.value()},
                                  {Term::WeightBytes, memory.weights.value()},
                                  {Term::Pool, memory.pool.value()},
                                  {Term::BytesPerSequence, memory.perSequence.value()},
                                  {Term::ModelBytes, result.prepared.modelBytes.value()},
                                  {Term::Bandwidth, result.prepared.bandwidth.value()},
                                  {Term::ExactSequences, capacity.concurrency.exact},
                                  {Term::Sequences, double(capacity.concurrency.sequences)}};
    if (memory.kvPerToken > Bytes{0.0})
        values[Term::CachePerToken] = memory.kvPerToken.value();
    if (memory.fixedState > Bytes{0.0})
        values[Term::FixedState] = memory.fixedState.value();
    if (capacity.concurrency.longestContext.value_or(0) > 0)
        values[Term::LongestContext] = double(*capacity.concurrency.longestContext);
    if (!capacity.fits)
        values[Term::Shortfall] = capacity.shortBy.value();
    if (result.answer.quotient) {
        values[Term::Quotient] = result.answer.quotient->quotient.value();
        if (result.answer.quotient->collectives > 0)
            values[Term::QuotientAfterCollectives] = result.answer.quotient->afterCollectives.value();
    }
    return values;
}

// The first term on which the working ends with another value than the answer.
std::string differenceOf(const Question &question)
{
    const Trace trace = traceOf(question);
    const ConfigurationResult result = answerTo(question);
    for (const auto &[term, value] : answered(result)) {
        const Step *step = trace.stepFor(term);
        const Leaf *leaf = trace.leafFor(term);
        if (!step && !leaf)
            return std::string(idOf(term)) + " is not explained";
        if ((step ? step->value : leaf->value) != value)
            return std::string(idOf(term)) + " differs";
    }
    const bool hasRate = trace.stepFor(Term::Quotient) != nullptr;
    return hasRate == result.answer.quotient.has_value() ? "" : "a rate for what does not fit";
}

const std::vector<Parallelism> kLayouts{
    {}, {.tensor = 8}, {.tensor = 96}, {.pipeline = 2}, {.tensor = 2, .pipeline = 7}, {.data = 3}};

} // namespace

// The working of every number can be followed, and ends where the answer does.
class ExplainTest : public QObject {
    Q_OBJECT

private slots:
    void thePatternsAreRead()
    {
        const auto value = [](Formula formula, std::vector<Input> inputs) {
            return Pattern::valueOf({Term::Pool, formula, std::move(inputs), 0.0, {}, 0});
        };
        const auto in = [](double v) { return Input{Term::Pool, v}; };
        QCOMPARE(value(Formula::PoolFromParts, {in(100), in(30), in(7)}), 63.0);
        QCOMPARE(value(Formula::HeadsPerDevice, {in(8), in(3)}), 3.0);
        QCOMPARE(value(Formula::SequencesWhole, {in(2), in(29), in(10)}), 4.0);
        QCOMPARE(value(Formula::WindowedBytes, {in(50), in(8), in(3)}), 24.0);
        QCOMPARE(value(Formula::SequencesNone, {in(2), in(-5)}), 0.0);
        QCOMPARE(value(Formula::StateBytes, {in(48), in(48), in(5), in(128), in(128), in(32)}),
                 48.0 * 10 * 128 * 128 * 4);
        QCOMPARE(value(Formula::QuotientWithLinks, {in(0.25), in(0.25)}), 2.0);
        QCOMPARE(value(Formula::CopiedTensors, {in(100), in(0.2), in(16)}), 7.5);
        QCOMPARE(value(Formula::Sum, {in(1), in(2), in(3)}), 6.0);
        QCOMPARE(value(Formula::Sum, {}), 0.0);
    }

    // The capacity line of the lessons, as a reader follows it.
    void theLesson()
    {
        const Trace trace = traceOf({"mi300x"});
        const Step &sequence = *trace.stepFor(Term::BytesPerSequence);
        QCOMPARE(sequence.inputs.size(), std::size_t{2});
        QCOMPARE(sequence.inputs[0].value / gibibytes(1).value(), 16.0); // 262,144 x 64 KiB
        QCOMPARE(sequence.inputs[1].value / mebibytes(1).value(), 144.0);
        const Step &cache = *trace.stepGiving(sequence.inputs[0]);
        QCOMPARE(cache.inputs[0].value, 262144.0);
        QCOMPARE(cache.inputs[1].value, 65536.0);
        const Step &pool = *trace.stepFor(Term::Pool);
        QCOMPARE(pool.inputs[1].value, 54.0e9);
        QCOMPARE(trace.leafFor(Term::Parameters)->value, 27.0e9);
        QCOMPARE(trace.leafFor(Term::Parameters)->from.kind, Kind::Assumed);
        QCOMPARE(trace.leafFor(Term::TotalMemory)->from.kind, Kind::Measured);
        QCOMPARE(trace.leafFor(Term::Reserve)->from.kind, Kind::Assumed);
        QVERIFY(!trace.leafFor(Term::Reserve)->from.note.isEmpty());
        QCOMPARE(trace.leafFor(Term::Bandwidth)->from.kind, Kind::Vendor);
        QCOMPARE(trace.leafFor(Term::CacheBits)->value, 16.0);
        QVERIFY(!trace.stepFor(Term::QuotientAfterCollectives)); // one device has no links
    }
    void whatTheUserSetIsTheUsers()
    {
        const Overrides overrides{.memory = gibibytes(100),
                                  .bandwidth = terabytesPerSecond(2),
                                  .reserve = gibibytes(1),
                                  .utilization = 0.9};
        const Trace trace = traceOf({.accelerator = "mi250x", .overrides = overrides});
        for (const Term term :
             {Term::TotalMemory, Term::Bandwidth, Term::Reserve, Term::Utilization, Term::Context}) {
            const Leaf *leaf = trace.leafFor(term);
            QVERIFY2(leaf, idOf(term));
            QCOMPARE(leaf->from.source, kSetByUser);
            QVERIFY(leaf->from.note.isEmpty()); // a note would say that the method set it
            QVERIFY(leaf->alternates.empty());
        }
        const Trace given = traceOf({.accelerator = "mi300x", .overrides = {.pool = gibibytes(33)}});
        QVERIFY(!given.stepFor(Term::Pool));
        QCOMPARE(given.leafFor(Term::Pool)->value, gibibytes(33).value());
    }
    void alternatesComeAlong()
    {
        const Trace trace = traceOf({.accelerator = "mi455x"});
        QCOMPARE(trace.leafFor(Term::Bandwidth)->alternates.front().value, 23.3e12);
        QCOMPARE(trace.leafFor(Term::Bandwidth)->from.kind, Kind::Announced);
    }

    void layersOfOneWindowAreAdded()
    {
        // Llama 4 Maverick: 12 chunked dense and 12 chunked expert layers a quarter each, window 8,192.
        const Trace trace = traceOf({.accelerator = "b200-sxm",
                                     .context = 100'000,
                                     .parallel = {.tensor = 8},
                                     .model = "llama-4-maverick-17b-128e"});
        QCOMPARE(wrongIn(trace), std::string());
        const Step &windowed = *trace.stepFor(Term::WindowedPerToken);
        QCOMPARE(int(windowed.formula), int(Formula::Sum));
        QCOMPARE(windowed.value, 36 * 2 * 1 * 128 * 2.0); // 36 layers, one of eight KV heads a device
    }
    void stagesThatDifferAreBothShown()
    {
        // The first holds fewest of ten tokens each, the second ends the context of one.
        bool found = false;
        for (const char *id : {"nvidia-nemotron-3-nano-30b-a3b", "kimi-linear-48b-a3b", "ai21-jamba-mini-1.5",
                               "nemotron-h-56b-base-8k"})
            for (int pipeline = 2; pipeline <= 12 && !found; ++pipeline) {
                const Question question{
                    .accelerator = "mi300x", .context = 10, .parallel = {.pipeline = pipeline}, .model = id};
                const Prepared prepared = answerTo(question).prepared;
                if (*endingStage(prepared) == decidingStage(prepared, 10))
                    continue;
                found = true;
                const Trace trace = traceOf(question);
                QCOMPARE(wrongIn(trace), std::string());
                QCOMPARE(differenceOf(question), std::string());
                QCOMPARE(trace.stepFor(Term::Pool)->stage, int(decidingStage(prepared, 10)) + 1);
                QCOMPARE(trace.stepFor(Term::LongestContext)->stage, int(*endingStage(prepared)) + 1);
            }
        QVERIFY(found);
    }

    void everyModel_data()
    {
        QTest::addColumn<QString>("id");
        for (const LanguageModel &model : catalog().models)
            QTest::newRow(model.id.c_str()) << QString::fromStdString(model.id);
    }
    void everyModel()
    {
        QFETCH(QString, id);
        for (const Parallelism &parallel : kLayouts)
            for (const WeightsBasis basis :
                 {WeightsBasis::Nominal, WeightsBasis::Checkpoint, WeightsBasis::Loaded})
                for (const Tokens context : {Tokens{1}, Tokens{8192}, Tokens{1'000'000}}) {
                    const Question question{.accelerator = "b200-sxm",
                                            .context = context,
                                            .parallel = parallel,
                                            .model = id.toStdString(),
                                            .basis = basis,
                                            .weights = context == 1 ? "bf16" : "awq"};
                    QCOMPARE(wrongIn(traceOf(question)), std::string());
                    QCOMPARE(differenceOf(question), std::string());
                }
    }
    void everyAccelerator()
    {
        for (const Accelerator &part : catalog().accelerators) {
            const Question question{.accelerator = part.id, .context = 8192};
            QCOMPARE(wrongIn(traceOf(question)), std::string());
            QCOMPARE(differenceOf(question), std::string());
        }
    }
    void everyFormat()
    {
        for (const WeightFormat &weights : catalog().weightFormats)
            for (const CacheFormat &cache : catalog().cacheFormats) {
                const Question question{.accelerator = "mi300x", .weights = weights.id, .cache = cache.id};
                QCOMPARE(wrongIn(traceOf(question)), std::string());
                QCOMPARE(differenceOf(question), std::string());
            }
    }
    void anyQuestionAtAll()
    {
        QVERIFY(rc::check("every step follows from its inputs, and the working ends at the answer",
                          [](const Question &question) {
                              RC_ASSERT(wrongIn(traceOf(question)) == std::string());
                              RC_ASSERT(differenceOf(question) == std::string());
                          }));
    }

    void everyFormulaIsUsed()
    {
        std::set<Formula> used;
        const auto use = [&](const Question &question) {
            for (const Step &step : traceOf(question).steps)
                used.insert(step.formula);
        };
        use({.accelerator = "helios-72", .parallel = {.tensor = 2}, .weights = "awq"});
        use({.accelerator = "mi300x", .model = "deepseek-v4-flash"}); // compressed, does not fit
        use({.accelerator = "mi355x", .parallel = {.tensor = 8}, .model = "deepseek-v3"});
        use({.accelerator = "mi300x",
             .parallel = {.tensor = 16, .pipeline = 2},
             .model = "gemma-3-27b",
             .basis = WeightsBasis::Loaded});
        use({.accelerator = "mi300x",
             .parallel = {.tensor = 16, .pipeline = 2},
             .model = "llama-3-8b",
             .basis = WeightsBasis::Loaded});
        use({.accelerator = "mi300x",
             .parallel = {.pipeline = 2},
             .basis = WeightsBasis::Checkpoint,
             .weights = "fp8_block"});
        Scenario engine = lessonScenario();
        engine.method = Method::Vllm;
        for (const Step &step : explain(catalog(), engine, engine.configurations.back()).steps)
            used.insert(step.formula);
        for (std::size_t i = 0; i <= std::size_t(Formula::QuotientWithLinks); ++i)
            QVERIFY2(used.count(static_cast<Formula>(i)) > 0, idOf(static_cast<Formula>(i)));
    }
    void theUnknownHasNoWorking()
    {
        QVERIFY(explain(catalog(), {}, {}).steps.empty());
        Scenario scenario;
        scenario.model = "qwen3.8-27b";
        Configuration configuration;
        configuration.accelerator = "mi300x";
        configuration.parallel.pipeline = 65;
        QVERIFY(explain(catalog(), scenario, configuration).steps.empty());
    }
};

QTEST_APPLESS_MAIN(ExplainTest)
#include "explain_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include <cmath>
#include <cstdlib>
#include <new>

using namespace headroom;

namespace {

std::size_t allocations = 0;

} // namespace

void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

Q_DECLARE_METATYPE(Question)

// Answers at the edges of what can be asked.
class AnswerTest : public QObject
{
    Q_OBJECT

private:
    static bool isSound(const Answer &answer)
    {
        const Memory &m = answer.capacity.memory;
        const Concurrency &c = answer.capacity.concurrency;
        bool sound = c.sequences >= 0 && c.longestContext.value_or(0) >= 0 && answer.capacity.fits == (c.sequences > 0);
        for (const double value : {m.total.value(), m.usable.value(), m.weights.value(), m.reserve.value(), m.pool.value(), m.perSequence.value(),
                                   m.kvPerToken.value(), m.fixedState.value(), c.exact, answer.capacity.shortBy.value()})
            sound = sound && std::isfinite(value);
        if (answer.quotient)
            sound = sound && std::isfinite(answer.quotient->quotient.value()) && answer.quotient->afterCollectives <= answer.quotient->quotient;
        return sound;
    }

private slots:
    void answersNeedNoMemory()
    {
        for (const char *id : {"qwen3.8-27b", "gemma-3-27b", "deepseek-v4-flash"}) {
            const Prepared one = answerTo({.accelerator = "mi300x", .model = id}).prepared;
            const Prepared staged = answerTo({.accelerator = "mi300x", .parallel = {.tensor = 4, .pipeline = 5}, .model = id}).prepared;
            const std::size_t before = allocations;
            Tokens sum = 0;
            for (Tokens context = 1; context < 2'000'000; context *= 3) {
                sum += answerAt(one, context).capacity.concurrency.sequences;
                sum += answerAt(staged, context).capacity.concurrency.sequences;
                sum += sequencesAt(staged, context) + longestContextFor(staged, context).value_or(0);
            }
            QCOMPARE(allocations, before);
            QVERIFY(sum > 0);
        }
        const std::size_t before = allocations;
        const std::string long_("long enough for the heap, which shows that the counter counts");
        QVERIFY(allocations > before);
    }

    void extremes_data()
    {
        QTest::addColumn<Question>("question");
        QTest::addColumn<bool>("fits");
        const auto row = [](const char *name, const Question &question, bool fits) { QTest::newRow(name) << question << fits; };
        row("one token", {"mi300x", 1}, true);
        row("a context beyond all memory", {"mi300x", kMostContext}, false);
        row("a context beyond all reason", {"mi300x", Tokens{1} << 62}, false);
        row("one byte of memory", {.accelerator = "mi300x", .overrides = {.memory = Bytes{1}}}, false);
        row("an exabyte of memory", {.accelerator = "mi300x", .overrides = {.memory = Bytes{1e18}}}, true);
        row("a reserve larger than the memory", {.accelerator = "mi300x", .overrides = {.reserve = gibibytes(500)}}, false);
        row("a hundredth of the memory in use", {.accelerator = "mi300x", .overrides = {.utilization = 0.01}}, false);
        row("a pool of nothing", {.accelerator = "mi300x", .overrides = {.pool = Bytes{0}}}, false);
        row("a pool of one byte", {.accelerator = "mi300x", .overrides = {.pool = Bytes{1}}}, false);
        row("a pool of one sequence to the byte", {.accelerator = "mi300x", .overrides = {.pool = mebibytes(16'528)}}, true);
        row("a byte less than one sequence", {.accelerator = "mi300x", .overrides = {.pool = mebibytes(16'528) - Bytes{1}}}, false);
        row("a negative pool", {.accelerator = "mi300x", .overrides = {.pool = Bytes{-5}}}, false);
        row("a bandwidth of one byte a second", {.accelerator = "mi300x", .overrides = {.bandwidth = BytesPerSecond{1}}}, true);
        row("TP of 4,096", {.accelerator = "mi300x", .parallel = {.tensor = 4096}}, true);
        row("DP of 4,096", {.accelerator = "mi300x", .parallel = {.data = 4096}}, true);
        row("as many stages as layers", {.accelerator = "mi300x", .parallel = {.pipeline = 64}}, true);
        row("everything at its most", {.accelerator = "mi300x", .context = kMostContext, .parallel = {4096, 64, 1, 4096}}, false);
        row("stages that keep no cache", {.accelerator = "l4", .context = 8192, .parallel = {.pipeline = 52}, .model = "nvidia-nemotron-3-nano-30b-a3b"}, true);
        row("all windows, a context without end", {.accelerator = "mi300x", .context = Tokens{1} << 62, .model = "mistral-7b-v0.1"}, true);
    }
    void extremes()
    {
        QFETCH(Question, question);
        QFETCH(bool, fits);
        const ConfigurationResult result = answerTo(question);
        QVERIFY(!result.unresolved);
        QVERIFY(isSound(result.answer));
        QCOMPARE(result.answer.capacity.fits, fits);
        QVERIFY(fits || result.answer.capacity.shortBy > Bytes{0.0});
        QVERIFY(sweepContext(result.prepared, 1, std::max<Tokens>(2, question.context)).size() < 400);
    }
    void degreesBeyondAnIntAreCounted()
    {
        QCOMPARE((Parallelism{4096, 4096, 1, 4096}).devices(), std::numeric_limits<int>::max()); // 2^36
        QCOMPARE((Parallelism{4, 3, 8, 2}).devices(), 24); // EP adds none
    }
    void memoryNeverEndsWhereOnlyWindowsAreKept()
    {
        const auto result = answerTo({.accelerator = "mi300x", .context = 1'000'000, .model = "mistral-7b-v0.1"});
        QVERIFY(!result.answer.capacity.concurrency.longestContext);
        QVERIFY(result.answer.capacity.fits);
    }
    void memoryOfTheSystemDecidesTheReserve_data()
    {
        QTest::addColumn<double>("memory");
        QTest::addColumn<double>("reserve");
        QTest::newRow("above 100 GiB: 8") << 100.01 << 8.0;
        QTest::newRow("100 GiB: 5.5") << 100.0 << 5.5;
        QTest::newRow("64.01 GiB: 5.5") << 64.01 << 5.5;
        QTest::newRow("64 GiB: 3") << 64.0 << 3.0;
        QTest::newRow("40 GiB: 3") << 40.0 << 3.0;
        QTest::newRow("below 40 GiB: 2") << 39.99 << 2.0;
    }
    void memoryOfTheSystemDecidesTheReserve()
    {
        QFETCH(double, memory);
        QFETCH(double, reserve);
        const auto result = answerTo({.accelerator = "mi300x", .overrides = {.memory = gibibytes(memory)}});
        QCOMPARE(result.answer.capacity.memory.reserve / gibibytes(1), reserve);
    }
    void theUnknownIsNamed_data()
    {
        QTest::addColumn<Question>("question");
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("given");
        using What = Unresolved::What;
        QTest::newRow("accelerator") << Question{"mi999"} << int(What::Accelerator) << QStringLiteral("mi999");
        QTest::newRow("model") << Question{.accelerator = "mi300x", .model = "own"} << int(What::Model) << QStringLiteral("own");
        QTest::newRow("weights") << Question{.accelerator = "mi300x", .weights = "int3"} << int(What::WeightFormat) << QStringLiteral("int3");
        QTest::newRow("cache") << Question{.accelerator = "mi300x", .cache = "int3"} << int(What::CacheFormat) << QStringLiteral("int3");
    }
    void theUnknownIsNamed()
    {
        QFETCH(Question, question);
        QFETCH(int, what);
        QFETCH(QString, given);
        const ConfigurationResult result = answerTo(question);
        QVERIFY(result.unresolved);
        QCOMPARE(int(result.unresolved->what), what);
        QCOMPARE(QString::fromStdString(result.unresolved->given), given);
        QVERIFY(result.notes.empty() && result.suggestions.empty() && !result.answer.quotient);
    }
    void aScenarioIsEvaluatedCardByCard()
    {
        Scenario scenario = lessonScenario();
        scenario.configurations.push_back(scenario.configurations.front());
        scenario.configurations.back().model = "llama-3-70b"; // a card of its own model
        scenario.configurations.push_back({});                // and one that names nothing
        const EvaluationPtr evaluation = evaluate(catalog(), scenario);
        QCOMPARE(evaluation->results.size(), std::size_t{5});
        QCOMPARE(evaluation->results[1].answer.capacity.concurrency.sequences, Tokens{8}); // MI300X
        QVERIFY(!evaluation->results[3].answer.capacity.fits);
        QVERIFY(evaluation->results[3].overContext.empty());
        QVERIFY(evaluation->results[4].unresolved);
        QVERIFY(!evaluation->results[1].overContext.empty());
        // From 1,024 to 262,144 = 2^18: the larger of the native windows, 262,144 and 8,192.
        QCOMPARE(evaluation->results[1].overContext.front().context, Tokens{1024});
        QCOMPARE(evaluation->results[1].overContext.back().context, Tokens{262'144});
    }
    void plottedContextsCoverTheQuestion()
    {
        Scenario scenario = lessonScenario();
        scenario.context = 262'145;
        QCOMPARE(plottedContexts(catalog(), scenario).to, Tokens{524'288});
        scenario.context = 100;
        QCOMPARE(plottedContexts(catalog(), scenario).from, Tokens{100});
        QCOMPARE(plottedContexts(catalog(), {}).to, Tokens{8192});
        scenario.model = "gpt2-xl"; // 1,024 tokens
        scenario.context = 1024;
        QCOMPARE(plottedContexts(catalog(), scenario).to, Tokens{8192});
    }
};

QTEST_APPLESS_MAIN(AnswerTest)
#include "answer_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

using namespace headroom;
using Id = Note::Id;

namespace {

const Note *noted(const ConfigurationResult &result, Id id)
{
    const auto found =
        std::find_if(result.notes.begin(), result.notes.end(), [&](const Note &n) { return n.id == id; });
    return found == result.notes.end() ? nullptr : &*found;
}

ConfigurationResult withSequences(Tokens sequences, const char *accelerator = "mi300x")
{
    Scenario scenario;
    scenario.model = "qwen3.8-27b";
    scenario.context = 262'144;
    scenario.sequences = sequences;
    Configuration configuration;
    configuration.accelerator = accelerator;
    return evaluateOne(catalog(), scenario, configuration);
}

} // namespace

Q_DECLARE_METATYPE(Question)

// Each note stands beside a result exactly under its condition, with its numbers.
class NotesTest : public QObject {
    Q_OBJECT

private slots:
    void conditions_data()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<Question>("question");
        QTest::addColumn<bool>("stands");
        QTest::addColumn<double>("a");
        QTest::addColumn<double>("b");
        const auto row = [](const char *name, Id id, const Question &question, bool stands, double a = 0,
                            double b = 0) { QTest::newRow(name) << int(id) << question << stands << a << b; };
        const Question lesson{"mi300x"};
        row("a quotient is a heuristic", Id::HeuristicQuotient, lesson, true);
        row("what does not fit has no quotient", Id::HeuristicQuotient,
            {.accelerator = "h100-sxm", .model = "llama-3-70b"}, false);
        row("the native context is within", Id::BeyondNativeContext, lesson, false);
        row("a token more is beyond", Id::BeyondNativeContext, {.accelerator = "mi300x", .context = 262'145},
            true, 262'144);
        row("beyond is said where it does not fit, too", Id::BeyondNativeContext,
            {.accelerator = "h100-sxm", .context = 100'000, .model = "llama-3-70b"}, true, 8192);

        row("208 becomes 206", Id::CheckpointBasisDiffers, {"mi300x", 8192}, true, 55'562'855'904.0, 206);
        row("8 stays 8", Id::CheckpointBasisDiffers, lesson, false);
        row("a given pool knows no basis", Id::CheckpointBasisDiffers,
            {.accelerator = "mi300x", .context = 8192, .overrides = {.pool = gibibytes(133)}}, false);
        row("a model without a nominal count has one basis", Id::CheckpointBasisDiffers,
            {.accelerator = "mi300x", .context = 8192, .model = "qwen3.6-27b"}, false);
        row("206 against the lesson's 208", Id::NominalBasisDiffers,
            {.accelerator = "mi300x", .context = 8192, .basis = WeightsBasis::Checkpoint}, true, 54e9, 208);
        row("the nominal basis does not differ from itself", Id::NominalBasisDiffers, {"mi300x", 8192},
            false);
        // Loaded: 2 x 27,356,728,560 B = 50.9561 GiB, pool 133.0239 GiB, 207.6: 207 against 208
        row("what is loaded differs as well", Id::NominalBasisDiffers,
            {.accelerator = "mi300x", .context = 8192, .basis = WeightsBasis::Loaded}, true, 54e9, 208);

        row("nobody published these bytes", Id::ComputedBytes,
            {.accelerator = "mi300x",
             .model = "llama-3-70b",
             .basis = WeightsBasis::Checkpoint,
             .weights = "awq"},
            true, 39'767'785'472.0);
        row("these are published", Id::ComputedBytes,
            {.accelerator = "mi300x", .basis = WeightsBasis::Checkpoint}, false);
        row("nobody asked for published bytes", Id::ComputedBytes,
            {.accelerator = "mi300x", .model = "llama-3-70b", .weights = "awq"}, false);

        row("an MI455X does not ship", Id::AnnouncedAccelerator, {"mi455x"}, true);
        row("an MI355X does", Id::AnnouncedAccelerator, {"mi355x"}, false);
        row("an MI250X is two", Id::SeveralDevicesPerPart, {"mi250x"}, true, 2);
        row("a rack is 72", Id::SeveralDevicesPerPart, {"helios-72"}, true, 72);
        row("an MI300X is one", Id::SeveralDevicesPerPart, lesson, false);
        row("a pool is given", Id::PoolGiven,
            {.accelerator = "mi300x", .overrides = {.pool = gibibytes(100)}}, true);
        row("no pool is given", Id::PoolGiven, lesson, false);

        row("no runtime spoke of a Gaudi 3", Id::AssumedMemory, {"gaudi3"}, true);
        row("nor of one whose memory is set", Id::AssumedMemory,
            {.accelerator = "gaudi3", .overrides = {.memory = gibibytes(119)}}, false);
        row("the runtime spoke of an MI300X", Id::AssumedMemory, lesson, false);
        row("the reserve of a large part is 8 GiB", Id::AssumedReserve, lesson, true, 8 * kGiB);
        row("of the 80 GB class 5.5 GiB", Id::AssumedReserve, {"h100-sxm"}, true, 5.5 * kGiB);
        row("of a 48 GB part 3 GiB", Id::AssumedReserve, {"l40s"}, true, 3 * kGiB);
        row("of a 24 GB part 2 GiB", Id::AssumedReserve, {"l4"}, true, 2 * kGiB);
        row("a reserve is set", Id::AssumedReserve,
            {.accelerator = "mi300x", .overrides = {.reserve = gibibytes(8)}}, false);
        row("a given pool has no reserve", Id::AssumedReserve,
            {.accelerator = "mi300x", .overrides = {.pool = gibibytes(100)}}, false);

        row("sixteen are beyond the eight that are linked", Id::BeyondScaleUpDomain,
            {.accelerator = "mi300x", .parallel = {.tensor = 16}}, true, 16, 8);
        row("eight are not", Id::BeyondScaleUpDomain, {.accelerator = "mi300x", .parallel = {.tensor = 8}},
            false);
        row("stages need no such link", Id::BeyondScaleUpDomain,
            {.accelerator = "mi300x", .parallel = {.tensor = 8, .pipeline = 4}}, false);
        row("of an unknown domain nothing is said", Id::BeyondScaleUpDomain,
            {.accelerator = "rtx-4090", .parallel = {.tensor = 16}}, false);

        row("MLA is whole on each of eight", Id::LatentCacheCopied,
            {.accelerator = "mi355x", .parallel = {.tensor = 8}, .model = "deepseek-v3"}, true, 8);
        row("on one device it is whole anyway", Id::LatentCacheCopied,
            {.accelerator = "mi355x", .model = "deepseek-v3"}, false);
        row("a model without MLA", Id::LatentCacheCopied,
            {.accelerator = "mi300x", .parallel = {.tensor = 8}}, false);
        row("four KV heads on eight devices", Id::CopiedKvHeads,
            {.accelerator = "mi300x", .parallel = {.tensor = 8}}, true, 8, 4);
        row("four KV heads on four", Id::CopiedKvHeads, {.accelerator = "mi300x", .parallel = {.tensor = 4}},
            false);
        row("the fewest heads of any layer count", Id::CopiedKvHeads,
            {.accelerator = "mi300x", .parallel = {.tensor = 8}, .model = "gemma-4-31b"}, true, 8, 4);
        row("24 heads over 16 devices", Id::UnevenHeads,
            {.accelerator = "mi300x", .parallel = {.tensor = 16}}, true, 24, 16);
        row("24 heads over 8", Id::UnevenHeads, {.accelerator = "mi300x", .parallel = {.tensor = 8}}, false);
    }
    void conditions()
    {
        QFETCH(int, id);
        QFETCH(Question, question);
        QFETCH(bool, stands);
        QFETCH(double, a);
        QFETCH(double, b);
        const ConfigurationResult result = answerTo(question);
        QVERIFY(!result.unresolved);
        const Note *note = noted(result, static_cast<Id>(id));
        QCOMPARE(note != nullptr, stands);
        if (note) {
            QCOMPARE(note->a, a);
            QCOMPARE(note->b, b);
        }
    }

    void moreSequencesThanFit()
    {
        QVERIFY(!noted(withSequences(8), Id::ScenarioSequencesDoNotFit));
        const ConfigurationResult nine = withSequences(9);
        const Note *note = noted(nine, Id::ScenarioSequencesDoNotFit);
        QVERIFY(note);
        QCOMPARE(note->a, 9.0);
        QCOMPARE(note->b, 8.0);
        // Where nothing fits that is said instead.
        QVERIFY(!noted(withSequences(9, "l4"), Id::ScenarioSequencesDoNotFit));
    }
    void notesNameTheirSource_data()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<Question>("question");
        QTest::newRow("bandwidth") << int(Id::HeuristicQuotient) << Question{"mi300x"};
        QTest::newRow("native context") << int(Id::BeyondNativeContext) << Question{"mi300x", 500'000};
        QTest::newRow("published bytes") << int(Id::CheckpointBasisDiffers) << Question{"mi300x", 8192};
        QTest::newRow("announced") << int(Id::AnnouncedAccelerator) << Question{"mi455x"};
        QTest::newRow("two devices") << int(Id::SeveralDevicesPerPart) << Question{"mi250x"};
        QTest::newRow("memory") << int(Id::AssumedMemory) << Question{"gaudi3"};
        QTest::newRow("scale-up domain")
            << int(Id::BeyondScaleUpDomain) << Question{.accelerator = "mi300x", .parallel = {.tensor = 16}};
    }
    void notesNameTheirSource()
    {
        QFETCH(int, id);
        QFETCH(Question, question);
        const ConfigurationResult result = answerTo(question);
        const Note *note = noted(result, static_cast<Id>(id));
        QVERIFY(note);
        QVERIFY(!note->source.empty());
        const auto &sources = catalog().sources;
        QVERIFY(std::any_of(sources.begin(), sources.end(), [&](const Source &s) {
            return s.address == note->source || s.title == note->source;
        }));
    }
    void publishedBytesNameTheFileTheyAreFrom()
    {
        const auto result = answerTo({"mi300x", 8192});
        const auto checkpoints = catalog().model("qwen3.8-27b")->checkpoints;
        const Source &source = catalog().sources[checkpoints.front().bytes->from.source];
        QCOMPARE(noted(result, Id::CheckpointBasisDiffers)->source,
                 source.address.empty() ? source.title : source.address);
    }
    void theMostImportantComesFirst()
    {
        QCOMPARE(int(answerTo({"mi300x"}).notes.front().id), int(Id::HeuristicQuotient));
    }
    void anOwnBandwidthIsNoClaimOfAVendor()
    {
        Question own{"mi300x"};
        own.overrides.bandwidth = terabytesPerSecond(4.0);
        const ConfigurationResult result = answerTo(own);
        const Note *note = noted(result, Id::HeuristicQuotient);
        QVERIFY(note);
        QCOMPARE(note->a, 1.0);
        QVERIFY(note->source.empty());
        const ConfigurationResult claimed = answerTo({"mi300x"});
        QCOMPARE(noted(claimed, Id::HeuristicQuotient)->a, 0.0);
        QVERIFY(!noted(claimed, Id::HeuristicQuotient)->source.empty());
    }
    void noteNamesTheModel()
    {
        QCOMPARE(noted(answerTo({"mi300x", 500'000}), Id::BeyondNativeContext)->text,
                 std::string("Qwen3.8 27B"));
        QCOMPARE(noted(answerTo({"mi455x"}), Id::AnnouncedAccelerator)->text,
                 catalog().accelerator("mi455x")->name);
    }
};

QTEST_APPLESS_MAIN(NotesTest)
#include "notes_test.moc"

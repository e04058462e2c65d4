// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/following.h"

#include "model/capacity/capacity.h"

using namespace headroom;

namespace {

// Two device-wide figures that printed values are compared with.
constexpr double kPrintRounding = 0.015; // MiB

struct Shape {
    int hidden = 256;
    int inner = 512;
    int vocabulary = 512;
    int experts = 0; // of a token
};

// The catalog with the shape in place of a model's.
Catalog withShape(const char *id, const Shape &shape)
{
    Catalog changed = catalog();
    for (LanguageModel &model : changed.models) {
        if (model.id != id)
            continue;
        model.hiddenSize = shape.hidden;
        model.intermediateSize = shape.experts > 0 ? 0 : shape.inner;
        model.vocabularySize = shape.vocabulary;
        if (model.mixture) {
            model.mixture->expertsPerToken = shape.experts;
            model.mixture->intermediateSize = shape.inner;
        }
    }
    return changed;
}

Scenario scenarioOf(const char *model, Tokens context, const char *version = nullptr)
{
    Scenario scenario = lessonScenario();
    scenario.model = model;
    scenario.method = Method::LlamaCpp;
    scenario.basis = WeightsBasis::Loaded;
    scenario.context = context;
    if (version)
        scenario.settings.version = version;
    scenario.configurations.resize(1);
    scenario.configurations.front().accelerator = "mi300x";
    return scenario;
}

Prepared preparedOf(const Catalog &known, const Scenario &scenario)
{
    return std::get<Prepared>(prepare(known, scenario, scenario.configurations.front()));
}

ReserveTerm bufferOf(const Catalog &known, const Scenario &scenario)
{
    return preparedOf(known, scenario).reserves.terms.front();
}

double mebibytesOf(Bytes bytes)
{
    return bytes / mebibytes(1);
}

} // namespace

// The buffer in which llama.cpp computes a micro batch.
class LlamaComputeTest : public QObject {
    Q_OBJECT

private slots:
    // Printed by the engine of late 2026 on the CPU for small random models, micro batch 512: a layer's peak
    // and the mask of 512 tokens over all cells at 16 bit.
    void aLayerAndItsMask_data()
    {
        QTest::addColumn<int>("hidden");
        QTest::addColumn<int>("inner");
        QTest::addColumn<int>("experts");
        QTest::addColumn<int>("context");
        QTest::addColumn<double>("printed"); // MiB
        QTest::newRow("inner size 1,024") << 256 << 1024 << 0 << 4096 << 12.01;
        QTest::newRow("inner size 2,048") << 256 << 2048 << 0 << 4096 << 18.01;
        QTest::newRow("eight times the cells") << 256 << 2048 << 0 << 32768 << 46.01;
        QTest::newRow("another shape") << 512 << 1792 << 0 << 32768 << 46.51;
        QTest::newRow("wide experts") << 256 << 512 << 8 << 4096 << 30.01;
        QTest::newRow("wider experts") << 256 << 1024 << 8 << 4096 << 54.01;
        QTest::newRow("wide experts, eight times the cells") << 256 << 512 << 8 << 32768 << 58.01;
        QTest::newRow("narrow experts") << 256 << 64 << 8 << 4096 << 13.01;
        QTest::newRow("two narrow experts") << 256 << 64 << 2 << 4096 << 7.01;
    }
    void aLayerAndItsMask()
    {
        QFETCH(int, hidden);
        QFETCH(int, inner);
        QFETCH(int, experts);
        QFETCH(int, context);
        QFETCH(double, printed);
        const char *model = experts > 0 ? "qwen3-235b-a22b" : "llama-3-8b";
        const Catalog known = withShape(model, {hidden, inner, 512, experts});
        const ReserveTerm buffer = bufferOf(known, scenarioOf(model, context));
        const double typical = mebibytesOf(buffer.typical);
        QVERIFY2(std::abs(typical - printed) <= kPrintRounding, qPrintable(QString::number(typical)));
    }
    // 512 rows of 16,000 logits and 512 hidden values are more: 33.25 printed where all are asked for.
    void otherProgramsKeepAllLogits()
    {
        const Catalog known = withShape("llama-3-8b", {512, 1792, 16'000});
        const ReserveTerm buffer = bufferOf(known, scenarioOf("llama-3-8b", 4096));
        QCOMPARE(mebibytesOf(buffer.typical), 14.5 + 4.0); // llama-server asks for one row
        QVERIFY(mebibytesOf(buffer.high) >= 33.25);
    }
    // Until May 2026 the mask was made at 32 bit first and copied: 6 bytes of a cell and token. The logits of
    // 128,256 words were more: (128,256 + 4,096) x 512 x 4 bytes are 258.5 MiB.
    void olderBuilds()
    {
        const auto of = [](const char *version, Tokens context) {
            return mebibytesOf(bufferOf(catalog(), scenarioOf("llama-3-8b", context, version)).typical);
        };
        const double layer = (3 * 14'336 + 4 * 4096) * 512 * 4.0 / kMiB; // 116 MiB
        QCOMPARE(of("b9000", 4096), 258.5 * 1.008);
        QCOMPARE(of("b9000", 131'072), layer + 6.0 * 512 * 131'072 / kMiB);
        QCOMPARE(of("b9420", 131'072), std::max(258.5 * 1.008, layer + 2.0 * 512 * 131'072 / kMiB));
        QCOMPARE(of("b9500", 4096), layer + 4.0);
    }
    // Gemma 3: one mask for the layers that see all, one for the window of 1,024 and a micro batch.
    void aWindowHasAMaskOfItsOwn()
    {
        const Scenario scenario = scenarioOf("gemma-3-27b", 131'072);
        const LanguageModel &gemma = *catalog().model("gemma-3-27b");
        const double layer = (3.0 * gemma.intermediateSize + 4.0 * gemma.hiddenSize) * 512 * 4;
        const double masks = 512 * 2.0 * (131'072 + 1536); // 1,024 + 512 is a multiple of 256
        QCOMPARE(bufferOf(catalog(), scenario).typical.value(), layer + masks);
    }
    // Slots with cells of their own: a token sees those of its slot.
    void slotsOfTheirOwnShareNoMask()
    {
        Scenario scenario = scenarioOf("llama-3-8b", 32'768);
        const Bytes one = bufferOf(catalog(), scenario).typical;
        scenario.settings.slotCount = 4;
        QCOMPARE(bufferOf(catalog(), scenario).typical.value(), one.value());
        scenario.settings.sharedCells = true;
        const double more = 3 * 32'768 * 512 * 2.0;
        QCOMPARE(bufferOf(catalog(), scenario).typical.value(), one.value() + more);
    }
    // What was prepared for one context holds at another as much as what is prepared for that.
    void itGrowsWithTheContext()
    {
        for (const char *model : {"llama-3-8b", "gemma-3-27b", "qwen3.8-27b", "gpt-oss-120b"})
            for (const char *version : {"b9000", "b9500"}) {
                const Prepared shortOne = preparedOf(catalog(), scenarioOf(model, 4096, version));
                for (const Tokens context : {1000, 60'000, 1'000'000}) {
                    const Scenario there = scenarioOf(model, context, version);
                    QCOMPARE(sequencesAt(shortOne, context),
                             sequencesAt(preparedOf(catalog(), there), context));
                    QCOMPARE(*longestContextFor(shortOne, 2),
                             *longestContextFor(preparedOf(catalog(), there), 2));
                }
            }
    }
    // A pool that was printed is what it is.
    void aGivenPoolStays()
    {
        Scenario scenario = scenarioOf("llama-3-8b", 4096);
        scenario.configurations.front().overrides.pool = gibibytes(4); // 32,768 tokens of 128 KiB
        QCOMPARE(*longestContextFor(preparedOf(catalog(), scenario), 1), Tokens{32'768});
    }
    void itCanBeFollowed()
    {
        for (const char *model : {"llama-3-8b", "gemma-3-27b", "qwen3.8-27b", "gpt-oss-120b", "deepseek-v3",
                                  "nemotron-h-56b-base-8k"})
            for (const char *version : {"b5614", "b9500"}) {
                const Scenario scenario = scenarioOf(model, 65'536, version);
                Trace trace = explain(catalog(), scenario, scenario.configurations.front());
                // The longest context is searched for.
                std::erase_if(trace.steps,
                              [](const Step &s) { return s.formula == Formula::ContextOfCells; });
                QCOMPARE(wrongIn(trace), std::string());
                QCOMPARE(trace.stepFor(Term::Compute)->value, bufferOf(catalog(), scenario).typical.value());
            }
    }
};

QTEST_APPLESS_MAIN(LlamaComputeTest)
#include "llama_compute_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include "model/capacity/adapters.h"
#include "model/capacity/added_weights.h"

using namespace headroom;

namespace {

struct Server {
    const char *model = "llama-3.1-70b";
    Method method = Method::Vllm;
    MethodSettings settings = {};
    Parallelism parallel = {};
    Tokens context = 8192;
};

Capacity capacityOf(const Server &server, std::optional<Bytes> pool = gibibytes(40))
{
    Scenario scenario;
    scenario.model = server.model;
    scenario.context = server.context;
    scenario.method = server.method;
    scenario.basis = WeightsBasis::Loaded;
    scenario.settings = server.settings;
    Configuration configuration;
    configuration.accelerator = "mi300x";
    configuration.parallel = server.parallel;
    configuration.overrides.pool = pool;
    return evaluateOne(catalog(), scenario, configuration).answer.capacity;
}

MethodSettings with(Method method, const char *pair)
{
    MethodSettings settings = {};
    const bool taken = !applySetting(settings, method, pair);
    Q_ASSERT(taken);
    Q_UNUSED(taken);
    return settings;
}

} // namespace

// What a server loads beside its model, and cells that slots do not share.
class AddedWeightsTest : public QObject {
    Q_OBJECT

private slots:
    // A token of the 70B costs 80 x 2 x 8 x 128 x 2 = 327,680 bytes, of the 8B 32 layers: 131,072. Together
    // 458,752; a block of 16 is 7,340,032 bytes, and 40 GiB hold 5,851.
    void aDraftModelTakesWeightsAndCache()
    {
        const MethodSettings drafted = with(Method::Vllm, "draft_model=llama-3.1-8b");
        QCOMPARE(*capacityOf({.settings = drafted}).printed.poolBlocks, Tokens{5851});
        QCOMPARE(*capacityOf({.method = Method::Sglang, .settings = drafted}).printed.tokens, Tokens{93'622});
        QCOMPARE(capacityOf({.method = Method::LlamaCpp, .settings = drafted}).memory.perSequence.value(),
                 8192 * 458'752.0);
        // 8,030,261,248 parameters at 16 bit.
        const Bytes more = capacityOf({.settings = drafted}).memory.weights - capacityOf({}).memory.weights;
        QCOMPARE(more.value(), 16'060'522'496.0);
    }
    // It lies with the last of two stages; 35 or 45 of 80 layers are never alike.
    void itLiesOnTheLastStage()
    {
        Server server{.settings = with(Method::Vllm, "draft_model=llama-3.1-8b"),
                      .parallel = {.pipeline = 2}};
        const Bytes more =
            capacityOf(server).memory.weights - capacityOf({.parallel = {.pipeline = 2}}).memory.weights;
        QVERIFY(more.value() == 0.0 || more.value() == 16'060'522'496.0);
    }
    // Llama 3 8B, elements of a rank in one layer: Q and O 4,096 + 4,096, K and V 4,096 + 1,024, three of the
    // MLP 4,096 + 14,336: 81,920. In 32 layers at rank 16 and 16 bit 80 MiB an adapter.
    void adaptersTakeTheirRows()
    {
        MethodSettings settings = with(Method::Vllm, "lora_adapters=4");
        const Server plain{.model = "llama-3-8b"};
        const Server adapted{.model = "llama-3-8b", .settings = settings};
        QCOMPARE((capacityOf(adapted).memory.weights - capacityOf(plain).memory.weights) / mebibytes(1),
                 320.0);
        settings.adapterRank = 64;
        QCOMPARE((capacityOf({.model = "llama-3-8b", .settings = settings}).memory.weights
                  - capacityOf(plain).memory.weights)
                     / mebibytes(1),
                 1280.0);
    }
    // Two ranks: 6,144 + 2 x 4,608 + 6,144 + 3 x 11,264 = 55,296 elements.
    void ranksDivideOneSideOfEach()
    {
        QCOMPARE(adapterRankBytes(*catalog().model("llama-3-8b"), {0, 32}, {.tensor = 2}).value(),
                 55'296.0 * 32 * 2);
    }
    // Qwen3-30B-A3B, one layer: Q 2,048 + 4,096, K and V 2,048 + 512, O 4,096 + 2,048: 17,408; 128 experts of
    // three times 2,048 + 768: 1,081,344.
    void everyExpertHasRows()
    {
        const LanguageModel &model = *catalog().model("qwen3-30b-a3b");
        QCOMPARE(adapterRankBytes(model, {0, 1}, {}).value(), (17'408 + 1'081'344) * 2.0);
        // Half the experts, whole, on each of two groups; of the others Q 4,096, K and V 2,304, O 4,096.
        QCOMPARE(adapterRankBytes(model, {0, 1}, {.tensor = 2, .expert = 2}).value(),
                 (12'800 + 540'672) * 2.0);
        QVERIFY(adaptersAreWhole(model));
    }
    // Qwen3.8-27B, a layer of Gated DeltaNet: 5,120 to 10,240 of the convolution and 6,144 of the gate, to
    // twice 48 heads, 6,144 back: 21,504 + 5,216 + 11,264. Its MLP: three times 5,120 + 17,408.
    void recurrentLayersToo()
    {
        const LanguageModel &model = *catalog().model("qwen3.8-27b");
        QCOMPARE(adapterRankBytes(model, {0, 1}, {}).value(), (37'984 + 67'584) * 2.0);
        QVERIFY(adaptersAreWhole(model));
    }
    // DeepSeek V3, the first layer: 7,168 to 576, 512 to 128 x 256, 16,384 back; the rank of its queries is
    // not in the catalog. MLP three times 7,168 + 18,432.
    void theLatentWithoutItsQueries()
    {
        const LanguageModel &model = *catalog().model("deepseek-v3");
        QCOMPARE(adapterRankBytes(model, {0, 1}, {}).value(), (7744 + 33'280 + 23'552 + 76'800) * 2.0);
        // The latent is whole on each of two ranks.
        QCOMPARE(adapterRankBytes(model, {0, 1}, {.tensor = 2}).value(),
                 (7744 + 16'896 + 15'360 + 2 * 16'384 + 16'384) * 2.0);
        QVERIFY(!adaptersAreWhole(model));
    }
    void theReferenceMethodHasNeither()
    {
        MethodSettings settings = with(Method::Vllm, "lora_adapters=4");
        settings.draftModel = "llama-3.1-8b";
        QCOMPARE(capacityOf({.method = Method::Reference, .settings = settings}).memory.weights.value(),
                 capacityOf({.method = Method::Reference}).memory.weights.value());
    }
    void anUnknownDraftModelIsNamed()
    {
        Scenario scenario = lessonScenario();
        scenario.method = Method::Vllm;
        scenario.settings.draftModel = "nobody";
        const auto prepared = prepare(catalog(), scenario, scenario.configurations.front());
        QVERIFY(std::holds_alternative<Unresolved>(prepared));
        QCOMPARE(std::get<Unresolved>(prepared).given, std::string("nobody"));
    }

    // Gemma 3 4B, four slots of 8,192: five full layers of 4,096 bytes a cell, 160 MiB a slot. The 29 sliding
    // ones share 4 x 1,024 + 512 = 4,608 cells, or have 1,024 + 512 each: 130.5 or 174 MiB a slot. The real
    // engine (llama.cpp 0.5.0 of node-llama-cpp 3.22.1) made windows + micro batch, in whole 256, for each
    // slot.
    void slotsMayHaveWindowsOfTheirOwn()
    {
        Server server{
            .model = "gemma-3-4b", .method = Method::LlamaCpp, .settings = with(Method::LlamaCpp, "slots=4")};
        QCOMPARE(capacityOf(server).memory.perSequence / mebibytes(1), 334.0); // asked for: not shared
        server.settings.sharedCells = true;
        QCOMPARE(capacityOf(server).memory.perSequence / mebibytes(1), 290.5);
        server.settings.sharedCells.reset();
        server.settings.version = "b5787"; // before slots could have cells of their own
        QCOMPARE(capacityOf(server).memory.perSequence / mebibytes(1), 290.5);
    }
    // 4,000 tokens of three slots: 12,000 in whole 256 are 12,032 cells where they share, 4,096 each where
    // not. Five full layers of 4,096 bytes a cell; the 29 sliding ones of 3 x 1,024 + 512, or 1,024 + 512
    // each.
    void sharedCellsArePaddedTogether()
    {
        Server server{.model = "gemma-3-4b",
                      .method = Method::LlamaCpp,
                      .settings = with(Method::LlamaCpp, "slots=3"),
                      .parallel = {},
                      .context = 4000};
        server.settings.sharedCells = true;
        QCOMPARE(capacityOf(server).printed.tokens.value_or(0), Tokens{12'032});
        QCOMPARE(capacityOf(server).printed.taken / mebibytes(1), (12'032 * 5 + 3584 * 29) * 4096.0 / kMiB);
        server.settings.sharedCells = false;
        QCOMPARE(capacityOf(server).printed.tokens.value_or(0), Tokens{12'288});
    }
};

QTEST_APPLESS_MAIN(AddedWeightsTest)
#include "added_weights_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/rates.h"

#include "model/capacity/shared_prefix.h"
#include "model/capacity/sweep.h"
#include "model/evaluation/evaluation.h"

#include <algorithm>

using namespace headroom;

namespace {

// Llama 3 8B keeps 32 layers x 2 x 8 heads x 128 x 2 B = 131,072 B a token; in 8 GiB 65,536 tokens.
Scenario engine(Method method, const char *model = "llama-3-8b")
{
    Scenario scenario = scenarioOf({.accelerator = "mi300x", .model = model}, 8192);
    scenario.method = method;
    scenario.basis = WeightsBasis::Loaded;
    scenario.configurations.front().overrides.pool = gibibytes(8.0);
    return scenario;
}

Prepared preparedFor(const Scenario &scenario)
{
    return std::get<Prepared>(prepare(catalog(), scenario, scenario.configurations.front()));
}

Tokens sharing(const Scenario &scenario, Tokens prefix)
{
    return capacitySharing(preparedFor(scenario), scenario.context, prefix).concurrency.sequences;
}

bool says(const Scenario &scenario, Note::Id id)
{
    const ConfigurationResult result = evaluateOne(catalog(), scenario, scenario.configurations.front());
    return std::any_of(result.notes.begin(), result.notes.end(), [id](const Note &n) { return n.id == id; });
}

} // namespace

// A beginning that all prompts share, under the engines.
class SharedPrefixTest : public QObject {
    Q_OBJECT

private slots:
    void vllmSharesWholeBlocks()
    {
        const Scenario scenario = engine(Method::Vllm);
        // 4,096 blocks of 16 tokens (2 MiB); 512 for a sequence.
        QCOMPARE(sharing(scenario, 0), Tokens{8});
        QCOMPARE(sharing(scenario, 15), Tokens{8}); // not one whole block
        // 4,101 tokens are 256 whole blocks: (4,096 - 256) / (512 - 256) = 15
        const Capacity shared = capacitySharing(preparedFor(scenario), 8192, 4101);
        QCOMPARE(shared.concurrency.sequences, Tokens{15});
        QCOMPARE(shared.memory.sharedPrefix.value(), 256 * 2.0 * kMiB);
        // The last token is computed anew, so its block is not shared: (4,096 - 511) / (512 - 511)
        QCOMPARE(sharing(scenario, 8192), Tokens{3585});
    }
    void vllmSharesWithPrefixCachingOnly()
    {
        Scenario scenario = engine(Method::Vllm);
        scenario.settings.prefixCaching = false;
        QCOMPARE(sharing(scenario, 4096), Tokens{8});
        scenario.settings = {};
        scenario.settings.version = "0.6.3"; // off before V1 unless asked for
        QCOMPARE(sharing(scenario, 4096), Tokens{8});
        scenario.settings.prefixCaching = true;
        QCOMPARE(sharing(scenario, 4096), Tokens{15});
    }
    void hybridsShareWhereItIsAskedFor()
    {
        Scenario scenario = engine(Method::Vllm, "qwen3.8-27b");
        QCOMPARE(sharing(scenario, 4096), sharing(scenario, 0));
        scenario.settings.prefixCaching = true;
        QVERIFY(sharing(scenario, 4096) > sharing(scenario, 0));
    }
    void sglangSharesTokens()
    {
        const Scenario scenario = engine(Method::Sglang);
        QCOMPARE(sharing(scenario, 0), Tokens{8});
        QCOMPARE(sharing(scenario, 4096), Tokens{15}); // (65,536 - 4,096) / (8,192 - 4,096)
        const Scenario hybrid = engine(Method::Sglang, "qwen3.8-27b");
        QCOMPARE(sharing(hybrid, 4096), sharing(hybrid, 0));
    }
    void aWholePrefixLeavesOneTokenToEverySequence()
    {
        // (65,536 - 8,191) / 1
        QCOMPARE(sharing(engine(Method::Reference), 8192), Tokens{57'345});
        QCOMPARE(sharing(engine(Method::Reference), 1'000'000), Tokens{57'345});
    }
    void llamaCppKeepsItInEverySlot()
    {
        Scenario scenario = engine(Method::LlamaCpp);
        scenario.settings.slotCount = 4;
        QCOMPARE(sharing(scenario, 4096), sharing(scenario, 0));
        scenario.load.sharedPrefix = 4096;
        QVERIFY(says(scenario, Note::Id::PrefixNotShared));
        scenario.method = Method::Vllm;
        QVERIFY(!says(scenario, Note::Id::PrefixNotShared));
    }

    // The curve of what fits counts like the answer, and its steps end where they say.
    void theStairFollows()
    {
        for (const Method method : {Method::Reference, Method::Vllm, Method::Sglang}) {
            const Prepared prepared = preparedFor(engine(method));
            constexpr Tokens prefix = 3000;
            const auto stair = sweepContext(prepared, 1024, 65'536, prefix);
            QVERIFY(stair.size() > 10);
            for (std::size_t i = 0; i < stair.size(); ++i) {
                QCOMPARE(stair[i].sequences,
                         capacitySharing(prepared, stair[i].context, prefix).concurrency.sequences);
                if (i > 0 && i + 1 < stair.size())
                    QVERIFY(sequencesSharing(prepared, stair[i].context + 1, prefix) < stair[i].sequences);
            }
        }
    }

    // Drafts are one setting: what the engine was started with reaches memory and rate.
    void draftsReachMemoryAndRate()
    {
        Scenario scenario = engine(Method::Vllm, "deepseek-v3");
        scenario.configurations.front().parallel.tensor = 8;
        const auto tokensRead = [&] {
            return prepareRate(catalog(), scenario, scenario.configurations.front()).tokensRead;
        };
        const auto perToken = [&] {
            return capacityAt(preparedFor(scenario), 8192).memory.perSequence.value();
        };
        const double plain = perToken();
        scenario.settings.speculativeTokens = 3;
        QCOMPARE(tokensRead(), 4.0);
        QVERIFY(perToken() > plain);
        scenario.settings = {};
        scenario.load.draftTokens = 3;
        QCOMPARE(tokensRead(), 4.0);
        QVERIFY(perToken() > plain);
    }
    void anotherModelDrafts()
    {
        Scenario scenario = engine(Method::Vllm, "llama-3-70b");
        scenario.settings.speculativeTokens = 2;
        const auto layers = [&] {
            return prepareRate(catalog(), scenario, scenario.configurations.front()).fixed.layers;
        };
        QCOMPARE(layers(), 80); // it has no block of its own: drafts from the prompt
        scenario.settings.draftModel = "llama-3.2-1b";
        QCOMPARE(layers(), 80 + 2 * 16);
    }
};

QTEST_APPLESS_MAIN(SharedPrefixTest)
#include "shared_prefix_test.moc"

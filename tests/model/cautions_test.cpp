// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/rates.h"

#include "model/evaluation/cautions.h"

using namespace headroom;

namespace {

// Whether a caution is shown for a configuration.
bool shown(const char *id, const RateCase &question, Tokens sequences = 1)
{
    Scenario scenario = scenarioOf(question);
    scenario.sequences = sequences;
    for (const std::size_t i : cautionsFor(catalog(), scenario, scenario.configurations.front()))
        if (catalog().cautions[i].id == id)
            return true;
    return false;
}

} // namespace

// Cautions appear where their condition holds and nowhere else.
class CautionsTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreEnough()
    {
        QVERIFY(catalog().cautions.size() >= 20);
        for (const Caution &caution : catalog().cautions) {
            QVERIFY2(!caution.text.en.empty() && !caution.text.ptBR.empty(), caution.id.c_str());
            QVERIFY2(caution.text.en != caution.text.ptBR, caution.id.c_str());
            QVERIFY2(caution.from.source != kSetByUser, caution.id.c_str());
        }
    }
    // Every condition names something the catalog has, so none of them is dead.
    void everyCautionCanAppear()
    {
        std::vector<bool> seen(catalog().cautions.size(), false);
        const auto look = [&](const RateCase &question, Tokens sequences) {
            Scenario scenario = scenarioOf(question);
            scenario.sequences = sequences;
            for (const std::size_t i : cautionsFor(catalog(), scenario, scenario.configurations.front()))
                seen[i] = true;
        };
        for (const Accelerator &part : catalog().accelerators)
            for (const char *weights : {"bf16", "fp8", "awq", "mxfp4"})
                for (const int tensor : {1, 4, 8, 16})
                    for (const Tokens sequences : {1, 40, 100}) {
                        RateCase question{.accelerator = part.id,
                                          .model = "deepseek-v3",
                                          .weights = weights,
                                          .parallel = {.tensor = tensor}};
                        question.engine = RateEngine::Vllm;
                        question.load.draftTokens = 1;
                        look(question, sequences);
                        question.model = "llama-3-8b"; // little on each device
                        look(question, sequences);
                        question.engine = tensor == 1 ? RateEngine::LlamaCpp : RateEngine::TensorRtLlm;
                        look(question, sequences);
                    }
        for (std::size_t i = 0; i < seen.size(); ++i)
            QVERIFY2(seen[i], catalog().cautions[i].id.c_str());
    }

    void conditions()
    {
        const auto on = [](const char *part, int tensor = 1, const char *weights = "bf16") {
            return RateCase{.accelerator = part,
                            .model = "llama-3-70b",
                            .weights = weights,
                            .parallel = {.tensor = tensor}};
        };
        const auto with = [](RateCase question, RateEngine engine) {
            question.engine = engine;
            return question;
        };
        QVERIFY(shown("fp8-slower-than-bf16", on("mi300x", 1, "fp8")));
        QVERIFY(shown("fp8-slower-than-bf16", on("mi325x", 1, "fp8_block")));
        QVERIFY(!shown("fp8-slower-than-bf16", on("mi300x")));
        QVERIFY(!shown("fp8-slower-than-bf16", on("mi355x", 1, "fp8")));
        QVERIFY(shown("small-batches-favour-h100", on("mi300x"), 15));
        QVERIFY(!shown("small-batches-favour-h100", on("mi300x"), 16));
        QVERIFY(shown("batch-above-32-favours-mi300x", on("mi300x"), 33));
        QVERIFY(!shown("batch-above-32-favours-mi300x", on("mi300x"), 32));
        QVERIFY(!shown("batch-above-32-favours-mi300x", on("mi300x"), 65));
        QVERIFY(shown("batch-above-64-favours-mi300x", on("mi300x"), 65));
        QVERIFY(!shown("batch-above-64-favours-mi300x", on("h100-sxm"), 65));
        QVERIFY(shown("mi350-comes-in-nodes", on("mi355x", 4)));
        QVERIFY(!shown("mi350-comes-in-nodes", on("mi355x", 8)));
        QVERIFY(shown("no-tensorrt-llm-on-amd", with(on("mi300x"), RateEngine::TensorRtLlm)));
        QVERIFY(!shown("no-tensorrt-llm-on-amd", with(on("h100-sxm"), RateEngine::TensorRtLlm)));
        QVERIFY(!shown("no-tensorrt-llm-on-amd", on("mi300x")));
        QVERIFY(shown("announced-part", on("mi455x")));
        QVERIFY(!shown("announced-part", on("mi355x")));
        QVERIFY(shown("pin-the-version", with(on("mi300x"), RateEngine::Vllm)));
        QVERIFY(shown("spot-prices", on("mi300x")));
        QVERIFY(shown("power-and-cooling", on("b200-sxm")));
        QVERIFY(!shown("power-and-cooling", on("h100-sxm")));
        QVERIFY(shown("a-gap-proves-nothing", on("l4"))); // always
        QVERIFY(shown("all-reduce-over-pcie", on("l40s", 2)));
        QVERIFY(!shown("all-reduce-over-pcie", on("l40s", 1)));
        QVERIFY(!shown("all-reduce-over-pcie", on("h100-sxm", 2)));
        QVERIFY(!shown("all-reduce-over-pcie", on("h100-pcie", 2))); // its bridge
        QVERIFY(shown("all-reduce-over-pcie", on("h100-pcie", 4)));
        // 70.6e9 parameters at 16 bit are 35.3 GB on each of four, at 4 bit on 16 less than 3.
        QVERIFY(!shown("little-left-per-device", on("h100-sxm", 4)));
        QVERIFY(shown("little-left-per-device", on("h100-sxm", 16, "awq")));
        QVERIFY(!shown("little-left-per-device", on("h100-sxm", 2, "awq")));
        QVERIFY(shown("small-models-on-several-mi300x",
                      {.accelerator = "mi300x", .model = "llama-3-8b", .parallel = {.tensor = 2}}));
        QVERIFY(!shown("small-models-on-several-mi300x", on("mi300x", 2))); // 70.6e9 parameters
        QVERIFY(shown("beyond-the-domain", on("h100-sxm", 16)));
        QVERIFY(!shown("beyond-the-domain", on("gb200-nvl72", 16)));
        QVERIFY(shown("no-fp4-units", on("h100-sxm", 1, "nvfp4")));
        QVERIFY(!shown("no-fp4-units", on("b200-sxm", 1, "nvfp4")));
        QVERIFY(!shown("no-fp4-units", on("h100-sxm", 1, "awq"))); // weight-only computes in 16 bit anyway
        QVERIFY(shown("weight-only-formats", on("h100-sxm", 1, "awq")));
        QVERIFY(shown("mla-on-rocm",
                      {.accelerator = "mi300x", .model = "deepseek-v3", .engine = RateEngine::Vllm}));
        QVERIFY(!shown("mla-on-rocm", with(on("mi300x"), RateEngine::Vllm)));
        QVERIFY(shown("experts-wait-for-layers",
                      {.accelerator = "h200-sxm", .model = "deepseek-v3", .parallel = {.tensor = 8}}));
        QVERIFY(!shown("experts-wait-for-layers", on("h200-sxm", 8)));
        QVERIFY(shown("gain-of-speculation", {.accelerator = "mi300x", .load = {.draftTokens = 1}}));
    }
    void aPinnedModelCounts()
    {
        Scenario scenario = scenarioOf({.accelerator = "mi300x", .engine = RateEngine::Vllm});
        scenario.configurations.front().model = "deepseek-v3";
        QVERIFY(applies({.attention = {Attention::Latent}}, catalog(), scenario,
                        scenario.configurations.front()));
        QVERIFY(!applies({.attention = {Attention::Recurrent}}, catalog(), scenario,
                         scenario.configurations.front()));
    }
};

QTEST_APPLESS_MAIN(CautionsTest)
#include "cautions_test.moc"

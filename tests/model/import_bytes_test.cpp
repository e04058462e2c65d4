// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/capacity/placement.h"
#include "model/evaluation/evaluation.h"
#include "model/rate/streamed.h"
#include "tests/model/following.h"
#include "tests/model/import_support.h"

using namespace headroom;

namespace {

constexpr auto at(TensorClass tensors)
{
    return static_cast<std::size_t>(tensors);
}

// One layer of a mixture: hidden 64, 4 query heads and 2 KV heads of 16, 8 experts of width 32, 2 a token.
// Attention, tables and router in bf16, the experts in MXFP4: 4-bit numbers two a byte, a scale for each 32.
const char *const kMixture =
    R"({"model_type": "gpt_oss", "_name_or_path": "someone/Tiny-Mixture", "hidden_size": 64,
    "num_hidden_layers": 1, "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 16,
    "intermediate_size": 32, "vocab_size": 256, "max_position_embeddings": 2048, "tie_word_embeddings": false,
    "torch_dtype": "bfloat16", "num_local_experts": 8, "num_experts_per_tok": 2, "sliding_window": 128,
    "layer_types": ["full_attention"],
    "quantization_config": {"quant_method": "mxfp4", "modules_to_not_convert": ["model.layers.*.self_attn"]}})";

SafetensorsWriter mixture()
{
    SafetensorsWriter w;
    w.bf16("model.embed_tokens.weight", {256, 64}).bf16("lm_head.weight", {256, 64});
    w.bf16("model.norm.weight", {64});
    const std::string layer = "model.layers.0.";
    w.bf16(layer + "self_attn.q_proj.weight", {64, 64}).bf16(layer + "self_attn.k_proj.weight", {32, 64});
    w.bf16(layer + "self_attn.v_proj.weight", {32, 64}).bf16(layer + "self_attn.o_proj.weight", {64, 64});
    w.bf16(layer + "input_layernorm.weight", {64}).bf16(layer + "post_attention_layernorm.weight", {64});
    w.bf16(layer + "mlp.router.weight", {8, 64});
    w.add(layer + "mlp.experts.gate_up_proj_blocks", "U8", {8, 64, 2, 16}, 8)
        .add(layer + "mlp.experts.gate_up_proj_scales", "U8", {8, 64, 2}, 8)
        .add(layer + "mlp.experts.down_proj_blocks", "U8", {8, 64, 1, 16}, 8)
        .add(layer + "mlp.experts.down_proj_scales", "U8", {8, 64, 1}, 8);
    return w;
}

constexpr double kTable = 2.0 * 256 * 64;
constexpr double kAttention = 2.0 * (64 * 64 + 2 * 32 * 64 + 64 * 64);
constexpr double kNorms = 2.0 * 3 * 64;
constexpr double kRouter = 2.0 * 8 * 64;
constexpr double kExperts = 8 * 64 * 2 * 17 + 8 * 64 * 17; // 16 bytes of numbers and one scale a block

ImportResult mixtureImport()
{
    return importBytes({{"config.json", kMixture}, mixture().file("model.safetensors")});
}

// A catalog that knows the import, and a scenario about it.
struct Asked {
    Catalog all = catalog();
    Scenario scenario;

    explicit Asked(const ImportResult &result, WeightsBasis basis)
    {
        scenario.model = addToCatalog(all, *imported(result));
        scenario.context = 1024;
        scenario.method = Method::Vllm;
        scenario.basis = basis;
        Configuration configuration;
        configuration.accelerator = "mi300x";
        configuration.weights = imported(result)->model.checkpoints.front().format;
        scenario.configurations.push_back(configuration);
    }
    [[nodiscard]] Parallelism &parallel() { return scenario.configurations.front().parallel; }
    [[nodiscard]] Prepared prepared(Trace *trace = nullptr) const
    {
        return std::get<Prepared>(prepare(all, scenario, scenario.configurations.front(), trace));
    }
};

} // namespace

// Bytes that were read off the tensors decide, class by class: in the total, on the ranks and in a step.
class ImportBytesTest : public QObject {
    Q_OBJECT

private slots:
    void mixedCheckpointsAreRightByClass()
    {
        const ImportResult result = mixtureImport();
        QVERIFY2(imported(result), describe(result).c_str());
        const LanguageModel &model = imported(result)->model;
        const WeightFormat &format = *catalog().weightFormat(model.checkpoints.front().format);
        QCOMPARE(format.id, std::string("mxfp4"));
        const ClassBytes bytes = classBytes(model, format);
        QCOMPARE(bytes[at(TensorClass::Embedding)], kTable);
        QCOMPARE(bytes[at(TensorClass::Attention)], kAttention);
        QCOMPARE(bytes[at(TensorClass::Experts)], kExperts);
        QCOMPARE(bytes[at(TensorClass::Router)], kRouter);
        QCOMPARE(bytes[at(TensorClass::Norms)], kNorms);
        for (const WeightsBasis basis :
             {WeightsBasis::Nominal, WeightsBasis::Checkpoint, WeightsBasis::Loaded})
            QCOMPARE(modelWeights(model, format, basis, false).total.value(),
                     2 * kTable + kAttention + kNorms + kRouter + kExperts);
        // In another format there are no tensors to read: shapes times bits.
        QCOMPARE(classBytes(model, *catalog().weightFormat("bf16"))[at(TensorClass::Experts)],
                 2.0 * 8 * 3 * 32 * 64);
    }
    // Only the inner matrices of the MLP are FP8: 1 byte and a scale of 4 for each of them; the rest is bf16.
    void innerMatricesAlone()
    {
        SafetensorsWriter w;
        w.bf16("model.embed_tokens.weight", {256, 64}).bf16("lm_head.weight", {256, 64});
        w.bf16("model.norm.weight", {64});
        for (int i = 0; i < 2; ++i) {
            const std::string layer = "model.layers." + std::to_string(i) + '.';
            w.bf16(layer + "self_attn.q_proj.weight", {64, 64})
                .bf16(layer + "self_attn.k_proj.weight", {32, 64});
            w.bf16(layer + "self_attn.v_proj.weight", {32, 64})
                .bf16(layer + "self_attn.o_proj.weight", {64, 64});
            for (const char *name : {"gate_proj", "up_proj"})
                w.add(layer + "mlp." + name + ".weight", "F8_E4M3", {128, 64}, 8)
                    .add(layer + "mlp." + name + ".weight_scale", "F32", {1}, 32);
            w.bf16(layer + "mlp.down_proj.weight", {64, 128});
            w.bf16(layer + "input_layernorm.weight", {64})
                .bf16(layer + "post_attention_layernorm.weight", {64});
        }
        std::string config = kLlamaConfig;
        config.insert(config.size() - 1, R"(, "quantization_config": {"quant_method": "fp8"})");
        const ImportResult result = importBytes({{"config.json", config}, w.file("model.safetensors")});
        QVERIFY2(imported(result), describe(result).c_str());
        const LanguageModel &model = imported(result)->model;
        const ClassBytes bytes = classBytes(model, *catalog().weightFormat("fp8_e4m3_tensor"));
        QCOMPARE(bytes[at(TensorClass::Mlp)], 2.0 * (2 * (128 * 64 + 4) + 2 * 64 * 128));
        QCOMPARE(bytes[at(TensorClass::Attention)], 2 * kAttention);
    }
    // Two ranks: matrices and tables in halves, norms and the router on both.
    void ranksHoldTheirPartOfTheRealBytes()
    {
        Asked asked(mixtureImport(), WeightsBasis::Checkpoint);
        asked.parallel().tensor = 2;
        QCOMPARE(asked.prepared().stages.front().weights.value(),
                 (2 * kTable + kAttention + kExperts) / 2 + kNorms + kRouter);
        asked.parallel().tensor = 4; // 2 KV heads on 4 ranks: K and V twice, 2 x 32 x 64 more of 24,576 / 2
        QCOMPARE(asked.prepared().stages.front().weights.value(),
                 (2 * kTable + kAttention + 2.0 * 2 * 32 * 64 + kExperts) / 4 + kNorms + kRouter);
    }
    void aStepReadsTheRealBytes()
    {
        const ImportResult result = mixtureImport();
        const LanguageModel &model = imported(result)->model;
        const StreamedWeights streamed = streamedWeights(model, *catalog().weightFormat("mxfp4"));
        QCOMPARE(streamed.every.value(), kTable + kAttention + kNorms + kRouter);
        QCOMPARE(streamed.experts.value(), kExperts);
    }
    void everyByteCanBeFollowed_data()
    {
        QTest::addColumn<int>("basis");
        QTest::addColumn<int>("tensor");
        for (const int basis : {0, 1, 2})
            for (const int tensor : {1, 2})
                QTest::addRow("basis %d on %d", basis, tensor) << basis << tensor;
    }
    void everyByteCanBeFollowed()
    {
        QFETCH(int, basis);
        QFETCH(int, tensor);
        Asked asked(mixtureImport(), static_cast<WeightsBasis>(basis));
        asked.parallel().tensor = tensor;
        asked.scenario.method = Method::Reference; // whose every formula can be worked out again
        const Trace trace = explain(asked.all, asked.scenario, asked.scenario.configurations.front());
        QCOMPARE(wrongIn(trace, asked.all), std::string());
        const double weights = asked.prepared().stages.front().weights.value();
        QVERIFY(trace.stepGiving({Term::WeightBytes, weights}));
    }
    // The down projections of MLA lie whole on each rank, whatever counts them: the config or the tensors.
    void latentProjectionsAreCopied()
    {
        const char *config = R"({"model_type": "deepseek_v3", "hidden_size": 64, "num_hidden_layers": 1,
            "num_attention_heads": 4, "num_key_value_heads": 4, "vocab_size": 256, "intermediate_size": 128,
            "kv_lora_rank": 32, "q_lora_rank": 48, "qk_rope_head_dim": 8, "qk_nope_head_dim": 16,
            "v_head_dim": 16, "max_position_embeddings": 2048, "tie_word_embeddings": false,
            "torch_dtype": "bfloat16", "first_k_dense_replace": 1})";
        SafetensorsWriter w;
        w.bf16("model.embed_tokens.weight", {256, 64}).bf16("lm_head.weight", {256, 64});
        w.bf16("model.norm.weight", {64});
        const std::string layer = "model.layers.0.";
        w.bf16(layer + "self_attn.q_a_proj.weight", {48, 64})
            .bf16(layer + "self_attn.q_a_layernorm.weight", {48});
        w.bf16(layer + "self_attn.q_b_proj.weight", {4 * 24, 48});
        w.bf16(layer + "self_attn.kv_a_proj_with_mqa.weight", {40, 64})
            .bf16(layer + "self_attn.kv_a_layernorm.weight", {32});
        w.bf16(layer + "self_attn.kv_b_proj.weight", {4 * 32, 32})
            .bf16(layer + "self_attn.o_proj.weight", {64, 64});
        w.bf16(layer + "mlp.gate_proj.weight", {128, 64}).bf16(layer + "mlp.up_proj.weight", {128, 64});
        w.bf16(layer + "mlp.down_proj.weight", {64, 128});
        w.bf16(layer + "input_layernorm.weight", {64}).bf16(layer + "post_attention_layernorm.weight", {64});
        constexpr double whole = 64 * 48 + 48 + 64 * 40 + 32;
        constexpr double attention = whole + 4 * 24 * 48 + 4 * 32 * 32 + 64 * 64;
        const ImportResult counted = importText(config);
        const ImportResult stored = importBytes({{"config.json", config}, w.file("model.safetensors")});
        for (const ImportResult *result : {&counted, &stored}) {
            QVERIFY2(imported(*result), describe(*result).c_str());
            QCOMPARE(countOf(*imported(*result), TensorClass::Attention), attention);
            QCOMPARE(imported(*result)->model.wholeParameters[at(TensorClass::Attention)], whole);
            Asked asked(*result, WeightsBasis::Checkpoint);
            asked.parallel().tensor = 4;
            const double divided = 2.0 * 256 * 64 + attention - whole + 3 * 128 * 64;
            QCOMPARE(asked.prepared().stages.front().weights.value(), 2.0 * (divided / 4 + whole + 3 * 64));
            asked.scenario.basis = WeightsBasis::Nominal; // the lessons divide everything
            QCOMPARE(asked.prepared().stages.front().weights.value(), 2.0 * (divided + whole + 3 * 64) / 4);
        }
    }
    // What the catalog says of its models follows from their configs.
    void theCatalogsCopiesAreThoseOfTheConfigs_data()
    {
        QTest::addColumn<QString>("id");
        for (const LanguageModel &model : catalog().models)
            QTest::newRow(model.id.c_str()) << QString::fromStdString(model.id);
    }
    void theCatalogsCopiesAreThoseOfTheConfigs()
    {
        QFETCH(QString, id);
        const ImportResult result =
            importText(fileText(std::string(HEADROOM_TEST_DATA) + "/configs/" + id.toStdString() + ".json"));
        QVERIFY2(imported(result), describe(result).c_str());
        const LanguageModel &known = *catalog().model(id.toStdString());
        for (std::size_t c = 0; c < kTensorClasses; ++c)
            QCOMPARE(imported(result)->model.wholeParameters[c], known.wholeParameters[c]);
    }
    void rotaryTables_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<int>("dim"); // -1: all of a head
        QTest::addColumn<int>("rows");
        QTest::newRow("plain") << "" << -1 << 0;
        QTest::newRow("a part of a head of 16") << R"(, "partial_rotary_factor": 0.25)" << 4 << 0;
        QTest::newRow("by its width") << R"(, "rotary_dim": 8)" << 8 << 0;
        QTest::newRow("all of it") << R"(, "rotary_dim": 16)" << -1 << 0;
        QTest::newRow("positions of images: four times 2,048 rows")
            << R"(, "rope_parameters": {"mrope_section": [1, 1, 2], "rope_type": "default",
                   "partial_rotary_factor": 0.5})"
            << 8 << 8192;
        QTest::newRow("YaRN: 4 x 1,024")
            << R"(, "rope_scaling": {"type": "yarn", "factor": 4.0, "original_max_position_embeddings": 1024})"
            << -1 << 4096;
        QTest::newRow("YaRN that ends at the context")
            << R"(, "rope_scaling": {"type": "yarn", "factor": 2.0, "original_max_position_embeddings": 1024})"
            << -1 << 0;
        QTest::newRow("LongRoPE: 512 and 2,048")
            << R"(, "rope_scaling": {"type": "longrope", "original_max_position_embeddings": 512})" << -1
            << 2560;
        QTest::newRow("ALiBi") << R"(, "alibi": true)" << 0 << 0;
        QTest::newRow("no positions") << R"(, "position_embedding_type": "nope")" << 0 << 0;
    }
    void rotaryTables()
    {
        QFETCH(QString, keys);
        QFETCH(int, dim);
        QFETCH(int, rows);
        std::string config = kLlamaConfig;
        config.insert(config.size() - 1, keys.toStdString());
        const ImportResult result = importText(config);
        QVERIFY2(imported(result), describe(result).c_str());
        QCOMPARE(imported(result)->model.rotaryDim.value_or(-1), dim);
        QCOMPARE(imported(result)->model.rotaryRows, Tokens{rows});
    }
};

QTEST_APPLESS_MAIN(ImportBytesTest)
#include "import_bytes_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/checkpoint/ggml_types.h"
#include "tests/model/import_support.h"

using namespace headroom;

namespace {

GgufWriter tinyGguf(const std::string &architecture, int layers)
{
    GgufWriter w;
    w.text("general.architecture", architecture)
        .text("general.name", "Tiny Model")
        .number("general.file_type", 1);
    w.number(architecture + ".block_count", static_cast<std::uint32_t>(layers))
        .number(architecture + ".context_length", 4096);
    w.number(architecture + ".embedding_length", 64).number(architecture + ".feed_forward_length", 128);
    w.number(architecture + ".attention.head_count", 4);
    w.texts("tokenizer.ggml.tokens", {"a", "b", "c"});
    return w;
}

void addTables(GgufWriter &w)
{
    w.f16("token_embd.weight", {64, 256}).f16("output.weight", {64, 256}).f32("output_norm.weight", {64});
}

void addAttention(GgufWriter &w, int layer, std::uint64_t keys)
{
    const std::string block = "blk." + std::to_string(layer) + '.';
    w.f32(block + "attn_norm.weight", {64})
        .f16(block + "attn_q.weight", {64, 64})
        .f16(block + "attn_k.weight", {64, keys});
    w.f16(block + "attn_v.weight", {64, keys})
        .f16(block + "attn_output.weight", {64, 64})
        .f32(block + "ffn_norm.weight", {64});
}

void addMlp(GgufWriter &w, int layer)
{
    const std::string block = "blk." + std::to_string(layer) + '.';
    w.f16(block + "ffn_gate.weight", {64, 128})
        .f16(block + "ffn_up.weight", {64, 128})
        .f16(block + "ffn_down.weight", {128, 64});
}

void addState(GgufWriter &w, int layer)
{
    const std::string block = "blk." + std::to_string(layer) + '.';
    w.f32(block + "attn_norm.weight", {64})
        .f16(block + "ssm_in.weight", {64, 64})
        .f32(block + "ssm_conv1d.weight", {4, 96});
    w.f32(block + "ssm_a", {1, 4}).f32(block + "ssm_d", {1, 4}).f16(block + "ssm_out.weight", {64, 64});
}

} // namespace

// Headers of GGUF files: metadata by layer, windows, states, experts, drafts, split files.
class ImportGgufTest : public QObject {
    Q_OBJECT

private slots:
    void plainGguf()
    {
        GgufWriter w = tinyGguf("llama", 2);
        w.number("llama.attention.head_count_kv", 2);
        addTables(w);
        for (int i = 0; i < 2; ++i) {
            addAttention(w, i, 32);
            addMlp(w, i);
        }
        const ImportResult result = importBytes({w.file("tiny.gguf")});
        QVERIFY2(imported(result), describe(result).c_str());
        const ImportedModel &m = *imported(result);
        QCOMPARE(m.model.layerTypes.size(), std::size_t{1});
        QCOMPARE(m.model.layerTypes[0].kvHeads, 2);
        QCOMPARE(m.model.layerTypes[0].keyDim, 16); // 64 / 4
        QCOMPARE(m.model.vocabularySize, 256);
        QCOMPARE(m.model.checkpoints.front().format, std::string("fp16"));
        QCOMPARE(bytesOf(m, TensorClass::Mlp), 2.0 * 3 * 64 * 128 * 2);
        QCOMPARE(bytesOf(m, TensorClass::Norms), 4.0 * (2 * 2 * 64 + 64));
        QCOMPARE(m.model.name, std::string("Tiny Model"));
    }
    // Heads by layer, none in some: those are no attention layers.
    void headsByLayer()
    {
        GgufWriter w = tinyGguf("deci", 3);
        w.numbers("deci.attention.head_count_kv", {2, 0, 1})
            .number("deci.attention.key_length", 16)
            .number("deci.attention.value_length", 16);
        addTables(w);
        addAttention(w, 0, 32);
        addMlp(w, 0);
        addMlp(w, 1);
        addAttention(w, 2, 16);
        addMlp(w, 2);
        const ImportResult result = importBytes({w.file("tiny.gguf")});
        QVERIFY2(imported(result), describe(result).c_str());
        const LanguageModel &model = imported(result)->model;
        const auto layer = [&](std::size_t i) { return model.layerTypes[model.layers[i]]; };
        QCOMPARE(layer(0).kvHeads, 2);
        QCOMPARE(layer(1).attention, Attention::None);
        QCOMPARE(layer(2).kvHeads, 1);
    }
    void windowsByPattern_data()
    {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<QString>("expected"); // S sliding, F full, by layer
        QTest::newRow("Gemma 3: every sixth is full") << "gemma3"
                                                      << "SSSSSFSS";
        QTest::newRow("gpt-oss: by turns") << "gpt-oss"
                                           << "SFSFSFSF";
        QTest::newRow("Gemma 4: as the file lists") << "gemma4"
                                                    << "SFFSSFFS";
        QTest::newRow("Command R7B: every fourth is full") << "cohere2"
                                                           << "SSSFSSSF";
    }
    void windowsByPattern()
    {
        QFETCH(QString, architecture);
        QFETCH(QString, expected);
        const std::string name = architecture.toStdString();
        GgufWriter w = tinyGguf(name, 8);
        w.number(name + ".attention.head_count_kv", 2).number(name + ".attention.sliding_window", 512);
        w.number(name + ".attention.key_length", 32).number(name + ".attention.value_length", 32);
        w.number(name + ".attention.key_length_swa", 16).number(name + ".attention.value_length_swa", 16);
        if (name == "gemma4")
            w.truths(name + ".attention.sliding_window_pattern",
                     {true, false, false, true, true, false, false, true});
        addTables(w);
        for (int i = 0; i < 8; ++i) {
            addAttention(w, i, 32);
            addMlp(w, i);
        }
        const ImportResult result = importBytes({w.file("tiny.gguf")});
        QVERIFY2(imported(result), describe(result).c_str());
        const LanguageModel &model = imported(result)->model;
        QString found;
        for (const std::uint8_t index : model.layers) {
            const LayerType &layer = model.layerTypes[index];
            found += layer.attention == Attention::Sliding ? QLatin1Char('S') : QLatin1Char('F');
            QCOMPARE(layer.keyDim, layer.attention == Attention::Sliding ? 16 : 32);
            QCOMPARE(layer.window, layer.attention == Attention::Sliding ? 512 : 0);
        }
        QCOMPARE(found, expected);
    }
    void hybridGguf_data()
    {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<int>("groups");
        QTest::addColumn<int>("flavour");
        QTest::addColumn<int>("heads");
        QTest::addColumn<int>("valueDim");
        QTest::addColumn<int>("channels");
        // inner 64 over 4 heads: values of 16; channels inner + 2 x groups x state 8
        QTest::newRow("Granite: Mamba-2")
            << "granitehybrid" << 1 << int(Recurrence::Mamba2) << 4 << 16 << 64 + 2 * 8;
        QTest::newRow("Qwen3.5: Gated DeltaNet")
            << "qwen35" << 2 << int(Recurrence::GatedDeltaNet) << 4 << 16 << 64 + 2 * 2 * 8;
        QTest::newRow("Jamba: Mamba-1, a state a channel")
            << "jamba" << 0 << int(Recurrence::Mamba1) << 64 << 1 << 64;
    }
    void hybridGguf()
    {
        QFETCH(QString, architecture);
        QFETCH(int, groups);
        const std::string name = architecture.toStdString();
        GgufWriter w = tinyGguf(name, 4);
        w.numbers(name + ".attention.head_count_kv", {0, 0, 0, 2})
            .number(name + ".ssm.conv_kernel", 4)
            .number(name + ".ssm.inner_size", 64);
        w.number(name + ".ssm.state_size", 8)
            .number(name + ".ssm.time_step_rank", 4)
            .number(name + ".ssm.group_count", static_cast<std::uint32_t>(groups));
        addTables(w);
        for (int i = 0; i < 3; ++i) {
            addState(w, i);
            addMlp(w, i);
        }
        addAttention(w, 3, 32);
        addMlp(w, 3);
        const ImportResult result = importBytes({w.file("tiny.gguf")});
        QVERIFY2(imported(result), describe(result).c_str());
        const LanguageModel &model = imported(result)->model;
        const LayerType &state = model.layerTypes[model.layers[0]];
        QCOMPARE(state.attention, Attention::Recurrent);
        QTEST(int(state.recurrence), "flavour");
        QTEST(state.stateHeads, "heads");
        QTEST(state.valueDim, "valueDim");
        QTEST(state.convChannels, "channels");
        QCOMPARE(state.convTaps, 3);
        QCOMPARE(model.layerTypes[model.layers[3]].attention, Attention::Full);
        // ssm_in 64 x 64 and ssm_out 64 x 64 at 2 B; conv 4 x 96, a and d 4 each at 4 B; three layers
        QCOMPARE(bytesOf(*imported(result), TensorClass::LinearAttention),
                 3.0 * (2 * 64 * 64 * 2 + 4 * 96 * 4 + 2 * 4 * 4));
    }
    void expertsAndLatentsOfDeepSeekGguf()
    {
        GgufWriter w = tinyGguf("deepseek2", 2);
        w.number("deepseek2.attention.head_count_kv", 1)
            .number("deepseek2.attention.kv_lora_rank", 32)
            .number("deepseek2.rope.dimension_count", 8);
        w.number("deepseek2.attention.key_length", 40)
            .number("deepseek2.attention.value_length", 32)
            .number("deepseek2.leading_dense_block_count", 1);
        w.number("deepseek2.expert_count", 4)
            .number("deepseek2.expert_used_count", 2)
            .number("deepseek2.expert_feed_forward_length", 32);
        w.number("deepseek2.expert_shared_count", 1);
        addTables(w);
        for (int i = 0; i < 2; ++i) {
            const std::string block = "blk." + std::to_string(i) + '.';
            w.f32(block + "attn_norm.weight", {64})
                .f16(block + "attn_kv_a_mqa.weight", {64, 40})
                .f32(block + "attn_kv_a_norm.weight", {32});
            w.f32(block + "ffn_norm.weight", {64});
        }
        addMlp(w, 0);
        w.f16("blk.1.ffn_gate_inp.weight", {64, 4})
            .f16("blk.1.ffn_up_exps.weight", {64, 32, 4})
            .f16("blk.1.ffn_down_exps.weight", {32, 64, 4});
        w.f16("blk.1.ffn_gate_exps.weight", {64, 32, 4}).f16("blk.1.ffn_up_shexp.weight", {64, 32});
        const ImportResult result = importBytes({w.file("tiny.gguf")});
        QVERIFY2(imported(result), describe(result).c_str());
        const ImportedModel &m = *imported(result);
        const auto layer = [&](std::size_t i) { return m.model.layerTypes[m.model.layers[i]]; };
        QCOMPARE(layer(0).keyDim, 32);
        QCOMPARE(layer(0).ropeDim, 8);
        QCOMPARE(layer(0).mlp, Mlp::Dense);
        QCOMPARE(layer(1).mlp, Mlp::Experts);
        QCOMPARE(layer(0).name, std::string("mla_dense"));
        QCOMPARE(bytesOf(m, TensorClass::Experts), 3.0 * 64 * 32 * 4 * 2);
        QCOMPARE(bytesOf(m, TensorClass::SharedExperts), 64.0 * 32 * 2);
        QCOMPARE(bytesOf(m, TensorClass::Router), 64.0 * 4 * 2);
        QCOMPARE(m.model.mixture->expertsPerToken, 2);
    }
    void draftBlocksAreNoLayers()
    {
        GgufWriter w = tinyGguf("glm4moe", 3);
        w.number("glm4moe.attention.head_count_kv", 2).number("glm4moe.nextn_predict_layers", 1);
        addTables(w);
        for (int i = 0; i < 3; ++i) {
            addAttention(w, i, 32);
            addMlp(w, i);
        }
        w.f16("blk.2.nextn.eh_proj.weight", {128, 64});
        const ImportResult result = importBytes({w.file("tiny.gguf")});
        QVERIFY2(imported(result), describe(result).c_str());
        const ImportedModel &m = *imported(result);
        QCOMPARE(m.model.layers.size(), std::size_t{2});
        QVERIFY(m.model.draft);
        QCOMPARE(m.model.draft->layers, 1);
        QCOMPARE(bytesOf(m, TensorClass::Draft),
                 4.0 * 64 * 2 + 2.0 * (64 * 64 * 2 + 2 * 64 * 32) + 2.0 * 3 * 64 * 128 + 2.0 * 128 * 64);
    }
    void sharedCachesOwnNothing()
    {
        GgufWriter w = tinyGguf("gemma3n", 4);
        w.number("gemma3n.attention.head_count_kv", 2).number("gemma3n.attention.shared_kv_layers", 2);
        addTables(w);
        for (int i = 0; i < 4; ++i) {
            addAttention(w, i, 32);
            addMlp(w, i);
        }
        const ImportResult result = importBytes({w.file("tiny.gguf")});
        QVERIFY2(imported(result), describe(result).c_str());
        const LanguageModel &model = imported(result)->model;
        QVERIFY(!model.layerTypes[model.layers[1]].sharesCache);
        QVERIFY(model.layerTypes[model.layers[2]].sharesCache);
    }
    void splitGguf()
    {
        GgufWriter first = tinyGguf("llama", 2);
        first.number("llama.attention.head_count_kv", 2)
            .number("split.count", 2)
            .number("split.no", 0)
            .number("split.tensors.count", 21);
        addTables(first);
        addAttention(first, 0, 32);
        addMlp(first, 0);
        GgufWriter second;
        second.number("split.count", 2).number("split.no", 1);
        addAttention(second, 1, 32);
        addMlp(second, 1);
        const TestFile a = first.file("m-00001-of-00002.gguf");
        const TestFile b = second.file("m-00002-of-00002.gguf");
        const ImportResult both = importBytes({b, a}); // in any order
        QVERIFY2(imported(both), describe(both).c_str());
        QCOMPARE(bytesOf(*imported(both), TensorClass::Mlp), 2.0 * 3 * 64 * 128 * 2);
        const ImportResult one = importBytes({a});
        QCOMPARE(std::get<ImportProblem>(one).what, ImportProblem::What::MissingPart);
        QCOMPARE(std::get<ImportProblem>(one).detail, std::string("1 of 2 files"));
    }
    // Every block type costs what ggml's structures have: bits = 8 x bytes / elements.
    void blockTypes_data()
    {
        QTest::addColumn<uint>("number");
        QTest::addColumn<double>("bits");
        QTest::newRow("q4_0: 16 nibbles and a half") << 2U << 4.5;
        QTest::newRow("q4_K: 128 + 12 + 4 bytes for 256") << 12U << 4.5;
        QTest::newRow("q6_K: 210 bytes for 256") << 14U << 6.5625;
        QTest::newRow("q8_0: 34 bytes for 32") << 8U << 8.5;
        QTest::newRow("iq4_xs: 136 bytes for 256") << 23U << 4.25;
        QTest::newRow("iq2_xxs: 66 bytes for 256") << 16U << 2.0625;
        QTest::newRow("tq1_0: 54 bytes for 256") << 34U << 1.6875;
        QTest::newRow("mxfp4: 17 bytes for 32") << 39U << 4.25;
        QTest::newRow("nvfp4: 36 bytes for 64") << 40U << 4.5;
    }
    void blockTypes()
    {
        QFETCH(uint, number);
        QVERIFY(ggmlType(number));
        QTEST(ggmlType(number)->bits(), "bits");
    }
    void everyFileTypeHasAFormat()
    {
        for (std::uint32_t type = 0; type < 64; ++type)
            if (const std::string format = ggufFormatOfFileType(type); !format.empty())
                QVERIFY2(catalog().weightFormat(format), format.c_str());
        QCOMPARE(ggufFormatOfPrintedType("Q4_K - Medium"), std::string("gguf_q4_k_m"));
        QCOMPARE(ggufFormatOfPrintedType("mostly Q8_0 (guessed)"), std::string("gguf_q8_0"));
        QCOMPARE(ggufFormatOfPrintedType("IQ3_XS - 3.3 bpw"), std::string("gguf_iq3_xs"));
    }
};

QTEST_APPLESS_MAIN(ImportGgufTest)
#include "import_gguf_test.moc"

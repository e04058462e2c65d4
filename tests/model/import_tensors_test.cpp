// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/capacity/weights.h"
#include "tests/model/import_support.h"

using namespace headroom;

// Headers of safetensors files and indexes, alone and together with a config.
class ImportTensorsTest : public QObject {
    Q_OBJECT

private slots:
    void tensorsGiveBytesByClass()
    {
        const ImportResult result =
            importBytes({{"config.json", kLlamaConfig}, tinyLlama().file("model.safetensors")});
        QVERIFY2(imported(result), describe(result).c_str());
        const ImportedModel &m = *imported(result);
        QCOMPARE(bytesOf(m, TensorClass::Embedding), 2.0 * 256 * 64);
        QCOMPARE(bytesOf(m, TensorClass::Head), 2.0 * 256 * 64);
        QCOMPARE(bytesOf(m, TensorClass::Attention), 2.0 * 2 * (64 * 64 + 2 * 32 * 64 + 64 * 64));
        QCOMPARE(bytesOf(m, TensorClass::Mlp), 2.0 * 2 * 3 * 128 * 64);
        QCOMPARE(bytesOf(m, TensorClass::Norms), 2.0 * (2 * 2 * 64 + 64));
        QCOMPARE(m.report.tensorParameters, countedParameters(m.model));
        QCOMPARE(m.model.id, std::string("tiny-llama"));
        QCOMPARE(m.model.hubId, std::string("someone/Tiny-Llama"));
        QCOMPARE(m.report.format, std::string("config.json, safetensors"));
        QVERIFY(!assumes(m, Why::CountedFromShapes));
    }
    // The shapes of the config count the same as the tensors hold: the formula is the file's.
    void shapesCountWhatTheTensorsHold()
    {
        const ImportResult counted = importText(kLlamaConfig);
        const ImportResult stored =
            importBytes({{"config.json", kLlamaConfig}, tinyLlama().file("model.safetensors")});
        QVERIFY(imported(counted) && imported(stored));
        QVERIFY(imported(counted)->model.parameters == imported(stored)->model.parameters);
        QVERIFY(assumes(*imported(counted), Why::CountedFromShapes));
    }
    void capacityUsesTheRealBytes()
    {
        SafetensorsWriter w = tinyLlama();
        const ImportResult result = importBytes({{"config.json", kLlamaConfig}, w.file("model.safetensors")});
        QVERIFY(imported(result));
        const LanguageModel &model = imported(result)->model;
        const WeightFormat &bf16 = *catalog().weightFormat("bf16");
        QCOMPARE(modelWeights(model, bf16, WeightsBasis::Checkpoint, false).total.value(),
                 static_cast<double>(w.dataBytes()));
    }
    void anIndexGivesTheTotal()
    {
        const std::string index =
            R"({"metadata": {"total_size": 222222}, "weight_map": {"lm_head.weight": "a.safetensors", "model.norm.weight": "b.safetensors"}})";
        const ImportResult result =
            importBytes({{"model.safetensors.index.json", index}, {"config.json", kLlamaConfig}});
        QVERIFY2(imported(result), describe(result).c_str());
        QCOMPARE(imported(result)->model.checkpoints.front().bytes->value.value(), 222222.0);
        QVERIFY(!imported(result)->report.classBytes);
    }
    void aPartOfTheFilesIsNotEnough()
    {
        const std::string index =
            R"({"metadata": {}, "weight_map": {"lm_head.weight": "a.safetensors", "elsewhere": "b.safetensors"}})";
        const ImportResult result =
            importBytes({{"config.json", kLlamaConfig}, {"index", index}, tinyLlama().file("a.safetensors")});
        QCOMPARE(std::get<ImportProblem>(result).what, ImportProblem::What::MissingPart);
        QCOMPARE(std::get<ImportProblem>(result).detail, std::string("1 of 2 files"));
    }
    // Packed integers: bytes as stored, weights by their packing. 8 four-bit numbers in an I32.
    void packedIntegersCountByBytes()
    {
        SafetensorsWriter w;
        w.bf16("model.embed_tokens.weight", {256, 64})
            .bf16("lm_head.weight", {256, 64})
            .bf16("model.norm.weight", {64});
        for (int i = 0; i < 2; ++i) {
            const std::string layer = "model.layers." + std::to_string(i) + '.';
            for (const char *name : {"self_attn.q_proj", "self_attn.o_proj"})
                w.add(layer + name + ".qweight", "I32", {8, 64}, 32)
                    .add(layer + name + ".scales", "F16", {1, 64}, 16)
                    .add(layer + name + ".qzeros", "I32", {1, 8}, 32);
            w.add(layer + "self_attn.k_proj.qweight", "I32", {8, 32}, 32)
                .add(layer + "self_attn.v_proj.qweight", "I32", {8, 32}, 32);
            w.add(layer + "mlp.gate_proj.qweight", "I32", {8, 128}, 32)
                .add(layer + "mlp.up_proj.qweight", "I32", {8, 128}, 32);
            w.add(layer + "mlp.down_proj.qweight", "I32", {16, 64}, 32);
            w.bf16(layer + "input_layernorm.weight", {64})
                .bf16(layer + "post_attention_layernorm.weight", {64});
        }
        std::string config = kLlamaConfig;
        config.insert(config.size() - 1,
                      R"(, "quantization_config": {"quant_method": "gptq", "bits": 4, "group_size": 128})");
        const ImportResult result = importBytes({{"config.json", config}, w.file("model.safetensors")});
        QVERIFY2(imported(result), describe(result).c_str());
        const ImportedModel &m = *imported(result);
        // 8 x 64 x 4 B, scales 64 x 2 B, zeros 8 x 4 B for Q and O; 8 x 32 x 4 B for K and V
        QCOMPARE(bytesOf(m, TensorClass::Attention),
                 2.0 * (2 * (8 * 64 * 4 + 64 * 2 + 8 * 4) + 2 * 8 * 32 * 4));
        QCOMPARE(countOf(m, TensorClass::Attention), 2.0 * (64 * 64 + 2 * 32 * 64 + 64 * 64));
        QCOMPARE(m.model.checkpoints.front().format, std::string("gptq_int4_g128"));
        QVERIFY(assumes(m, Why::PackedWeights));
    }
    void formatsOfQuantizationConfigs_data()
    {
        QTest::addColumn<QString>("quantization");
        QTest::addColumn<QString>("format");
        QTest::newRow("no quantization") << "null"
                                         << "bf16";
        QTest::newRow("block FP8") << R"({"quant_method": "fp8", "weight_block_size": [128, 128]})"
                                   << "fp8_e4m3_block128";
        QTest::newRow("FP8 by tensor") << R"({"quant_method": "fp8"})"
                                       << "fp8_e4m3_tensor";
        QTest::newRow("FBGEMM") << R"({"quant_method": "fbgemm_fp8"})"
                                << "fp8_e4m3_channel";
        QTest::newRow("AWQ") << R"({"quant_method": "awq", "bits": 4, "group_size": 128})"
                             << "awq_int4_g128";
        QTest::newRow("GPTQ 8 bit") << R"({"quant_method": "gptq", "bits": 8, "group_size": 128})"
                                    << "gptq_int8_g128";
        QTest::newRow("MXFP4") << R"({"quant_method": "mxfp4"})"
                               << "mxfp4";
        QTest::newRow("bitsandbytes")
            << R"({"quant_method": "bitsandbytes", "load_in_4bit": true, "bnb_4bit_use_double_quant": true})"
            << "nf4_dq";
        QTest::newRow("compressed-tensors FP8")
            << R"({"quant_method": "compressed-tensors", "config_groups": {"group_0": {"weights": {"num_bits": 8, "type": "float", "strategy": "channel"}}}})"
            << "fp8_e4m3_channel";
        QTest::newRow("compressed-tensors INT4")
            << R"({"quant_method": "compressed-tensors", "config_groups": {"group_0": {"weights": {"num_bits": 4, "type": "int", "strategy": "group", "group_size": 32}}}})"
            << "int4_g32_sym";
        QTest::newRow("compressed-tensors NVFP4")
            << R"({"quant_method": "compressed-tensors", "format": "nvfp4-pack-quantized"})"
            << "nvfp4";
        QTest::newRow("ModelOpt") << R"({"quant_method": "modelopt", "quant_algo": "NVFP4"})"
                                  << "nvfp4";
    }
    void formatsOfQuantizationConfigs()
    {
        QFETCH(QString, quantization);
        QFETCH(QString, format);
        std::string config = kLlamaConfig;
        config.insert(config.size() - 1, ", \"quantization_config\": " + quantization.toStdString());
        const ImportResult result = importText(config);
        QVERIFY2(imported(result), describe(result).c_str());
        QCOMPARE(imported(result)->model.checkpoints.front().format, format.toStdString());
        QVERIFY(catalog().weightFormat(format.toStdString()));
    }
    void anUnknownMethodIsReported()
    {
        std::string config = kLlamaConfig;
        config.insert(config.size() - 1,
                      R"(, "quantization_config": {"quant_method": "spqr"}, "num_strange_heads": 7)");
        const ImportResult result = importText(config);
        QVERIFY2(imported(result), describe(result).c_str());
        const auto &unknown = imported(result)->report.unknown;
        QCOMPARE(unknown.size(), std::size_t{2});
        QCOMPARE(unknown[0].value, std::string("spqr"));
        QCOMPARE(unknown[1].key, std::string("num_strange_heads"));
    }
    // An unknown architecture is read by the usual names, and says so.
    void anUnknownArchitectureSaysSo()
    {
        std::string config = kLlamaConfig;
        config.replace(config.find("llama"), 5, "novel");
        const ImportResult result = importText(config);
        QVERIFY2(imported(result), describe(result).c_str());
        QVERIFY(assumes(*imported(result), Why::UnknownArchitecture));
    }
    // Without a config the tensors of plain attention tell the cache: 2 x 32 rows x 2 B x 2 layers a token.
    void tensorsAloneTellTheCache()
    {
        SafetensorsWriter w = tinyLlama();
        const ImportResult result = importBytes({w.file("model.safetensors")});
        QVERIFY2(imported(result), describe(result).c_str());
        const LanguageModel &model = imported(result)->model;
        QCOMPARE(model.layers.size(), std::size_t{2});
        const LayerType &layer = model.layerTypes[model.layers.front()];
        QCOMPARE(layer.kvHeads * (layer.keyDim + layer.valueDim), 2 * 32);
        QVERIFY(assumes(*imported(result), Why::ReadOffTensors));
    }
    void latentAttentionShowsInTensors()
    {
        SafetensorsWriter w;
        w.bf16("model.embed_tokens.weight", {256, 64}).bf16("lm_head.weight", {256, 64});
        w.bf16("model.layers.0.self_attn.kv_a_proj_with_mqa.weight", {40, 64})
            .bf16("model.layers.0.self_attn.kv_a_layernorm.weight", {32});
        w.bf16("model.layers.0.mlp.gate_proj.weight", {128, 64});
        const ImportResult result = importBytes({w.file("model.safetensors")});
        QVERIFY2(imported(result), describe(result).c_str());
        const LayerType &layer = imported(result)->model.layerTypes.front();
        QCOMPARE(layer.attention, Attention::Latent);
        QCOMPARE(layer.keyDim, 32);
        QCOMPARE(layer.ropeDim, 8); // 40 - 32
    }
    // "layers.00" is layer 0 too.
    void numbersWithZerosInFront()
    {
        SafetensorsWriter w;
        w.bf16("model.embed_tokens.weight", {256, 64})
            .bf16("model.layers.00.self_attn.k_proj.weight", {32, 64})
            .bf16("model.layers.00.self_attn.v_proj.weight", {32, 64});
        const ImportResult result = importBytes({w.file("model.safetensors")});
        QVERIFY2(imported(result), describe(result).c_str());
        QCOMPARE(imported(result)->model.layers.size(), std::size_t{1});
        QCOMPARE(imported(result)->model.layerTypes.front().keyDim, 32);
    }
    void aMissingKeyIsNamed_data()
    {
        QTest::addColumn<QString>("without");
        for (const char *key : {"num_hidden_layers", "hidden_size", "num_attention_heads", "vocab_size"})
            QTest::newRow(key) << key;
    }
    void aMissingKeyIsNamed()
    {
        QFETCH(QString, without);
        std::string config = kLlamaConfig;
        const std::string key = '"' + without.toStdString() + '"';
        config.replace(config.find(key), key.size(), "\"something_else\"");
        const ImportResult result = importText(config);
        QCOMPARE(std::get<ImportProblem>(result).what, ImportProblem::What::MissingKey);
        QCOMPARE(std::get<ImportProblem>(result).detail, without.toStdString());
    }
};

QTEST_APPLESS_MAIN(ImportTensorsTest)
#include "import_tensors_test.moc"

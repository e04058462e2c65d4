// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/catalog/pack.h"
#include "model/catalog/read_catalog.h"
#include "model/checkpoint/catalog_text.h"
#include "tests/model/import_support.h"

using namespace headroom;

// Imported models in the user's catalog: written, read back, named.
class ImportKeepTest : public QObject {
    Q_OBJECT

private slots:
    // Kept in the user's catalog: what is read back is what was imported, byte for byte of the packed form.
    void keptModelsReadBackTheSame_data()
    {
        QTest::addColumn<QString>("id");
        for (const LanguageModel &model : catalog().models)
            QTest::newRow(model.id.c_str()) << QString::fromStdString(model.id);
    }
    void keptModelsReadBackTheSame()
    {
        QFETCH(QString, id);
        const ImportResult result =
            importText(fileText(std::string(HEADROOM_TEST_DATA) + "/configs/" + id.toStdString() + ".json"));
        QVERIFY2(imported(result), describe(result).c_str());
        Catalog ours;
        ours.sources = imported(result)->sources;
        ours.models.push_back(imported(result)->model);
        Catalog read;
        const auto problem = addCatalogText(read, catalogText(*imported(result)), "kept.json");
        QVERIFY2(!problem, problem ? (problem->where + ' ' + problem->detail).c_str() : "");
        QVERIFY(packCatalog(read) == packCatalog(ours));
    }
    void theWholeCatalogWritesAndReadsBack()
    {
        Catalog read;
        const auto problem =
            addCatalogText(read, catalogText(catalog().models, catalog().sources), "all.json");
        QVERIFY2(!problem, problem ? (problem->where + ' ' + problem->detail).c_str() : "");
        QCOMPARE(read.models.size(), catalog().models.size());
        // Written again, what was read gives the same text: nothing a reader knows is left out.
        const auto models = [](const Catalog &c) {
            const std::string text = catalogText(c.models, c.sources);
            return text.substr(text.find("\"models\": ["));
        };
        QVERIFY(models(read) == models(catalog()));
        for (std::size_t i = 0; i < read.models.size(); ++i) {
            const LanguageModel &known = catalog().models[i];
            QVERIFY2(read.models[i].layers == known.layers && read.models[i].parameters == known.parameters
                         && read.models[i].wholeParameters == known.wholeParameters
                         && read.models[i].rotaryDim == known.rotaryDim
                         && read.models[i].rotaryRows == known.rotaryRows,
                     known.id.c_str());
            for (std::size_t t = 0; t < known.layerTypes.size(); ++t) {
                const LayerType &a = read.models[i].layerTypes[t];
                const LayerType &b = known.layerTypes[t];
                QVERIFY2(a.headKeyDim == b.headKeyDim && a.headValueDim == b.headValueDim
                             && a.stateTypeNamed == b.stateTypeNamed && a.stateBits == b.stateBits,
                         known.id.c_str());
            }
        }
    }
    void tensorBytesAreKeptToo()
    {
        const ImportResult result =
            importBytes({{"config.json", kLlamaConfig}, tinyLlama().file("model.safetensors")});
        QVERIFY(imported(result));
        Catalog extended = catalog();
        addToCatalog(extended, *imported(result));
        const LanguageModel *model = extended.model("tiny-llama");
        QVERIFY(model);
        QCOMPARE(model->checkpoints.front().bytes->value.value(), imported(result)->report.tensorBytes);
        QCOMPARE(extended.sources[model->shapeFrom.source].title,
                 std::string("Imported from config.json, model.safetensors"));
        addToCatalog(extended, *imported(result)); // the same again gets a name of its own
        QVERIFY(extended.model("tiny-llama-2"));
    }
    void aKnownModelIsPointedOut()
    {
        const ImportResult result =
            importText(fileText(std::string(HEADROOM_TEST_DATA) + "/configs/qwen3.8-27b.json"),
                       "Qwen/Qwen3.8-27B");
        QVERIFY(imported(result));
        QCOMPARE(imported(result)->report.sameAs, std::string("qwen3.8-27b"));
        QCOMPARE(imported(result)->model.id, std::string("qwen3.8-27b-file"));
    }
    void namesOfHubCaches()
    {
        const std::string snapshot =
            "/home/me/.cache/huggingface/hub/models--Qwen--Qwen9-7B/snapshots/0123456789abcdef";
        const ImportResult result = importText(
            R"({"model_type": "qwen3", "hidden_size": 64, "num_hidden_layers": 1, "num_attention_heads": 4,
            "vocab_size": 8, "intermediate_size": 8, "max_position_embeddings": 8})",
            snapshot);
        QVERIFY2(imported(result), describe(result).c_str());
        QCOMPARE(imported(result)->model.hubId, std::string("Qwen/Qwen9-7B"));
        QCOMPARE(imported(result)->model.id, std::string("qwen9-7b"));
    }
};

QTEST_APPLESS_MAIN(ImportKeepTest)
#include "import_keep_test.moc"

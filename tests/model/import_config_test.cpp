// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/capacity/placement.h"
#include "tests/model/import_support.h"

using namespace headroom;

namespace {

std::string configOf(const std::string &model)
{
    return fileText(std::string(HEADROOM_TEST_DATA) + "/configs/" + model + ".json");
}

QString layerText(const LayerType &t)
{
    return QStringLiteral("attention %1 mlp %2 kv %3 key %4 value %5 window %6 rope %7 indexer %8 ratio %9 ")
               .arg(int(t.attention))
               .arg(int(t.mlp))
               .arg(t.kvHeads)
               .arg(t.keyDim)
               .arg(t.valueDim)
               .arg(t.window)
               .arg(t.ropeDim)
               .arg(t.indexerDim)
               .arg(t.ratio)
           + QStringLiteral("state %1 x %2 bits %3 conv %4 x %5 shared %6")
                 .arg(int(t.recurrence))
                 .arg(t.stateHeads)
                 .arg(t.stateBits)
                 .arg(t.convChannels)
                 .arg(t.convTaps)
                 .arg(t.sharesCache);
}

// Where a config cannot tell what the catalog knows from the files themselves.
bool isKnownDifference(const std::string &model, std::size_t tensors)
{
    const auto c = static_cast<TensorClass>(tensors);
    if (c == TensorClass::Vision)
        return true; // configs name the tower's shape, every family counts it another way: tensors tell
    if (c == TensorClass::Head)
        // The published files store a second copy of a tied table.
        return model == "falcon-40b" || model == "falcon-180b" || model == "gemma-4-31b"
               || model == "gemma-4-26b-a4b";
    if (c == TensorClass::Draft)
        // GLM-4.6 shares its tables, which its config does not say; GLM-4.5 has its own. That of Qwen3-Next
        // does not speak of its draft block at all.
        return model == "glm-4.6" || model == "qwen3-next-80b-a3b";
    return c == TensorClass::Other && model == "gpt2-xl"; // stored attention masks
}

} // namespace

// A config.json with public values gives what the catalog says of the model, for every model of the catalog.
class ImportConfigTest : public QObject {
    Q_OBJECT

private:
    static void addModels()
    {
        QTest::addColumn<QString>("id");
        for (const LanguageModel &model : catalog().models)
            QTest::newRow(model.id.c_str()) << QString::fromStdString(model.id);
    }

private slots:
    void layersAreTheCatalogs_data() { addModels(); }
    void layersAreTheCatalogs()
    {
        QFETCH(QString, id);
        const LanguageModel &known = *catalog().model(id.toStdString());
        const ImportResult result = importText(configOf(known.id));
        QVERIFY2(std::holds_alternative<ImportedModel>(result), describe(result).c_str());
        const LanguageModel &model = std::get<ImportedModel>(result).model;
        QCOMPARE(model.layers.size(), known.layers.size());
        for (std::size_t i = 0; i < known.layers.size(); ++i)
            QCOMPARE(layerText(model.layerTypes[model.layers[i]]),
                     layerText(known.layerTypes[known.layers[i]]));
        QCOMPARE(model.hiddenSize, known.hiddenSize);
        QCOMPARE(model.vocabularySize, known.vocabularySize);
        QCOMPARE(model.attentionHeads, known.attentionHeads);
        QCOMPARE(model.tiedEmbeddings, known.tiedEmbeddings);
        if (!id.startsWith(QStringLiteral("falcon"))) // no length in its config
            QCOMPARE(model.nativeContext.value, known.nativeContext.value);
    }

    void cacheBytesAreTheCatalogs_data() { addModels(); }
    void cacheBytesAreTheCatalogs()
    {
        QFETCH(QString, id);
        const LanguageModel &known = *catalog().model(id.toStdString());
        const ImportResult result = importText(configOf(known.id));
        QVERIFY2(std::holds_alternative<ImportedModel>(result), describe(result).c_str());
        const LanguageModel &model = std::get<ImportedModel>(result).model;
        for (const int tensor : {1, 8}) {
            const CacheForm ours = stageCache(model, 16.0, {0, model.layers.size()}, tensor);
            const CacheForm theirs = stageCache(known, 16.0, {0, known.layers.size()}, tensor);
            QCOMPARE(ours.perToken().value(), theirs.perToken().value());
            QCOMPARE(ours.fixed().value(), theirs.fixed().value());
            QCOMPARE(ours.at(100'000).value(), theirs.at(100'000).value());
        }
    }

    void expertsAreTheCatalogs_data() { addModels(); }
    void expertsAreTheCatalogs()
    {
        QFETCH(QString, id);
        const LanguageModel &known = *catalog().model(id.toStdString());
        const ImportResult result = importText(configOf(known.id));
        QVERIFY2(std::holds_alternative<ImportedModel>(result), describe(result).c_str());
        const LanguageModel &model = std::get<ImportedModel>(result).model;
        QCOMPARE(model.mixture.has_value(), known.mixture.has_value());
        if (!known.mixture)
            return;
        QCOMPARE(model.mixture->experts, known.mixture->experts);
        QCOMPARE(model.mixture->expertsPerToken, known.mixture->expertsPerToken);
        QCOMPARE(model.mixture->intermediateSize, known.mixture->intermediateSize);
        QCOMPARE(model.mixture->sharedExperts, known.mixture->sharedExperts);
        QCOMPARE(model.mixture->sharedIntermediateSize, known.mixture->sharedIntermediateSize);
    }

    // Counted from the shapes, class by class: to the last element but for the differences named above.
    void parametersAreTheCatalogs_data() { addModels(); }
    void parametersAreTheCatalogs()
    {
        QFETCH(QString, id);
        const LanguageModel &known = *catalog().model(id.toStdString());
        const ImportResult result = importText(configOf(known.id));
        QVERIFY2(std::holds_alternative<ImportedModel>(result), describe(result).c_str());
        const LanguageModel &model = std::get<ImportedModel>(result).model;
        for (std::size_t c = 0; c < kTensorClasses; ++c)
            if (!isKnownDifference(known.id, c))
                QVERIFY2(model.parameters[c] == known.parameters[c],
                         qPrintable(QStringLiteral("class %1: %2, catalog %3")
                                        .arg(c)
                                        .arg(model.parameters[c], 0, 'f', 0)
                                        .arg(known.parameters[c], 0, 'f', 0)));
        // BLOOM's norm behind the table, 28,672 elements, is not streamed with the layers here.
        if (!known.headIsCopy)
            QVERIFY(qAbs(model.decodeReadParameters.value - known.decodeReadParameters.value) <= 28'672.0);
    }
};

QTEST_APPLESS_MAIN(ImportConfigTest)
#include "import_config_test.moc"

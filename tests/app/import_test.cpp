// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/headroom/documentkeeper.h"
#include "app/headroom/importdialog.h"
#include "app/headroom/modelimporter.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/sentences/usercatalogs.h"

#include "model/scenario/scenario_json.h"

using namespace headroom;

namespace {

// Two layers of one KV head of 8: 64 bytes a token at 16 bit.
const QByteArray kTiny = R"({"model_type": "llama", "hidden_size": 32, "num_hidden_layers": 2,
    "num_attention_heads": 4, "num_key_value_heads": 1, "head_dim": 8, "vocab_size": 100,
    "intermediate_size": 64, "max_position_embeddings": 4096, "tie_word_embeddings": true,
    "torch_dtype": "bfloat16", "kv_sharing_experts": 7})";

QString write(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

// The tiny model read, shown and used once.
void useTiny(WindowFixture &f)
{
    f.window->openDropped({write(f.folder, QStringLiteral("tiny-config.json"), kTiny)});
    QTRY_VERIFY(f.window->importer()->dialog());
    f.window->importer()->dialog()->useButton()->click();
    f.session.evaluateNow();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// A model's file opened or dropped: shown first, then used or kept.
class ImportTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(userCatalogFolder()).removeRecursively(); }
    void cleanupTestCase() { QDir(userCatalogFolder()).removeRecursively(); }
    void isShownBeforeItIsUsed();
    void usedOnceIsOneStep();
    void usedOnceResolvesInTheSavedFile();
    void aFileWithAnotherEntrySaysSo();
    void keptIsThereAtTheNextStart();
    void brokenFilesAreOneLine();
};

void ImportTest::isShownBeforeItIsUsed()
{
    WindowFixture f;
    f.window->openDropped({write(f.folder, QStringLiteral("config.json"), kTiny)});
    QTRY_VERIFY(f.window->importer()->dialog());
    const QString shown = f.window->importer()->dialog()->view()->toPlainText();
    for (const char *part : {"Assumed", "Not understood", "kv_sharing_experts", "num_key_value_heads"})
        QVERIFY2(shown.contains(QLatin1String(part)), part);
    f.window->importer()->dialog()->reject();
    QCOMPARE(f.session.scenario().model, std::string("qwen3.8-27b"));
    QCOMPARE(f.session.undoStack()->count(), 0);
}

void ImportTest::usedOnceIsOneStep()
{
    WindowFixture f;
    useTiny(f);
    QCOMPARE(f.result(0).answer.capacity.memory.kvPerToken.value(), 64.0);
    QCOMPARE(f.session.undoStack()->count(), 1);
    f.session.undoStack()->undo();
    QCOMPARE(f.session.scenario().model, std::string("qwen3.8-27b"));
    QVERIFY(!QDir(userCatalogFolder()).exists());
}

void ImportTest::usedOnceResolvesInTheSavedFile()
{
    QTemporaryDir folder;
    const QString saved = folder.filePath(QStringLiteral("a.headroom.json"));
    {
        WindowFixture f;
        useTiny(f);
        QVERIFY(f.window->keeper()->saveTo(saved));
        QVERIFY(f.window->messages()->sentences().isEmpty());
        f.session.undoStack()->undo();
        QVERIFY(f.session.scenario().carriedModels.empty());
        f.session.undoStack()->redo();
        QCOMPARE(f.session.scenario().carriedModels.size(), std::size_t{1});
    }
    WindowFixture next; // nothing was kept in the user's catalogs
    QVERIFY(next.window->keeper()->openFile(saved));
    next.session.evaluateNow();
    QCOMPARE(next.result(0).answer.capacity.memory.kvPerToken.value(), 64.0);
    QVERIFY(!next.window->keeper()->isModified());
    QVERIFY(next.window->messages()->sentences().isEmpty());
    const QString again = folder.filePath(QStringLiteral("b.headroom.json"));
    QVERIFY(next.window->keeper()->saveTo(again));
    QCOMPARE(contentOf(again), contentOf(saved));
    next.window->keeper()->startNew(); // the model went with its document
    for (const LanguageModel &model : next.session.catalog()->models)
        QVERIFY(model.vocabularySize != 100);
}

void ImportTest::aFileWithAnotherEntrySaysSo()
{
    WindowFixture f;
    useTiny(f);
    const std::string id = f.session.scenario().model;
    QByteArray text = QByteArray::fromStdString(toJson(f.session.scenario()));
    QVERIFY(text.contains("\"vocab_size\": 100"));
    text.replace("\"vocab_size\": 100", "\"vocab_size\": 200");
    f.session.undoStack()->setClean();
    QVERIFY(f.window->keeper()->openFile(write(f.folder, QStringLiteral("b.headroom.json"), text)));
    const QString sentence = f.window->messages()->sentences().value(0);
    QVERIFY2(sentence.contains(QString::fromStdString(id)), qPrintable(sentence));
    QCOMPARE(f.session.catalog()->model(id)->vocabularySize, 100);
}

void ImportTest::keptIsThereAtTheNextStart()
{
    WindowFixture f;
    f.window->openDropped({write(f.folder, QStringLiteral("config.json"), kTiny)});
    QTRY_VERIFY(f.window->importer()->dialog());
    f.window->importer()->dialog()->keepButton()->click();
    QCOMPARE(f.window->messages()->sentences().size(), 1);
    QVERIFY(f.window->messages()->sentences().constFirst().contains(userCatalogFolder()));
    Catalog next = builtInCatalog();
    QVERIFY(addUserCatalogs(next).empty());
    QVERIFY(next.model(f.session.scenario().model));
}

void ImportTest::brokenFilesAreOneLine()
{
    WindowFixture f;
    f.window->openDropped({write(f.folder, QStringLiteral("a.gguf"), QByteArray("GGUF\x03\0\0\0", 8))});
    QTRY_COMPARE(f.window->messages()->sentences().size(), 1);
    QVERIFY(f.window->messages()->sentences().constFirst().startsWith(QStringLiteral("a.gguf, byte ")));
    QVERIFY(!f.window->importer()->dialog());
    f.window->openDropped({write(f.folder, QStringLiteral("config.json"), kTiny)}); // a good one: obsolete
    QTRY_VERIFY(f.window->importer()->dialog());
    QVERIFY(f.window->messages()->sentences().isEmpty());
}

QTEST_MAIN(ImportTest)
#include "import_test.moc"

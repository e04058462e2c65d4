// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <sys/stat.h>

#include "app/headroom/documentkeeper.h"
#include "app/headroom/dropoverlay.h"
#include "app/headroom/enginelogdialog.h"
#include "app/headroom/importdialog.h"
#include "app/headroom/modelimporter.h"
#include "model/scenario/scenario_json.h"
#include "tests/app/questions.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/pickers/contextpicker.h"
#include "widgets/pickers/sharedstrip.h"

using namespace headroom;

namespace {

const QByteArray kConfig = R"({"model_type": "llama", "hidden_size": 32, "num_hidden_layers": 2,
    "num_attention_heads": 4, "num_key_value_heads": 1, "head_dim": 8, "vocab_size": 100,
    "intermediate_size": 64, "max_position_embeddings": 4096, "torch_dtype": "bfloat16"})";
const QByteArray kLog = "INFO 03-01 10:00:00 [__init__.py:30] Automatically detected platform cuda.\n"
                        "INFO 03-01 10:00:01 [core.py:61] Initializing a V1 LLM engine (v0.8.5) with config: "
                        "model='meta-llama/Llama-3.1-8B-Instruct'\n"
                        "INFO 03-01 10:00:09 [kv_cache_utils.py:637] GPU KV cache size: 418,320 tokens\n";

QByteArray scenarioWith(Tokens context)
{
    Scenario scenario = lessonScenario();
    scenario.context = context;
    return QByteArray::fromStdString(toJson(scenario));
}

} // namespace

// Files let go anywhere over the window: what is said before, what happens after.
class DropTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theKindIsToldByTheContent_data();
    void theKindIsToldByTheContent();
    void aPipeIsNotWaitedFor();
    void theOverlaySaysWhatWillHappen();
    void leavingTakesTheOverlayAway();
    void aFieldDoesNotTakeAFile();
    void textOverTheWindowIsNotTaken();
    void aDroppedScenarioAsksAboutChanges();
    void severalScenariosGetWindows();
    void aFolderOpensWhatIsInIt();
    void theFilesOfAModelAreReadOnce();
    void modelsAndLogsFollowOneAnother();
    void unknownFilesAreNamed();

private:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        QDir().mkpath(QFileInfo(file).path());
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }
    static std::unique_ptr<QMimeData> filesOf(const QStringList &paths)
    {
        auto data = std::make_unique<QMimeData>();
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data->setUrls(urls);
        data->setText(paths.join(u'\n')); // as file managers do
        return data;
    }
    static bool enter(QWidget *widget, const QMimeData &data)
    {
        QDragEnterEvent event(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        event.ignore();
        QApplication::sendEvent(widget, &event);
        return event.isAccepted();
    }
    static void drop(QWidget *widget, const QMimeData &data)
    {
        QVERIFY(enter(widget, data));
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(widget, &event);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void DropTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void DropTest::theKindIsToldByTheContent_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *title, const char *name, const QByteArray &bytes, FileKind kind) {
        QTest::newRow(title) << QString::fromLatin1(name) << bytes << static_cast<int>(kind);
    };
    row("a scenario of any name", "x.json", scenarioWith(1), FileKind::Scenario);
    row("a damaged scenario", "x.headroom.json", "nonsense", FileKind::Scenario);
    row("a config of any name", "llama.json", kConfig, FileKind::Model);
    row("an index", "i.json", R"({"metadata": {}, "weight_map": {}})", FileKind::Model);
    row("a GGUF file without its ending", "model", QByteArray("GGUF\3\0\0\0", 8), FileKind::Model);
    row("a safetensors file without its ending", "model", QByteArray("\x02\0\0\0\0\0\0\0{}", 10),
        FileKind::Model);
    row("a damaged GGUF file", "x.gguf", QByteArray("\0\0", 2), FileKind::Model);
    row("a log without its ending", "nohup.out", kLog, FileKind::Log);
    row("a text is taken for a log", "x.txt", "hello", FileKind::Log);
    row("other JSON", "x.json", R"({"a": 1})", FileKind::Unknown);
    row("a picture", "x.png", QByteArray("\x89PNG\r\n\x1a\n\0\0", 10), FileKind::Unknown);
    row("nothing", "x.bin", "", FileKind::Unknown);
}

void DropTest::theKindIsToldByTheContent()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(int, kind);
    QCOMPARE(static_cast<int>(fileKindOf(write(name, bytes))), kind);
}

void DropTest::aPipeIsNotWaitedFor()
{
    const QString path = m_folder->filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
    QCOMPARE(fileKindOf(path), FileKind::Unknown);
    QCOMPARE(fileKindOf(m_folder->path()), FileKind::Folder);
}

void DropTest::theOverlaySaysWhatWillHappen()
{
    WindowFixture f;
    const auto data = filesOf({write(QStringLiteral("a.json"), scenarioWith(1)),
                               write(QStringLiteral("b.log"), kLog), write(QStringLiteral("c.zip"), "PK")});
    QVERIFY(enter(f.window.get(), *data));
    QVERIFY(f.window->drops()->isVisible());
    QCOMPARE(f.window->drops()->geometry(), f.window->rect());
    QCOMPARE(
        f.window->drops()->promise(),
        QStringLiteral(
            "Open the comparison a.json\n"
            "Compare what the log b.log says with what is predicted\n"
            "c.zip is no comparison, story, model file, start-up log or measurement that Headroom reads."));
    f.speech.use(QStringLiteral("pt_BR"));
    QVERIFY(enter(f.window.get(), *data));
    QVERIFY(f.window->drops()->promise().startsWith(QStringLiteral("Abrir a comparação a.json\n")));
}

void DropTest::leavingTakesTheOverlayAway()
{
    WindowFixture f;
    QVERIFY(enter(f.window.get(), *filesOf({write(QStringLiteral("a.json"), scenarioWith(1))})));
    QDragLeaveEvent leave;
    QApplication::sendEvent(f.window.get(), &leave);
    QVERIFY(!f.window->drops()->isVisible());
}

void DropTest::aFieldDoesNotTakeAFile()
{
    WindowFixture f;
    QLineEdit *field = f.window->strip()->context()->field();
    const QString before = field->text();
    drop(field, *filesOf({write(QStringLiteral("a.json"), scenarioWith(8'192))}));
    QTRY_COMPARE(f.session.scenario().context, Tokens{8'192});
    QVERIFY(field->text() != before && !field->text().contains(QStringLiteral("a.json")));
    QVERIFY(!f.window->drops()->isVisible());
}

void DropTest::textOverTheWindowIsNotTaken()
{
    WindowFixture f;
    QMimeData text;
    text.setText(QStringLiteral("8192"));
    QVERIFY(!enter(f.window.get(), text));
    QMimeData elsewhere;
    elsewhere.setUrls({QUrl(QStringLiteral("https://example.org/a.headroom.json"))});
    QVERIFY(!enter(f.window.get(), elsewhere));
}

void DropTest::aDroppedScenarioAsksAboutChanges()
{
    WindowFixture f;
    f.session.edit(SetContext{4'096});
    const QString path = write(QStringLiteral("a.json"), scenarioWith(8'192));
    answerNext(QMessageBox::Cancel);
    f.window->openDropped({path});
    QCOMPARE(f.session.scenario().context, Tokens{4'096});
    answerNext(QMessageBox::Discard);
    f.window->openDropped({path});
    QCOMPARE(f.session.scenario().context, Tokens{8'192});
}

void DropTest::severalScenariosGetWindows()
{
    WindowFixture f;
    QSignalSpy windows(f.window.get(), &MainWindow::newWindowAsked);
    const QString second = write(QStringLiteral("b.json"), scenarioWith(2));
    f.window->openDropped({write(QStringLiteral("a.json"), scenarioWith(1)), second});
    QCOMPARE(f.session.scenario().context, Tokens{1});
    QCOMPARE(windows.count(), 1);
    QCOMPARE(windows[0][0].toString(), second);
}

void DropTest::aFolderOpensWhatIsInIt()
{
    WindowFixture f;
    write(QStringLiteral("in/a.json"), scenarioWith(8'192));
    write(QStringLiteral("in/picture.png"), "\x89PNG");
    f.window->openDropped({m_folder->filePath(QStringLiteral("in"))});
    QCOMPARE(f.session.scenario().context, Tokens{8'192});
    QVERIFY(f.window->messages()->sentences().isEmpty());
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("empty")));
    f.window->openDropped({m_folder->filePath(QStringLiteral("empty"))});
    QVERIFY(f.window->messages()->sentences().value(0).startsWith(QStringLiteral("empty is no comparison")));
}

void DropTest::theFilesOfAModelAreReadOnce()
{
    const QStringList paths{write(QStringLiteral("m/config.json"), kConfig),
                            write(QStringLiteral("m/model.safetensors.index.json"), R"({"weight_map": {}})"),
                            write(QStringLiteral("g/a-00001-of-00002.gguf"), "GGUF"),
                            write(QStringLiteral("g/a-00002-of-00002.gguf"), "GGUF"),
                            write(QStringLiteral("g/b.gguf"), "GGUF")};
    const DropPlan plan = planOf(paths);
    QCOMPARE(plan.items.size(), std::size_t{3});
    QCOMPARE(plan.items[0].path, paths[0]);
    QCOMPARE(plan.items[1].path, paths[2]);
    QCOMPARE(plan.items[2].path, paths[4]);
}

void DropTest::modelsAndLogsFollowOneAnother()
{
    WindowFixture f;
    f.window->openDropped({write(QStringLiteral("one/config.json"), kConfig),
                           write(QStringLiteral("two/config.json"), kConfig),
                           write(QStringLiteral("c.log"), kLog)});
    QTRY_VERIFY(f.window->importer()->dialog());
    QVERIFY(!f.window->findChild<EngineLogDialog *>());
    const QPointer<ImportDialog> first = f.window->importer()->dialog();
    first->reject();
    QTRY_VERIFY(!first && f.window->importer()->dialog()); // the second
    f.window->importer()->dialog()->reject();
    QTRY_VERIFY(f.window->findChild<EngineLogDialog *>());
}

void DropTest::unknownFilesAreNamed()
{
    WindowFixture f;
    QStringList paths;
    for (const char *name : {"a.zip", "b.zip", "c.zip", "d.zip", "e.zip"})
        paths.append(write(QString::fromLatin1(name), "PK"));
    f.window->openDropped(paths);
    QCOMPARE(f.window->messages()->sentences(),
             QStringList{QStringLiteral("Headroom cannot read a.zip, b.zip, c.zip and 2 more files.")});
    f.window->openDropped({write(QStringLiteral("a.json"), scenarioWith(1))}); // obsolete
    QVERIFY(f.window->messages()->sentences().isEmpty());
}

QTEST_MAIN(DropTest)
#include "drop_test.moc"

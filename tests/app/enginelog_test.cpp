// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

#include "app/headroom/enginelogdialog.h"
#include "app/headroom/menus.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/logedit.h"

using namespace headroom;

namespace {

QString logFile(const char *name)
{
    return QStringLiteral(HEADROOM_TEST_DATA "/logs/") + QLatin1String(name);
}

QByteArray logText(const char *name)
{
    QFile file(logFile(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// "Engine said": a log dropped or pasted, compared, and taken as the document in one step.
class EngineLogTest : public QObject {
    Q_OBJECT

private slots:
    void aDroppedLogIsCompared();
    void aPastedLogFillsTheDocumentInOneStep();
    void otherTextSaysSo();
    void aLargePasteIsReadWhole();
};

void EngineLogTest::aDroppedLogIsCompared()
{
    WindowFixture f;
    f.window->openDropped({logFile("vllm-h200-llama3-8b.log")});
    EngineLogDialog *dialog = f.window->showLog();
    QTRY_VERIFY(dialog->table()->rowCount() > 0);
    bool tokens = false;
    for (int row = 0; row < dialog->table()->rowCount(); ++row)
        if (dialog->table()->item(row, 1)->text() == QLatin1String("868,080")) {
            tokens = true;
            QCOMPARE(dialog->table()->item(row, 3)->text(), QStringLiteral("agrees"));
        }
    QVERIFY(tokens);
    QVERIFY(!dialog->sentence().isEmpty());
    QVERIFY(dialog->recognised()->toPlainText().contains(QLatin1String("llama-3-8b")));
    QCOMPARE(f.session.undoStack()->count(), 0);
}

void EngineLogTest::aPastedLogFillsTheDocumentInOneStep()
{
    WindowFixture f;
    QGuiApplication::clipboard()->setText(QString::fromUtf8(logText("vllm-h200-llama3-8b.log")));
    f.window->menus()->action(Menus::Paste)->trigger();
    EngineLogDialog *dialog = f.window->showLog();
    QTRY_VERIFY(dialog->useButton()->isEnabled());
    dialog->useButton()->click();
    QCOMPARE(f.session.scenario().model, std::string("llama-3-8b"));
    QCOMPARE(f.session.scenario().method, Method::Vllm);
    QCOMPARE(f.session.scenario().context, Tokens{1024});
    QCOMPARE(f.session.undoStack()->count(), 1);
    f.session.undoStack()->undo();
    QCOMPARE(f.session.scenario().model, std::string("qwen3.8-27b"));
}

void EngineLogTest::otherTextSaysSo()
{
    WindowFixture f;
    EngineLogDialog *dialog = f.window->showLog();
    dialog->edit()->setPlainText(QStringLiteral("Dear all, we serve with --max-model-len 8192."));
    QTRY_VERIFY(dialog->sentence().contains(QLatin1String("no start-up log")));
    QVERIFY(!dialog->useButton()->isEnabled());
    dialog->openFile(QStringLiteral("/dev/zero"));
    QVERIFY(dialog->sentence().contains(QLatin1String("/dev/zero is not a file.")));
}

// What stands behind the part that is shown counts too.
void EngineLogTest::aLargePasteIsReadWhole()
{
    WindowFixture f;
    const QString noise = QStringLiteral("INFO nothing of interest\n").repeated(20'000);
    QGuiApplication::clipboard()->setText(noise + QString::fromUtf8(logText("vllm-h200-llama3-8b.log")));
    EngineLogDialog *dialog = f.window->showLog();
    dialog->edit()->paste();
    QTRY_VERIFY(dialog->useButton()->isEnabled());
    QVERIFY(dialog->edit()->toPlainText().size() <= 100'000);
}

QTEST_MAIN(EngineLogTest)
#include "enginelog_test.moc"

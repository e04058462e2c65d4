// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/headroom/autosave.h"
#include "app/headroom/menus.h"
#include "tests/app/windowfixture.h"
#include "tests/app/windowsfixture.h"
#include "widgets/pickers/contextpicker.h"

using namespace headroom;

namespace {

void typeContext(const MainWindow &window, const QString &text)
{
    QLineEdit *field = window.strip()->context()->field();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

// The program that will be killed: it opens a file where one is given, types a context into each of its
// windows, and goes on living.
int liveAndEdit(const QString &folder, const QString &file, int windows)
{
    WindowsFixture f(folder, file);
    for (int i = 1; i < windows; ++i)
        f.windows.openNew();
    for (int i = 0; i < windows; ++i)
        typeContext(f.window(static_cast<std::size_t>(i)), QString::number(8'192 + i));
    return QApplication::exec();
}

} // namespace

// A program that is killed with changes, and the next start: real processes, real signals.
class RecoveryTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void changesOfAFileSurvive();
    void changesThatWereNeverSavedSurvive();
    void everyWindowSurvives();
    void aLivingProgramKeepsItsOwn();
    void killedAgainBeforeAnythingIsSaved();
    void aBurstIsKeptOnceAndThenThereIsRest();
    void aFolderThatCannotBeWrittenIsSaidOnce();

private:
    // Starts it and waits until the change of its last window is kept.
    void startAndWait(const QString &file = {}, int windows = 1)
    {
        m_child.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--live"), folder(), file, QString::number(windows)});
        QVERIFY(m_child.waitForStarted());
        for (int i = 0; i < windows; ++i) {
            const QByteArray kept = "context\\\": " + QByteArray::number(8'192 + i);
            QTRY_VERIFY_WITH_TIMEOUT(keptTexts(folder()).contains(kept), 60'000);
        }
    }
    void killIt()
    {
        m_child.kill(); // SIGKILL
        QVERIFY(m_child.waitForFinished());
        QCOMPARE(m_child.exitStatus(), QProcess::CrashExit);
    }
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QProcess m_child;
};

void RecoveryTest::changesOfAFileSurvive()
{
    const QString path = m_folder->filePath(QStringLiteral("a.headroom.json"));
    {
        const WindowsFixture f(folder());
        QVERIFY(f.window(0).keeper()->saveTo(path));
        QVERIFY(f.window(0).close());
    }
    const QByteArray saved = bytesOf(path);
    startAndWait(path);
    killIt();
    QCOMPARE(bytesOf(path), saved);

    const WindowsFixture again(folder());
    QCOMPARE(again.windows.count(), std::size_t{1});
    QCOMPARE(again.context(0), Tokens{8'192});
    QCOMPARE(again.window(0).keeper()->path(), path);
    QVERIFY(again.window(0).isWindowModified());
    const QString sentence = again.window(0).messages()->sentences().value(0);
    QVERIFY2(sentence
                 .startsWith(QStringLiteral("Headroom ended without saving. The changes to a.headroom.json")),
             qPrintable(sentence));
    // Both versions are there: the button shows the file as it is, redo the changes again.
    auto *offer = again.window(0).messages()->findChild<QPushButton *>();
    QCOMPARE(offer->text(), QStringLiteral("Show the file as saved"));
    QTest::mouseClick(offer, Qt::LeftButton);
    QCOMPARE(again.context(0), lessonScenario().context);
    QVERIFY(!again.window(0).isWindowModified());
    again.window(0).menus()->action(Menus::Redo)->trigger();
    QCOMPARE(again.context(0), Tokens{8'192});
    QCOMPARE(bytesOf(path), saved);
}

void RecoveryTest::changesThatWereNeverSavedSurvive()
{
    startAndWait();
    killIt();
    const WindowsFixture again(folder());
    QCOMPARE(again.windows.count(), std::size_t{1});
    QCOMPARE(again.context(0), Tokens{8'192});
    QVERIFY(again.window(0).isWindowModified());
    QVERIFY(again.window(0).messages()->sentences().value(0).startsWith(QStringLiteral("Headroom ended")));
}

void RecoveryTest::everyWindowSurvives()
{
    startAndWait({}, 3);
    killIt();
    const WindowsFixture again(folder());
    QCOMPARE(again.windows.count(), std::size_t{3});
    QSet<Tokens> contexts;
    for (std::size_t i = 0; i < 3; ++i)
        contexts.insert(again.context(i));
    QCOMPARE(contexts, (QSet<Tokens>{8'192, 8'193, 8'194}));
}

void RecoveryTest::aLivingProgramKeepsItsOwn()
{
    startAndWait();
    {
        const WindowsFixture other(folder()); // a second program, at the same time
        QCOMPARE(other.windows.count(), std::size_t{1});
        QCOMPARE(other.context(0), lessonScenario().context);
        QVERIFY(other.window(0).close());
    }
    QVERIFY(keptTexts(folder()).contains("context\\\": 8192"));
    killIt();
}

void RecoveryTest::killedAgainBeforeAnythingIsSaved()
{
    startAndWait();
    killIt();
    {
        const WindowsFixture f(folder()); // ends without closing its window, as a crash does
        QCOMPARE(f.context(0), Tokens{8'192});
    }
    const WindowsFixture again(folder());
    QCOMPARE(again.context(0), Tokens{8'192});
    QVERIFY(again.window(0).isWindowModified());
}

void RecoveryTest::aBurstIsKeptOnceAndThenThereIsRest()
{
    WindowFixture f;
    const QString open = f.folder.filePath(QStringLiteral("open"));
    Autosave autosave(f.session, *f.window->keeper(), newRecoveryPlace(open), [] { return WindowPlace(); });
    QSignalSpy kept(&autosave, &Autosave::kept);
    QTRY_COMPARE_WITH_TIMEOUT(kept.count(), 1, 60'000); // the document as it was opened
    QVERIFY(autosave.isAtRest());
    for (Tokens context = 1; context <= 50; ++context)
        f.session.edit(SetContext{context}, 1);
    QTRY_COMPARE_WITH_TIMEOUT(kept.count(), 2, 60'000);
    QVERIFY(autosave.isAtRest());
    QVERIFY(keptTexts(f.folder.path()).contains("context\\\": 50,"));
    f.session.edit(SetContext{50}); // changes nothing
    QVERIFY(autosave.isAtRest());
    autosave.finish(false);
    QVERIFY(keptTexts(f.folder.path()).isEmpty());
}

void RecoveryTest::aFolderThatCannotBeWrittenIsSaidOnce()
{
    WindowFixture f;
    const QString file = f.folder.filePath(QStringLiteral("file"));
    QVERIFY(QFile(file).open(QIODevice::WriteOnly)); // no folder can be made within
    Autosave autosave(f.session, *f.window->keeper(), newRecoveryPlace(file + QStringLiteral("/open")),
                      [] { return WindowPlace(); });
    QSignalSpy failed(&autosave, &Autosave::failed);
    f.session.edit(SetContext{8'192});
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 60'000);
    QVERIFY(failed[0][0].value<Said>()().contains(file));
    f.session.edit(SetContext{4'096});
    QTRY_VERIFY_WITH_TIMEOUT(autosave.isAtRest(), 60'000);
    QCOMPARE(failed.count(), 1);
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--live"))
        return liveAndEdit(arguments.value(2), arguments.value(3), arguments.value(4).toInt());
    RecoveryTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "recovery_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

#include "app/headroom/documentkeeper.h"
#include "app/headroom/scenariofile.h"
#include "tests/app/questions.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/messagestrip.h"

using namespace headroom;

class DocumentTest : public QObject {
    Q_OBJECT

private slots:
    void aSavedScenarioComesBack();
    void aBadFileIsNamedWithThePositionAndChangesNothing_data();
    void aBadFileIsNamedWithThePositionAndChangesNothing();
    void aFailedSaveLeavesTheOldFile();
    void aFullDiskLeavesTheOldFile();
    void aPipeIsRefusedAndNotWaitedFor();
    void unsavedChangesAreMarkedAndAskedAbout();
    void savingEndsTheMark();
    void undoBackToTheSavedStateEndsTheMark();
    void newAndOpenAskToo();
    void savingFromTheQuestionMayFail();
    void recentFilesAreRemembered();

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

void DocumentTest::aSavedScenarioComesBack()
{
    WindowFixture f;
    const QString path = f.folder.filePath(QStringLiteral("a.headroom.json"));
    f.session.edit(SetContext{8'192});
    const Scenario saved = f.session.scenario();
    QVERIFY(f.window->keeper()->saveTo(path));
    f.window->keeper()->startNew();
    QVERIFY(f.session.scenario() == lessonScenario());
    QVERIFY(f.window->keeper()->openFile(path));
    QVERIFY(f.session.scenario() == saved);
    QVERIFY(f.window->windowTitle().startsWith(QStringLiteral("a.headroom.json")));
}

void DocumentTest::aBadFileIsNamedWithThePositionAndChangesNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("named");
    QTest::newRow("syntax: line and column")
        << QByteArray("{\n \"schema\": 1,\n nonsense}") << QStringLiteral("line 3");
    QTest::newRow("no JSON at all") << QByteArray("hello") << QStringLiteral("line 1");
    QTest::newRow("an empty file") << QByteArray() << QStringLiteral("bad.headroom.json");
    QTest::newRow("larger than a scenario may be")
        << QByteArray(2 * 1024 * 1024, ' ') << QStringLiteral("bad.headroom.json");
}

void DocumentTest::aBadFileIsNamedWithThePositionAndChangesNothing()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, named);
    WindowFixture f;
    const QString path = f.folder.filePath(QStringLiteral("bad.headroom.json"));
    write(path, bytes);
    QVERIFY(!f.window->keeper()->openFile(path));
    QVERIFY(f.session.scenario() == lessonScenario());
    const QString sentence = f.window->messages()->sentences().value(0);
    QVERIFY2(sentence.contains(QStringLiteral("bad.headroom.json")), qPrintable(sentence));
    QVERIFY2(sentence.contains(named), qPrintable(sentence));
}

void DocumentTest::aFailedSaveLeavesTheOldFile()
{
    WindowFixture f;
    const QString path = f.folder.filePath(QStringLiteral("no-such-folder/a.headroom.json"));
    f.session.edit(SetContext{8'192});
    QVERIFY(!f.window->keeper()->saveTo(path));
    QVERIFY(f.window->keeper()->isModified());
    QVERIFY(f.window->messages()->sentences().value(0).contains(QStringLiteral("a.headroom.json")));
}

// A limit on the size of files stands in for a full disk: the write is refused, even of a few bytes.
void DocumentTest::aFullDiskLeavesTheOldFile()
{
    WindowFixture f;
    const QString path = f.folder.filePath(QStringLiteral("a.headroom.json"));
    QVERIFY(f.window->keeper()->saveTo(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    f.session.edit(SetContext{8'192});

    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit none{16, usual.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &none), 0);
    const bool saved = f.window->keeper()->saveTo(path);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, handler);

    QVERIFY(!saved);
    QVERIFY(f.window->keeper()->isModified());
    QVERIFY(f.window->messages()->sentences().value(0).contains(QStringLiteral("a.headroom.json")));
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), before);
}

void DocumentTest::aPipeIsRefusedAndNotWaitedFor()
{
    WindowFixture f;
    const QString path = f.folder.filePath(QStringLiteral("pipe.headroom.json"));
    QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
    QVERIFY(!f.window->keeper()->openFile(path));
    QVERIFY(f.window->messages()->sentences().value(0).contains(QStringLiteral("not a plain file")));
}

void DocumentTest::unsavedChangesAreMarkedAndAskedAbout()
{
    WindowFixture f;
    QVERIFY(!f.window->isWindowModified());
    f.session.edit(SetContext{8'192});
    QTRY_VERIFY(f.window->isWindowModified());
    answerNext(QMessageBox::Cancel);
    QVERIFY(!f.window->close());
    answerNext(QMessageBox::Discard);
    QVERIFY(f.window->close());
}

void DocumentTest::savingEndsTheMark()
{
    WindowFixture f;
    f.session.edit(SetContext{8'192});
    QVERIFY(f.window->keeper()->saveTo(f.folder.filePath(QStringLiteral("b.headroom.json"))));
    QVERIFY(!f.window->isWindowModified());
}

void DocumentTest::undoBackToTheSavedStateEndsTheMark()
{
    WindowFixture f;
    f.session.edit(SetContext{8'192});
    f.session.undoStack()->undo();
    QVERIFY(!f.window->keeper()->isModified());
    QVERIFY(f.window->close()); // no question
}

void DocumentTest::newAndOpenAskToo()
{
    WindowFixture f;
    const QString path = f.folder.filePath(QStringLiteral("a.headroom.json"));
    QVERIFY(f.window->keeper()->saveTo(path));
    f.session.edit(SetContext{8'192});
    f.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
    answerNext(QMessageBox::Cancel);
    QTest::keyClick(f.window.get(), Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(f.session.scenario().context, Tokens{8'192});
    answerNext(QMessageBox::Cancel);
    emit f.window->menus()->recentChosen(path);
    QCOMPARE(f.session.scenario().context, Tokens{8'192});
    f.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
    answerNext(QMessageBox::Save);
    QTest::keyClick(f.window.get(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(f.session.scenario() == lessonScenario());
    QVERIFY(f.window->keeper()->openFile(path));
    QCOMPARE(f.session.scenario().context, Tokens{8'192}); // it was saved
}

void DocumentTest::savingFromTheQuestionMayFail()
{
    WindowFixture f;
    QDir folder(f.folder.path());
    QVERIFY(folder.mkdir(QStringLiteral("in")));
    QVERIFY(f.window->keeper()->saveTo(folder.filePath(QStringLiteral("in/a.headroom.json"))));
    f.session.edit(SetContext{8'192});
    QVERIFY(QDir(folder.filePath(QStringLiteral("in"))).removeRecursively());
    answerNext(QMessageBox::Save);
    QVERIFY(!f.window->close()); // what could not be saved is not lost
    QCOMPARE(f.session.scenario().context, Tokens{8'192});
    QVERIFY(f.window->isWindowModified());
}

void DocumentTest::recentFilesAreRemembered()
{
    WindowFixture f;
    const QString path = f.folder.filePath(QStringLiteral("c.headroom.json"));
    QVERIFY(f.window->keeper()->saveTo(path));
    QCOMPARE(f.settings.recentFiles(), QStringList{path});
}

QTEST_MAIN(DocumentTest)
#include "document_test.moc"

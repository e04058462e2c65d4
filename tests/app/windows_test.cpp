// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QActionGroup>
#include <QTest>

#include "app/headroom/plotsarea.h"
#include "tests/app/questions.h"
#include "tests/app/windowsfixture.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/panels/sourcespanel.h"

using namespace headroom;

// Several windows, and what is there again at the next start.
class WindowsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aFirstStartShowsTheLesson();
    void eachWindowHasItsOwnDocument();
    void aClosedWindowOfSeveralDoesNotComeBack();
    void theLastSessionComesBack();
    void quittingAsksAboutEachDocument();
    void changesMayBeKeptForTheNextStart();
    void changesLetGoDoNotComeBack();
    void aFileTakesThePlaceOfAnUnchangedSession();
    void keptChangesComeBackBesideAFile();
    void aFileThatIsOpenComesToTheFront();
    void aMissingFileIsShownAsItWasKept();
    void damagedKeptChangesStayAndAreNamed();
    void oneWindowsThemeIsMarkedInTheOther();

private:
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QString file(const char *name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void WindowsTest::aFirstStartShowsTheLesson()
{
    const WindowsFixture f(folder());
    QCOMPARE(f.windows.count(), std::size_t{1});
    QCOMPARE(f.context(0), lessonScenario().context);
    QVERIFY(f.window(0).isVisible());
    QVERIFY(!f.window(0).isWindowModified());
    QVERIFY(f.window(0).messages()->sentences().isEmpty());
}

void WindowsTest::eachWindowHasItsOwnDocument()
{
    WindowsFixture f(folder());
    QVERIFY(QTest::qWaitForWindowActive(&f.window(0)));
    QTest::keyClick(&f.window(0), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(f.windows.count(), std::size_t{2});
    f.setContext(1, 8'192);
    QCOMPARE(f.context(0), lessonScenario().context);
    QVERIFY(f.window(1).isWindowModified());
    QVERIFY(!f.window(0).isWindowModified());
    QVERIFY(f.window(1).pos() != f.window(0).pos());
}

void WindowsTest::aClosedWindowOfSeveralDoesNotComeBack()
{
    {
        WindowsFixture f(folder());
        f.windows.openNew();
        f.setContext(1, 8'192);
        answerNext(QMessageBox::Cancel);
        QVERIFY(!f.window(1).close());
        answerNext(QMessageBox::Discard);
        QVERIFY(f.window(1).close());
        QCOMPARE(f.windows.count(), std::size_t{1});
        QVERIFY(f.windows.quit());
    }
    const WindowsFixture again(folder());
    QCOMPARE(again.windows.count(), std::size_t{1});
    QCOMPARE(again.context(0), lessonScenario().context);
}

void WindowsTest::theLastSessionComesBack()
{
    {
        WindowsFixture f(folder());
        f.setContext(0, 8'192);
        QVERIFY(f.window(0).keeper()->saveTo(file("a.headroom.json")));
        f.window(0).side()->open(f.window(0).sources());
        f.window(0).select(2);
        f.window(0).resize(1300, 800);
        f.windows.openNew();
        QVERIFY(f.windows.quit()); // nothing to ask
        QCOMPARE(f.windows.count(), std::size_t{0});
    }
    const WindowsFixture again(folder());
    QCOMPARE(again.windows.count(), std::size_t{2});
    QCOMPARE(again.window(0).keeper()->path(), file("a.headroom.json"));
    QCOMPARE(again.context(0), Tokens{8'192});
    QVERIFY(!again.window(0).isWindowModified());
    QCOMPARE(again.window(0).size(), QSize(1300, 800));
    QVERIFY(again.window(0).side()->openPanel() == again.window(0).sources());
    QCOMPARE(again.window(0).selected(), 2);
    QVERIFY(again.window(0).messages()->sentences().isEmpty());
    QCOMPARE(again.context(1), lessonScenario().context);
}

void WindowsTest::quittingAsksAboutEachDocument()
{
    WindowsFixture f(folder());
    f.windows.openNew();
    f.setContext(0, 8'192);
    f.setContext(1, 4'096);
    QString first;
    QTimer::singleShot(0, qApp, [&first] {
        first = openQuestion()->text();
        answerNext(QMessageBox::Cancel); // the question about the second
        openQuestion()->button(QMessageBox::Discard)->click();
    });
    QVERIFY(!f.windows.quit());
    QCOMPARE(first, QStringLiteral("Untitled has changes that are not saved."));
    QCOMPARE(f.windows.count(), std::size_t{2}); // the user stays: nothing is gone
    QCOMPARE(f.context(0), Tokens{8'192});
    QCOMPARE(f.context(1), Tokens{4'096});
}

void WindowsTest::changesMayBeKeptForTheNextStart()
{
    {
        WindowsFixture f(folder());
        QVERIFY(f.window(0).keeper()->saveTo(file("a.headroom.json")));
        f.setContext(0, 8'192);
        answerNext(QStringLiteral("&Keep for the next start"));
        QVERIFY(f.window(0).close()); // the last window: the program ends
    }
    const WindowsFixture again(folder());
    QCOMPARE(again.context(0), Tokens{8'192});
    QVERIFY(again.window(0).isWindowModified());
    QCOMPARE(again.window(0).keeper()->path(), file("a.headroom.json"));
    QVERIFY(again.window(0).messages()->sentences().value(0).contains(QStringLiteral("still not saved")));
    again.window(0).keeper()->showSaved();
    QCOMPARE(again.context(0), lessonScenario().context);
    QVERIFY(again.window(0).messages()->sentences().isEmpty());
}

void WindowsTest::changesLetGoDoNotComeBack()
{
    {
        WindowsFixture f(folder());
        f.setContext(0, 8'192);
        answerNext(QMessageBox::Discard);
        QVERIFY(f.windows.quit());
    }
    const WindowsFixture again(folder());
    QCOMPARE(again.windows.count(), std::size_t{1});
    QCOMPARE(again.context(0), lessonScenario().context);
    QVERIFY(!again.window(0).isWindowModified());
}

void WindowsTest::aFileTakesThePlaceOfAnUnchangedSession()
{
    {
        WindowsFixture f(folder());
        QVERIFY(f.window(0).keeper()->saveTo(file("a.headroom.json")));
        f.setContext(0, 8'192);
        QVERIFY(f.window(0).keeper()->saveTo(file("b.headroom.json")));
        QVERIFY(f.windows.quit());
    }
    {
        WindowsFixture f(folder(), file("a.headroom.json"));
        QCOMPARE(f.windows.count(), std::size_t{1});
        QCOMPARE(f.window(0).keeper()->path(), file("a.headroom.json"));
        QVERIFY(f.windows.quit());
    }
    const WindowsFixture again(folder());
    QCOMPARE(again.windows.count(), std::size_t{1});
    QCOMPARE(again.window(0).keeper()->path(), file("a.headroom.json"));
}

void WindowsTest::keptChangesComeBackBesideAFile()
{
    {
        WindowsFixture f(folder());
        QVERIFY(f.window(0).keeper()->saveTo(file("a.headroom.json")));
        f.setContext(0, 8'192);
        answerNext(QStringLiteral("&Keep for the next start"));
        QVERIFY(f.windows.quit());
    }
    {
        const WindowsFixture same(folder(), file("a.headroom.json")); // not opened twice
        QCOMPARE(same.windows.count(), std::size_t{1});
        QCOMPARE(same.context(0), Tokens{8'192});
    }
}

void WindowsTest::aFileThatIsOpenComesToTheFront()
{
    WindowsFixture f(folder());
    QVERIFY(f.window(0).keeper()->saveTo(file("a.headroom.json")));
    QVERIFY(f.windows.openNew(file("a.headroom.json")) == &f.window(0));
    QCOMPARE(f.windows.count(), std::size_t{1});
}

void WindowsTest::aMissingFileIsShownAsItWasKept()
{
    {
        WindowsFixture f(folder());
        f.setContext(0, 8'192);
        QVERIFY(f.window(0).keeper()->saveTo(file("a.headroom.json")));
        QVERIFY(f.windows.quit());
    }
    QVERIFY(QFile::remove(file("a.headroom.json")));
    const WindowsFixture again(folder());
    QCOMPARE(again.context(0), Tokens{8'192});
    QVERIFY(again.window(0).isWindowModified());
    QVERIFY(again.window(0).messages()->sentences().value(0).contains(QStringLiteral("a.headroom.json")));
    QVERIFY(again.window(0).keeper()->save());
    QVERIFY(QFile::exists(file("a.headroom.json")));
}

void WindowsTest::damagedKeptChangesStayAndAreNamed()
{
    QVERIFY(QDir(folder()).mkpath(QStringLiteral("open")));
    QFile damaged(file("open/x.kept.json"));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{\"headroom_kept\": 1, \"scen") > 0);
    damaged.close();
    const WindowsFixture f(folder());
    QVERIFY(f.window(0).messages()->sentences().value(0).contains(QStringLiteral("x.kept.json.unread")));
    QVERIFY(QFile::exists(file("open/x.kept.json.unread")));
    QCOMPARE(f.context(0), lessonScenario().context);
}

void WindowsTest::oneWindowsThemeIsMarkedInTheOther()
{
    WindowsFixture f(folder());
    f.windows.openNew();
    f.window(0).menus()->themes()->actions().at(2)->trigger(); // dark
    emit f.window(1).menus()->opening();
    QVERIFY(f.window(1).menus()->themes()->actions().at(2)->isChecked());
    QCOMPARE(f.window(1).palette().color(QPalette::Window), Theme::darkTheme().window);
}

QTEST_MAIN(WindowsTest)
#include "windows_test.moc"

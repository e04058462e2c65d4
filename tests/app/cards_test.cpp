// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QClipboard>
#include <QTest>

#include "app/headroom/enginelogdialog.h"
#include "app/headroom/menus.h"
#include "app/headroom/pasted.h"
#include "model/scenario/scenario_json.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/pickers/cardlist.h"

using namespace headroom;

// Cards moved by hand, copied as text and pasted.
class CardsTest : public QObject {
    Q_OBJECT

private slots:
    void aCardIsDraggedDown();
    void aCardIsDraggedUp();
    void escapeLeavesTheCardWhereItWas();
    void aClickMovesNothing();
    void theKeysMoveTheSameCardOn();
    void aConfigurationIsCopiedAndPastedExactly();
    void aPastedConfigurationIsReadable();
    void aPastedComparisonTakesThePlaceOfThisOne();
    void aMistakeInPastedTextIsNamed();
    void anythingElseIsTakenForALog();
    void aSeventhCardIsNotPasted();

private:
    // Press on the free edge of a card, move in steps to the middle of another one, a little beyond.
    static void drag(const WindowFixture &f, int from, int to, int beyond, bool let = true)
    {
        ConfigurationCard *card = f.window->cards()->card(from);
        const QPoint start(4, 4);
        const QPoint end =
            card->mapFrom(card->parentWidget(), f.window->cards()->card(to)->geometry().center())
            + QPoint(0, beyond);
        QTest::mousePress(card, Qt::LeftButton, {}, start);
        for (int i = 1; i <= 8; ++i)
            QTest::mouseMove(card, start + (end - start) * i / 8);
        QVERIFY(f.window->cards()->findChild<QFrame *>(QStringLiteral("gapLine"))->isVisible());
        if (!let)
            QTest::keyClick(card, Qt::Key_Escape);
        QTest::mouseRelease(card, Qt::LeftButton, {}, end);
        QVERIFY(!f.window->cards()->findChild<QFrame *>(QStringLiteral("gapLine"))->isVisible());
    }
    static QStringList order(const WindowFixture &f)
    {
        QStringList ids;
        for (const Configuration &configuration : f.session.scenario().configurations)
            ids.append(QString::fromStdString(configuration.accelerator));
        return ids;
    }
    static QStringList ids(const char *a, const char *b, const char *c)
    {
        return {QString::fromLatin1(a), QString::fromLatin1(b), QString::fromLatin1(c)};
    }
};

void CardsTest::aCardIsDraggedDown()
{
    WindowFixture f;
    drag(f, 0, 1, 8);
    QCOMPARE(order(f), ids("mi300x", "h100-sxm", "b200-sxm"));
    QTRY_COMPARE(f.window->selected(), 1); // still the one that was dragged
    QCOMPARE(f.session.undoStack()->count(), 1);
}

void CardsTest::aCardIsDraggedUp()
{
    WindowFixture f;
    drag(f, 2, 0, -8);
    QCOMPARE(order(f), ids("b200-sxm", "h100-sxm", "mi300x"));
    QTRY_COMPARE(f.window->selected(), 0);
}

void CardsTest::escapeLeavesTheCardWhereItWas()
{
    WindowFixture f;
    drag(f, 2, 0, -8, false);
    QVERIFY(f.session.scenario() == lessonScenario());
}

void CardsTest::aClickMovesNothing()
{
    WindowFixture f;
    QTest::mouseClick(f.window->cards()->card(2), Qt::LeftButton, {}, QPoint(4, 4));
    QVERIFY(f.session.scenario() == lessonScenario());
}

void CardsTest::theKeysMoveTheSameCardOn()
{
    WindowFixture f;
    f.window->cards()->card(2)->setFocus();
    QTest::keyClick(f.window->focusWidget(), Qt::Key_Up, Qt::AltModifier);
    QTRY_COMPARE(f.window->selected(), 1);
    f.session.evaluateNow();
    QTest::keyClick(f.window->focusWidget(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(order(f), ids("b200-sxm", "h100-sxm", "mi300x"));
}

void CardsTest::aConfigurationIsCopiedAndPastedExactly()
{
    WindowFixture f;
    Configuration odd = f.session.scenario().configurations[1];
    odd.overrides.reserve = gibibytes(1.0 / 3.0); // no decimal number is this one
    odd.parallel.tensor = 4;
    odd.model = "llama-3-70b";
    odd.unknownKeys = R"({"later":{"a":[1,2.5,null,true]}})";
    f.session.edit(SetConfiguration{1, odd});
    f.session.evaluateNow();
    f.window->cards()->card(1)->setFocus();
    QTest::keyClick(f.window->cards()->card(1), Qt::Key_C, Qt::ControlModifier);
    QTest::keyClick(f.window->cards()->card(1), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(f.session.scenario().configurations.size(), std::size_t{4});
    QVERIFY(f.session.scenario().configurations[3] == odd);
    QCOMPARE(f.window->selected(), 3);
    WindowFixture other; // another window
    other.window->menus()->action(Menus::Paste)->trigger();
    QVERIFY(other.session.scenario().configurations.at(3) == odd);
}

void CardsTest::aPastedConfigurationIsReadable()
{
    WindowFixture f;
    f.window->select(1);
    f.window->menus()->action(Menus::CopyCard)->trigger();
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QVERIFY(lines[0].startsWith(QStringLiteral("MI300X: ")));
    QCOMPARE(lines[1], QStringLiteral("{"));
    QCOMPARE(lines[2], QStringLiteral("  \"accelerator\": \"mi300x\","));
}

void CardsTest::aPastedComparisonTakesThePlaceOfThisOne()
{
    WindowFixture f;
    Scenario other = lessonScenario();
    other.context = 8'192;
    QApplication::clipboard()->setText(QString::fromStdString(toJson(other)));
    f.window->menus()->action(Menus::Paste)->trigger();
    QVERIFY(f.session.scenario() == other);
    f.session.undoStack()->undo();
    QVERIFY(f.session.scenario() == lessonScenario());
}

void CardsTest::aMistakeInPastedTextIsNamed()
{
    WindowFixture f;
    QApplication::clipboard()
        ->setText(QStringLiteral("H100\n{\n  \"accelerator\": \"h100-sxm\",\n  \"tp\": 0\n}"));
    f.window->menus()->action(Menus::Paste)->trigger();
    const QString sentence = f.window->messages()->sentences().value(0);
    QVERIFY2(sentence.startsWith(QStringLiteral("The clipboard's text, /tp: ")), qPrintable(sentence));
    QVERIFY(f.session.scenario() == lessonScenario());
    QApplication::clipboard()->setText(QStringLiteral("{\"accelerator\": \"a\",\n \"accelerator\": \"b\"}"));
    f.window->menus()->action(Menus::Paste)->trigger();
    QCOMPARE(
        f.window->messages()->sentences().value(0),
        QStringLiteral("The clipboard's text, line 2, column 2: The key \"accelerator\" appears twice."));
}

void CardsTest::anythingElseIsTakenForALog()
{
    WindowFixture f;
    QApplication::clipboard()->setText(QStringLiteral("what the engine printed {\"a\": 1}"));
    f.window->menus()->action(Menus::Paste)->trigger();
    QVERIFY(f.window->findChild<EngineLogDialog *>());
}

void CardsTest::aSeventhCardIsNotPasted()
{
    WindowFixture f;
    f.window->menus()->action(Menus::CopyCard)->trigger();
    for (int i = 0; i < 4; ++i)
        f.window->menus()->action(Menus::Paste)->trigger();
    QCOMPARE(f.session.scenario().configurations.size(), std::size_t{6});
    QCOMPARE(f.window->messages()->sentences(),
             QStringList{QStringLiteral("Six cards are the most; remove one first.")});
}

QTEST_MAIN(CardsTest)
#include "cards_test.moc"

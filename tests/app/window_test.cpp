// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <qcustomplot.h>

#include "app/headroom/documentkeeper.h"
#include "app/headroom/menus.h"
#include "app/headroom/plotsarea.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/answerpanel.h"
#include "widgets/panels/figuretile.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/panels/whypanel.h"
#include "widgets/pickers/cardlist.h"
#include "widgets/pickers/contextpicker.h"
#include "widgets/pickers/contextslider.h"
#include "widgets/pickers/pickerbutton.h"
#include "widgets/pickers/sharedstrip.h"
#include "widgets/pickers/suggestionrow.h"
#include "widgets/plots/plotcard.h"

using namespace headroom;

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void showsTheLesson();
    void draggingTheSliderMovesEveryFigure();
    void aDragIsUndoneAsOne();
    void takesATypedContext();
    void explainsWhatItCannotRead();
    void theConversationsAskedForGetAFigure();
    void aBurstOfEditsReplotsEachPlotOnce();
    void messagesFollowTheLanguage();
    void namesFromFilesAreNoMarkup();
    void duplicatesAndRemovesCards();
    void sixCardsAreTheMost();
    void theCardWithTheFocusIsSelected();
    void whatDoesNotFitHasNoRate();
    void aSuggestionMakesItFit();
    void aFigureOpensItsWorking();
    void panelsPushAndDoNotCover();
    void cardsMoveByKeyboard();

private:
    static void dragTo(WindowFixture &f, Tokens from, Tokens to);
};

// Press at one context, move in steps, release at another: real mouse events.
void WindowTest::dragTo(WindowFixture &f, Tokens from, Tokens to)
{
    ContextSlider *slider = f.window->strip()->context()->slider();
    const int y = 14;
    const QPoint start(slider->xOf(from), y);
    const QPoint end(slider->xOf(to), y);
    QTest::mousePress(slider, Qt::LeftButton, {}, start);
    for (int i = 1; i <= 10; ++i)
        QTest::mouseMove(slider, start + (end - start) * i / 10);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, end);
}

void WindowTest::showsTheLesson()
{
    WindowFixture f;
    // Pool of an MI300X 191.98 - 50.29 - 8 = 133.69 GiB over 16,528 MiB a conversation: 8.28.
    QCOMPARE(f.window->answer()->conversations()->figure(), QStringLiteral("8"));
    // 5.3e12 / 54e9 = 98.1.
    QCOMPARE(f.window->answer()->quotient()->figure(), QStringLiteral("98.1 tok/s"));
    QCOMPARE(f.window->cards()->cardCount(), 3);
    QVERIFY(f.window->answer()->sentence().contains(QStringLiteral("262,144")));
}

void WindowTest::draggingTheSliderMovesEveryFigure()
{
    WindowFixture f;
    dragTo(f, 262'144, 8'192);
    QCOMPARE(f.session.scenario().context, Tokens{8'192}); // powers of two snap
    // 133.69 GiB over 656 MiB a conversation: 208; on the 80 GB part 36.
    QTRY_COMPARE(f.window->answer()->conversations()->figure(), QStringLiteral("208"));
    QCOMPARE(f.result(0).answer.capacity.concurrency.sequences, Tokens{36});
    QCOMPARE(f.window->strip()->context()->field()->text(), QStringLiteral("8,192"));
}

void WindowTest::aDragIsUndoneAsOne()
{
    WindowFixture f;
    QSignalSpy evaluations(&f.session, &Session::evaluated);
    dragTo(f, 262'144, 8'192);
    QCOMPARE(f.session.undoStack()->count(), 1);
    QCOMPARE(f.window->menus()->action(Menus::Undo)->text(),
             QStringLiteral("&Undo: context of 8,192 tokens"));
    f.window->menus()->action(Menus::Undo)->trigger();
    QVERIFY(f.session.scenario() == lessonScenario());
    QVERIFY(!f.window->isWindowModified());
}

void WindowTest::takesATypedContext()
{
    WindowFixture f;
    QLineEdit *field = f.window->strip()->context()->field();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("64K"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(f.session.scenario().context, Tokens{65'536});
    QCOMPARE(field->text(), QStringLiteral("65,536"));
}

void WindowTest::explainsWhatItCannotRead()
{
    WindowFixture f;
    QLineEdit *field = f.window->strip()->context()->field();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("plenty"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(f.session.scenario().context, Tokens{262'144});
    QVERIFY(f.window->messages()->sentences().value(0).contains(QStringLiteral("plenty")));
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(field->text(), QStringLiteral("262,144"));
    QVERIFY(f.window->messages()->sentences().isEmpty()); // obsolete
}

void WindowTest::theConversationsAskedForGetAFigure()
{
    WindowFixture f;
    const FigureTile *tile = f.window->answer()->conversations();
    f.session.edit(SetSequences{4});
    // A quarter of the pool, 136,897.11 / 4 = 34,224.28 MiB, less the state of 144 MiB, over 64 KiB a
    // token: 545,284.4.
    QTRY_COMPARE(tile->remark(), QStringLiteral("4 at once may hold 545,284 tokens each"));
    // 1,024 of them: 133.68 MiB each, less than the state alone.
    f.session.edit(SetSequences{1024});
    QTRY_COMPARE(tile->remark(), QStringLiteral("1,024 at once do not fit at any length"));
}

// The context moves the cursor alone; another model changes every axis and many texts.
void WindowTest::aBurstOfEditsReplotsEachPlotOnce()
{
    WindowFixture f;
    QCoreApplication::processEvents();
    std::vector<std::unique_ptr<QSignalSpy>> replots;
    for (PlotCard *plot : f.window->plots()->plots())
        replots.push_back(std::make_unique<QSignalSpy>(plot->plot(), &QCustomPlot::afterReplot));
    f.session.edit(SetContext{8'192});
    f.session.edit(SetModel{"llama-3-70b"});
    f.session.edit(SetWeightsBasis{WeightsBasis::Checkpoint});
    f.session.edit(SetContext{4'096});
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    for (std::size_t i = 0; i < replots.size(); ++i)
        QVERIFY2(replots[i]->count() == 1,
                 qPrintable(QStringLiteral("plot %1: %2").arg(i).arg(replots[i]->count())));
}

void WindowTest::messagesFollowTheLanguage()
{
    WindowFixture f;
    QVERIFY(!f.window->keeper()->openFile(f.folder.path()));
    QCOMPARE(f.window->messages()->sentences(),
             QStringList{f.folder.path() + QStringLiteral(" is a folder, not a scenario.")});
    f.speech.use(QStringLiteral("pt_BR"));
    QTRY_COMPARE(f.window->messages()->sentences(),
                 QStringList{f.folder.path() + QStringLiteral(" é uma pasta, não um cenário.")});
}

void WindowTest::namesFromFilesAreNoMarkup()
{
    WindowFixture f;
    f.session.edit(SetModel{"<h1>Hi</h1><img src='/tmp/x.png'>"});
    f.session.evaluateNow();
    for (const QWidget *widget : f.window->findChildren<QWidget *>()) {
        QVERIFY2(!widget->toolTip().contains(QLatin1String("<h1>")), qPrintable(widget->toolTip()));
        if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->text().contains(u'<'))
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

void WindowTest::duplicatesAndRemovesCards()
{
    WindowFixture f;
    f.window->cards()->card(1)->setFocus();
    QTest::keyClick(f.window->cards()->card(1), Qt::Key_D, Qt::ControlModifier);
    QTRY_COMPARE(f.window->cards()->cardCount(), 4);
    QCOMPARE(f.session.scenario().configurations[3].accelerator, std::string("mi300x"));
    f.window->cards()->card(0)->setFocus();
    QTest::keyClick(f.window->cards()->card(0), Qt::Key_Delete, Qt::ControlModifier);
    QTRY_COMPARE(f.window->cards()->cardCount(), 3);
    QCOMPARE(f.session.scenario().configurations[0].accelerator, std::string("mi300x"));
    f.session.undoStack()->undo();
    f.session.undoStack()->undo();
    QVERIFY(f.session.scenario() == lessonScenario());
}

void WindowTest::sixCardsAreTheMost()
{
    WindowFixture f;
    for (int i = 0; i < 3; ++i)
        emit f.window->cards()->addButton()->picked(QStringLiteral("mi325x"));
    QTRY_COMPARE(f.window->cards()->cardCount(), 6);
    QTRY_VERIFY(!f.window->cards()->addButton()->isVisible());
}

void WindowTest::theCardWithTheFocusIsSelected()
{
    WindowFixture f;
    QCOMPARE(f.window->selected(), 1); // the most room
    QTest::mouseClick(f.window->cards()->card(2), Qt::LeftButton, {}, QPoint(4, 4));
    QTRY_COMPARE(f.window->selected(), 2);
    QVERIFY(f.window->cards()->card(2)->property("selected").toBool());
    QVERIFY(!f.window->cards()->card(1)->property("selected").toBool());
}

void WindowTest::whatDoesNotFitHasNoRate()
{
    WindowFixture f;
    f.session.edit(SetModel{"llama-3.1-405b"}); // 811 GB of weights on one device of 192 GB
    QTRY_COMPARE(f.window->answer()->conversations()->figure(), QStringLiteral("0"));
    QVERIFY(!f.window->answer()->quotient()->figure().contains(QStringLiteral("tok/s")));
    for (int i = 0; i < 3; ++i)
        QVERIFY(!f.window->cards()->card(i)->fitButton()->text().contains(QStringLiteral("tok/s")));
}

void WindowTest::aSuggestionMakesItFit()
{
    WindowFixture f;
    f.session.edit(SetModel{"llama-3-70b"}); // 141 GB in BF16: not on the 80 GB of card 0, but on two
    f.session.edit(SetContext{8'192});
    QTRY_VERIFY(!f.result(0).answer.capacity.fits);
    QVERIFY(!f.result(0).suggestions.empty());
    QWidget *row = f.window->cards()->card(0)->findChild<SuggestionRow *>();
    QVERIFY(row && row->isVisible());
    QTest::mouseClick(row->findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_VERIFY(f.result(0).answer.capacity.fits);
    QVERIFY(!row->isVisible());
    f.session.undoStack()->undo();
    QTRY_VERIFY(!f.result(0).answer.capacity.fits);
}

void WindowTest::aFigureOpensItsWorking()
{
    WindowFixture f;
    QVERIFY(!f.window->side()->isVisible());
    QTest::mouseClick(f.window->answer()->quotient(), Qt::LeftButton);
    QVERIFY(f.window->why()->isVisible());
    QCOMPARE(f.window->why()->shownTerm(), Term::Quotient);
    QTest::mouseClick(f.window->cards()->card(0)->fitButton(), Qt::LeftButton);
    QCOMPARE(f.window->why()->shownTerm(), Term::Sequences);
    QCOMPARE(f.window->selected(), 0);
}

void WindowTest::panelsPushAndDoNotCover()
{
    WindowFixture f;
    const int before = f.window->plots()->width();
    f.window->menus()->action(Menus::Sources)->trigger();
    QTRY_VERIFY(f.window->plots()->width() < before);
    f.window->menus()->action(Menus::Sources)->trigger();
    QTRY_COMPARE(f.window->plots()->width(), before);
}

void WindowTest::cardsMoveByKeyboard()
{
    WindowFixture f;
    f.window->cards()->card(1)->setFocus();
    QTest::keyClick(f.window->cards()->card(1), Qt::Key_Up, Qt::AltModifier);
    QTRY_COMPARE(f.session.scenario().configurations[0].accelerator, std::string("mi300x"));
    QCOMPARE(f.session.scenario().configurations[1].accelerator, std::string("h100-sxm"));
}

QTEST_MAIN(WindowTest)
#include "window_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QToolButton>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include "app/headroom/menus.h"
#include "app/headroom/plotsarea.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/answerpanel.h"
#include "widgets/panels/cautionspanel.h"
#include "widgets/panels/costpanel.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/ratefigures.h"
#include "widgets/panels/runspanel.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/panels/sizingpanel.h"
#include "widgets/panels/stepbars.h"
#include "widgets/panels/steppanel.h"
#include "widgets/panels/whypanel.h"
#include "widgets/pickers/cardlist.h"
#include "widgets/pickers/loadstrip.h"
#include "widgets/pickers/quietspinbox.h"
#include "widgets/plots/rateplot.h"
#include "widgets/plots/tradeoffplot.h"

using namespace headroom;

// Rates in the window: every control has an effect, every panel follows the selected card.
class PanelsTest : public QObject {
    Q_OBJECT

private slots:
    void ratesStandUnderTheFigures();
    void conversationsMoveTheRate();
    void lengthsGiveRatesUnderLoad();
    void theFloorMovesTheUsersServed();
    void moreOfTheLoadMovesMemoryAndRate();
    void theLimitsOfAPurchaseBelongToTheDocument();
    void theEngineMovesTheRate();
    void aRateOpensItsWorking();
    void cautionsFollowTheCard();
    void barsOfAStepMakeTheStep();
    void aRowOfTheSearchBecomesACard();
    void pricesMoveTheCost();
    void runsAreComparedHereAndNow();
    void theTradeOffIsDividedByWhatIsChosen();
    void publishedRunsAreSwitched();
    void theChoicesOfThePlotsAreKept();
    void aNodeHasItsPower();

private:
    template<class Panel> static Panel *opened(WindowFixture &f)
    {
        auto *panel = f.window->findChild<Panel *>();
        f.window->findChild<SidePanel *>()->open(panel);
        return panel;
    }
    static void typeInto(QSpinBox *box, int value)
    {
        box->setValue(value);
        QCoreApplication::processEvents();
    }
    static QString textOf(WindowFixture &f, Term term) { return f.window->answer()->rates()->textOf(term); }
};

void PanelsTest::ratesStandUnderTheFigures()
{
    WindowFixture f;
    f.session.edit(SetContext{4096});
    // The worked table of the rule: one user on an MI300X at 4,096 live tokens.
    QTRY_COMPARE(textOf(f, Term::UserRate), QStringLiteral("56.2 tok/s (32.1 to 85.2)"));
}

void PanelsTest::conversationsMoveTheRate()
{
    WindowFixture f;
    f.session.edit(SetContext{4096});
    f.session.edit(SetSequences{32});
    QTRY_COMPARE(textOf(f, Term::UserRate), QStringLiteral("38.3 tok/s (20.0 to 63.0)"));
}

void PanelsTest::lengthsGiveRatesUnderLoad()
{
    WindowFixture f;
    f.session.edit(SetContext{8192});
    auto *strip = f.window->findChild<LoadStrip *>();
    QVERIFY(!strip->answer()->isEnabled()); // alone it changes nothing
    typeInto(strip->prompt(), 4000);
    QTRY_VERIFY(strip->answer()->isEnabled());
    QVERIFY(textOf(f, Term::ServedRate).isEmpty());
    typeInto(strip->answer(), 192);
    QTRY_VERIFY(!textOf(f, Term::ServedRate).isEmpty());
    QVERIFY(!strip->fill()->isEnabled());
    QCOMPARE(*f.session.scenario().load.prompt, Tokens{4000});
}

void PanelsTest::theFloorMovesTheUsersServed()
{
    WindowFixture f;
    const QString before = textOf(f, Term::UsersServed);
    typeInto(f.window->findChild<LoadStrip *>()->floor(), 1);
    QTRY_VERIFY(textOf(f, Term::UsersServed) != before);
}

// What is behind "More" reaches memory, first token and rate, and can be undone.
void PanelsTest::moreOfTheLoadMovesMemoryAndRate()
{
    WindowFixture f;
    f.session.edit(SetContext{8192});
    f.session.evaluateNow();
    auto *strip = f.window->findChild<LoadStrip *>();
    QVERIFY(strip->prefix()->isHidden() || strip->prefix()->parentWidget()->isHidden());
    strip->more()->click();
    QVERIFY(!strip->prefix()->parentWidget()->isHidden());
    const auto held = [&] {
        f.session.evaluateNow();
        return f.session.evaluation()->results[1].answer.capacity.concurrency.sequences;
    };
    QCOMPARE(held(), Tokens{208});
    typeInto(strip->prefix(), 4096);
    QCOMPARE(held(), Tokens{341}); // (136,897 - 256) / (656 - 256) MiB
    const QString before = textOf(f, Term::UserRate);
    typeInto(strip->drafts(), 3);
    QTRY_VERIFY(textOf(f, Term::UserRate) != before);
    QVERIFY(strip->accepted()->isEnabled());
    QCOMPARE(strip->accepted()->maximum(), 3.0);
    strip->accepted()->setValue(2.0);
    QCOMPARE(f.session.scenario().load.acceptedTokens, 2.0);
    for (int i = 0; i < 3; ++i)
        f.session.undoStack()->undo();
    QCOMPARE(held(), Tokens{208});
}

void PanelsTest::theLimitsOfAPurchaseBelongToTheDocument()
{
    WindowFixture f;
    auto *panel = opened<SizingPanel>(f);
    typeInto(panel->users(), 10);
    QCOMPARE(f.session.scenario().purchase.limits.users, Tokens{10});
    f.session.undoStack()->undo();
    QCoreApplication::processEvents();
    QCOMPARE(f.session.scenario().purchase.limits.users, Tokens{200});
    QTRY_COMPARE(panel->users()->value(), 200);
}

void PanelsTest::theEngineMovesTheRate()
{
    WindowFixture f;
    const QString before = textOf(f, Term::UserRate);
    QComboBox *engine = f.window->findChild<LoadStrip *>()->engine();
    const int vllm = engine->findText(QStringLiteral("vLLM"));
    engine->setCurrentIndex(vllm);
    emit engine->activated(vllm);
    QTRY_VERIFY(textOf(f, Term::UserRate) != before);
    QVERIFY(f.session.scenario().rate.engine == RateEngine::Vllm);
}

void PanelsTest::aRateOpensItsWorking()
{
    WindowFixture f;
    emit f.window->answer()->rates()->workingAsked(Term::UserRate);
    QVERIFY(f.window->findChild<WhyPanel *>()->isVisible());
    QVERIFY(f.window->findChild<WhyPanel *>()
                ->findChild<DocumentView *>()
                ->toPlainText()
                .contains(QStringLiteral("Decode step")));
}

void PanelsTest::cautionsFollowTheCard()
{
    WindowFixture f;
    auto *panel = opened<CautionsPanel>(f);
    f.window->select(1);
    QVERIFY(panel->view()->toPlainText().contains(QStringLiteral("Band from 25 published runs on CDNA3")));
    f.window->select(0);
    QVERIFY(!panel->view()->toPlainText().contains(QStringLiteral("CDNA3")));
}

void PanelsTest::barsOfAStepMakeTheStep()
{
    WindowFixture f;
    f.session.edit(SetContext{4096});
    f.session.edit(SetSequences{32});
    QCoreApplication::processEvents();
    f.window->select(1);
    const auto &rows = opened<StepPanel>(f)->bars()->rows();
    QCOMPARE(rows.size(), std::size_t{5});
    Seconds end;
    for (const StepBars::Row &row : rows) {
        QVERIFY(qAbs(row.from.value() - end.value()) < 1e-12); // each begins where the last one ends
        end = row.from + row.length;
    }
    QVERIFY(qAbs(end.value() - 26.11e-3) < 0.1e-3); // the worked table of the rule
}

void PanelsTest::aRowOfTheSearchBecomesACard()
{
    WindowFixture f;
    f.session.edit(SetContext{8192});
    QCoreApplication::processEvents();
    auto *panel = opened<SizingPanel>(f);
    typeInto(panel->users(), 10);
    QCoreApplication::processEvents();
    panel->searchNow();
    QVERIFY(!panel->result().ranked.empty());
    QVERIFY(panel->sentence().startsWith(QStringLiteral("10 users at once")));
    emit panel->table()->cellClicked(0, 0);
    QCOMPARE(f.window->cards()->cardCount(), 4);
    QCOMPARE(f.window->input().selected, 3);
    emit panel->table()->cellClicked(0, 0); // the same again: it is there already
    QCOMPARE(f.window->cards()->cardCount(), 4);
}

void PanelsTest::pricesMoveTheCost()
{
    WindowFixture f;
    auto *panel = opened<CostPanel>(f);
    Configuration own = f.session.scenario().configurations[1];
    own.overrides.usdPerHour = 1.0;
    f.window->select(1);
    f.session.edit(SetConfiguration{1, own});
    QTRY_VERIFY(panel->view()->toPlainText().contains(QStringLiteral("$1.00/h for a device, as entered.")));
    QVERIFY(panel->view()->toPlainText().contains(QStringLiteral("Where the order flips")));
}

void PanelsTest::runsAreComparedHereAndNow()
{
    WindowFixture f;
    auto *panel = opened<RunsPanel>(f);
    QVERIFY2(panel->sentence().contains(QStringLiteral("lie inside the band")),
             qPrintable(panel->sentence()));
    QCOMPARE(panel->scores()->rowCount(), 4); // kinds of runs
}

void PanelsTest::theTradeOffIsDividedByWhatIsChosen()
{
    WindowFixture f;
    TradeOffPlot *plot = f.window->plots()->tradeOff();
    const TradeOffPoint one = *plot->picture().curves[1].now;
    // One MI300X is one device: the rate of one user is the total rate per device.
    QCOMPARE(one.yield, one.perUser);
    plot->yieldChoice()->setCurrentIndex(2);
    emit plot->yieldChoice()->activated(2);
    const TradeOffPoint powered = *plot->picture().curves[1].now;
    QVERIFY(qAbs(powered.yield - one.perUser / 0.75) < 1e-9); // 750 W
}

// Eight MI300X with Llama 3.1 405B in FP8: thirteen published runs at a stated batch.
void PanelsTest::publishedRunsAreSwitched()
{
    WindowFixture f;
    Scenario scenario;
    scenario.model = "llama-3.1-405b";
    scenario.context = 4096;
    Configuration eight;
    eight.accelerator = "mi300x";
    eight.weights = "fp8_e4m3_channel";
    eight.parallel.tensor = 8;
    scenario.configurations = {eight};
    f.session.edit(ReplaceScenario{scenario});
    const RatePlot *rate = f.window->plots()->rate();
    const TradeOffPlot *tradeOff = f.window->plots()->tradeOff();
    QTRY_COMPARE(rate->picture().points.size(), std::size_t{13});
    QCOMPARE(tradeOff->picture().measured.size(), std::size_t{13});
    rate->pointsSwitch()->click(); // the plot's own control is the menu's item
    QVERIFY(!f.window->menus()->action(Menus::PublishedRuns)->isChecked());
    QVERIFY(rate->picture().points.empty());
    QVERIFY(tradeOff->picture().measured.empty());
    tradeOff->pointsSwitch()->click();
    QCOMPARE(rate->picture().points.size(), std::size_t{13});
}

void PanelsTest::theChoicesOfThePlotsAreKept()
{
    WindowFixture f;
    TradeOffPlot *plot = f.window->plots()->tradeOff();
    plot->yieldChoice()->setCurrentIndex(2);
    emit plot->yieldChoice()->activated(2);
    f.window->menus()->action(Menus::PublishedRuns)->trigger();
    const MainWindow again(f.session, f.settings, f.speech);
    QVERIFY(again.plots()->tradeOff()->yield() == Yield::KilowattRate);
    QVERIFY(!again.menus()->action(Menus::PublishedRuns)->isChecked());
}

void PanelsTest::aNodeHasItsPower()
{
    WindowFixture f;
    f.window->select(1);
    auto *panel = opened<CostPanel>(f);
    QTRY_VERIFY(panel->view()
                    ->toPlainText()
                    .contains(QStringLiteral("those of a node of 8 devices: 6,000 W."))); // 8 x 750 W
}

QTEST_MAIN(PanelsTest)
#include "panels_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QToolButton>

#include <qcustomplot.h>

#include "app/headroom/menus.h"
#include "app/headroom/plotsarea.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/cataloglink.h"
#include "widgets/panels/costpanel.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/panels/stepbars.h"
#include "widgets/panels/whypanel.h"
#include "widgets/plots/capacityplot.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/tradeoffplot.h"

using namespace headroom;

// From the figures of the window to their working, and plots that stand alone.
class FollowFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void aPlotFillsTheMiddleAndGoesBack()
    {
        WindowFixture f;
        PlotsArea *plots = f.window->plots();
        auto *button = qobject_cast<QToolButton *>(plots->memory()->controls().last());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(plots->expanded(), plots->memory());
        QVERIFY(!plots->capacity()->isVisible());
        QVERIFY(button->isChecked() && f.window->menus()->action(Menus::Expand)->isChecked());
        plots->memory()->setFocus();
        QTest::keyClick(plots->memory(), Qt::Key_Escape);
        QVERIFY(!plots->expanded() && plots->capacity()->isVisible());
        QVERIFY(!button->isChecked() && !f.window->menus()->action(Menus::Expand)->isChecked());
    }

    void aPartOfTheMemoryIsFollowed()
    {
        WindowFixture f;
        f.window->select(0);
        MemoryPlot *plot = f.window->plots()->memory();
        (void)plot->grab(); // painted, and so drawn
        const QRect area = plot->plot()->axisRect()->rect();
        QTest::mouseClick(plot->plot(), Qt::LeftButton, {},
                          {area.left() + 8, area.top() + area.height() / 6}); // the first of three bars
        QCOMPARE(f.window->side()->openPanel(), f.window->why());
        QCOMPARE(f.window->why()->shownTerm(), Term::WeightBytes);
    }

    void aTermOfTheStepIsFollowed()
    {
        WindowFixture f;
        f.window->menus()->action(Menus::Step)->trigger();
        auto *bars = f.window->findChild<StepBars *>();
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Down);
        QTest::keyClick(bars, Qt::Key_Down); // weights, compute, cache
        QTest::keyClick(bars, Qt::Key_Return);
        QCOMPARE(f.window->side()->openPanel(), f.window->why());
        QCOMPARE(f.window->why()->shownTerm(), Term::CacheTime);
        f.window->menus()->action(Menus::Step)->trigger();
        QTest::mouseClick(bars, Qt::LeftButton, {}, {20, 12});
        QCOMPARE(f.window->why()->shownTerm(), Term::WeightsTime);
    }

    void aCostIsFollowed()
    {
        WindowFixture f;
        f.window->menus()->action(Menus::Cost)->trigger();
        DocumentView *view = f.window->findChild<CostPanel *>()->view();
        emit view->anchorClicked(QUrl(u'#' + resultLink(Term::EnergyPerToken)));
        QCOMPARE(f.window->why()->shownTerm(), Term::EnergyPerToken);
    }

    void linksOutOfDocumentsAreReadStrictly()
    {
        QCOMPARE(placeIn(catalogLink({CatalogList::Formats, "fp8", true})),
                 (CatalogPlace{CatalogList::Formats, "fp8", true}));
        for (const char *bad : {"catalog:", "catalog:files/x", "why:", "step3", "https://a.b"})
            QVERIFY2(!placeIn(QLatin1String(bad)), bad);
        QCOMPARE(resultIn(resultLink(Term::Pool)), Term::Pool);
        for (const char *bad : {"why:", "why:-1", "why:99999", "why:x", "catalog:models/x"})
            QVERIFY2(!resultIn(QLatin1String(bad)), bad);
    }

    // One drag of the marker is one step to undo.
    void theTradeOffMovesTheConversations()
    {
        WindowFixture f;
        f.session.edit(SetContext{4096});
        f.session.evaluateNow();
        f.window->select(1);
        TradeOffPlot *plot = f.window->plots()->tradeOff();
        (void)plot->grab();
        const TradeOffCurve &curve = plot->picture().curves[1];
        const TradeOffPoint aim = curve.points[curve.points.size() / 2];
        const auto pixel = [&](const TradeOffPoint &point) {
            return QPoint(qRound(plot->plot()->xAxis->coordToPixel(point.perUser)),
                          qRound(plot->plot()->yAxis->coordToPixel(point.yield)));
        };
        const int steps = f.session.undoStack()->count();
        QTest::mousePress(plot->plot(), Qt::LeftButton, {}, pixel(*curve.now));
        QTest::mouseMove(plot->plot(), pixel(curve.points[curve.points.size() / 4]));
        QTest::mouseMove(plot->plot(), pixel(aim));
        QTest::mouseRelease(plot->plot(), Qt::LeftButton, {}, pixel(aim));
        QCOMPARE(f.session.scenario().sequences, aim.sequences);
        QCOMPARE(f.session.undoStack()->count(), steps + 1);
    }
};

QTEST_MAIN(FollowFiguresTest)
#include "followfigures_test.moc"

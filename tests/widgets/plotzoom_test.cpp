// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <qcustomplot.h>

#include <cmath>

#include "widgets/plots/axisview.h"
#include "widgets/plots/capacityplot.h"
#include "widgets/plots/clipping.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/rateplot.h"
#include "widgets/plots/ticks.h"
#include "widgets/plots/tradeoffplot.h"
#include "widgets/theme/theme.h"

#include "tests/widgets/plot_hand.h"
#include "tests/widgets/plot_input.h"

using namespace headroom;

namespace {

bool near(double a, double b, double share = 1e-6)
{
    return std::abs(a - b) <= share * std::max(std::abs(a), std::abs(b));
}

} // namespace

// Plots from nearer: the wheel, the hand and the keys.
class PlotZoomTest : public QObject {
    Q_OBJECT

private:
    template<class Plot> static void open(Plot &card, const Scenario &scenario)
    {
        headroom::open(card, inputFor(scenario, 1));
    }
    static QPoint centre(const PlotCard &card) { return card.plot()->axisRect()->center(); }
    static QCPRange across(const PlotCard &card) { return card.plot()->xAxis->range(); }
    static QCPRange up(const PlotCard &card) { return card.plot()->yAxis->range(); }

private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void cleanup() { QToolTip::hideText(); }

    // Logarithms of 1 and 10,000 are 0 and 4 decades: half of it about 100 is 10 to 1,000.
    void aPartStaysInsideTheWhole()
    {
        AxisView view(AxisView::Scale::Logarithmic);
        view.setWhole(1.0, 1e4);
        QVERIFY(view.zoom(0.5, 100.0));
        QVERIFY(near(view.from(), 10.0) && near(view.to(), 1000.0));
        QVERIFY(view.pan(1.0)); // two decades on, of which one is left
        QVERIFY(near(view.from(), 100.0) && near(view.to(), 1e4));
        QVERIFY(!view.pan(1.0));
        view.setWhole(1.0, 1e3); // what was shown moves inside the new ends
        QVERIFY(near(view.from(), 10.0) && near(view.to(), 1e3));
        QVERIFY(view.zoom(10.0, 100.0));
        QVERIFY(view.isWhole());
        QCOMPARE(view.to(), 1e3); // exactly
    }

    void nearestIsAFortieth()
    {
        AxisView view(AxisView::Scale::Linear);
        view.setWhole(0.0, 400.0);
        for (int i = 0; i < 50; ++i)
            (void)view.zoom(0.5, 0.0);
        QVERIFY(near(view.to() - view.from(), 10.0));
        QVERIFY(view.reveal(395.0));
        QVERIFY(near(view.to(), 395.0));
        QVERIFY(view.reset());
        QVERIFY(!view.reset());
    }

    void linesAreCutAtTheArea()
    {
        const QRectF area(0, 0, 10, 10);
        QCOMPARE(within({{-5, 5}, {15, 5}}, area), (QPolygonF{{0, 5}, {10, 5}}));
        QCOMPARE(within({{2, 2}, {4, 4}, {20, 4}}, area), (QPolygonF{{2, 2}, {4, 4}, {10, 4}}));
        QVERIFY(within({{20, 20}, {30, 30}}, area).isEmpty());
    }

    void aNarrowPartHasTicksTheWholeHasNot()
    {
        using Ticks = std::vector<double>;
        QCOMPARE(contextTicks(6000, 9000, 6), (Ticks{6144, 7168, 8192})); // steps of 1,024 from 600
        QCOMPARE(contextTicks(1024, 8192, 6), (Ticks{1024, 2048, 4096, 8192}));
        QCOMPARE(partTicks(12, 19, 6, 1.0), (Ticks{12, 14, 16, 18})); // steps of 2 from 1.4
        QCOMPARE(partTicks(1.2, 2.9, 6, 1.0), (Ticks{2}));            // no half conversation
        QCOMPARE(ticksWithin(95, 105, 6, StepKind::Decimal), (Ticks{96, 98, 100, 102, 104}));
    }

    void theWheelZoomsAboutThePointer_data()
    {
        QTest::addColumn<int>("plot");
        for (int i = 0; i < 4; ++i)
            QTest::addRow("plot %d", i) << i;
    }
    void theWheelZoomsAboutThePointer()
    {
        QFETCH(int, plot);
        std::unique_ptr<PlotCard> card;
        if (plot == 0)
            card = std::make_unique<CapacityPlot>();
        else if (plot == 1)
            card = std::make_unique<MemoryPlot>();
        else if (plot == 2)
            card = std::make_unique<RatePlot>();
        else
            card = std::make_unique<TradeOffPlot>();
        open(*card, lessonAt(8192));
        const QCPRange whole = across(*card), wholeUp = up(*card);
        const QPointF at = centre(*card) + QPoint(60, 20);
        const double under = card->plot()->xAxis->pixelToCoord(at.x());
        wheel(card->plot(), at, 3);
        draw(*card);
        QVERIFY(card->isZoomed());
        QVERIFY(across(*card).lower > whole.lower && across(*card).upper < whole.upper);
        QVERIFY(plot == 1 || (up(*card).lower > wholeUp.lower && up(*card).upper < wholeUp.upper));
        QVERIFY(card->plot()->xAxis->tickVectorLabels().size() >= 1);
        // The labels of an axis may have moved it by a few pixels.
        QVERIFY(std::abs(card->plot()->xAxis->coordToPixel(under) - at.x()) < 25.0);
        wheel(card->plot(), at, -9);
        draw(*card);
        QVERIFY(!card->isZoomed());
        QCOMPARE(across(*card), whole);
    }

    void overAnAxisOnlyThatOneZooms()
    {
        CapacityPlot card;
        open(card, lessonAt(8192));
        const QCPRange whole = up(card);
        const QRect area = card.plot()->axisRect()->rect();
        wheel(card.plot(), QPointF(area.center().x(), area.bottom() + 8), 2);
        draw(card);
        QCOMPARE(up(card), whole);
        QVERIFY(across(card).upper < 262144.0);
    }

    void theHandPansAndADoubleClickResets()
    {
        CapacityPlot card;
        open(card, lessonAt(1024)); // the cursor stands at the left end
        const QCPRange whole = across(card);
        wheel(card.plot(), centre(card), 4);
        draw(card);
        const QCPRange before = across(card);
        QSignalSpy clicked(&card, &PlotCard::configurationClicked);
        const QPoint empty = centre(card) + QPoint(0, 150);
        drag(card.plot(), empty, empty - QPoint(80, 0)); // to the left: larger contexts come in
        draw(card);
        QVERIFY(across(card).lower > before.lower && across(card).upper > before.upper);
        QVERIFY(near(across(card).upper / across(card).lower, before.upper / before.lower, 1e-9));
        QCOMPARE(clicked.count(), 0);
        QTest::mouseDClick(card.plot(), Qt::LeftButton, {}, empty);
        draw(card);
        QCOMPARE(across(card), whole);
    }

    void keysDoTheSame()
    {
        RatePlot card;
        open(card, lessonAt(8192));
        const QCPRange whole = across(card);
        QTest::keyClick(&card, Qt::Key_Plus);
        draw(card);
        QVERIFY(card.isZoomed());
        const QCPRange nearer = across(card);
        QTest::keyClick(&card, Qt::Key_Right, Qt::ShiftModifier);
        draw(card);
        QVERIFY(across(card).lower > nearer.lower);
        QTest::keyClick(&card, Qt::Key_Minus);
        draw(card);
        QVERIFY(!card.isZoomed());
        QTest::keyClick(&card, Qt::Key_Plus);
        QTest::keyClick(&card, Qt::Key_0);
        draw(card);
        QCOMPARE(across(card), whole);
    }

    void theButtonShowsAllAgainAndIsThereOnlyThen()
    {
        CapacityPlot card;
        open(card, lessonAt(8192));
        auto *all = qobject_cast<QToolButton *>(card.controls().first());
        QVERIFY(!all->isVisible());
        wheel(card.plot(), centre(card), 2);
        QVERIFY(all->isVisible());
        QTest::mouseClick(all, Qt::LeftButton);
        QVERIFY(!card.isZoomed() && !all->isVisible());
    }

    // Beyond what is shown the head of the cursor waits at the end, and can be taken there.
    void aCursorBeyondTheEndCanBeTaken()
    {
        CapacityPlot card;
        open(card, lessonAt(1024));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&card, Qt::Key_Plus);
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(&card, Qt::Key_Right, Qt::ShiftModifier);
        draw(card);
        QVERIFY(across(card).lower > 2048.0);
        QSignalSpy dragged(&card, &PlotCard::contextDragged);
        const QRect area = card.plot()->axisRect()->rect();
        drag(card.plot(), {area.left() + 4, area.top() / 2}, {area.center().x(), area.top() / 2});
        QVERIFY(!dragged.isEmpty());
        const double there = card.plot()->xAxis->pixelToCoord(area.center().x() - 4);
        QVERIFY(near(double(dragged.last()[0].toLongLong()), there, 0.1));
    }

    void anArrowKeyBringsTheCursorIntoView()
    {
        CapacityPlot card;
        open(card, lessonAt(262144));
        for (int i = 0; i < 6; ++i) // to 0.8^12, 7 % of eight octaves
            wheel(card.plot(), card.plot()->axisRect()->rect().topRight(), 2);
        draw(card);
        QVERIFY(across(card).lower > 131072.0);
        QTest::keyClick(&card, Qt::Key_Left);
        draw(card);
        QVERIFY(across(card).lower <= 131072.0 * (1 + 1e-9));
    }

    void theLevelOfConversationsIsDraggedOnWhatFits()
    {
        Scenario scenario = lessonAt(8192);
        scenario.sequences = 10;
        CapacityPlot card;
        open(card, scenario);
        QSignalSpy dragged(&card, &PlotCard::sequencesDragged);
        const QCPAxis *axis = card.plot()->yAxis;
        const int x = card.plot()->axisRect()->rect().right() - 30;
        drag(card.plot(), QPointF(x, axis->coordToPixel(10)).toPoint(),
             QPointF(x, axis->coordToPixel(100)).toPoint());
        QVERIFY(!dragged.isEmpty());
        QVERIFY(near(double(dragged.last()[0].toLongLong()), 100.0, 0.03)); // a pixel is some percent
        QTest::keyClick(&card, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(dragged.last()[0].toLongLong(), 5);
    }

    void theMarkerOfTheTradeOffIsDraggedAlongItsCurve()
    {
        TradeOffPlot card;
        open(card, lessonAt(4096));
        const TradeOffCurve &curve = card.picture().curves[1];
        const TradeOffPoint aim = curve.points[curve.points.size() / 2];
        const auto pixel = [&](const TradeOffPoint &point) {
            return QPointF(card.plot()->xAxis->coordToPixel(point.perUser),
                           card.plot()->yAxis->coordToPixel(point.yield))
                .toPoint();
        };
        QSignalSpy dragged(&card, &PlotCard::sequencesDragged);
        drag(card.plot(), pixel(*curve.now), pixel(aim));
        QVERIFY(!dragged.isEmpty());
        QCOMPARE(dragged.last()[0].toLongLong(), qint64(aim.sequences));
        QTest::keyClick(&card, Qt::Key_Left); // slower for each: twice as many
        QCOMPARE(dragged.last()[0].toLongLong(), 2);
    }

    void hoverReadsAllConfigurationsAnywhere()
    {
        CapacityPlot capacity;
        open(capacity, lessonAt(8192));
        QTest::mouseMove(capacity.plot(), capacity.plot()->axisRect()->rect().bottomLeft() + QPoint(40, -6));
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("B200")));
        QToolTip::hideText();
        TradeOffPlot trade;
        open(trade, lessonAt(4096));
        QTest::mouseMove(trade.plot(), trade.plot()->axisRect()->rect().bottomLeft() + QPoint(40, -6));
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("H100")));
        QVERIFY(QToolTip::text().contains(QStringLiteral("B200")));
    }
};

QTEST_MAIN(PlotZoomTest)
#include "plotzoom_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <QLabel>

#include <qcustomplot.h>

#include "widgets/plots/capacityplot.h"

#include "tests/widgets/plot_input.h"

using namespace headroom;

namespace {

bool has(const QCPGraph *graph, double context, double sequences)
{
    for (const QCPGraphData &point : *graph->data())
        if (point.key == context && point.value == sequences)
            return true;
    return false;
}

void sendMouse(QWidget *widget, QEvent::Type type, const QPointF &at,
               Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    const bool move = type == QEvent::MouseMove;
    QMouseEvent event(type, at, widget->mapToGlobal(at), move ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, modifiers);
    QApplication::sendEvent(widget, &event);
}

} // namespace

class CapacityPlotTest : public QObject {
    Q_OBJECT

private:
    // A plot as it stands on the screen, painted once.
    void open(CapacityPlot &card, const Scenario &scenario, const QSize &size = {800, 500})
    {
        card.resize(size);
        card.setInput(inputFor(scenario, 1));
        card.show();
        (void)card.grab(); // painted, and so drawn
    }
    static QPointF pixel(const CapacityPlot &card, double context, double sequences)
    {
        return {card.plot()->xAxis->coordToPixel(context), card.plot()->yAxis->coordToPixel(sequences)};
    }
    static QPointF onCursor(const CapacityPlot &card, Tokens context)
    {
        return pixel(card, static_cast<double>(context), 50.0);
    }

private slots:
    void curvesAreTheEvaluation()
    {
        CapacityPlot card;
        const PlotInput input = inputFor(lessonAt(8192));
        card.setInput(input);
        for (int i = 0; i < 3; ++i) {
            const auto &corners = input.evaluation->results[static_cast<std::size_t>(i)].overContext;
            QVERIFY(corners.size() > 5);
            for (const SweepPoint &corner : corners)
                QVERIFY(has(card.plot()->graph(i), double(corner.context), double(corner.sequences)));
        }
        // At 262,144 tokens one H100 SXM holds 1, one MI300X 8: 133.69 GiB / 16,528 MiB = 8.28.
        QVERIFY(has(card.plot()->graph(0), 262144, 1));
        QVERIFY(has(card.plot()->graph(1), 262144, 8));
        QVERIFY(card.plot()->graph(3)->data()->isEmpty());
    }

    void wholeConversationsAreSteps()
    {
        CapacityPlot card;
        const PlotInput input = inputFor(lessonAt(8192));
        card.setInput(input);
        const auto &corners = input.evaluation->results[1].overContext;
        for (const SweepPoint &corner : corners) // where 9 end, 8 begin
            if (corner.sequences == 9)
                QVERIFY(has(card.plot()->graph(1), double(corner.context), 8));
    }

    void axesAreLogarithmicWithPowersOfTwo()
    {
        CapacityPlot card;
        open(card, lessonAt(8192));
        QCOMPARE(card.plot()->xAxis->scaleType(), QCPAxis::stLogarithmic);
        QCOMPARE(card.plot()->yAxis->scaleType(), QCPAxis::stLogarithmic);
        QCOMPARE(card.plot()->xAxis->range().upper, 262144.0); // the native window
        const QVector<QString> labels = card.plot()->xAxis->tickVectorLabels();
        QVERIFY(labels.contains(QStringLiteral("1K")) && labels.contains(QStringLiteral("256K")));
        QVERIFY(labels.size() <= 6);
    }

    void readOutSaysTheAnswer()
    {
        CapacityPlot card;
        card.setInput(inputFor(lessonAt(262144)));
        QVERIFY(card.readOut().contains(QStringLiteral("MI300X")));
        QVERIFY(card.readOut().contains(QStringLiteral("262,144")));
    }

    void tableHasTheSameNumbers()
    {
        CapacityPlot card;
        card.setInput(inputFor(lessonAt(8192)));
        const QList<QStringList> table = card.table();
        QCOMPARE(table.first().size(), 4);
        // 208 = floor(133.69 GiB / 656 MiB), 36 = floor(23.31 GiB / 656 MiB); at the native window 8 and 1.
        bool at8k = false, at256k = false;
        for (const QStringList &row : table) {
            at8k |= row[0] == QStringLiteral("8,192") && row[1] == QStringLiteral("36")
                    && row[2] == QStringLiteral("208");
            at256k |= row[0] == QStringLiteral("262,144") && row[1] == QStringLiteral("1")
                      && row[2] == QStringLiteral("8");
        }
        QVERIFY(at8k && at256k);
    }

    void draggingTheCursorSaysTheTokens()
    {
        CapacityPlot card;
        open(card, lessonAt(262144));
        QSignalSpy dragged(&card, &PlotCard::contextDragged);
        QSignalSpy finished(&card, &PlotCard::dragFinished);
        const QPoint from = onCursor(card, 262144).toPoint();
        QTest::mousePress(card.plot(), Qt::LeftButton, {}, from);
        QTest::mouseMove(card.plot(), onCursor(card, 65536).toPoint());
        QTest::mouseMove(card.plot(), onCursor(card, 8192).toPoint());
        QTest::mouseRelease(card.plot(), Qt::LeftButton, {}, onCursor(card, 8192).toPoint());
        QCOMPARE(dragged.count(), 2);
        QCOMPARE(dragged[0][0].toLongLong(), 65536); // exactly, although a pixel is some hundred tokens
        QCOMPARE(dragged[1][0].toLongLong(), 8192);
        QCOMPARE(finished.count(), 1);
    }

    void aGrabBesideTheCursorDoesNotMakeItJump()
    {
        CapacityPlot card;
        open(card, lessonAt(8192));
        QSignalSpy dragged(&card, &PlotCard::contextDragged);
        const QPointF beside = onCursor(card, 8192) + QPointF(7, 0);
        sendMouse(card.plot(), QEvent::MouseButtonPress, beside);
        sendMouse(card.plot(), QEvent::MouseMove, beside + QPointF(0, 3));
        sendMouse(card.plot(), QEvent::MouseButtonRelease, beside + QPointF(0, 3));
        QCOMPARE(dragged.count(), 0);
    }

    void controlKeyDragsWithoutSnapping()
    {
        CapacityPlot card;
        open(card, lessonAt(16384));
        QSignalSpy dragged(&card, &PlotCard::contextDragged);
        const double octave = onCursor(card, 16384).x() - onCursor(card, 8192).x();
        const QPointF near8k = onCursor(card, 8192) + QPointF(octave * 2.0 / 64.0, 0); // 2 of 64 steps above
        sendMouse(card.plot(), QEvent::MouseButtonPress, onCursor(card, 16384));
        sendMouse(card.plot(), QEvent::MouseMove, near8k);
        sendMouse(card.plot(), QEvent::MouseMove, near8k, Qt::ControlModifier);
        sendMouse(card.plot(), QEvent::MouseButtonRelease, near8k, Qt::ControlModifier);
        QCOMPARE(dragged[0][0].toLongLong(), 8192);
        // 8,192 x 2^(2/64) = 8,371.4, the nearest multiple of 64 is 8,384.
        QCOMPARE(dragged[1][0].toLongLong(), 8384);
    }

    void theAxisStandsStillUnderADrag()
    {
        CapacityPlot card;
        open(card, lessonAt(1'000'000)); // the axis reaches 1,048,576
        QCOMPARE(card.plot()->xAxis->range().upper, 1048576.0);
        const QPointF from = onCursor(card, 1'000'000);
        sendMouse(card.plot(), QEvent::MouseButtonPress, from);
        card.setInput(inputFor(lessonAt(300'000), 1));
        card.plot()->replot();
        QCOMPARE(card.plot()->xAxis->range().upper, 1048576.0);
        sendMouse(card.plot(), QEvent::MouseButtonRelease, from - QPointF(50, 0));
        card.plot()->replot();
        QCOMPARE(card.plot()->xAxis->range().upper, 524288.0); // the next power of two above 300,000
    }

    void arrowKeysMoveTheCursor_data()
    {
        QTest::addColumn<qint64>("from");
        QTest::addColumn<int>("key");
        QTest::addColumn<qint64>("to");
        QTest::newRow("right goes to the next power of two")
            << qint64{100'000} << int(Qt::Key_Right) << qint64{131'072};
        QTest::newRow("left goes to the one before")
            << qint64{100'000} << int(Qt::Key_Left) << qint64{65'536};
        QTest::newRow("from a power of two to its neighbour")
            << qint64{8192} << int(Qt::Key_Left) << qint64{4096};
    }

    void arrowKeysMoveTheCursor()
    {
        QFETCH(qint64, from);
        QFETCH(int, key);
        QFETCH(qint64, to);
        CapacityPlot card;
        open(card, lessonAt(from));
        QSignalSpy dragged(&card, &PlotCard::contextDragged);
        QTest::keyClick(&card, static_cast<Qt::Key>(key));
        QCOMPARE(dragged.count(), 1);
        QCOMPARE(dragged[0][0].toLongLong(), to);
    }

    void controlArrowsAreFineAndNeverStuck()
    {
        for (const Tokens from : {Tokens{1100}, Tokens{8192}, Tokens{100'000}}) {
            CapacityPlot card;
            open(card, lessonAt(from));
            QSignalSpy dragged(&card, &PlotCard::contextDragged);
            QTest::keyClick(&card, Qt::Key_Right, Qt::ControlModifier);
            QCOMPARE(dragged.count(), 1);
            const qint64 to = dragged[0][0].toLongLong();
            QVERIFY2(to > from && double(to) < double(from) * 1.07,
                     qPrintable(QStringLiteral("%1 to %2").arg(from).arg(to)));
        }
    }

    void upAndDownChooseAConfiguration()
    {
        CapacityPlot card;
        open(card, lessonAt(8192)); // the second is selected
        QSignalSpy clicked(&card, &PlotCard::configurationClicked);
        QTest::keyClick(&card, Qt::Key_Down);
        QTest::keyClick(&card, Qt::Key_Up);
        QCOMPARE(clicked[0][0].toInt(), 2);
        QCOMPARE(clicked[1][0].toInt(), 0);
    }

    void aClickOnACurveChoosesIt()
    {
        CapacityPlot card;
        open(card, lessonAt(262144));
        QSignalSpy clicked(&card, &PlotCard::configurationClicked);
        QTest::mouseClick(card.plot(), Qt::LeftButton, {}, pixel(card, 8192, 36).toPoint());
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked[0][0].toInt(), 0);
        QTest::mouseClick(card.plot(), Qt::LeftButton, {}, pixel(card, 2048, 3).toPoint()); // nothing there
        QCOMPARE(clicked.count(), 1);
    }

    void theSelectedCurveIsTheStrongest()
    {
        CapacityPlot card;
        open(card, lessonAt(8192));
        QCOMPARE(card.plot()->graph(1)->pen().widthF(), 2.0);
        QVERIFY(card.plot()->graph(0)->pen().widthF() < 2.0);
    }

    void announcedHardwareIsDashedAndSaidSo()
    {
        Scenario scenario = lessonAt(8192);
        scenario.configurations.push_back(configurationOf("mi455x"));
        CapacityPlot card;
        open(card, scenario);
        QCOMPARE(card.plot()->graph(3)->pen().style(), Qt::CustomDashLine);
        QCOMPARE(card.plot()->graph(0)->pen().style(), Qt::SolidLine);
        QVERIFY(card.table().first().last().contains(QStringLiteral("announced")));
    }

    void aMovedCursorLeavesTheCurvesAlone()
    {
        CapacityPlot card;
        open(card, lessonAt(262144));
        QCoreApplication::processEvents();
        QSignalSpy whole(card.plot(), &QCustomPlot::afterReplot);
        const QImage before = card.grab().toImage();
        card.setInput(inputFor(lessonAt(8192), 1));
        QTRY_VERIFY(card.grab().toImage() != before);
        QCOMPARE(whole.count(), 0);
    }

    void whatNeverFitsIsNamedUnderThePlot()
    {
        // 811.7 GB of weights: eight MI300X hold them, one does not.
        CapacityPlot card;
        open(card, largeModelOn({configurationOf("mi300x", 8), configurationOf("mi300x")}));
        bool named = false;
        for (const QLabel *label : card.findChildren<QLabel *>())
            named |= label->isVisibleTo(&card) && label->text().contains(QStringLiteral("Not even one"))
                     && label->text().contains(QStringLiteral("MI300X"));
        QVERIFY(named);
        QVERIFY(card.plot()->graph(1)->data()->isEmpty());
    }

    void anEmptyPlotSaysWhatWouldHelp()
    {
        CapacityPlot card;
        open(card, largeModelOn({configurationOf("h100-sxm")}));
        QVERIFY(!card.plot()->isVisibleTo(&card));
        bool said = false;
        for (const QLabel *label : card.findChildren<QLabel *>())
            said |= label->isVisibleTo(&card) && label->text().contains(QStringLiteral("short"));
        QVERIFY(said);
    }

    void hoveringACurveReadsAllConfigurations()
    {
        CapacityPlot card;
        open(card, lessonAt(262144));
        QTest::mouseMove(card.plot(), pixel(card, 8192, 208).toPoint());
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("MI300X")));
        QVERIFY(QToolTip::text().contains(QStringLiteral("B200")));
        QToolTip::hideText();
    }
};

QTEST_MAIN(CapacityPlotTest)
#include "capacityplot_test.moc"

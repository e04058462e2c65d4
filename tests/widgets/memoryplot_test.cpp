// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <qcustomplot.h>

#include "widgets/plots/memoryplot.h"

#include "tests/widgets/plot_input.h"

using namespace headroom;

namespace {

MemoryBar barOf(const Scenario &scenario, std::size_t index = 0)
{
    return memoryPicture(inputFor(scenario)).bars.at(index);
}

bool near(Bytes value, Bytes expected, Bytes tolerance = mebibytes(1))
{
    return qAbs(value.value() - expected.value()) <= tolerance.value();
}

Scenario only(const Configuration &configuration, Tokens context = 262144)
{
    Scenario scenario = lessonAt(context);
    scenario.configurations = {configuration};
    return scenario;
}

} // namespace

class MemoryPlotTest : public QObject {
    Q_OBJECT

private slots:
    void theBarIsTheLessonsArithmetic()
    {
        const MemoryBar bar = barOf(only(configurationOf("mi300x")));
        QCOMPARE(bar.sequences, Tokens{8});
        QCOMPARE(bar.sizeOf(MemoryPart::Weights).value(), 54.0e9); // 27.0e9 parameters x 2 B
        QCOMPARE(bar.sizeOf(MemoryPart::Reserve).value(), gibibytes(8).value());
        QCOMPARE(bar.sizeOf(MemoryPart::Cache).value(), gibibytes(128).value());  // 8 x 262,144 x 64 KiB
        QCOMPARE(bar.sizeOf(MemoryPart::State).value(), mebibytes(1152).value()); // 8 x 144 MiB
        // 191.98 - 50.29142 - 8 - 128 - 1.125 = 4.56358 GiB
        QVERIFY(near(bar.sizeOf(MemoryPart::Free), gibibytes(4.56358)));
        QCOMPARE(bar.sizeOf(MemoryPart::Missing).value(), 0.0);
    }

    void partsFillTheDeviceWithoutGaps_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::newRow("one token") << 1;
        QTest::newRow("8,192 tokens") << 8192;
        QTest::newRow("the native window") << 262144;
    }

    void partsFillTheDeviceWithoutGaps()
    {
        QFETCH(int, tokens);
        for (const MemoryBar &bar : memoryPicture(inputFor(lessonAt(tokens))).bars) {
            Bytes end;
            for (const MemorySegment &segment : bar.segments) {
                QVERIFY(near(segment.start, end));
                end = segment.start + segment.size;
            }
            QVERIFY(near(end, bar.total));
        }
    }

    void aShareOfTensorParallelDevices()
    {
        // Two H100 SXM: half of 54 GB each, and half of the cache: 2 of 4 KV heads a device, 8 GiB a
        // sequence.
        const MemoryBar bar = barOf(only(configurationOf("h100-sxm", 2)));
        QCOMPARE(bar.sizeOf(MemoryPart::Weights).value(), 27.0e9);
        QVERIFY(near(bar.sizeOf(MemoryPart::Cache), gibibytes(8.0 * double(bar.sequences))));
    }

    void replicasShareNothing()
    {
        Configuration twice = configurationOf("mi300x");
        twice.parallel.data = 2;
        const MemoryBar bar = barOf(only(twice)); // 16 in all, 8 on each
        QCOMPARE(bar.sequences, Tokens{8});
        QCOMPARE(bar.sizeOf(MemoryPart::Cache).value(), gibibytes(128).value());
    }

    void whatDoesNotFitRunsPastTheMemory()
    {
        // Llama 3.1 405B bf16 on one MI300X: 405,853,388,800 x 2 B = 811,706,777,600 B of weights, 8 GiB
        // reserve, and 65,536 tokens x 126 layers x 2 x 8 heads x 128 x 2 B = 65,536 x 516,096 B of cache.
        const MemoryBar bar = barOf(largeModelOn({configurationOf("mi300x")}));
        const Bytes cache{65536.0 * 516096.0};
        QCOMPARE(bar.sizeOf(MemoryPart::Weights).value(), 811706777600.0);
        QCOMPARE(bar.sizeOf(MemoryPart::Cache).value(), cache.value()); // one sequence
        const Bytes needed = Bytes{811706777600.0} + gibibytes(8) + cache;
        QVERIFY(near(bar.sizeOf(MemoryPart::Missing), needed - gibibytes(191.98)));
        QVERIFY(near(bar.end(), needed));
        QVERIFY(bar.label.problem);
    }

    void aGivenPoolLeavesTheRestToTheReserve()
    {
        Configuration given = configurationOf("mi300x");
        given.overrides.pool = gibibytes(100); // holds 6 of 16.14 GiB
        const MemoryBar bar = barOf(only(given));
        // 191.98 - 50.29142 - 100 = 41.68858 GiB
        QVERIFY(near(bar.sizeOf(MemoryPart::Reserve), gibibytes(41.68858)));
        QVERIFY(near(bar.end(), bar.total));
    }

    void utilizationLeavesAPartUnused()
    {
        Configuration careful = configurationOf("mi300x");
        careful.overrides.utilization = 0.9;
        const MemoryBar bar = barOf(only(careful));
        QVERIFY(near(bar.sizeOf(MemoryPart::Unused), gibibytes(19.198))); // 191.98 x 0.1
    }

    void theAxisEndsAtTheLargestMemory()
    {
        QVERIFY(near(memoryPicture(inputFor(lessonAt(8192))).axisEnd, gibibytes(191.98)));
        // Beyond it in eighths, and never beyond 1.6 times: 755.96 GiB of weights are cut.
        const MemoryPicture cut = memoryPicture(inputFor(largeModelOn({configurationOf("mi300x")})));
        QVERIFY(near(cut.axisEnd, gibibytes(191.98 * 1.6)));
    }

    void theAxisStandsStillWhileTheContextMoves()
    {
        MemoryPlot card;
        card.resize(700, 400);
        card.setInput(inputFor(lessonAt(262144)));
        card.show();
        (void)card.grab(); // painted, and so drawn
        QCoreApplication::processEvents();
        QSignalSpy whole(card.plot(), &QCustomPlot::afterReplot);
        const QImage before = card.grab().toImage();
        card.setInput(inputFor(lessonAt(100'000)));
        QTRY_VERIFY(card.grab().toImage() != before); // the bars have moved,
        QCOMPARE(whole.count(), 0);                   // and only they were drawn
    }

    void axisLabelsAreInTheChosenUnit()
    {
        MemoryPlot card;
        card.resize(700, 400);
        PlotInput input = inputFor(lessonAt(8192));
        card.setInput(input);
        card.show();
        card.plot()->replot();
        QVERIFY(card.plot()->xAxis->label().contains(QStringLiteral("GiB")));
        QVERIFY(card.plot()->xAxis->tickVectorLabels().contains(QStringLiteral("192")));
        input.memoryUnit = MemoryUnit::GB;
        card.setInput(input);
        card.plot()->replot();
        QVERIFY(card.plot()->xAxis->label().contains(QStringLiteral("GB on")));
        QVERIFY(card.plot()->xAxis->tickVectorLabels().contains(QStringLiteral("200")));
    }

    void hoveringSaysTheExactFigures()
    {
        MemoryPlot card;
        card.resize(700, 400);
        card.setInput(inputFor(only(configurationOf("mi300x"))));
        card.show();
        (void)card.grab(); // painted, and so drawn
        QTest::mouseMove(card.plot(), card.plot()->axisRect()->center());
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("50.29 GiB")));
        QVERIFY(QToolTip::text().contains(QStringLiteral("8 x 16.00 GiB")));
        QToolTip::hideText();
    }

    void aClickOnABarChoosesIt()
    {
        MemoryPlot card;
        card.resize(700, 400);
        card.setInput(inputFor(lessonAt(8192)));
        card.show();
        (void)card.grab(); // painted, and so drawn
        QSignalSpy clicked(&card, &PlotCard::configurationClicked);
        const QRect area = card.plot()->axisRect()->rect();
        QTest::mouseClick(card.plot(), Qt::LeftButton, {}, {area.center().x(), area.bottom() - 20}); // the
                                                                                                     // third
                                                                                                     // of
                                                                                                     // three
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked[0][0].toInt(), 2);
    }
};

QTEST_MAIN(MemoryPlotTest)
#include "memoryplot_test.moc"

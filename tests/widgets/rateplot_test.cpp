// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include <QLabel>

#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"

#include "tests/widgets/plot_input.h"

using namespace headroom;

class RatePlotTest : public QObject {
    Q_OBJECT

private slots:
    void barsAreThePaperQuotients()
    {
        RatePlot card;
        card.setInput(inputFor(lessonAt(262144)));
        const auto &bars = card.picture().bars;
        QCOMPARE(bars.size(), std::size_t{3});
        QVERIFY(qAbs(bars[0].quotient->quotient.value() - 62.0370) < 5e-5);  // 3.35e12 / 54.0e9
        QVERIFY(qAbs(bars[1].quotient->quotient.value() - 98.1481) < 5e-5);  // 5.3e12 / 54.0e9
        QVERIFY(qAbs(bars[2].quotient->quotient.value() - 148.1481) < 5e-5); // 8.0e12 / 54.0e9
        QVERIFY(!bars[1].hasCollectives());
    }

    void allReducesTakeTheirPart()
    {
        Scenario scenario = lessonAt(8192);
        scenario.configurations = {configurationOf("h100-sxm", 2)};
        RatePlot card;
        card.setInput(inputFor(scenario));
        const RateBar &bar = card.picture().bars.front();
        QVERIFY(bar.hasCollectives());
        QCOMPARE(bar.quotient->collectives, 128); // 2 x 64 layers
        // 27.0e9 B / 3.35e12 B/s = 8.0597 ms; with 128 x 10 us 9.3397 ms: 124.07 and 107.07 tok/s.
        QVERIFY(card.readOut().contains(QStringLiteral("124.1 tok/s")));
        QVERIFY(card.readOut().contains(QStringLiteral("107.1 tok/s")));
    }

    void whatDoesNotFitHasNoRate()
    {
        // 811.7 GB of weights on one H100 SXM, beside eight MI300X that hold them.
        RatePlot card;
        card.setInput(inputFor(largeModelOn({configurationOf("mi300x", 8), configurationOf("h100-sxm")})));
        QVERIFY(card.picture().bars[0].quotient.has_value());
        QVERIFY(!card.picture().bars[1].quotient.has_value());
        QCOMPARE(card.picture().bars[1].reason, QStringLiteral("Does not fit: no rate."));
        QVERIFY(!card.table().last().join(u' ').contains(QStringLiteral("tok/s")));
    }

    void whereNothingRunsASentenceStandsInstead()
    {
        RatePlot card;
        card.setInput(inputFor(largeModelOn({configurationOf("h100-sxm")})));
        QVERIFY(!card.plot()->isVisibleTo(&card));
        bool said = false;
        for (const QLabel *label : card.findChildren<QLabel *>())
            said |= label->isVisibleTo(&card) && label->text().contains(QStringLiteral("gets no rate"));
        QVERIFY(said);
    }

    void theUnitLineSaysWhatItIsNot()
    {
        RatePlot card;
        card.setInput(inputFor(lessonAt(8192)));
        bool said = false;
        for (const QLabel *label : card.findChildren<QLabel *>())
            said |= label->text()
                    == QStringLiteral(
                        "Paper quotient from a vendor bandwidth claim. Not a measurement, not a bound.");
        QVERIFY(said);
    }

    void theUnitLineNamesAnEnteredBandwidth()
    {
        Scenario scenario = lessonAt(8192);
        scenario.configurations.back().overrides.bandwidth = terabytesPerSecond(4.0);
        RatePlot card;
        card.setInput(inputFor(scenario));
        QVERIFY(card.readOut()
                    .startsWith(QStringLiteral("Paper quotient, in part from a bandwidth you entered.")));
    }

    void aDragOfTheContextDrawsNothingAgain()
    {
        RatePlot card;
        card.resize(700, 400);
        card.setInput(inputFor(lessonAt(262144)));
        card.show();
        card.plot()->replot(QCustomPlot::rpImmediateRefresh);
        QCoreApplication::processEvents();
        QSignalSpy whole(card.plot(), &QCustomPlot::afterReplot);
        const QImage before = card.grab().toImage();
        card.setInput(inputFor(lessonAt(8192)));
        QCoreApplication::processEvents();
        QCOMPARE(card.grab().toImage(), before); // the quotient knows no context
        QCOMPARE(whole.count(), 0);
    }
};

QTEST_MAIN(RatePlotTest)
#include "rateplot_test.moc"

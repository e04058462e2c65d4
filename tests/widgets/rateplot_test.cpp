// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include <QLabel>

#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"
#include "widgets/sentences/language.h"

#include "tests/widgets/plot_input.h"

using namespace headroom;

namespace {

bool says(const RatePlot &card, const QString &words)
{
    const QList<QLabel *> labels = card.findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
        return label->isVisibleTo(&card) && label->text().contains(words);
    });
}

} // namespace

class RatePlotTest : public QObject {
    Q_OBJECT

private slots:
    // The worked table of the rule at 4,096 live tokens: one user on an MI300X 32.1, 56.2, 85.2 tok/s.
    void curvesAreTheBandOfTheRule()
    {
        RatePlot card;
        card.setInput(inputFor(lessonAt(4096)));
        const RateCurve &mi300x = card.picture().curves.at(1);
        QVERIFY(!mi300x.grey);
        const RateCurvePoint &one = mi300x.points.front();
        QCOMPARE(one.sequences, 1.0);
        QVERIFY(qAbs(one.low - 32.1) < 0.4);
        QVERIFY(qAbs(one.typical - 56.2) < 0.6);
        QVERIFY(qAbs(one.high - 85.2) < 0.9);
    }

    void quotientsAreOnPaper()
    {
        RatePlot card;
        card.setInput(inputFor(lessonAt(262144)));
        const auto &curves = card.picture().curves;
        QVERIFY(qAbs(curves[0].quotient - 62.0370) < 5e-5);  // 3.35e12 / 54.0e9
        QVERIFY(qAbs(curves[1].quotient - 98.1481) < 5e-5);  // 5.3e12 / 54.0e9
        QVERIFY(qAbs(curves[2].quotient - 148.1481) < 5e-5); // 8.0e12 / 54.0e9
    }

    void curvesEndWhereMemoryEnds()
    {
        RatePlot card;
        card.setInput(inputFor(lessonAt(262144)));
        QCOMPARE(card.picture().curves[0].points.back().sequences, 1.0); // an H100 holds one
        QCOMPARE(card.picture().curves[1].points.back().sequences, 8.0); // an MI300X eight
    }

    void whatDoesNotFitHasNoRate()
    {
        // 811.7 GB of weights on one H100 SXM, beside eight MI300X that hold them.
        RatePlot card;
        card.setInput(inputFor(largeModelOn({configurationOf("mi300x", 8), configurationOf("h100-sxm")})));
        QVERIFY(!card.picture().curves[0].points.empty());
        QVERIFY(card.picture().curves[1].points.empty());
        QCOMPARE(card.table().last().last(), QStringLiteral("–"));
        QVERIFY(card.readOut().endsWith(QStringLiteral("Does not fit: no rate.")));
    }

    void whereNothingRunsASentenceStandsInstead()
    {
        RatePlot card;
        card.setInput(inputFor(largeModelOn({configurationOf("h100-sxm")})));
        QVERIFY(!card.plot()->isVisibleTo(&card));
        QVERIFY(says(card, QStringLiteral("gets no rate")));
    }

    void itSaysWhatTheDashedLineIsNot()
    {
        Language speech; // plurals
        speech.use(QStringLiteral("en"));
        RatePlot card;
        card.setInput(inputFor(lessonAt(8192), 1));
        QVERIFY(says(
            card,
            QStringLiteral("paper quotient from a vendor bandwidth claim. Not a measurement, not a bound.")));
        QVERIFY(says(card,
                     QStringLiteral("MI300X: Band from 25 published runs on CDNA3, confidence medium.")));
    }

    void itNamesAnEnteredBandwidth()
    {
        Scenario scenario = lessonAt(8192);
        scenario.configurations.back().overrides.bandwidth = terabytesPerSecond(4.0);
        RatePlot card;
        card.setInput(inputFor(scenario));
        QVERIFY(says(card, QStringLiteral("in part from a bandwidth you entered")));
    }

    void whatNothingSupportsIsGreyAndHasNoBand()
    {
        Scenario scenario = lessonAt(8192);
        scenario.configurations = {configurationOf("gaudi3")};
        RatePlot card;
        card.setInput(inputFor(scenario));
        QVERIFY(card.picture().curves[0].grey);
        QVERIFY(says(card, QStringLiteral("Grey: no published run supports a band here.")));
        QCOMPARE(card.plot()->graph(0)->dataCount(), 0); // the low edge
    }

    void arrowKeysMoveTheConversations()
    {
        RatePlot card;
        card.setInput(inputFor(lessonAt(8192)));
        QSignalSpy dragged(&card, &PlotCard::sequencesDragged);
        QTest::keyClick(&card, Qt::Key_Right);
        QCOMPARE(dragged.takeFirst().first().toLongLong(), 2);
        QTest::keyClick(&card, Qt::Key_Left); // fewer than one there is not
        QCOMPARE(dragged.count(), 0);
    }

    void theConversationsMoveTheCursorAlone()
    {
        RatePlot card;
        card.resize(700, 400);
        card.setInput(inputFor(lessonAt(8192)));
        card.show();
        (void)card.grab(); // painted once
        QCoreApplication::processEvents();
        QSignalSpy whole(card.plot(), &QCustomPlot::afterReplot);
        Scenario scenario = lessonAt(8192);
        scenario.sequences = 16;
        card.setInput(inputFor(scenario));
        QCoreApplication::processEvents();
        QCOMPARE(whole.count(), 0);
    }
};

QTEST_MAIN(RatePlotTest)
#include "rateplot_test.moc"

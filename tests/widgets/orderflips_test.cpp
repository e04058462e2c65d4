// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <qcustomplot.h>

#include "widgets/plots/capacityplot.h"
#include "widgets/plots/flipmarks.h"
#include "widgets/plots/rateplot.h"
#include "widgets/sentences/costs.h"
#include "widgets/sentences/language.h"

#include "tests/widgets/plot_input.h"

using namespace headroom;

namespace {

// One MI300X gives more tokens for a dollar than an H200 to few users, the H200 to many.
Scenario race()
{
    Scenario scenario = lessonAt(4096);
    scenario.configurations = {configurationOf("mi300x"), configurationOf("h200-sxm")};
    return scenario;
}

FlipMark markAt(double at)
{
    return {at, 0, 1, QStringLiteral("29"), QStringLiteral("a sentence")};
}

CurvePath line(const QPointF &from, const QPointF &to)
{
    return {0, QStringLiteral("a"), false, QPolygonF{from, to}, {}};
}

constexpr QRectF kArea(0, 0, 400, 200);

} // namespace

// Where the order of two configurations flips, marked on the axes.
class OrderFlipsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_speech.use(QStringLiteral("en")); }

    void marksHaveTheNumbersOfTheSentences()
    {
        const PlotInput input = inputFor(race());
        const auto &c = input.evaluation->scenario.configurations;
        const Tokens to = std::max(input.evaluation->results[0].answer.capacity.concurrency.sequences,
                                   input.evaluation->results[1].answer.capacity.concurrency.sequences);
        const auto flips = breakEvens(*input.catalog, input.evaluation->scenario, c[0], c[1],
                                      Yield::DollarTokens, BreakAxis::Sequences, to);
        RatePlot card;
        card.setInput(input);
        const auto &marks = card.picture().flips;
        QCOMPARE(marks.size(), flips.size());
        QVERIFY(!flips.empty());
        for (std::size_t i = 0; i < flips.size(); ++i) {
            QCOMPARE(marks[i].at, flips[i].at);
            const QString sentence =
                breakEvenSentence(flips[i], Yield::DollarTokens,
                                  {QStringLiteral("MI300X"), QStringLiteral("H200 SXM")}, input.numbers());
            QCOMPARE(marks[i].sentence, sentence);
            QVERIFY(card.readOut().contains(sentence));
        }
        QCOMPARE(marks[0].leader, 1); // first the H200 overtakes
        QCOMPARE(marks[0].left, 0);
    }

    // Thirty conversations fit on a B200 up to a context, on an MI300X beyond it.
    void contextsAreMarkedWhereMemoryEnds()
    {
        Scenario scenario = lessonAt(8192);
        scenario.sequences = 30;
        scenario.configurations = {configurationOf("b200-sxm"), configurationOf("mi300x")};
        scenario.configurations[0].overrides.usdPerHour = 0.01; // it leads as long as it runs
        const PlotInput input = inputFor(scenario);
        OrderFlips order(BreakAxis::Context);
        const auto flips = order.of(input);
        QVERIFY(!flips.empty());
        QVERIFY(flips.back().flip.memoryEnds);
        const auto at = static_cast<Tokens>(flips.back().flip.at);
        QCOMPARE(sequencesAt(input.evaluation->results[0].prepared, at), Tokens{29});
        QCOMPARE(sequencesAt(input.evaluation->results[0].prepared, at - 1), Tokens{30});
        CapacityPlot card;
        card.setInput(input);
        QVERIFY(card.readOut().contains(QStringLiteral("no longer fits")));
    }

    // The place on the axis itself may move without anything being worked out again.
    void aDragAlongTheAxisKeepsThem()
    {
        OrderFlips order(BreakAxis::Sequences);
        const auto *kept = order.of(inputFor(race())).data();
        Scenario scenario = race();
        scenario.sequences = 17;
        QCOMPARE(order.of(inputFor(scenario)).data(), kept);
    }

    void labelsCoverNoCurve_data()
    {
        QTest::addColumn<QPointF>("from");
        QTest::addColumn<QPointF>("to");
        QTest::newRow("nothing in the way") << QPointF(0, 10) << QPointF(400, 10);
        QTest::newRow("a level line in the lowest row") << QPointF(0, 190) << QPointF(400, 190);
        QTest::newRow("a line right of the mark") << QPointF(230, 0) << QPointF(230, 200);
        QTest::newRow("a slope through the mark") << QPointF(100, 100) << QPointF(300, 300);
    }
    void labelsCoverNoCurve()
    {
        QFETCH(QPointF, from);
        QFETCH(QPointF, to);
        const std::vector<CurvePath> paths{line(from, to)};
        FlipMarks marks;
        marks.place({markAt(29)}, {200.0}, kArea, paths, {}, QFont());
        QCOMPARE(marks.labels().size(), std::size_t{1});
        QVERIFY(!anyCrosses(paths, marks.labels().front()));
        QVERIFY(kArea.contains(marks.labels().front()));
        QCOMPARE(marks.sentenceAt({200, 197}), QStringLiteral("a sentence"));
    }

    void labelsCoverNoOther()
    {
        FlipMarks marks;
        marks.place({markAt(29), markAt(30)}, {200.0, 204.0}, kArea, {}, {}, QFont());
        QCOMPARE(marks.labels().size(), std::size_t{2});
        QVERIFY(!marks.labels()[0].intersects(marks.labels()[1]));
        marks.place({markAt(29)}, {200.0}, kArea, {}, {kArea}, QFont()); // no room at all
        QVERIFY(marks.labels().empty());
        QCOMPARE(marks.sentenceAt({200, 197}), QStringLiteral("a sentence")); // the mark stays
    }

private:
    Language m_speech; // plurals
};

QTEST_MAIN(OrderFlipsTest)
#include "orderflips_test.moc"

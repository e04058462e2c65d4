// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"
#include "widgets/sentences/language.h"

#include "tests/widgets/plot_input.h"

using namespace headroom;

namespace {

// DeepSeek V3: 256 experts in a layer, of which a token needs 8.
Scenario mixture(const Parallelism &parallel = {.tensor = 8})
{
    Scenario scenario;
    scenario.model = "deepseek-v3";
    scenario.context = 8192;
    scenario.sequences = 32;
    Configuration configuration = configurationOf("mi300x", parallel.tensor, "fp8_e4m3_channel");
    configuration.parallel = parallel;
    scenario.configurations = {configuration};
    return scenario;
}

} // namespace

// The strip below the plot of rates: distinct experts over conversations.
class ExpertCoverageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_speech.use(QStringLiteral("en")); }

    void theCurveIsTheExpectedShare()
    {
        const auto curves = coverageCurves(inputFor(mixture()));
        QCOMPARE(curves.size(), std::size_t{1});
        QCOMPARE(curves[0].experts, 256);
        for (const CoveragePlace &place : curves[0].places) // 1 - (248 / 256)^tokens
            QVERIFY(qAbs(place.share - (1.0 - std::pow(248.0 / 256.0, place.sequences))) < 1e-9);
        QCOMPARE(curves[0].places.front().sequences, 1.0);
        QCOMPARE(curves[0].places.front().share, 8.0 / 256.0);
    }

    // Eight replicas whose tokens meet at the experts: eight conversations are eight tokens of one step.
    void replicasThatShareExpertsReadTogether()
    {
        const auto curves = coverageCurves(inputFor(mixture({.tensor = 1, .expert = 8, .data = 8})));
        QCOMPARE(curves.size(), std::size_t{1});
        QCOMPARE(curves[0].places.front().sequences, 8.0);
        QVERIFY(qAbs(curves[0].places.front().share - (1.0 - std::pow(248.0 / 256.0, 8))) < 1e-9);
    }

    void onlyMixturesHaveAStrip()
    {
        QVERIFY(coverageCurves(inputFor(lessonAt(8192))).empty());
        RatePlot card;
        card.resize(700, 500);
        card.show();
        card.setInput(inputFor(lessonAt(8192)));
        (void)card.grab();
        const int without = card.plot()->viewport().bottom() - card.plot()->axisRect()->bottom();
        card.setInput(inputFor(mixture()));
        (void)card.grab();
        const int with = card.plot()->viewport().bottom() - card.plot()->axisRect()->bottom();
        QVERIFY2(with >= without + 20, qPrintable(QString::number(with))); // it takes the place of the words
    }

    // 256 (1 - (248 / 256)^32) = 163.3
    void itIsSaidInWordsAndInTheTable()
    {
        RatePlot card;
        card.setInput(inputFor(mixture()));
        QVERIFY2(card.readOut().contains(QStringLiteral("163.3 of 256 experts at 32 tokens")),
                 qPrintable(card.readOut()));
        const auto table = card.table();
        QVERIFY(table.first().last().endsWith(QStringLiteral("distinct experts of 256")));
        bool found = false;
        for (const QStringList &row : table)
            found = found || (row.first() == QStringLiteral("32") && row.last() == QStringLiteral("163.3"));
        QVERIFY(found);
    }

private:
    Language m_speech; // plurals
};

QTEST_MAIN(ExpertCoverageTest)
#include "expertcoverage_test.moc"

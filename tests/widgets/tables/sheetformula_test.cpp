// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "widgets/tables/sheetformula.h"

using namespace headroom;

class SheetFormulaTest : public QObject {
    Q_OBJECT

private slots:
    void patternsBecomeFormulas_data();
    void patternsBecomeFormulas();
    void noSignOfThePatternsIsLeft();
};

void SheetFormulaTest::patternsBecomeFormulas_data()
{
    QTest::addColumn<int>("formula");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, Formula formula, const char *expected) {
        QTest::newRow(name) << static_cast<int>(formula) << QString::fromLatin1(expected);
    };
    row("a difference", Formula::PoolFromParts, "B1-B2-B3");
    row("whole conversations", Formula::SequencesWhole, "B1*ROUNDDOWN(B2/B3,0)");
    row("brackets inside brackets", Formula::GrownBlock, "B1*ROUNDUP(B2/(B1*B3),0)");
    row("a root", Formula::RootOfSquares, "SQRT(B1*B1+B2*B2)");
    row("the larger", Formula::SequencesNone, "B1*MAX(0,B2)");
    row("a power", Formula::DistinctExperts, "B1*(1-(1-B2/B1)^B3)");
    row("a sum of all", Formula::Sum, "B1+B2+B3+B4+B5+B6+B7+B8+B9");
    row("a search is none", Formula::ContextOfBlocks, "");
}

void SheetFormulaTest::patternsBecomeFormulas()
{
    QFETCH(int, formula);
    QFETCH(QString, expected);
    QStringList cells;
    for (int i = 1; i <= 9; ++i)
        cells << QStringLiteral("B%1").arg(i);
    QCOMPARE(sheetFormula(static_cast<Formula>(formula), cells), expected);
}

// A new formula of the working must not bring a sign that no spreadsheet knows.
void SheetFormulaTest::noSignOfThePatternsIsLeft()
{
    const QStringList cells(10, QStringLiteral("B1"));
    for (int i = 0; i <= static_cast<int>(Formula::SequencesSharing); ++i) {
        const QString written = sheetFormula(static_cast<Formula>(i), cells);
        for (const QChar sign : written)
            QVERIFY2(sign.isLetterOrNumber() || QStringLiteral("+-*/^(),.").contains(sign),
                     qPrintable(written));
        QCOMPARE(written.count(QLatin1Char('(')), written.count(QLatin1Char(')')));
    }
}

QTEST_GUILESS_MAIN(SheetFormulaTest)
#include "sheetformula_test.moc"

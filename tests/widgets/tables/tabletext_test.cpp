// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QTest>

#include "widgets/tables/tabletext.h"

using namespace headroom;

class TableTextTest : public QObject {
    Q_OBJECT

private slots:
    void csvQuotesWhatItMust();
    void csvWithDecimalCommasHasSemicolons();
    void csvRunsNothing();
    void markdownIsATable();
    void markdownOfHostileNamesIsText();
    void tabsStayBetweenCells();
};

static const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);

void TableTextTest::csvQuotesWhatItMust()
{
    QCOMPARE(csvText({{QStringLiteral("a,b"), QStringLiteral("c")},
                      {QStringLiteral("say \"x\""), QStringLiteral("two\nlines")}},
                     kEnglish),
             QStringLiteral("\"a,b\",c\r\n\"say \"\"x\"\"\",\"two\nlines\"\r\n"));
}

void TableTextTest::csvWithDecimalCommasHasSemicolons()
{
    QCOMPARE(csvText({{QStringLiteral("98,1"), QStringLiteral("8")}},
                     QLocale(QLocale::Portuguese, QLocale::Brazil)),
             QStringLiteral("98,1;8\r\n"));
}

void TableTextTest::csvRunsNothing()
{
    QCOMPARE(csvText({{QStringLiteral("=1+1"), QStringLiteral("@x"), QStringLiteral("-5.5"),
                       QStringLiteral("-x"), QStringLiteral("+1")}},
                     kEnglish),
             QStringLiteral("'=1+1,'@x,-5.5,'-x,+1\r\n"));
}

void TableTextTest::markdownIsATable()
{
    QCOMPARE(markdownText({{QStringLiteral("Name"), QStringLiteral("Rate")},
                           {QStringLiteral("MI300X"), QStringLiteral("98.1 tok/s")}}),
             QStringLiteral("| Name | Rate |\n| :--- | ---: |\n| MI300X | 98.1 tok/s |\n"));
}

void TableTextTest::markdownOfHostileNamesIsText()
{
    QCOMPARE(markdownText({{QStringLiteral("a|b\n<img> [x](y) `c` *d*")}}),
             QStringLiteral("| a\\|b \\<img\\> \\[x\\](y) \\`c\\` \\*d\\* |\n| :--- |\n"));
}

void TableTextTest::tabsStayBetweenCells()
{
    QCOMPARE(tabbedText({{QStringLiteral("a\tb"), QStringLiteral("=c")}}), QStringLiteral("a b\t'=c\n"));
}

QTEST_GUILESS_MAIN(TableTextTest)
#include "tabletext_test.moc"

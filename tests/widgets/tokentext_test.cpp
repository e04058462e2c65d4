// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "widgets/pickers/tokentext.h"

using namespace headroom;

namespace {
const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);
const QLocale kPortuguese(QLocale::Portuguese, QLocale::Brazil);
} // namespace

class TokenTextTest : public QObject {
    Q_OBJECT

private slots:
    void readsTokens_data();
    void readsTokens();
    void readsMemory_data();
    void readsMemory();
};

void TokenTextTest::readsTokens_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<qint64>("tokens"); // 0: not understood
    QTest::newRow("plain digits") << "8192" << kEnglish << qint64{8192};
    QTest::newRow("a comma separates thousands in English") << "8,192" << kEnglish << qint64{8192};
    QTest::newRow("a point separates thousands in Portuguese") << "262.144" << kPortuguese << qint64{262'144};
    QTest::newRow("tokens are whole, so a point before three digits separates in English too")
        << "8.192" << kEnglish << qint64{8192};
    QTest::newRow("a space separates too") << "1 048 576" << kEnglish << qint64{1'048'576};
    QTest::newRow("K is 1024") << "8K" << kEnglish << qint64{8192};
    QTest::newRow("in lower case, with a space") << " 256 k " << kEnglish << qint64{262'144};
    QTest::newRow("M is 1024 times 1024") << "1M" << kEnglish << qint64{1'048'576};
    QTest::newRow("half a K with the point of English") << "1.5K" << kEnglish << qint64{1536};
    QTest::newRow("half a K with the comma of Portuguese") << "1,5K" << kPortuguese << qint64{1536};
    QTest::newRow("one token") << "1" << kEnglish << qint64{1};
    QTest::newRow("nothing") << "" << kEnglish << qint64{0};
    QTest::newRow("words") << "many" << kEnglish << qint64{0};
    QTest::newRow("zero") << "0" << kEnglish << qint64{0};
    QTest::newRow("a negative number") << "-8192" << kEnglish << qint64{0};
    QTest::newRow("a fraction of a token") << "8192.5" << kEnglish << qint64{0};
    QTest::newRow("a group of two digits") << "8,19" << kEnglish << qint64{0};
    QTest::newRow("mixed separators") << "1.048,576" << kEnglish << qint64{0};
    QTest::newRow("more than a context can be") << "2000000000" << kEnglish << qint64{0};
    QTest::newRow("far more than a number can be") << "99999999999999999999999" << kEnglish << qint64{0};
    QTest::newRow("an unknown suffix") << "8G" << kEnglish << qint64{0};
}

void TokenTextTest::readsTokens()
{
    QFETCH(QString, typed);
    QFETCH(QLocale, locale);
    QFETCH(qint64, tokens);
    const auto read = tokensFromText(typed, locale);
    QCOMPARE(read.has_value(), tokens > 0);
    QCOMPARE(read.value_or(0), Tokens{tokens});
}

void TokenTextTest::readsMemory_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("decimal"); // the unit in force: GB, else GiB
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<double>("bytes"); // negative: not understood
    QTest::newRow("without a unit it is GiB: 8 x 1,073,741,824")
        << "8" << false << kEnglish << 8.0 * 1'073'741'824.0;
    QTest::newRow("without a unit it is GB where those are shown") << "8" << true << kEnglish << 8e9;
    QTest::newRow("the typed unit wins") << "8 GB" << false << kEnglish << 8e9;
    QTest::newRow("the typed unit wins the other way") << "8gib" << true << kEnglish << 8.0 * 1'073'741'824.0;
    QTest::newRow("decimal comma in Portuguese") << "5,5" << false << kPortuguese << 5.5 * 1'073'741'824.0;
    QTest::newRow("no reserve at all") << "0" << false << kEnglish << 0.0;
    QTest::newRow("another unit") << "8 TB" << false << kEnglish << -1.0;
    QTest::newRow("a sign") << "-8" << false << kEnglish << -1.0;
    QTest::newRow("a word") << "nan" << false << kEnglish << -1.0;
}

void TokenTextTest::readsMemory()
{
    QFETCH(QString, typed);
    QFETCH(bool, decimal);
    QFETCH(QLocale, locale);
    QFETCH(double, bytes);
    const auto read = memoryFromText(typed, decimal ? MemoryUnit::GB : MemoryUnit::GiB, locale);
    QCOMPARE(read.has_value(), bytes >= 0.0);
    QCOMPARE(read.value_or(Bytes{-1.0}).value(), bytes);
}

QTEST_GUILESS_MAIN(TokenTextTest)
#include "tokentext_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "widgets/sentences/language.h"
#include "widgets/sentences/numbers.h"

#include <cmath>
#include <limits>

using namespace headroom;

namespace {

const Numbers &english()
{
    static const Numbers numbers(Language::localeOf(QStringLiteral("en")));
    return numbers;
}

const Numbers &portuguese()
{
    static const Numbers numbers(Language::localeOf(QStringLiteral("pt_BR")));
    return numbers;
}

} // namespace

// Every figure on screen goes through class Numbers.
class NumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void showsMemory_data();
    void showsMemory();
    void decimalMemoryStaysDecimal();
    void roundsInTheSafeDirection();
    void showsRates_data();
    void showsRates();
    void showsTimes_data();
    void showsTimes();
    void showsCounts();
    void showsTokensOnAxes();
    void showsValuesOfAWorking_data();
    void showsValuesOfAWorking();
};

void NumbersTest::showsMemory_data()
{
    QTest::addColumn<double>("bytes");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("pt");

    QTest::newRow("the lesson's pool, 133.68 GiB") << 133.68 * kGiB << "133.7 GiB" << "133,7 GiB";
    QTest::newRow("thousands are grouped") << 1430.5 * kGiB << "1,430.5 GiB" << "1.430,5 GiB";
    QTest::newRow("whole gibibytes keep their decimal") << 8.0 * kGiB << "8.0 GiB" << "8,0 GiB";
    QTest::newRow("below a gibibyte, mebibytes without needless zeros") << 656.0 * kMiB << "656 MiB" << "656 MiB";
    QTest::newRow("below a mebibyte, kibibytes") << 65'536.0 << "64 KiB" << "64 KiB";
    QTest::newRow("a decimal where it says something") << 2.8125 * kMiB << "2.8 MiB" << "2,8 MiB";
    QTest::newRow("below a kibibyte, bytes") << 10.0 << "10 B" << "10 B";
    QTest::newRow("nothing") << 0.0 << "0 B" << "0 B";
    // 1023.96 MiB would round to 1,024.0 MiB.
    QTest::newRow("what rounds to the next unit is in it") << 1023.96 * kMiB << "1.0 GiB" << "1,0 GiB";
    QTest::newRow("a pool below nothing") << -57.8 * kGiB << "-57.8 GiB" << "-57,8 GiB";
}

void NumbersTest::showsMemory()
{
    QFETCH(const double, bytes);
    QTEST(english().memory(Bytes{bytes}), "en");
    QTEST(portuguese().memory(Bytes{bytes}), "pt");
}

void NumbersTest::decimalMemoryStaysDecimal()
{
    const Numbers decimal = english().in(MemoryUnit::GB);
    QCOMPARE(decimal.memory(Bytes{54.0e9}), QStringLiteral("54.0 GB"));
    QCOMPARE(decimal.memory(Bytes{150'994'944.0}), QStringLiteral("151 MB"));
    QCOMPARE(decimal.memory(Bytes{65'536.0}), QStringLiteral("65.5 kB"));
    QCOMPARE(english().vendorMemory(gigabytes(192)), QStringLiteral("192 GB"));
    QCOMPARE(portuguese().vendorMemory(gigabytes(31'104)), QStringLiteral("31.104 GB"));
}

// Missing memory never looks smaller than it is, room never larger.
void NumbersTest::roundsInTheSafeDirection()
{
    QCOMPARE(english().memory(Bytes{52.31 * kGiB}, 1, Rounding::Up), QStringLiteral("52.4 GiB"));
    QCOMPARE(english().memory(Bytes{52.39 * kGiB}, 1, Rounding::Down), QStringLiteral("52.3 GiB"));
    QCOMPARE(english().memory(Bytes{52.4 * kGiB}, 1, Rounding::Up), QStringLiteral("52.4 GiB"));
    QCOMPARE(english().memory(Bytes{1.0}, 1, Rounding::Up), QStringLiteral("1 B"));
    QCOMPARE(english().exactCount(8.999), QStringLiteral("8.99"));
    QCOMPARE(english().exactCount(0.99999), QStringLiteral("0.99"));
    QCOMPARE(portuguese().exactCount(8.2827), QStringLiteral("8,28"));
    QCOMPARE(english().exactCount(8.0), QStringLiteral("8.00"));
}

void NumbersTest::showsRates_data()
{
    QTest::addColumn<double>("tokensPerSecond");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("pt");

    QTest::newRow("the lesson's quotient, 5.3e12 / 54.0e9") << 5.3e12 / 54.0e9 << "98.1 tok/s" << "98,1 tok/s";
    QTest::newRow("two decimals below ten") << 6.529 << "6.53 tok/s" << "6,53 tok/s";
    QTest::newRow("one from ten on") << 9.996 << "10.0 tok/s" << "10,0 tok/s";
    QTest::newRow("none from a thousand on") << 12'535.25 << "12,535 tok/s" << "12.535 tok/s";
    QTest::newRow("what rounds to a thousand has none") << 999.96 << "1,000 tok/s" << "1.000 tok/s";
}

void NumbersTest::showsRates()
{
    QFETCH(const double, tokensPerSecond);
    QTEST(english().rate(TokensPerSecond{tokensPerSecond}), "en");
    QTEST(portuguese().rate(TokensPerSecond{tokensPerSecond}), "pt");
}

void NumbersTest::showsTimes_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("pt");

    QTest::newRow("27.0e9 B at 3.35 TB/s") << 27.0e9 / 3.35e12 << "8.06 ms" << "8,06 ms";
    QTest::newRow("one all-reduce") << 10e-6 << "10 µs" << "10 µs";
    QTest::newRow("128 of them") << 1.28e-3 << "1.28 ms" << "1,28 ms";
    QTest::newRow("three digits are enough") << 0.1234 << "123 ms" << "123 ms";
    QTest::newRow("seconds") << 2.5 << "2.5 s" << "2,5 s";
    QTest::newRow("nanoseconds") << 40e-9 << "40 ns" << "40 ns";
}

void NumbersTest::showsTimes()
{
    QFETCH(const double, seconds);
    QTEST(english().seconds(Seconds{seconds}), "en");
    QTEST(portuguese().seconds(Seconds{seconds}), "pt");
}

void NumbersTest::showsCounts()
{
    QCOMPARE(english().count(27'781'427'952.0), QStringLiteral("27,781,427,952"));
    QCOMPARE(portuguese().count(4.15625), QStringLiteral("4,1563"));
    QCOMPARE(english().count(0.92), QStringLiteral("0.92"));
    QCOMPARE(english().count(-0.0), QStringLiteral("0"));
    QCOMPARE(english().count(std::numeric_limits<double>::infinity()), QStringLiteral("∞"));
    QCOMPARE(english().bandwidth(terabytesPerSecond(5.3)), QStringLiteral("5.3 TB/s"));
    QCOMPARE(portuguese().bandwidth(terabytesPerSecond(3.35)), QStringLiteral("3,35 TB/s"));
    QCOMPARE(english().bandwidth(BytesPerSecond{448e9}), QStringLiteral("448 GB/s"));
}

void NumbersTest::showsTokensOnAxes()
{
    QCOMPARE(english().tokens(262'144), QStringLiteral("262,144"));
    QCOMPARE(portuguese().tokens(262'144), QStringLiteral("262.144"));
    QCOMPARE(english().shortTokens(262'144), QStringLiteral("256K"));
    QCOMPARE(english().shortTokens(1'048'576), QStringLiteral("1M"));
    QCOMPARE(english().shortTokens(1024), QStringLiteral("1K"));
    QCOMPARE(english().shortTokens(512), QStringLiteral("512"));
    QCOMPARE(english().shortTokens(262'145), QStringLiteral("262,145"));
}

void NumbersTest::showsValuesOfAWorking_data()
{
    QTest::addColumn<int>("unit");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("en");

    QTest::newRow("memory has two decimals") << int(Unit::Byte) << 191.98 * kGiB << "191.98 GiB";
    QTest::newRow("but no needless ones") << int(Unit::Byte) << 8.0 * kGiB << "8 GiB";
    QTest::newRow("bits") << int(Unit::Bit) << 4.15625 << "4.15625 bit";
    QTest::newRow("tokens stand alone") << int(Unit::Token) << 262'144.0 << "262,144";
    QTest::newRow("a share") << int(Unit::Ratio) << 0.92 << "0.92";
    QTest::newRow("bandwidth") << int(Unit::BytePerSecond) << 5.3e12 << "5.3 TB/s";
}

void NumbersTest::showsValuesOfAWorking()
{
    QFETCH(const int, unit);
    QFETCH(const double, value);
    QTEST(english().value(static_cast<Unit>(unit), value), "en");
}

QTEST_APPLESS_MAIN(NumbersTest)
#include "numbers_test.moc"

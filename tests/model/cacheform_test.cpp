// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <rapidcheck.h>

#include "model/capacity/cache_form.h"

using namespace headroom;

namespace {

struct Part {
    Tokens window;
    double perToken;
};

CacheForm formOf(double fixed, double perToken, const std::vector<Part> &windows)
{
    CacheForm form;
    form.addFixed(Bytes{fixed});
    form.addPerToken(Bytes{perToken});
    for (const Part &part : windows)
        form.addWindow(part.window, Bytes{part.perToken});
    return form;
}

CacheForm oneWindow() // 100 + 10 c + 5 min(c, 4)
{
    return formOf(100, 10, {{4, 5}});
}

// Whole bytes, so that every sum and product is exact. Up to five windows, one more than a form holds.
CacheForm anyForm()
{
    std::vector<Part> windows;
    const int count = *rc::gen::inRange(0, 6);
    for (int i = 0; i < count; ++i)
        windows.push_back({*rc::gen::inRange<Tokens>(1, 100'000), static_cast<double>(*rc::gen::inRange(1, 5000))});
    return formOf(*rc::gen::inRange(0, 1'000'000), *rc::gen::inRange(0, 3000), windows);
}

} // namespace

class CacheFormTest : public QObject
{
    Q_OBJECT

private slots:
    void bytesOfAContext_data()
    {
        QTest::addColumn<qlonglong>("context");
        QTest::addColumn<double>("bytes");
        QTest::newRow("nothing seen yet leaves the fixed part") << 0LL << 100.0;
        QTest::newRow("the first token costs 10 + 5") << 1LL << 115.0;
        QTest::newRow("the window is full at 4: 100 + 40 + 20") << 4LL << 160.0;
        QTest::newRow("then a token costs 10: 100 + 50 + 20") << 5LL << 170.0;
        QTest::newRow("100 + 10,000,000 + 20") << 1'000'000LL << 10'000'120.0;
    }
    void bytesOfAContext()
    {
        QFETCH(qlonglong, context);
        QFETCH(double, bytes);
        QCOMPARE(oneWindow().at(context).value(), bytes);
    }

    void longestContext_data()
    {
        QTest::addColumn<double>("limit");
        QTest::addColumn<qlonglong>("tokens");
        QTest::newRow("less than the fixed part holds nothing") << 99.0 << 0LL;
        QTest::newRow("the fixed part alone holds no token") << 100.0 << 0LL;
        QTest::newRow("a byte short of the first token") << 114.0 << 0LL;
        QTest::newRow("exactly the first token") << 115.0 << 1LL;
        QTest::newRow("a byte short of a full window") << 159.0 << 3LL;
        QTest::newRow("exactly a full window") << 160.0 << 4LL;
        QTest::newRow("a full window and a byte short of the next token") << 169.0 << 4LL;
        QTest::newRow("one token past the window") << 170.0 << 5LL;
        QTest::newRow("a million tokens") << 10'000'120.0 << 1'000'000LL;
        QTest::newRow("a byte short of a million tokens") << 10'000'119.0 << 999'999LL;
        QTest::newRow("a negative limit holds nothing") << -1.0 << 0LL;
    }
    void longestContext()
    {
        QFETCH(double, limit);
        QFETCH(qlonglong, tokens);
        const std::optional<Tokens> longest = oneWindow().longestWithin(Bytes{limit});
        QVERIFY(longest);
        QCOMPARE(qlonglong{*longest}, tokens);
    }

    void twoWindowsBendTheLineTwice()
    {
        const CacheForm form = formOf(0, 1, {{5, 3}, {2, 7}}); // in any order
        QCOMPARE(form.at(1).value(), 11.0);                    // 1 + 3 + 7
        QCOMPARE(form.at(2).value(), 22.0);
        QCOMPARE(form.at(3).value(), 26.0); // 3 + 9 + 14
        QCOMPARE(form.at(5).value(), 34.0); // 5 + 15 + 14
        QCOMPARE(form.at(6).value(), 35.0);
        QCOMPARE(*form.longestWithin(Bytes{25}), Tokens{2});
        QCOMPARE(*form.longestWithin(Bytes{26}), Tokens{3});
        QCOMPARE(*form.longestWithin(Bytes{34}), Tokens{5});
        QCOMPARE(*form.longestWithin(Bytes{36}), Tokens{7});
        QCOMPARE(form.firstTokenBytes().value(), 11.0);
        QCOMPARE(form.windowed(2).value(), 7.0);
        QCOMPARE(form.windowed(5).value(), 3.0);
        QCOMPARE(form.windowed(4).value(), 0.0);
    }

    void aWindowAloneNeverEnds()
    {
        const CacheForm form = formOf(0, 0, {{4, 5}}); // 20 bytes once it is full
        QCOMPARE(form.at(1'000'000).value(), 20.0);
        QCOMPARE(*form.longestWithin(Bytes{19}), Tokens{3});
        QVERIFY(!form.longestWithin(Bytes{20}));
    }
    void aStateAloneNeverEnds()
    {
        const CacheForm form = formOf(50, 0, {});
        QCOMPARE(*form.longestWithin(Bytes{49}), Tokens{0});
        QVERIFY(!form.longestWithin(Bytes{50}));
    }

    void layersOfOneWindowShareIt()
    {
        const CacheForm form = formOf(0, 0, {{4, 5}, {8, 1}, {4, 7}});
        QCOMPARE(form.windowed(4).value(), 12.0);
        QCOMPARE(form.windows()[0].tokens, Tokens{4});
        QCOMPARE(form.windows()[1].tokens, Tokens{8});
        QCOMPARE(form.windows()[2].tokens, Tokens{0}); // unused
        QCOMPARE(form.at(100).value(), 56.0);          // 4 x 12 + 8 x 1
    }
    void windowsTooManyAreChargedInFull()
    {
        const CacheForm form = formOf(0, 0, {{1, 1}, {2, 1}, {3, 1}, {4, 1}, {8, 10}});
        QCOMPARE(form.perToken().value(), 10.0);
        QCOMPARE(form.at(100).value(), 1010.0); // 1 + 2 + 3 + 4 + 100 x 10, not 8 x 10
        QCOMPARE(form.firstTokenBytes().value(), 14.0);
    }

    // 2^30 tokens of 64 KiB and 144 MiB of state: 70,368,744,177,664 + 150,994,944 B.
    void isExactToTheByte()
    {
        const CacheForm form = formOf(150'994'944, 65'536, {});
        const Tokens tokens = Tokens{1} << 30;
        QVERIFY(form.at(tokens).value() == 70'368'895'172'608.0);
        QCOMPARE(*form.longestWithin(Bytes{70'368'895'172'608.0}), tokens);
        QCOMPARE(*form.longestWithin(Bytes{70'368'895'172'607.0}), tokens - 1);
    }
    void anAbsurdLimitIsNoTrap()
    {
        QVERIFY(*formOf(0, 1, {}).longestWithin(Bytes{1e300}) > Tokens{1} << 60);
        QVERIFY(*formOf(0, 1, {{7, 3}}).longestWithin(Bytes{1e300}) > Tokens{1} << 60);
    }

    void theInverseIsTheInverse()
    {
        QVERIFY(rc::check("at(longest) <= limit < at(longest + 1)", [] {
            const CacheForm form = anyForm();
            const Bytes limit{*rc::gen::oneOf(rc::gen::cast<double>(rc::gen::inRange<Tokens>(0, 2'000'000)),
                                              rc::gen::cast<double>(rc::gen::inRange<Tokens>(0, 1'000'000'000'000)),
                                              rc::gen::map(rc::gen::inRange<Tokens>(0, 200'000),
                                                           [&](Tokens tokens) { return form.at(tokens).value(); }))};
            const std::optional<Tokens> longest = form.longestWithin(limit);
            if (!longest) {
                RC_ASSERT(form.at(Tokens{1} << 50) <= limit);
            } else {
                RC_ASSERT(*longest == 0 || form.at(*longest) <= limit);
                RC_ASSERT(form.at(*longest + 1) > limit);
            }
        }));
    }
    void longerIsNeverCheaper()
    {
        QVERIFY(rc::check("at rises, by no more than the first token's bytes", [] {
            const CacheForm form = anyForm();
            const Tokens context = *rc::gen::inRange<Tokens>(0, 300'000);
            const Bytes step = form.at(context + 1) - form.at(context);
            RC_ASSERT(step >= Bytes{0.0});
            RC_ASSERT(step <= form.firstTokenBytes());
            RC_ASSERT(form.at(0) == form.fixed());
        }));
    }
};

QTEST_APPLESS_MAIN(CacheFormTest)
#include "cacheform_test.moc"

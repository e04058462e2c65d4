// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "widgets/pickers/contextscale.h"

using namespace headroom;

class ContextScaleTest : public QObject {
    Q_OBJECT

private slots:
    void doublesEverySixtyFourPositions();
    void snapsNearAPowerOfTwoAndTheNativeWindow();
    void givesRoundNumbersElsewhere();
    void stepsFromStopToStop();
    void staysWithinItsEnds();
};

void ContextScaleTest::doublesEverySixtyFourPositions()
{
    const ContextScale scale(1024, 262'144, 262'144);
    QCOMPARE(scale.last(), 8 * 64); // 262,144 / 1,024 = 2^8
    QCOMPARE(scale.positionOf(2048), 64);
    QCOMPARE(scale.tokensAt(64), Tokens{2048});
    QCOMPARE(scale.tokensAt(5 * 64), Tokens{32'768});
}

void ContextScaleTest::snapsNearAPowerOfTwoAndTheNativeWindow()
{
    const ContextScale scale(1024, 262'144, 40'960); // 40,960 = 32,768 x 1.25, 20.6 positions above
    QCOMPARE(scale.tokensAt(5 * 64 + 3), Tokens{32'768});
    QCOMPARE(scale.tokensAt(5 * 64 + 20), Tokens{40'960});
    QVERIFY(scale.tokensAt(5 * 64 + 10) != 32'768);
    QVERIFY(scale.tokensAt(5 * 64 + 1, -1) != 32'768); // without snapping
}

void ContextScaleTest::givesRoundNumbersElsewhere()
{
    const ContextScale scale(1024, 262'144, 262'144);
    for (int position = 0; position <= scale.last(); ++position)
        QCOMPARE(scale.tokensAt(position) % 64, Tokens{0});
}

void ContextScaleTest::stepsFromStopToStop()
{
    const ContextScale scale(1024, 65'536, 40'960);
    QCOMPARE(scale.nextStop(8'192, true), Tokens{16'384});
    QCOMPARE(scale.nextStop(9'000, false), Tokens{8'192});
    QCOMPARE(scale.nextStop(32'768, true), Tokens{40'960});
    QCOMPARE(scale.nextStop(40'960, true), Tokens{65'536});
    QCOMPARE(scale.nextStop(65'536, true), Tokens{65'536});
    QCOMPARE(scale.nextStop(1'024, false), Tokens{1'024});
}

void ContextScaleTest::staysWithinItsEnds()
{
    const ContextScale scale(1024, 262'144, 262'144);
    QCOMPARE(scale.tokensAt(-5), Tokens{1024});
    QCOMPARE(scale.tokensAt(10'000), Tokens{262'144});
    QCOMPARE(scale.positionOf(1), 0);
    QCOMPARE(scale.positionOf(1'000'000), scale.last());
}

QTEST_GUILESS_MAIN(ContextScaleTest)
#include "contextscale_test.moc"

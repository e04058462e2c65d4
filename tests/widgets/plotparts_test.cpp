// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QPainter>

#include "widgets/plots/capacitypicture.h"
#include "widgets/plots/contextcursor.h"
#include "widgets/plots/curvelabels.h"
#include "widgets/plots/hatch.h"
#include "widgets/plots/ticks.h"
#include "widgets/theme/theme.h"

using namespace headroom;

using Ticks = std::vector<double>;

// The small parts the plots are made of.
class PlotPartsTest : public QObject {
    Q_OBJECT

private slots:
    void ticksArePowersOfTwoAndEndAtTheHighest()
    {
        // 1K to 256K are 9 powers; no more than 6 fit, so every second, counted from the end.
        QCOMPARE(powerOfTwoTicks(1024, 262144, 6), (Ticks{1024, 4096, 16384, 65536, 262144}));
        QCOMPARE(powerOfTwoTicks(1, 8, 6), (Ticks{1, 2, 4, 8}));
        QCOMPARE(powerOfTwoTicks(1000, 10000, 6), (Ticks{1024, 2048, 4096, 8192}));
        QVERIFY(powerOfTwoTicks(1, 1 << 30, 6).size() <= 6);
    }

    void countsHaveFineTicksWhileFew()
    {
        QCOMPARE(countTicks(10, 6), (Ticks{1, 2, 5, 10}));
        QCOMPARE(countTicks(2000, 6), (Ticks{1, 10, 100, 1000}));
        const Ticks many = countTicks(5e18, 6); // 19 decades
        QCOMPARE(many.front(), 1.0);
        QVERIFY(many.size() <= 6);
    }

    void linearTicksAreRound()
    {
        QCOMPARE(linearTicks(192, 6, StepKind::Binary), (Ticks{0, 64, 128, 192}));
        QCOMPARE(linearTicks(0, 6, StepKind::Decimal), (Ticks{0})); // nothing compared: an end must come
        QCOMPARE(linearTicks(148, 6, StepKind::Decimal), (Ticks{0, 50, 100}));
        QCOMPARE(linearTicks(0.7, 6, StepKind::Decimal).size(), std::size_t{4}); // 0, 0.2, 0.4, 0.6
    }

    void niceNumbers()
    {
        QCOMPARE(niceAbove(1.0), 1.0);
        QCOMPARE(niceAbove(1.1), 2.0);
        QCOMPARE(niceAbove(208), 500.0);
        QCOMPARE(niceAbove(661), 1000.0);
    }

    void stairsStepWhereEveryStepIsKnown()
    {
        // 3 fit up to 100 tokens, 2 up to 200, 1 up to 400.
        const auto line = stairs({{10, 3}, {100, 3}, {200, 2}, {400, 1}}, 1);
        const std::vector<CurvePoint> expected{{10, 3}, {100, 3}, {100, 2}, {200, 2}, {200, 1}, {400, 1}};
        QCOMPARE(line, expected);
    }

    void stairsAreStraightWhereStepsWereLeftOut()
    {
        const auto line = stairs({{10, 90}, {20, 50}}, 1);
        QCOMPARE(line, (std::vector<CurvePoint>{{10, 90}, {20, 50}}));
    }

    void stairsOfReplicasStepByReplicas()
    {
        const auto line = stairs({{10, 4}, {20, 2}}, 2);
        QCOMPARE(line, (std::vector<CurvePoint>{{10, 4}, {10, 2}, {20, 2}}));
    }

    void crossingIsSeenWithoutAPointInside()
    {
        const QRectF box(10, 10, 10, 10);
        QVERIFY(crosses({{0, 0}, {30, 30}}, box));
        QVERIFY(crosses({{0, 15}, {40, 15}}, box));
        QVERIFY(!crosses({{0, 0}, {30, 0}}, box));
        QVERIFY(!crosses({{0, 21}, {21, 60}}, box));
    }

    void namesAtOneHeightMoveApart()
    {
        const QFontMetricsF metrics(fontFor(TypeRole::Caption));
        std::vector<CurvePath> paths;
        for (int i = 0; i < 4; ++i)
            paths.push_back({i, QStringLiteral("Name"), false, {{0, 10}, {100, 95}}, {}});
        const auto labels = edgeLabels(paths, QRectF(0, 0, 100, 100), 80, metrics);
        QCOMPARE(labels.size(), std::size_t{4});
        for (std::size_t i = 1; i < labels.size(); ++i)
            QVERIFY(labels[i].rect.top() >= labels[i - 1].rect.bottom() - 1e-9);
        QVERIFY(labels.back().rect.bottom() <= 100 + metrics.height() / 2.0 + 1e-9);
    }

    void namesThatDoNotFitAllAreLeftOut()
    {
        const QFontMetricsF metrics(fontFor(TypeRole::Caption));
        std::vector<CurvePath> paths(6, {0, QStringLiteral("Name"), false, {{0, 10}, {100, 20}}, {}});
        QVERIFY(edgeLabels(paths, QRectF(0, 0, 100, 30), 80, metrics).empty());
    }

    void innerNamesCoverNoCurve()
    {
        const QFontMetricsF metrics(fontFor(TypeRole::Caption));
        const std::vector<CurvePath> paths{
            {0, QStringLiteral("Ends"), true, {{0, 20}, {60, 80}}, QStringLiteral("Ends: memory ends here")},
            {1, QStringLiteral("Crosses the place at the right"), false, {{0, 81}, {200, 81}}, {}}};
        for (const CurveLabel &label : innerLabels(paths, QRectF(0, 0, 200, 100), metrics))
            QVERIFY(!anyCrosses(paths, label.rect));
    }

    void readOutTakesAFreeCorner_data()
    {
        QTest::addColumn<QPolygonF>("curve");
        QTest::addColumn<bool>("somewhere");
        QTest::newRow("a falling curve leaves two corners") << QPolygonF{{0, 0}, {400, 300}} << true;
        QTest::newRow("through the upper corners") << QPolygonF{{0, 20}, {400, 20}} << true;
        QTest::newRow("through all corners") << QPolygonF{{0, 20}, {400, 20}, {400, 280}, {0, 280}} << false;
    }

    void readOutTakesAFreeCorner()
    {
        QFETCH(QPolygonF, curve);
        QFETCH(bool, somewhere);
        ContextCursor cursor;
        cursor.area = QRectF(0, 0, 400, 300);
        cursor.font = fontFor(TypeRole::Caption);
        cursor.rows = {{0, QStringLiteral("MI300X"), QStringLiteral("8"), QStringLiteral("1,000")}};
        const std::vector<CurvePath> paths{{0, QStringLiteral("MI300X"), false, curve, {}}};
        const ContextCursor::Place place = cursor.place(paths, {});
        QCOMPARE(!place.rect.isEmpty(), somewhere);
        QVERIFY(!anyCrosses(paths, place.rect.isEmpty() ? QRectF(-9, -9, 1, 1) : place.rect));
    }

    void readOutKeepsItsPlaceWhileValuesChange()
    {
        ContextCursor cursor;
        cursor.area = QRectF(0, 0, 400, 300);
        cursor.font = fontFor(TypeRole::Caption);
        cursor.rows = {{0, QStringLiteral("MI300X"), QStringLiteral("8"), QStringLiteral("661")}};
        const QRectF before = cursor.place({}, {}).rect;
        cursor.rows[0].value = QStringLiteral("208");
        QCOMPARE(cursor.place({}, {}).rect, before);
    }

    void hatchStaysInside()
    {
        QImage image(60, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawHatch(painter, QRectF(20, 10, 20, 20), Qt::black, HatchDirection::Rising);
        painter.end();
        int inside = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const bool dark = qGray(image.pixel(x, y)) < 200;
                if (QRect(19, 9, 22, 22).contains(x, y))
                    inside += dark ? 1 : 0;
                else
                    QVERIFY(!dark);
            }
        QVERIFY(inside > 40);
    }
};

QTEST_MAIN(PlotPartsTest)
#include "plotparts_test.moc"

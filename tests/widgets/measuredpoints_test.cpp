// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QToolTip>

#include <qcustomplot.h>

#include "model/measurement/read_measurements.h"
#include "widgets/plots/publishedpoints.h"
#include "widgets/plots/rateplot.h"
#include "widgets/plots/tradeoffplot.h"
#include "widgets/sentences/language.h"
#include "widgets/theme/theme.h"

#include "tests/widgets/plot_input.h"

using namespace headroom;

namespace {

// Llama 3.1 405B on eight MI300X, with thirteen published runs at a stated batch.
Scenario published(Tokens context, const char *weights = "fp8_e4m3_channel")
{
    Scenario scenario = largeModelOn({configurationOf("mi300x", 8, weights)}, context);
    scenario.rate.engine = RateEngine::Vllm;
    return scenario;
}

const MeasuredPoint *pointAt(const std::vector<MeasuredPoint> &points, double perUser)
{
    const auto found = std::find_if(points.begin(), points.end(), [&](const MeasuredPoint &point) {
        return qAbs(point.perUser - perUser) < 1e-6;
    });
    return found == points.end() ? nullptr : &*found;
}

MeasuredPoint own(Tokens sequences, double low, double value, double high)
{
    MeasuredPoint point;
    point.series = 1;
    point.sequences = sequences;
    point.low = low;
    point.perUser = value;
    point.high = high;
    point.label = QStringLiteral("<b>mine</b>");
    return point;
}

} // namespace

// Measured rates beside predicted ones.
class MeasuredPointsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_speech.use(QStringLiteral("en"));
        applyTheme(ThemeChoice::Light);
    }

    void publishedRunsStandBesideTheirConfiguration()
    {
        PublishedPoints source(publishedMeasurements);
        const auto points = source.of(inputFor(published(4096)));
        QCOMPARE(points.size(), std::size_t{13});
        const MeasuredPoint *point = pointAt(points, 1e3 / 25.5601); // 2,048 in, 2,048 out, four at once
        QVERIFY(point);
        QCOMPARE(point->series, 0);
        QCOMPARE(point->sequences, Tokens{4});
        QCOMPARE(point->devices, 8);
        QVERIFY(point->label
                    .contains(QStringLiteral("8 × MI300X, TP 8, Llama 3.1 405B, vLLM 0.10.0, 2025-08")));
        const QString how = point->conditions.join(u' ');
        QVERIFY2(how.contains(QStringLiteral("prompt of 2,048, answer of 2,048, 4 at once")),
                 qPrintable(how));
        QVERIFY2(how.contains(QStringLiteral("Measured 39.1 tok/s for each")), qPrintable(how)); // 1 / 25.56
                                                                                                 // ms
        QVERIFY(how.contains(QStringLiteral("Under the conditions of the card.")));
    }

    // 3,072 tokens are live half-way through that run: near 4,096, far from 65,536.
    void whereConditionsDifferPointsAreHollowAndSayIn()
    {
        PublishedPoints source(publishedMeasurements);
        const auto near = source.of(inputFor(published(4096)));
        QVERIFY(pointAt(near, 1e3 / 25.5601)->style == MeasuredPoint::Style::Filled);
        const auto far = source.of(inputFor(published(65'536)));
        QVERIFY(pointAt(far, 1e3 / 25.5601)->style == MeasuredPoint::Style::Hollow);
        QVERIFY(pointAt(far, 1e3 / 25.5601)->conditions.last().contains(QStringLiteral("live context")));
        const auto other = source.of(inputFor(published(4096, "bf16")));
        QVERIFY(
            pointAt(other, 1e3 / 25.5601)->conditions.last().contains(QStringLiteral(": weight format.")));
    }

    void aRunStandsBesideTheNearestCardAlone()
    {
        Scenario scenario = published(4096, "bf16");
        scenario.configurations.push_back(published(4096).configurations.front());
        PublishedPoints source(publishedMeasurements);
        const auto points = source.of(inputFor(scenario));
        QCOMPARE(points.size(), std::size_t{13});
        for (const MeasuredPoint &point : points)
            QCOMPARE(point.series, 1);
    }

    void aPlainListIsDrawn()
    {
        RatePlot card;
        card.resize(700, 500);
        card.setPoints({own(4, 150.0, 170.0, 400.0)});
        card.setInput(inputFor(lessonAt(4096)));
        card.show();
        const QImage image = card.plot()->grab().toImage();
        QVERIFY(card.picture().top >= 400.0); // the spread lies on the axis
        const QPoint at = placeOf(card, 4, 170.0);
        QCOMPARE(image.pixelColor(at), Theme::light().series[1]);
        const QPoint spread = placeOf(card, 4, 300.0);
        bool line = false;
        for (int dx = -1; dx <= 1; ++dx)
            line = line || image.pixelColor(spread + QPoint(dx, 0)).lightness() < 200;
        QVERIFY(line);
        QTest::mouseMove(card.plot(), at);
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("&lt;b&gt;mine"))); // text, never markup
        QToolTip::hideText();
    }

    void hollowIsHollow()
    {
        RatePlot card;
        card.resize(700, 500);
        MeasuredPoint point = own(4, 170.0, 170.0, 170.0);
        point.style = MeasuredPoint::Style::Hollow;
        card.setPoints({point});
        card.setInput(inputFor(lessonAt(4096)));
        card.show();
        const QImage image = card.plot()->grab().toImage();
        QCOMPARE(image.pixelColor(placeOf(card, 4, 170.0)), Theme::light().surface);
    }

    void theyAreCountedAndListed()
    {
        RatePlot rate;
        TradeOffPlot tradeOff;
        PublishedPoints source(publishedMeasurements);
        const PlotInput input = inputFor(published(4096));
        for (PlotCard *card : {static_cast<PlotCard *>(&rate), static_cast<PlotCard *>(&tradeOff)}) {
            const auto points = source.of(input);
            rate.setPoints(points);
            tradeOff.setPoints(points);
            card->setInput(input);
            QVERIFY2(card->readOut().contains(QStringLiteral("13 measured runs")),
                     qPrintable(card->readOut()));
            QVERIFY(!card->furtherSources().isEmpty());
            QVERIFY(card->furtherSources().first().contains(QStringLiteral("https://")));
            int rows = 0;
            for (const QStringList &row : card->table()) {
                QCOMPARE(row.size(), card->table().first().size());
                rows += row.first().contains(QStringLiteral("vLLM 0.10.0"));
            }
            QCOMPARE(rows, 9); // of that version
        }
    }

private:
    static QPoint placeOf(const RatePlot &card, double sequences, double rate)
    {
        return QPointF(card.plot()->xAxis->coordToPixel(sequences), card.plot()->yAxis->coordToPixel(rate))
            .toPoint();
    }

    Language m_speech; // plurals
};

QTEST_MAIN(MeasuredPointsTest)
#include "measuredpoints_test.moc"

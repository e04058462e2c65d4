// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <qcustomplot.h>

#include "widgets/plots/tradeoffplot.h"
#include "widgets/sentences/language.h"

#include "tests/widgets/plot_input.h"

using namespace headroom;

namespace {

bool says(const TradeOffPlot &card, const QString &words)
{
    const QList<QLabel *> labels = card.findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
        return label->isVisibleTo(&card) && label->text().contains(words);
    });
}

Scenario priced(double usdPerHour)
{
    Scenario scenario = lessonAt(4096);
    scenario.configurations = {configurationOf("mi300x")};
    scenario.configurations[0].overrides.usdPerHour = usdPerHour;
    scenario.configurations[0].overrides.power = Watts{500};
    return scenario;
}

} // namespace

class TradeOffPlotTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_speech.use(QStringLiteral("en")); }

    // All yields divide the same total rate.
    void yieldsDivideTheTotalRate()
    {
        const PlotInput input = inputFor(priced(2.0));
        const TradeOffPoint device = tradeOffPicture(input, Yield::DeviceRate).curves[0].points.back();
        const TradeOffPoint dollar = tradeOffPicture(input, Yield::DollarTokens).curves[0].points.back();
        const TradeOffPoint power = tradeOffPicture(input, Yield::KilowattRate).curves[0].points.back();
        QVERIFY(qAbs(device.yield / (device.perUser * double(device.sequences)) - 1) < 1e-12); // one device
        QVERIFY(qAbs(dollar.yield / (device.yield * 3600.0 / 2.0) - 1) < 1e-12);               // $2 an hour
        QVERIFY(qAbs(power.yield / (device.yield / 0.5) - 1) < 1e-12);                         // 500 W
    }

    // 32 conversations at 25 tok/s on eight devices: 800 tok/s.
    void aMeasuredPointYieldsByItsOwnDevices()
    {
        MeasuredPoint point;
        point.sequences = 32;
        point.devices = 8;
        point.perUser = point.low = point.high = 25.0;
        const PlotInput input = inputFor(priced(2.0));
        const auto yieldOf = [&](Yield yield) {
            return tradeOffPicture(input, yield, {point}).measured[0].yield;
        };
        QCOMPARE(yieldOf(Yield::DeviceRate), 100.0);
        QCOMPARE(yieldOf(Yield::DollarTokens), 180'000.0); // 800 x 3,600 / (8 x $2)
        QCOMPARE(yieldOf(Yield::KilowattRate), 200.0);     // 800 / 4 kW
    }

    void isoLinesHoldEquallyManyConversations_data()
    {
        QTest::addColumn<int>("yield");
        QTest::addColumn<double>("scale");
        QTest::newRow("per device") << static_cast<int>(Yield::DeviceRate) << 1.0;
        QTest::newRow("per dollar, over an hour") << static_cast<int>(Yield::DollarTokens) << 3600.0;
        QTest::newRow("per kilowatt") << static_cast<int>(Yield::KilowattRate) << 1.0;
    }
    void isoLinesHoldEquallyManyConversations()
    {
        QFETCH(int, yield);
        QFETCH(double, scale);
        TradeOffPicture picture;
        picture.yield = static_cast<Yield>(yield);
        picture.userFrom = 10.0; // with 100 at the yield's low end: ten conversations
        picture.userTo = 100.0;  // one
        picture.yieldFrom = 100.0 * scale;
        picture.yieldTo = 20'000.0 * scale; // with 10: two thousand
        const auto lines = isoLines(picture);
        QCOMPARE(lines.size(), std::size_t{4}); // 1, 10, 100 and 1,000
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QVERIFY(qAbs(lines[i].conversations / std::pow(10.0, double(i)) - 1) < 1e-9);
            QVERIFY(qAbs(lines[i].slope / (lines[i].conversations * scale) - 1) < 1e-12);
        }
    }

    void whatHasNoPriceIsNamed()
    {
        Scenario scenario = lessonAt(4096);
        scenario.configurations = {configurationOf("mi300x"), configurationOf("a100-80-sxm")};
        TradeOffPlot card;
        card.setInput(inputFor(scenario));
        card.setYield(Yield::DollarTokens);
        QVERIFY(says(card, QStringLiteral("Price or power unknown: A100 80 GB SXM.")));
        QVERIFY(!card.picture().curves[0].points.empty());
        QVERIFY(card.picture().curves[1].points.empty());
    }

    // No point of any curve lies beyond the frontier.
    void theFrontierIsOverAllConfigurations()
    {
        const TradeOffPicture picture = tradeOffPicture(inputFor(lessonAt(4096)), Yield::DeviceRate);
        QVERIFY(picture.frontier.size() > 2);
        for (const TradeOffCurve &curve : picture.curves)
            for (const TradeOffPoint &point : curve.points)
                QVERIFY(std::any_of(picture.frontier.begin(), picture.frontier.end(), [&](const auto &best) {
                    return best.perUser >= point.perUser && best.yield >= point.yield;
                }));
    }

    void theChoiceIsTold()
    {
        TradeOffPlot card;
        card.setInput(inputFor(lessonAt(4096)));
        QSignalSpy chosen(&card, &TradeOffPlot::yieldChosen);
        card.setYield(Yield::KilowattRate); // by the program
        QCOMPARE(card.picture().yield, Yield::KilowattRate);
        QCOMPARE(chosen.count(), 0);
        card.yieldChoice()->setCurrentIndex(1);
        emit card.yieldChoice()->activated(1); // by hand
        QCOMPARE(chosen.takeFirst().first().toInt(), static_cast<int>(Yield::DollarTokens));
        QCOMPARE(card.picture().yield, Yield::DollarTokens);
    }

private:
    Language m_speech; // plurals
};

QTEST_MAIN(TradeOffPlotTest)
#include "tradeoffplot_test.moc"

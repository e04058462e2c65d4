// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/rates.h"

#include "model/economics/economics.h"
#include "model/economics/users.h"

using namespace headroom;

namespace {

bool near(double value, double expected, double share = 1e-9)
{
    return qAbs(value - expected) <= qAbs(expected) * share;
}

std::optional<HourPrice> priceOf(const char *part, PriceSettings settings = {}, Overrides overrides = {})
{
    return hourPrice(*catalog().accelerator(part), settings, overrides);
}

} // namespace

// Prices, power and users.
class EconomicsTest : public QObject {
    Q_OBJECT

private slots:
    void prices()
    {
        const HourPrice rental = *priceOf("mi300x");
        QCOMPARE(rental.usd, 1.55);
        QCOMPARE(rental.date, std::string("2026-04-03"));
        QVERIFY(!rental.spread);
        QCOMPARE(priceOf("mi300x", {.basis = PriceBasis::HyperscalerOwnership})->usd, 1.12);
        const HourPrice own = *priceOf("mi300x", {}, {.usdPerHour = 2.25});
        QCOMPARE(own.usd, 2.25);
        QCOMPARE(own.from.source, kSetByUser);
        QVERIFY(own.date.empty());
        QVERIFY(!priceOf("a100-80-sxm")); // none is known, none is made up
    }
    void listPricesAreSpread()
    {
        const HourPrice card = *priceOf("rtx-4090");
        QVERIFY(near(card.usd, 1599.0 / (3 * 8766))); // three years of 8,766 hours
        QVERIFY(card.spread);
        QCOMPARE(card.from.kind, Kind::Assumed);
        QVERIFY(near(priceOf("rtx-4090", {.yearsOfUse = 1.0})->usd, 1599.0 / 8766));
        QVERIFY(!priceOf("mi300x", {.basis = PriceBasis::List}));
    }
    void powerOfADevice()
    {
        QCOMPARE(devicePower(*catalog().accelerator("mi300x"), {})->watts.value(), 750.0);
        QCOMPARE(devicePower(*catalog().accelerator("mi250x"), {})->watts.value(), 250.0); // half a board
        QCOMPARE(devicePower(*catalog().accelerator("mi300x"), {.power = Watts{600}})->watts.value(), 600.0);
        QVERIFY(!devicePower(*catalog().accelerator("mi455x"), {}));
    }

    void costOfTokens()
    {
        const RateCase question{.accelerator = "mi300x", .parallel = {.data = 8}};
        const Scenario scenario = scenarioOf(question);
        const PreparedEconomics p = prepareEconomics(catalog(), scenario, scenario.configurations.front());
        QCOMPARE(*p.usdPerHour(), 8 * 1.55);
        QCOMPARE(p.boardPower()->value(), 8 * 750.0);
        QCOMPARE(p.nodePower()->value(), 8 * 750.0); // a node of eight
        const PreparedRate rate = rateOf(question);
        const Decode decode = decodeAt(rate, 4096, 256);
        const Economics e = economicsOf(p, decode, std::nullopt);
        const double total = decode.total.typical.value();
        QVERIFY(near(e.usdPerMillionOutput->typical, 8 * 1.55 / (3600 * total) * 1e6));
        QVERIFY(near(e.usdPerMillionOutput->low, 8 * 1.55 / (3600 * decode.total.high.value()) * 1e6));
        QVERIFY(near(e.tokensPerUsd->typical * e.usdPerMillionOutput->typical, 1e6));
        QVERIFY(near(e.joulesPerToken->typical, 6000 / total));
        QVERIFY(e.joulesPerToken->high > e.joulesPerToken->low);
        QVERIFY(near(e.usersServed.typical, total / 20));
        QVERIFY(!e.usdPerMillionInputAlone);
    }
    void inputAndOutputShareTheCost()
    {
        const RateCase question{.accelerator = "mi300x", .load = {.prompt = 4096, .output = 512}};
        const Scenario scenario = scenarioOf(question);
        const PreparedEconomics p = prepareEconomics(catalog(), scenario, scenario.configurations.front());
        const PreparedRate rate = rateOf(question);
        const Decode decode = decodeAt(rate, 32'768, 32);
        const std::optional<Serving> serving = servingAt(rate, decode);
        const Economics e = economicsOf(p, decode, serving);
        // Both parts together are what an hour costs.
        const double perHour = (*e.usdPerMillionInputAlone * serving->input.typical.value()
                                + *e.usdPerMillionOutputAlone * serving->output.typical.value())
                               * 3600 / 1e6;
        QVERIFY(near(perHour, 1.55));
        QVERIFY(near(e.usdPerMillionOutput->typical * serving->output.typical.value() * 3600 / 1e6, 1.55));
    }
    void whatIsNotKnownIsNotThere()
    {
        const Scenario scenario = scenarioOf({.accelerator = "mi455x"});
        const PreparedEconomics p = prepareEconomics(catalog(), scenario, scenario.configurations.front());
        const Economics e =
            economicsOf(p, decodeAt(rateOf({.accelerator = "mi455x"}), 4096, 1), std::nullopt);
        QVERIFY(!e.usdPerMillionOutput && !e.tokensPerUsd && !e.joulesPerToken);
        QVERIFY(e.usersServed.typical > 0.0);
    }
    void aGiftIsNotInfinite()
    {
        const RateCase question{.accelerator = "mi300x", .overrides = {.usdPerHour = 0.0}};
        const Scenario scenario = scenarioOf(question);
        const PreparedEconomics p = prepareEconomics(catalog(), scenario, scenario.configurations.front());
        const Economics e = economicsOf(p, decodeAt(rateOf(question), 4096, 1), std::nullopt);
        QCOMPARE(e.usdPerMillionOutput->typical, 0.0);
        QVERIFY(!e.tokensPerUsd);
    }

    // The node headline: 100,282 tok/s on eight MI355X, 20 to 30 tok/s a user.
    void usersOfTheHeadline()
    {
        constexpr TokensPerSecond node{100'282};
        const double atLeast = usersServed(node, TokensPerSecond{30});
        QVERIFY(near(atLeast, 3342.7333, 1e-7));
        QVERIFY(near(usersServed(node, TokensPerSecond{20}), 5014.1, 1e-9));
        QVERIFY(near(atLeast / 15, 222.8489, 1e-6));        // two orders beyond fifteen requests
        QVERIFY(near(atLeast / 999, 3.3461, 1e-5));         // more than three times 999 employees
        QVERIFY(near(node.value() / 3.1, 32'349.03, 1e-6)); // the MI325X it implies
        QVERIFY(near(node.value() / 0.93, 107'830.11, 1e-7));
    }
    void fleets()
    {
        // 87 devices in nodes of eight are 11 nodes; 1e6 / 87 = 11,494.25 tok/s each.
        QCOMPARE(piecesFor(87, 8), Tokens{11});
        QVERIFY(near(1e6 / 87 / (100'282.0 / 8), 0.9170, 1e-4));
        const Fleet fleet = fleetFor(200, 48, 2, 8); // 200 users, 48 on two devices
        QCOMPARE(fleet.replicas, Tokens{5});
        QCOMPARE(fleet.devices, Tokens{10});
        QCOMPARE(fleet.nodes, Tokens{2});
        QCOMPARE(fleetFor(192, 48, 2, 8).replicas, Tokens{4});
    }
};

QTEST_APPLESS_MAIN(EconomicsTest)
#include "economics_test.moc"

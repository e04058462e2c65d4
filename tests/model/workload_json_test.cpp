// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/scenario/edit.h"
#include "model/scenario/scenario_json.h"

using namespace headroom;

namespace {

QString document(const char *parts)
{
    return QStringLiteral(R"({"headroom_scenario": 1, "model": "m", "context": 1, "configurations": [], %1})")
        .arg(QString::fromLatin1(parts));
}

} // namespace

// The parts of a scenario that say what its sequences do.
class WorkloadJsonTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsRead()
    {
        const auto read = scenarioFromJson(
            document(R"("load": {"prompt": 4096, "output": 512, "mean_fill": 0.5, "shared_prefix": 1024,
            "prefill_chunk": 2048, "speculative_tokens": 3, "accepted_tokens": 1.8, "floor_tok_s": 25},
            "rate": {"engine": "trtllm", "version": "1.0"}, "prices": {"basis": "neocloud_ownership", "years_of_use": 4},
            "purchase": {"users": 50, "ttft_s": 2.5, "budget_usd_per_hour": 40, "power_w": 12000, "devices": 16, "rank": "power"})")
                .toStdString());
        const Scenario &s = std::get<Scenario>(read);
        QCOMPARE(s.load.prompt.value(), Tokens{4096});
        QCOMPARE(s.load.output.value(), Tokens{512});
        QCOMPARE(s.load.meanFill, 0.5);
        QCOMPARE(s.load.sharedPrefix, Tokens{1024});
        QCOMPARE(s.load.chunk.value(), Tokens{2048});
        QCOMPARE(s.load.draftTokens, 3);
        QCOMPARE(s.load.acceptedTokens, 1.8);
        QCOMPARE(s.load.floor.value(), 25.0);
        QCOMPARE(s.rate.engine.value(), RateEngine::TensorRtLlm);
        QCOMPARE(s.rate.version, std::string("1.0"));
        QCOMPARE(s.prices.basis, PriceBasis::NeocloudOwnership);
        QCOMPARE(s.prices.yearsOfUse, 4.0);
        QCOMPARE(s.purchase.limits.users, Tokens{50});
        QCOMPARE(s.purchase.limits.firstToken->value(), 2.5);
        QCOMPARE(*s.purchase.limits.usdPerHour, 40.0);
        QCOMPARE(s.purchase.limits.power->value(), 12'000.0);
        QCOMPARE(*s.purchase.limits.devices, Tokens{16});
        QCOMPARE(s.purchase.rank, RankBy::Power);
    }
    void whatIsUsualIsNotWritten()
    {
        Scenario scenario = lessonScenario();
        for (const char *key : {"\"load\"", "\"rate\"", "\"prices\"", "\"purchase\""})
            QVERIFY(!QString::fromStdString(toJson(scenario)).contains(QLatin1String(key)));
        scenario.load.prompt = 100;
        const QString text = QString::fromStdString(toJson(scenario));
        QVERIFY(text.contains(QLatin1String("\"prompt\": 100")));
        QVERIFY(!text.contains(QLatin1String("mean_fill")));
    }
    void keysOfANewerProgramStay()
    {
        const auto read = scenarioFromJson(
            document(
                R"("load": {"prompt": 7, "mood": "busy"}, "prices": {"spot": true}, "purchase": {"noise": 40})")
                .toStdString());
        const QString text = QString::fromStdString(toJson(std::get<Scenario>(read)));
        QVERIFY(text.contains(QLatin1String("\"mood\": \"busy\"")));
        QVERIFY(text.contains(QLatin1String("\"spot\": true")));
        QVERIFY(text.contains(QLatin1String("\"noise\": 40")));
        QVERIFY(text.contains(QLatin1String("\"prompt\": 7")));
    }
    void wrongValues_data()
    {
        QTest::addColumn<QByteArray>("parts");
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("where");
        using What = ScenarioError::What;
        const auto row = [](const char *name, const char *parts, What what, const char *where) {
            QTest::newRow(name) << QByteArray(parts) << int(what) << QString::fromLatin1(where);
        };
        row("no tokens", R"("load": {"prompt": 0})", What::OutOfRange, "/load/prompt");
        row("half a token", R"("load": {"output": 1.5})", What::WrongType, "/load/output");
        row("more than full", R"("load": {"mean_fill": 1.1})", What::OutOfRange, "/load/mean_fill");
        row("more accepted than drafted", R"("load": {"speculative_tokens": 2, "accepted_tokens": 3})",
            What::OutOfRange, "/load/accepted_tokens");
        row("an unknown engine", R"("rate": {"engine": "vlmm"})", What::UnknownWord, "/rate/engine");
        row("an unknown basis", R"("prices": {"basis": "free"})", What::UnknownWord, "/prices/basis");
        row("no users", R"("purchase": {"users": 0})", What::OutOfRange, "/purchase/users");
        row("an unknown rank", R"("purchase": {"rank": "beauty"})", What::UnknownWord, "/purchase/rank");
        row("no object", R"("load": 3)", What::WrongType, "/load");
    }
    void wrongValues()
    {
        QFETCH(QByteArray, parts);
        QFETCH(int, what);
        QFETCH(QString, where);
        const auto read = scenarioFromJson(document(parts.constData()).toStdString());
        const ScenarioError *error = std::get_if<ScenarioError>(&read);
        QVERIFY(error);
        QCOMPARE(int(error->what), what);
        QCOMPARE(QString::fromStdString(error->where), where);
    }
    void editsAreLimited()
    {
        Scenario scenario;
        Workload wild;
        wild.prompt = -5;
        wild.meanFill = 7;
        wild.sharedPrefix = -1;
        wild.draftTokens = 1000;
        wild.acceptedTokens = 5000;
        wild.floor = TokensPerSecond{0};
        scenario = apply(scenario, SetWorkload{wild});
        QCOMPARE(scenario.load.prompt.value(), Tokens{1});
        QCOMPARE(scenario.load.meanFill, 1.0);
        QCOMPARE(scenario.load.sharedPrefix, Tokens{0});
        QCOMPARE(scenario.load.draftTokens, kMostDraftTokens);
        QCOMPARE(scenario.load.acceptedTokens, double(kMostDraftTokens));
        QVERIFY(scenario.load.floor.value() > 0.0);
        scenario = apply(scenario, SetRate{{RateEngine::Sglang, "0.5"}});
        QCOMPARE(scenario.rate.engine.value(), RateEngine::Sglang);
        scenario = apply(scenario, SetPrices{{PriceBasis::List, 0.0}});
        QVERIFY(scenario.prices.yearsOfUse > 0.0);
        Purchase purchase;
        purchase.limits = {.users = 0, .firstToken = Seconds{-1}, .power = Watts{1e30}, .devices = 0};
        scenario = apply(scenario, SetPurchase{purchase});
        QCOMPARE(scenario.purchase.limits.users, Tokens{1});
        QCOMPARE(scenario.purchase.limits.firstToken->value(), kLeastFirstToken.value());
        QCOMPARE(scenario.purchase.limits.power->value(), kMostPurchasePower.value());
        QCOMPARE(*scenario.purchase.limits.devices, Tokens{1});
    }
    // Drafts are one setting in two places: what is said last holds.
    void draftsAreOneSetting()
    {
        Scenario scenario;
        scenario.method = Method::Vllm;
        MethodSettings settings;
        settings.speculativeTokens = 3;
        scenario = apply(scenario, SetSettings{settings});
        QCOMPARE(scenario.load.draftTokens, 3);
        Workload load = scenario.load;
        load.acceptedTokens = 2.5;
        scenario = apply(scenario, SetWorkload{load});
        QCOMPARE(draftedTokens(scenario), Tokens{3});
        load.draftTokens = 1;
        scenario = apply(scenario, SetWorkload{load});
        QCOMPARE(draftedTokens(scenario), Tokens{1});
        QVERIFY(!scenario.settings.speculativeTokens);
        QCOMPARE(scenario.load.acceptedTokens, 1.0);
        scenario = apply(scenario, SetSettings{settings});
        scenario = apply(scenario, SetSettings{MethodSettings{}});
        QCOMPARE(draftedTokens(scenario), Tokens{0});
        QCOMPARE(scenario.load.acceptedTokens, 0.0);
    }
};

QTEST_APPLESS_MAIN(WorkloadJsonTest)
#include "workload_json_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/purchase.h"

#include "model/evaluation/evaluation.h"
#include "model/sizing/sizing.h"

#include <set>

using namespace headroom;

namespace {

// A candidate whatever its number of replicas.
std::string nameOf(const Candidate &c)
{
    const Configuration &k = c.configuration;
    const bool wide = k.parallel.expert > k.parallel.tensor;
    return k.accelerator + ' ' + k.weights + '/' + k.cache + " TP" + std::to_string(k.parallel.tensor) + " PP"
           + std::to_string(k.parallel.pipeline) + " EP" + std::to_string(k.parallel.expert)
           + (wide ? " wide" : "");
}

std::set<std::string> namesOf(const SizingResult &result)
{
    std::set<std::string> names;
    for (const Candidate &candidate : result.ranked)
        names.insert(nameOf(candidate));
    return names;
}

// The first name the relaxed search lost; empty where it lost none.
std::string lost(const SizingResult &strict, const SizingResult &relaxed)
{
    const std::set<std::string> kept = namesOf(relaxed);
    for (const std::string &name : namesOf(strict))
        if (kept.count(name) == 0)
            return name;
    return {};
}

const Reject *rejectOf(const SizingResult &result, const char *part)
{
    const auto found = std::find_if(result.rejects.begin(), result.rejects.end(),
                                    [part](const Reject &r) { return r.configuration.accelerator == part; });
    return found == result.rejects.end() ? nullptr : &*found;
}

} // namespace

// Turned round: what should be bought.
class SizingTest : public QObject {
    Q_OBJECT

private slots:
    void theExampleHasAnAnswer()
    {
        const SizingResult result = sizeUp(catalog(), request(), {.users = 200});
        QVERIFY(!result.ranked.empty());
        QVERIFY(result.considered > 1000);
        qInfo("%zu configurations considered, %zu do", result.considered, result.ranked.size());
        // Every part is a candidate or has its reason.
        std::set<std::string> parts;
        for (const Candidate &candidate : result.ranked)
            parts.insert(candidate.configuration.accelerator);
        for (const Reject &reject : result.rejects)
            QVERIFY(parts.insert(reject.configuration.accelerator).second);
        for (const Accelerator &part : catalog().accelerators)
            if (!part.announced)
                QVERIFY2(parts.count(part.id) == 1, part.id.c_str());
    }

    // What is offered does what was asked when it is evaluated like any other configuration.
    void candidatesReallyMeetTheLimits_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("lengths");
        QTest::newRow("a dense hybrid") << "qwen3.8-27b" << false;
        QTest::newRow("with lengths") << "qwen3.8-27b" << true;
        QTest::newRow("a mixture of experts") << "gpt-oss-120b" << true;
        QTest::newRow("latent attention") << "deepseek-v3" << false;
    }
    void candidatesReallyMeetTheLimits()
    {
        QFETCH(QString, model);
        QFETCH(bool, lengths);
        Scenario scenario = request(qPrintable(model), 16'384, 20);
        if (lengths) {
            scenario.load.prompt = 4000;
            scenario.load.output = 500;
        }
        scenario.sequences = 150;
        const SizingLimits limits{.users = 150,
                                  .firstToken = Seconds{5},
                                  .usdPerHour = 400,
                                  .power = Watts{200'000},
                                  .devices = 256};
        const SizingResult result = sizeUp(catalog(), scenario, limits);
        QVERIFY(!result.ranked.empty());
        for (const Candidate &candidate : result.ranked) {
            const ConfigurationResult evaluated = evaluateOne(catalog(), scenario, candidate.configuration);
            const std::string name = nameOf(candidate);
            QVERIFY2(evaluated.rates, name.c_str());
            QVERIFY2(evaluated.answer.capacity.concurrency.sequences >= limits.users, name.c_str());
            const RateBand perUser =
                lengths ? evaluated.rates->serving->perUser : evaluated.rates->decode.perUser;
            QVERIFY2(perUser.low >= scenario.load.floor, name.c_str());
            QCOMPARE(perUser.low.value(), candidate.perUser.low.value());
            QVERIFY2(candidate.firstToken.slow <= *limits.firstToken, name.c_str());
            QVERIFY2(*evaluated.economics.usdPerHour() <= *limits.usdPerHour, name.c_str());
            QVERIFY2(*evaluated.economics.boardPower() <= *limits.power, name.c_str());
            QVERIFY2(evaluated.prepared.devices <= *limits.devices, name.c_str());
            QVERIFY2(!evaluated.rate->support.isGrey(), name.c_str());
        }
    }

    // Each method's candidates are those of a search by it alone.
    void methodsAreSearchedApart()
    {
        const SizingSpace space{.accelerators = {"mi300x", "h100-sxm"},
                                .methods = {Method::Reference, Method::Vllm, Method::LlamaCpp}};
        const SizingResult together = sizeUp(catalog(), request(), {.users = 50}, space);
        std::size_t apart = 0;
        std::size_t considered = 0;
        for (const Method method : space.methods) {
            SizingSpace alone = space;
            alone.methods.clear();
            const SizingResult one = sizeUp(catalog(), countedBy(method, request()), {.users = 50}, alone);
            considered += one.considered;
            apart += one.ranked.size();
            for (const Candidate &candidate : one.ranked)
                QVERIFY(candidate.method == method);
        }
        QCOMPARE(together.considered, considered);
        QCOMPARE(together.ranked.size(), apart);
    }

    // A relaxed limit never removes a candidate.
    void relaxingLosesNothing_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what :
             {"users", "floor", "context", "first token", "budget", "no budget", "power", "devices", "grey"})
            QTest::newRow(what) << what;
    }
    void relaxingLosesNothing()
    {
        QFETCH(QString, what);
        for (const char *model : {"qwen3.8-27b", "gpt-oss-120b"}) {
            Scenario scenario = request(model, 32'768, 30);
            scenario.load.prompt = 2000;
            scenario.load.output = 1000;
            SizingLimits limits{.users = 200,
                                .firstToken = Seconds{2},
                                .usdPerHour = 60,
                                .power = Watts{40'000},
                                .devices = 64};
            SizingSpace space;
            const SizingResult strict = sizeUp(catalog(), scenario, limits, space);
            QVERIFY(!strict.ranked.empty());
            if (what == "users")
                limits.users = 130;
            else if (what == "floor")
                scenario.load.floor = TokensPerSecond{21};
            else if (what == "context")
                scenario.context = 9000;
            else if (what == "first token")
                limits.firstToken = Seconds{7};
            else if (what == "budget")
                limits.usdPerHour = 100;
            else if (what == "no budget")
                limits.usdPerHour.reset();
            else if (what == "power")
                limits.power.reset();
            else if (what == "devices")
                limits.devices = 100;
            else
                space.grey = true;
            const std::string gone = lost(strict, sizeUp(catalog(), scenario, limits, space));
            QVERIFY2(gone.empty(), gone.c_str());
        }
    }

    void ranking()
    {
        for (const RankBy rank : {RankBy::Cost, RankBy::Power, RankBy::Devices}) {
            const SizingResult result = sizeUp(catalog(), request(), {.users = 200}, {}, rank);
            for (std::size_t i = 1; i < result.ranked.size(); ++i) {
                const Candidate &a = result.ranked[i - 1];
                const Candidate &b = result.ranked[i];
                if (rank == RankBy::Cost && b.usdPerHour) { // unknown prices stand last, before them spread
                                                            // ones
                    QVERIFY(a.usdPerHour && a.priceSpread <= b.priceSpread);
                    QVERIFY(a.priceSpread != b.priceSpread || *a.usdPerHour <= *b.usdPerHour);
                }
                if (rank == RankBy::Power && b.power)
                    QVERIFY(a.power && *a.power <= *b.power);
                if (rank == RankBy::Devices)
                    QVERIFY(a.devices <= b.devices);
            }
            const std::vector<Candidate> best = bestOfEachAccelerator(result.ranked);
            std::set<std::string> parts;
            for (const Candidate &candidate : best)
                QVERIFY(parts.insert(candidate.configuration.accelerator).second);
            QCOMPARE(nameOf(best.front()), nameOf(result.ranked.front()));
        }
    }
    void countsAddUp()
    {
        const SizingResult result = sizeUp(catalog(), request(), {.users = 200});
        for (const Candidate &c : result.ranked) {
            const Parallelism &p = c.configuration.parallel;
            QCOMPARE(c.devices, Tokens{p.devices()});
            const int group = p.tensor * p.pipeline * (p.expert > p.tensor ? p.expert / p.tensor : 1);
            const Tokens replicas = c.devices / group;
            QVERIFY(c.perReplica * replicas >= 200);
            QVERIFY((c.perReplica - 1) * replicas < 200);
            QVERIFY(c.perReplica <= c.fit);
        }
    }

    void reasonsOfRejects()
    {
        // Kimi K2 in bf16 is 2,053 GB: a stage of eight is twice what a 128 GB part has.
        const SizingResult large = sizeUp(catalog(), request("kimi-k2", 4096, 1), {.users = 1},
                                          {.accelerators = {"strix-halo"}, .weights = {"bf16"}});
        const Reject *memory = rejectOf(large, "strix-halo");
        QVERIFY(memory);
        QCOMPARE(int(memory->what), int(Reject::What::DoesNotFit));
        QVERIFY(memory->have > 100e9);
        // No part decodes a 70B model at 10,000 tok/s for one user.
        const SizingResult fast = sizeUp(catalog(), request("llama-3-70b", 4096, 10'000), {.users = 1},
                                         {.accelerators = {"h100-sxm"}});
        const Reject *slow = rejectOf(fast, "h100-sxm");
        QVERIFY(slow);
        QCOMPARE(int(slow->what), int(Reject::What::TooSlow));
        QVERIFY(slow->have > 0.0 && slow->have < slow->need);
        QCOMPARE(slow->need, 10'000.0);
        const SizingResult late =
            sizeUp(catalog(), request("llama-3-70b", 100'000, 1), {.users = 1, .firstToken = Seconds{0.1}},
                   {.accelerators = {"h100-sxm"}});
        QCOMPARE(int(rejectOf(late, "h100-sxm")->what), int(Reject::What::FirstTokenLate));
        const SizingResult poor = sizeUp(catalog(), request(), {.users = 200, .usdPerHour = 0.5},
                                         {.accelerators = {"mi300x", "a100-80-sxm"}});
        QCOMPARE(int(rejectOf(poor, "mi300x")->what), int(Reject::What::OverBudget));
        QCOMPARE(int(rejectOf(poor, "a100-80-sxm")->what), int(Reject::What::NoPrice));
        const SizingResult dark =
            sizeUp(catalog(), request(), {.users = 200, .power = Watts{100}}, {.accelerators = {"mi300x"}});
        QCOMPARE(int(rejectOf(dark, "mi300x")->what), int(Reject::What::OverPower));
        const SizingResult few =
            sizeUp(catalog(), request(), {.users = 5000, .devices = 2}, {.accelerators = {"mi300x"}});
        QCOMPARE(int(rejectOf(few, "mi300x")->what), int(Reject::What::TooManyDevices));
        const SizingResult grey = sizeUp(catalog(), request(), {.users = 10}, {.accelerators = {"gaudi3"}});
        QCOMPARE(int(rejectOf(grey, "gaudi3")->what), int(Reject::What::NoSupport));
        QVERIFY(!sizeUp(catalog(), request(), {.users = 10}, {.accelerators = {"gaudi3"}, .grey = true})
                     .ranked.empty());
    }
    void theUnknownIsNothing()
    {
        QVERIFY(sizeUp(catalog(), request("no-such-model"), {.users = 1}).ranked.empty());
        QCOMPARE(sizeUp(catalog(), request(), {.users = 0}).considered, std::size_t{0});
        QVERIFY(sizeUp(catalog(), request(), {.users = 1}, {.accelerators = {"no-such-part"}})
                    .ranked.empty());
    }
};

QTEST_APPLESS_MAIN(SizingTest)
#include "sizing_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/following.h"
#include "tests/model/rates.h"

#include <map>
#include <set>

using namespace headroom;

namespace {

struct Asked {
    RateCase question;
    Tokens context = 8192;
    Tokens sequences = 1;
};

Scenario scenarioFor(const Asked &asked)
{
    Scenario scenario = scenarioOf(asked.question, asked.context);
    scenario.sequences = asked.sequences;
    return scenario;
}

Trace traceOf(const Asked &asked)
{
    const Scenario scenario = scenarioFor(asked);
    return explain(catalog(), scenario, scenario.configurations.front());
}

// What the answer says of each term of a rate.
std::map<Term, double> answered(const ConfigurationResult &result)
{
    const Rates &rates = *result.rates;
    const DecodeStep &step = rates.decode.step;
    std::map<Term, double> values{{Term::StreamedWeights, step.weightBytes.value()},
                                  {Term::WeightsTime, step.terms.weights.value()},
                                  {Term::JoinedTime, step.terms.joined.value()},
                                  {Term::CacheTime, step.terms.kv.value()},
                                  {Term::OverheadTime, step.terms.overhead.value()},
                                  {Term::StepTime, step.typical.value()},
                                  {Term::StepFast, step.fast.value()},
                                  {Term::StepSlow, step.slow.value()},
                                  {Term::UserRate, rates.decode.perUser.typical.value()},
                                  {Term::UserRateLow, rates.decode.perUser.low.value()},
                                  {Term::TotalRateHigh, rates.decode.total.high.value()},
                                  {Term::UsersServed, rates.economics.usersServed.typical}};
    if (step.terms.collectives.value() > 0.0)
        values[Term::LinkTime] = step.terms.collectives.value();
    if (step.expertsTouched > 0.0)
        values[Term::ExpertsTouched] = step.expertsTouched;
    if (rates.prefill) {
        values[Term::PromptFlops] = rates.prefill->flops;
        values[Term::FirstToken] = rates.prefill->firstToken.typical.value();
        values[Term::FirstTokenSlow] = rates.prefill->firstToken.slow.value();
    }
    if (rates.serving) {
        values[Term::ServedRate] = rates.serving->output.typical.value();
        values[Term::RequestRate] = rates.serving->requests;
        values[Term::PrefillPart] = rates.serving->prefillPart;
    }
    if (rates.economics.usdPerMillionOutput)
        values[Term::CostPerMillion] = rates.economics.usdPerMillionOutput->typical;
    if (rates.economics.joulesPerToken)
        values[Term::EnergyPerToken] = rates.economics.joulesPerToken->typical;
    return values;
}

// The first complaint: a step that does not follow, or an end other than the answer's.
std::string complaintOn(const Asked &asked)
{
    const Trace trace = traceOf(asked);
    if (std::string wrong = wrongIn(trace); !wrong.empty())
        return wrong;
    const Scenario scenario = scenarioFor(asked);
    const ConfigurationResult result = evaluateOne(catalog(), scenario, scenario.configurations.front());
    if (!result.rates)
        return trace.stepFor(Term::UserRate) ? "a rate for what does not fit" : "";
    for (const auto &[term, value] : answered(result)) {
        const Step *step = trace.stepFor(term);
        if (!step)
            return std::string(idOf(term)) + " is not explained";
        if (step->value != value)
            return std::string(idOf(term)) + " differs";
    }
    return {};
}

const std::vector<Workload> kLoads{{},
                                   {.meanFill = 0.3},
                                   {.prompt = 2000, .output = 501},
                                   {.prompt = 2000, .output = 500, .sharedPrefix = 700, .chunk = 512},
                                   {.draftTokens = 2, .acceptedTokens = 1.3}};

} // namespace

// The working of every rate can be followed, and ends where the answer does.
class RateExplainTest : public QObject {
    Q_OBJECT

private slots:
    void patternsOfRates()
    {
        const auto value = [](Formula formula, std::vector<double> values) {
            std::vector<Input> inputs;
            for (const double v : values)
                inputs.push_back({Term::Pool, v});
            return Pattern::valueOf({Term::Pool, formula, std::move(inputs), 0.0, {}, 0});
        };
        QVERIFY(qAbs(value(Formula::DistinctExperts, {256, 8, 32}) - 163.3) < 0.05);
        QCOMPARE(value(Formula::RootOfSquares, {3, 4}), 5.0);
        QCOMPARE(value(Formula::LiveFromLengths, {8192, 1000, 501}), 1250.0);
        QCOMPARE(value(Formula::Overhead, {1, 2, 3, 4, 5, 6, 7}), 1 + 2 * 12 + 42.0);
        QCOMPARE(value(Formula::AllReduces, {10, 2, 4, 3, 100, 50}),
                 10 * (2 + 2 * 3.0 / 4 * 3 * 100 * 2 / 50));
        QCOMPARE(value(Formula::FastEnd, {10, 0.5, 20, 0.8, 1.0, 3}), 12.0);
        QCOMPARE(value(Formula::FastEnd, {10, 0.5, 20, 0.8, 1.0, 13}), 13.0);
        QCOMPARE(value(Formula::CostOfTokens, {8, 1.8, 1000}), 8 * 1.8 * 1e6 / 3.6e6);
        QCOMPARE(value(Formula::SharedWindow, {5000, 1000, 4500, 2}), 1000.0); // 4,000 to 4,500, two bytes
                                                                               // each
    }

    // The worked example: 17.78 ms on an MI300X.
    void theWorkedExample()
    {
        const Trace trace = traceOf({{.accelerator = "mi300x"}, 4096, 1});
        const Step &step = *trace.stepFor(Term::StepTime);
        QVERIFY(qAbs(step.value * 1e3 - 17.78) < 0.01);
        QCOMPARE(step.inputs.size(), std::size_t{3}); // no links on one device
        const Step &weights = *trace.stepFor(Term::WeightsTime);
        QCOMPARE(weights.inputs[2].value, 5.3e12);
        QCOMPARE(weights.inputs[3].value, 0.80);
        QCOMPARE(trace.leafFor(Term::StreamShare)->from.kind, Kind::Derived);
        QVERIFY(trace.leafFor(Term::StreamShare)->from.source != kSetByUser);
    }

    void everyModel_data()
    {
        QTest::addColumn<QString>("id");
        for (const LanguageModel &model : catalog().models)
            QTest::newRow(model.id.c_str()) << QString::fromStdString(model.id);
    }
    void everyModel()
    {
        QFETCH(QString, id);
        std::vector<Parallelism> layouts{{}, {.tensor = 8}, {.tensor = 4, .pipeline = 2}, {.data = 3}};
        if (catalog().model(id.toStdString())->mixture) {
            layouts.push_back({.tensor = 8, .expert = 8});
            layouts.push_back({.tensor = 1, .expert = 8, .data = 8});
        }
        for (const Parallelism &parallel : layouts)
            for (const Workload &load : kLoads)
                for (const Tokens sequences : {1, 7}) {
                    const Asked asked{{.accelerator = "b300-sxm",
                                       .model = id.toStdString(),
                                       .weights = "awq",
                                       .parallel = parallel,
                                       .load = load},
                                      9000,
                                      sequences};
                    QCOMPARE(complaintOn(asked), std::string());
                }
    }
    void everyAccelerator()
    {
        for (const Accelerator &part : catalog().accelerators)
            for (const int tensor : {1, 2, 3})
                for (const char *version : {"", "0.5"})
                    QCOMPARE(complaintOn({{.accelerator = part.id,
                                           .model = "llama-3-8b",
                                           .weights = "awq",
                                           .parallel = {.tensor = tensor},
                                           .engine = RateEngine::Vllm,
                                           .version = version},
                                          4000,
                                          3}),
                             std::string());
    }
    void everyFormat()
    {
        for (const WeightFormat &weights : catalog().weightFormats)
            for (const CacheFormat &cache : catalog().cacheFormats)
                QCOMPARE(complaintOn({{.accelerator = "mi355x",
                                       .model = "gpt-oss-20b",
                                       .weights = weights.id,
                                       .cache = cache.id},
                                      4000,
                                      3}),
                         std::string());
    }

    void everyFormulaIsUsed()
    {
        std::set<Formula> used;
        const auto use = [&](const Asked &asked) {
            for (const Step &step : traceOf(asked).steps)
                used.insert(step.formula);
        };
        use({{.accelerator = "mi300x"}, 8192, 4});
        use({{.accelerator = "mi250x", .model = "llama-3-8b", .parallel = {.tensor = 2}}, 8192, 2}); // a peak
                                                                                                     // of
                                                                                                     // half a
                                                                                                     // board
        use({{.accelerator = "h200-sxm",
              .model = "deepseek-v3",
              .weights = "fp8_block",
              .parallel = {.tensor = 8, .expert = 8},
              .load = {.draftTokens = 1}},
             4096,
             4});
        use({{.accelerator = "h200-sxm",
              .model = "deepseek-v3",
              .weights = "awq",
              .parallel = {.tensor = 1, .expert = 8, .data = 8}},
             4096,
             8});
        use({{.accelerator = "mi300x",
              .model = "gemma-3-27b",
              .load = {.prompt = 3000, .output = 200, .sharedPrefix = 2000}},
             8192,
             8});
        for (auto f = std::size_t(Formula::LiveFromLengths); f <= std::size_t(Formula::SequencesSharing); ++f)
            QVERIFY2(used.count(static_cast<Formula>(f)) > 0, idOf(static_cast<Formula>(f)));
    }
};

QTEST_APPLESS_MAIN(RateExplainTest)
#include "rate_explain_test.moc"

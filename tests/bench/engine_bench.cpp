// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/report.h"

#include "model/catalog/pack.h"
#include "model/catalog/read_catalog.h"
#include "model/evaluation/evaluation.h"
#include "model/sizing/breakeven.h"
#include "model/sizing/sizing.h"

#include <fstream>
#include <iterator>

namespace headroom::bench {

namespace {

// The best of several runs: the machine's noise only ever adds.
template<class Work> double bestOf(int runs, Work work)
{
    double best = 1e9;
    for (int i = 0; i < runs; ++i) {
        const auto start = Clock::now();
        work();
        best = std::min(best, secondsSince(start));
    }
    return best;
}

void evaluations(const Catalog &catalog)
{
    const Scenario scenario = lessonScenario();
    const auto prepared = std::get<Prepared>(prepare(catalog, scenario, scenario.configurations[1]));
    constexpr int count = 1'000'000;
    double sink = 0.0;
    const double time = bestOf(5, [&] {
        for (int i = 0; i < count; ++i) {
            const Answer answer = answerAt(prepared, 1024 + i % 260'000);
            sink += answer.capacity.concurrency.exact
                    + (answer.quotient ? answer.quotient->quotient.value() : 0.0);
        }
    });
    if (sink < 0.0)
        std::puts("");
    report("evaluations_per_second", count / time, "1/s");
}

// The same with every term of the step and its band, at any context and batch.
void evaluationsWithRates(const Catalog &catalog)
{
    const Scenario scenario = lessonScenario();
    const Configuration &configuration = scenario.configurations[1];
    const auto prepared = std::get<Prepared>(prepare(catalog, scenario, configuration));
    const PreparedRate rate = prepareRate(catalog, scenario, configuration);
    constexpr int count = 1'000'000;
    double sink = 0.0;
    const double time = bestOf(5, [&] {
        for (int i = 0; i < count; ++i)
            if (const Answer answer = answerAt(prepared, rate, 1024 + i % 260'000, 1 + i % 64); answer.decode)
                sink += answer.decode->perUser.low.value() + answer.decode->total.high.value();
    });
    if (sink < 0.0)
        std::puts("");
    report("evaluations_with_band_per_second", count / time, "1/s");
}

// Where the order of two cards flips, along both axes.
void breakEvenPoints(const Catalog &catalog)
{
    const Scenario scenario = lessonScenario();
    const auto flips = [&](BreakAxis axis, Tokens to) {
        return breakEvens(catalog, scenario, scenario.configurations[0], scenario.configurations[1],
                          Yield::DollarTokens, axis, to)
            .size();
    };
    std::size_t sink = 0;
    const double time =
        bestOf(20, [&] { sink += flips(BreakAxis::Context, 262'144) + flips(BreakAxis::Sequences, 256); });
    report("break_even_of_a_pair", sink > 1'000'000 ? 0.0 : time * 1e6, "us");
}

// "200 users at 32k, 25 tok/s each", over the whole catalog.
void sizing(const Catalog &catalog)
{
    Scenario scenario = lessonScenario();
    scenario.context = 32'768;
    scenario.load.floor = TokensPerSecond{25};
    std::size_t considered = 0;
    const double time = bestOf(5, [&] { considered = sizeUp(catalog, scenario, {.users = 200}).considered; });
    report("sizing_of_the_whole_catalog", time * 1e3, "ms");
    report("sizing_configurations", static_cast<double>(considered), "1");
}

void wholeScenario(const Catalog &catalog)
{
    Scenario scenario = lessonScenario();
    while (scenario.configurations.size() < kMostConfigurations)
        scenario.configurations.push_back(scenario.configurations.front());
    const double time = bestOf(5, [&] {
        for (int i = 0; i < 100; ++i) {
            scenario.context = 8192 + i * 2048;
            if (evaluate(catalog, scenario)->results.size() != kMostConfigurations)
                std::puts("");
        }
    });
    report("scenario_of_six_with_sweeps", time / 100 * 1e6, "us");
}

void catalogLoad()
{
    report("catalog_load", bestOf(5, [] { (void)builtInCatalog(); }) * 1e6, "us");
    const auto fromJson = [] {
        Catalog catalog;
        for (const char *name : {"accelerators", "formats", "models"}) {
            std::ifstream stream(std::string("data/") + name + ".json", std::ios::binary);
            const std::string text((std::istreambuf_iterator<char>(stream)),
                                   std::istreambuf_iterator<char>());
            (void)addCatalogText(catalog, text, name);
        }
    };
    report("catalog_load_if_it_were_json", bestOf(5, fromJson) * 1e6, "us");
}

} // namespace

void engine()
{
    const Catalog catalog = builtInCatalog();
    evaluations(catalog);
    evaluationsWithRates(catalog);
    breakEvenPoints(catalog);
    sizing(catalog);
    wholeScenario(catalog);
    catalogLoad();
}

} // namespace headroom::bench

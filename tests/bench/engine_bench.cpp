// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/report.h"

#include "model/catalog/pack.h"
#include "model/catalog/read_catalog.h"
#include "model/evaluation/evaluation.h"

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
    wholeScenario(catalog);
    catalogLoad();
}

} // namespace headroom::bench

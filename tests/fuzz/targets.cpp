// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/targets.h"

#include "model/capacity/placement.h"
#include "model/catalog/pack.h"
#include "model/catalog/read_catalog.h"
#include "model/checkpoint/carried_models.h"
#include "model/checkpoint/catalog_text.h"
#include "model/measurement/check_log.h"
#include "model/scenario/scenario_json.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace headroom::fuzz {

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "contradiction: %s\n", what);
    std::abort();
}

// What was imported can be kept, reads back the same, and can be asked for its cache.
void checkImported(const ImportResult &result)
{
    const auto *imported = std::get_if<ImportedModel>(&result);
    if (!imported) {
        const auto &problem = std::get<ImportProblem>(result);
        require(!problem.file.empty(), "a problem without a file");
        require(problem.detail.find('\n') == std::string::npos, "a reason of several lines");
        return;
    }
    Catalog ours;
    ours.sources = imported->sources;
    ours.models.push_back(imported->model);
    Catalog read;
    const auto problem = addCatalogText(read, catalogText(*imported), "kept.json");
    if (problem)
        std::fprintf(stderr, "%s: %s\n", problem->where.c_str(), problem->detail.c_str());
    require(!problem, "an imported model is no catalog");
    require(packCatalog(read) == packCatalog(ours), "a kept model differs");
    const LanguageModel &model = imported->model;
    const CacheForm form = stageCache(model, 16.0, {0, model.layers.size()}, 8);
    require(std::isfinite(form.at(1'000'000).value()), "a cache without a size");
    require(countedParameters(model) > 0.0, "a model without parameters");
}

void importOne(std::string_view bytes, const char *name)
{
    static const Catalog empty;
    MemorySource whole(bytes);
    MemorySource firstBytes(bytes, std::nullopt);
    for (ByteSource *source : {static_cast<ByteSource *>(&whole), static_cast<ByteSource *>(&firstBytes)}) {
        const ImportFile file{name, source};
        checkImported(importModel(std::span(&file, 1), empty, {"2026-11-30", "Fuzzed"}));
    }
}

} // namespace

void configJson(std::string_view bytes)
{
    importOne(bytes, "config.json");
}

void safetensorsFile(std::string_view bytes)
{
    // The length is given, so that the fuzzer works on the header.
    std::string file(8, '\0');
    for (std::size_t i = 0; i < 8; ++i)
        file[i] = static_cast<char>(bytes.size() >> (8 * i) & 0xFFU);
    file += bytes;
    importOne(file, "model.safetensors");
    importOne(bytes, "model.safetensors");
}

void ggufFile(std::string_view bytes)
{
    importOne(bytes, "model.gguf");
}

// What is read is written as it was read; the models that it carries join an empty catalog or are refused.
void scenarioFile(std::string_view bytes)
{
    const auto read = scenarioFromJson(bytes);
    const auto *scenario = std::get_if<Scenario>(&read);
    if (!scenario)
        return;
    const std::string text = toJson(*scenario);
    const auto again = scenarioFromJson(text);
    require(std::holds_alternative<Scenario>(again), "a scenario that was written is no scenario");
    require(toJson(std::get<Scenario>(again)) == text, "a scenario is not written as it was read");
    Catalog catalog;
    const CarriedTrouble trouble = addCarriedModels(catalog, *scenario, "a.headroom.json");
    require(catalog.models.size() + trouble.refused.size() + trouble.differing.size()
                <= scenario->carriedModels.size(),
            "more models than are carried");
}

void engineLog(std::string_view bytes)
{
    static const Catalog catalog = builtInCatalog();
    const EngineLog log = readEngineLog(bytes);
    std::vector<PredictedTerm> predicted;
    for (const PrintedValue &value : log.values) {
        require(std::isfinite(value.value) && std::isfinite(value.rounding), "a value that is no number");
        require(value.line >= 1 && static_cast<std::size_t>(value.line) <= log.lines,
                "a value outside the log");
        require(value.raw.size() <= 400 && value.text.size() <= 400, "a value with too long a text");
        predicted.push_back({value.term, value.value * 1.01});
    }
    const MatchedLog match = matchConfiguration(catalog, log);
    require(match.scenario.configurations.size() == 1, "a log without a configuration");
    require(match.scenario.context >= kLeastContext && match.scenario.context <= kMostContext,
            "a context out of range");
    static_cast<void>(compareWithLog(predicted, log));
    for (const TermDifference &term : checkLog(catalog, bytes).comparison.terms)
        require(std::isfinite(term.predicted) && term.low <= term.high, "a prediction that is no number");
}

} // namespace headroom::fuzz

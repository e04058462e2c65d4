// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/cautions.h"

#include "model/capacity/prepare.h"
#include "model/economics/price.h"
#include "model/rate/links.h"
#include "model/rate/rate_class.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

template<class Word> bool among(const std::vector<Word> &words, const auto &holds)
{
    return words.empty() || std::any_of(words.begin(), words.end(), holds);
}

bool agrees(const std::optional<bool> &wanted, bool is)
{
    return !wanted || *wanted == is;
}

struct Situation {
    const Catalog &catalog;
    const Scenario &scenario;
    const Configuration &configuration;
    const Accelerator &accelerator;
    const LanguageModel &model;
    const WeightFormat &weights;

    [[nodiscard]] bool hardwareHolds(const CautionCondition &c) const
    {
        const auto means = [](const std::string &id) {
            return [&id](const std::string &word) { return isMeantBy(id, word); };
        };
        return among(c.vendors, [&](const std::string &v) { return v == accelerator.vendor; })
               && among(c.architectures,
                        [&](const std::string &a) { return accelerator.architecture.starts_with(a); })
               && among(c.accelerators, means(accelerator.id)) && agrees(c.announced, accelerator.announced);
    }

    [[nodiscard]] bool modelHolds(const CautionCondition &c) const
    {
        const auto has = [&](Attention attention) {
            return std::any_of(model.layers.begin(), model.layers.end(), [&](std::uint8_t type) {
                return model.layerTypes[type].attention == attention;
            });
        };
        return among(c.models, [&](const std::string &word) { return isMeantBy(model.id, word); })
               && among(c.attention, has) && agrees(c.experts, model.mixture.has_value());
    }

    [[nodiscard]] bool formatsHold(const CautionCondition &c) const
    {
        return among(c.weightRates,
                     [&](MatrixFormat f) { return !weights.weightOnly && f == weights.compute; })
               && agrees(c.weightOnly, weights.weightOnly) && among(c.caches, [&](const std::string &id) {
                      return catalog.cacheFormat(id) == catalog.cacheFormat(configuration.cache);
                  });
    }

    [[nodiscard]] bool loadHolds(const CautionCondition &c) const
    {
        const RateEngine engine = rateEngineOf(scenario);
        return among(c.engines, [&](RateEngine e) { return e == engine; })
               && c.sequences.hold(scenario.sequences) && c.tensor.hold(configuration.parallel.tensor)
               && c.devices.hold(configuration.parallel.devices())
               && (c.gigabytes.isEmpty() || c.gigabytes.hold(weightsOfDevice()))
               && agrees(c.speculation, draftedTokens(scenario) > 0)
               && (!c.priced
                   || *c.priced
                          == hourPrice(accelerator, scenario.prices, configuration.overrides).has_value());
    }

    // Whole GB on the fullest device; a part of one counts.
    [[nodiscard]] Tokens weightsOfDevice() const
    {
        const auto prepared = prepare(catalog, scenario, configuration);
        double most = 0.0;
        if (const Prepared *p = std::get_if<Prepared>(&prepared))
            for (const Stage &stage : p->stages)
                most = std::max(most, stage.weights.value());
        return static_cast<Tokens>(std::ceil(most / 1e9));
    }

    [[nodiscard]] bool linksHold(const CautionCondition &c) const
    {
        if (!c.pcie && !c.beyondDomain)
            return true;
        if (!catalog.efficiency.constants)
            return false;
        const RateConstants &constants = *catalog.efficiency.constants;
        const int tensor = configuration.parallel.tensor;
        const bool pcie =
            tensor > 1
            && usesPcie(constants, hardwareRates(catalog.efficiency, accelerator), accelerator, tensor);
        return agrees(c.pcie, pcie)
               && agrees(c.beyondDomain, tensor > devicesWithLinks(constants, accelerator));
    }
};

} // namespace

bool applies(const CautionCondition &condition, const Catalog &catalog, const Scenario &scenario,
             const Configuration &configuration)
{
    const std::string &model = configuration.model.empty() ? scenario.model : configuration.model;
    const Situation situation{catalog,
                              scenario,
                              configuration,
                              *catalog.accelerator(configuration.accelerator),
                              *catalog.model(model),
                              *catalog.weightFormat(configuration.weights)};
    return situation.hardwareHolds(condition) && situation.modelHolds(condition)
           && situation.formatsHold(condition) && situation.loadHolds(condition)
           && situation.linksHold(condition);
}

std::vector<std::size_t> cautionsFor(const Catalog &catalog, const Scenario &scenario,
                                     const Configuration &configuration)
{
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < catalog.cautions.size(); ++i)
        if (applies(catalog.cautions[i].when, catalog, scenario, configuration))
            indices.push_back(i);
    return indices;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/profiled_context.h"

#include "model/capacity/shared_prefix.h"
#include "model/catalog/engine_version.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr Tokens kProfiledWhole = 32'768; // longer contexts are profiled by 512 tokens
constexpr double kSamples = 64.0;

// Sequences of one context with the reserve that it brings.
class AtEachContext {
public:
    AtEachContext(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
        : m_catalog(catalog)
        , m_scenario(scenario)
        , m_configuration(configuration)
    {}

    [[nodiscard]] Tokens sequences(Tokens context) const
    {
        const std::optional<Prepared> prepared = preparedFor(m_catalog, m_scenario, m_configuration, context);
        return prepared ? sequencesSharing(*prepared, context, m_scenario.load.sharedPrefix) : 0;
    }
    // The longest of the contexts that are profiled whole; 0 where even one token does not do.
    [[nodiscard]] Tokens longestProfiled(Tokens sequencesWanted) const
    {
        Tokens fits = 0;
        Tokens tooLong = kProfiledWhole + 1;
        while (tooLong - fits > 1) {
            const Tokens middle = fits + (tooLong - fits) / 2;
            (sequences(middle) >= sequencesWanted ? fits : tooLong) = middle;
        }
        return fits;
    }

private:
    const Catalog &m_catalog;
    const Scenario &m_scenario;
    const Configuration &m_configuration;
};

} // namespace

bool reserveFollowsContext(const Scenario &scenario, const Configuration &configuration)
{
    if (scenario.method != Method::Vllm || !scenario.settings.version || configuration.overrides.pool
        || configuration.overrides.reserve)
        return false;
    const std::optional<EngineVersion> version = releaseFrom(*scenario.settings.version);
    return version && (version->core0 || *version < EngineVersion{.major = 0, .minor = 8});
}

std::optional<Prepared> preparedFor(const Catalog &catalog, const Scenario &scenario,
                                    const Configuration &configuration, Tokens context)
{
    Scenario there = scenario;
    there.context = context;
    auto result = prepare(catalog, there, configuration);
    Prepared *prepared = std::get_if<Prepared>(&result);
    return prepared ? std::optional(std::move(*prepared)) : std::nullopt;
}

std::vector<SweepPoint> sweepContext(const Catalog &catalog, const Scenario &scenario,
                                     const Configuration &configuration, const Prepared &prepared,
                                     Tokens from, Tokens to)
{
    if (!reserveFollowsContext(scenario, configuration))
        return sweepContext(prepared, from, to, scenario.load.sharedPrefix);
    const AtEachContext each(catalog, scenario, configuration);
    const double factor = std::pow(static_cast<double>(to) / static_cast<double>(from), 1.0 / kSamples);
    std::vector<SweepPoint> points;
    for (Tokens context = from;;) {
        const Tokens sequences = each.sequences(context);
        if (sequences == 0)
            return points;
        points.push_back({context, sequences});
        if (context >= to)
            return points;
        const auto next = static_cast<Tokens>(std::ceil(static_cast<double>(context) * factor));
        context = std::min(std::max(next, context + 1), to);
    }
}

std::optional<Tokens> longestContextFor(const Catalog &catalog, const Scenario &scenario,
                                        const Configuration &configuration, const Prepared &prepared,
                                        Tokens sequences)
{
    if (!reserveFollowsContext(scenario, configuration))
        return longestContextFor(prepared, sequences);
    // Beyond what is profiled whole the reserve is the same for all.
    const std::optional<Prepared> beyond = preparedFor(catalog, scenario, configuration, kProfiledWhole + 1);
    const std::optional<Tokens> longest = beyond ? longestContextFor(*beyond, sequences) : Tokens{0};
    if (!longest || *longest > kProfiledWhole)
        return longest;
    return AtEachContext(catalog, scenario, configuration).longestProfiled(sequences);
}

} // namespace headroom

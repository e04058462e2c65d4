// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/elasticity.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kStep = 0.01;

using Values = std::array<double, kEffects>; // 0: unknown

struct Turned {
    std::array<double, kLevers> factors{1.0, 1.0, 1.0, 1.0};
    [[nodiscard]] double of(Lever lever) const { return factors[static_cast<std::size_t>(lever)]; }
};

class Effects {
public:
    Effects(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
        : m_catalog(catalog)
        , m_scenario(scenario)
        , m_configuration(configuration)
        , m_accelerator(*catalog.accelerator(configuration.accelerator))
    {
        // What the lever turns is made explicit, so that turning it by a factor is an override. The
        // reserve stays as it is for the part: more memory does not mean a larger reserve.
        Overrides &o = m_configuration.overrides;
        o.memory = o.memory.value_or(deviceMemory(m_accelerator).value);
        o.bandwidth = o.bandwidth.value_or(deviceBandwidth(m_accelerator).value);
        const auto prepared = prepare(catalog, scenario, m_configuration);
        if (const Prepared *p = std::get_if<Prepared>(&prepared))
            o.reserve = p->reserve;
    }

    [[nodiscard]] std::optional<Values> at(const Turned &turned) const
    {
        Configuration c = m_configuration;
        c.overrides.memory = *c.overrides.memory * turned.of(Lever::Capacity);
        c.overrides.bandwidth = *c.overrides.bandwidth * turned.of(Lever::Bandwidth);
        if (c.overrides.pool)
            c.overrides.pool = *c.overrides.pool + (*c.overrides.memory - *m_configuration.overrides.memory);
        const auto prepared = prepare(m_catalog, m_scenario, c);
        const Prepared *p = std::get_if<Prepared>(&prepared);
        if (!p)
            return std::nullopt;
        const Capacity capacity = capacitySharing(*p, m_scenario.context, m_scenario.load.sharedPrefix);
        if (!capacity.fits)
            return std::nullopt;
        return valuesOf(c, prepareRate(m_catalog, m_scenario, c, {std::nullopt, turned.of(Lever::Links)}),
                        capacity.concurrency.exact, turned.of(Lever::Price));
    }

private:
    // Between whole sequences the rates go on smoothly; a slope of steps would be nothing or everything.
    [[nodiscard]] Values valuesOf(const Configuration &c, const PreparedRate &rate, double exact,
                                  double priceFactor) const
    {
        const Tokens live = liveContext(rate.load, m_scenario.context);
        const double full = std::min(exact, static_cast<double>(kMostSequences));
        const double perReplica = std::max(1.0, full / rate.data);
        const auto asked = static_cast<double>(m_scenario.sequences);
        const double running = std::max(1.0, std::min(full, asked) / rate.data);
        const double user = rate.tokensPerStep / stepAt(rate, live, running).typical.value();
        const double total =
            rate.tokensPerStep * perReplica * rate.data / stepAt(rate, live, perReplica).typical.value();
        const std::optional<double> usd = prepareEconomics(m_catalog, m_scenario, c).usdPerHour();
        const double perDollar = usd && *usd > 0.0 ? total * 3600.0 / (*usd * priceFactor) : 0.0;
        return {exact, user, total, perDollar};
    }

    const Catalog &m_catalog;
    const Scenario &m_scenario;
    Configuration m_configuration;
    const Accelerator &m_accelerator;
};

} // namespace

std::optional<Elasticities> elasticitiesOf(const Catalog &catalog, const Scenario &scenario,
                                           const Configuration &configuration)
{
    const Effects effects(catalog, scenario, configuration);
    Elasticities slopes{};
    for (std::size_t lever = 0; lever < kLevers; ++lever) {
        Turned less;
        Turned more;
        less.factors[lever] = 1.0 - kStep;
        more.factors[lever] = 1.0 + kStep;
        const std::optional<Values> below = effects.at(less);
        const std::optional<Values> above = effects.at(more);
        if (!below || !above)
            return std::nullopt;
        for (std::size_t effect = 0; effect < kEffects; ++effect)
            if ((*below)[effect] > 0.0)
                slopes[effect][lever] =
                    std::log((*above)[effect] / (*below)[effect]) / std::log((1.0 + kStep) / (1.0 - kStep));
    }
    return slopes;
}

} // namespace headroom

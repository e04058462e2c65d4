// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/sizing.h"

#include "model/economics/users.h"
#include "model/sizing/replica.h"
#include "model/sizing/space.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>

namespace headroom {

namespace {

using What = Reject::What;

// How near a miss is: later hurdles first, then by the factor missing.
double farness(const Reject &reject)
{
    constexpr std::array hurdle{7.0, 6.0, 5.0, 1.0, 3.0, 2.0, 4.0, 0.0, 8.0}; // in the order of What
    const double size = reject.need > 0.0 && reject.have > 0.0 ? std::abs(std::log(reject.have / reject.need))
                                                               : std::log1p(reject.have / kGiB);
    return hurdle[static_cast<std::size_t>(reject.what)] + size / (1.0 + size);
}

std::vector<Scenario> countings(const Scenario &scenario, const SizingSpace &space)
{
    if (space.methods.empty())
        return {scenario};
    std::vector<Scenario> counted;
    for (const Method method : space.methods)
        counted.push_back(countedBy(method, scenario));
    return counted;
}

class Search {
public:
    Search(const Catalog &catalog, const Scenario &scenario, const SizingLimits &limits,
           const SizingSpace &space)
        : m_catalog(catalog)
        , m_scenarios(countings(scenario, space))
        , m_limits(limits)
        , m_space(space)
        , m_model(*catalog.model(scenario.model))
    {}

    SizingResult run()
    {
        for (const Accelerator *accelerator : acceleratorsOf(m_catalog, m_space))
            tryAccelerator(*accelerator);
        return std::move(m_result);
    }

private:
    void tryAccelerator(const Accelerator &accelerator)
    {
        const std::size_t before = m_result.ranked.size();
        m_nearest.reset();
        for (const Scenario &scenario : m_scenarios) {
            m_scenario = &scenario;
            tryFormats(accelerator);
        }
        if (m_result.ranked.size() == before && m_nearest)
            m_result.rejects.push_back(*std::move(m_nearest));
    }

    void tryFormats(const Accelerator &accelerator)
    {
        Configuration configuration;
        configuration.accelerator = accelerator.id;
        for (const WeightFormat *weights : weightsFor(m_catalog, m_model, accelerator, m_space))
            for (const CacheFormat *cache : cachesOf(m_catalog, m_space))
                for (const Parallelism &parallel :
                     degreesFor(m_catalog, m_model, accelerator, m_space.grey)) {
                    configuration.weights = weights->id;
                    configuration.cache = cache->id;
                    configuration.parallel = parallel;
                    tryConfiguration(accelerator, configuration);
                }
    }

    void tryConfiguration(const Accelerator &accelerator, const Configuration &configuration)
    {
        const auto prepared = prepare(m_catalog, *m_scenario, configuration);
        const Prepared *capacity = std::get_if<Prepared>(&prepared);
        if (!capacity)
            return;
        ++m_result.considered;
        const Bytes missing = leastMissing(*capacity);
        if (missing.value() > 0.0) {
            miss(What::DoesNotFit, missing.value(), 0.0, configuration);
            return;
        }
        const PreparedRate rate = prepareRate(m_catalog, *m_scenario, configuration);
        if (rate.support.isGrey() && !m_space.grey) {
            miss(What::NoSupport, 0.0, 0.0, configuration);
            return;
        }
        tryReplica(accelerator, configuration, Replica(*m_scenario, m_limits, *capacity, rate), rate);
    }

    // Bytes that one sequence is short of on the fullest device; 0 where it fits.
    [[nodiscard]] Bytes leastMissing(const Prepared &capacity) const
    {
        if (sequencesAt(capacity, m_scenario->context) > 0)
            return Bytes{0.0};
        return capacityAt(capacity, m_scenario->context).shortBy;
    }

    void tryReplica(const Accelerator &accelerator, const Configuration &configuration,
                    const Replica &replica, const PreparedRate &rate)
    {
        const Tokens most = replica.mostUsers(std::min(replica.fit(), m_limits.users));
        if (most == 0) {
            missAlone(configuration, replica);
            return;
        }
        const Tokens replicas = piecesFor(m_limits.users, most);
        const int group = configuration.parallel.devices();
        if (replicas * configuration.parallel.data > kMostDegree) {
            miss(What::TooManyDevices, static_cast<double>(replicas * group), kMostDegree, configuration);
            return;
        }
        Candidate candidate = candidateOf(accelerator, configuration, replica, rate, replicas);
        if (withinBudget(candidate))
            m_result.ranked.push_back(std::move(candidate));
    }

    // Not even one user is served well: which limit says so.
    void missAlone(const Configuration &configuration, const Replica &replica)
    {
        const Service alone = replica.with(1);
        if (!replica.isFastEnough(alone))
            miss(What::TooSlow, alone.perUser.low.value(), m_scenario->load.floor.value(), configuration);
        else
            miss(What::FirstTokenLate, alone.firstToken.slow.value(), m_limits.firstToken->value(),
                 configuration);
    }

    [[nodiscard]] Candidate candidateOf(const Accelerator &accelerator, const Configuration &configuration,
                                        const Replica &replica, const PreparedRate &rate,
                                        Tokens replicas) const
    {
        Candidate c;
        c.configuration = configuration;
        c.method = m_scenario->method;
        c.configuration.parallel.data = static_cast<int>(configuration.parallel.data * replicas);
        c.fit = replica.fit();
        c.perReplica = piecesFor(m_limits.users, replicas);
        c.devices = c.configuration.parallel.devices();
        c.nodes = piecesFor(c.devices, accelerator.devicesPerNode
                                           ? static_cast<Tokens>(accelerator.devicesPerNode->value)
                                           : 1);
        const Service service = replica.with(c.perReplica);
        c.perUser = service.perUser;
        c.firstToken = service.firstToken;
        c.confidence = rate.support.confidence;
        c.rows = rate.support.rows;
        if (const auto price = hourPrice(accelerator, m_scenario->prices, configuration.overrides)) {
            c.usdPerHour = price->usd * static_cast<double>(c.devices);
            c.priceSpread = price->spread;
            const double tokens = c.perUser.typical.value() * static_cast<double>(m_limits.users) * 3600.0;
            c.usdPerMillionOutput = *c.usdPerHour / tokens * 1e6;
        }
        if (const auto power = devicePower(accelerator, configuration.overrides))
            c.power = power->watts * static_cast<double>(c.devices);
        return c;
    }

    bool withinBudget(const Candidate &c)
    {
        const auto devices = static_cast<double>(c.devices);
        if (m_limits.devices && c.devices > *m_limits.devices)
            return miss(What::TooManyDevices, devices, static_cast<double>(*m_limits.devices),
                        c.configuration);
        if (m_limits.usdPerHour && !c.usdPerHour)
            return miss(What::NoPrice, 0.0, 0.0, c.configuration);
        if (m_limits.usdPerHour && *c.usdPerHour > *m_limits.usdPerHour)
            return miss(What::OverBudget, *c.usdPerHour, *m_limits.usdPerHour, c.configuration);
        if (m_limits.power && !c.power)
            return miss(What::NoPower, 0.0, 0.0, c.configuration);
        if (m_limits.power && *c.power > *m_limits.power)
            return miss(What::OverPower, c.power->value(), m_limits.power->value(), c.configuration);
        return true;
    }

    bool miss(What what, double have, double need, const Configuration &configuration)
    {
        Reject reject{what, have, need, {}, m_scenario->method};
        if (m_nearest && farness(*m_nearest) <= farness(reject))
            return false;
        reject.configuration = configuration;
        m_nearest = std::move(reject);
        return false;
    }

    const Catalog &m_catalog;
    std::vector<Scenario> m_scenarios;    // one for each method
    const Scenario *m_scenario = nullptr; // the one being tried
    const SizingLimits &m_limits;
    const SizingSpace &m_space;
    const LanguageModel &m_model;
    std::optional<Reject> m_nearest; // of the accelerator being tried
    SizingResult m_result;
};

// Unknown costs and powers stand last.
double costOf(const Candidate &c)
{
    return c.usdPerHour.value_or(std::numeric_limits<double>::infinity());
}
double powerOf(const Candidate &c)
{
    return c.power ? c.power->value() : std::numeric_limits<double>::infinity();
}

auto rankKey(const Candidate &c, RankBy rank)
{
    const auto devices = static_cast<double>(c.devices);
    const double first = rank == RankBy::Cost ? costOf(c) : rank == RankBy::Power ? powerOf(c) : devices;
    // Purchase prices cannot be compared with rentals, unknown ones with nothing.
    const int apart = rank != RankBy::Cost ? 0 : !c.usdPerHour ? 2 : c.priceSpread ? 1 : 0;
    return std::tuple(apart, first, devices, costOf(c), powerOf(c), -c.perUser.low.value());
}

} // namespace

Scenario countedBy(Method method, const Scenario &scenario)
{
    Scenario counted = scenario;
    counted.method = method;
    if (scenario.basis == usualBasis(scenario.method))
        counted.basis = usualBasis(method);
    return counted;
}

SizingResult sizeUp(const Catalog &catalog, const Scenario &scenario, const SizingLimits &limits,
                    const SizingSpace &space, RankBy rank)
{
    if (!catalog.model(scenario.model) || limits.users < 1)
        return {};
    SizingResult result = Search(catalog, scenario, limits, space).run();
    std::stable_sort(result.ranked.begin(), result.ranked.end(),
                     [rank](const Candidate &a, const Candidate &b) {
                         return rankKey(a, rank) < rankKey(b, rank);
                     });
    return result;
}

std::vector<Candidate> bestOfEachAccelerator(const std::vector<Candidate> &ranked)
{
    std::vector<Candidate> best;
    for (const Candidate &candidate : ranked) {
        const auto same = [&](const Candidate &c) {
            return c.configuration.accelerator == candidate.configuration.accelerator
                   && c.method == candidate.method;
        };
        if (std::none_of(best.begin(), best.end(), same))
            best.push_back(candidate);
    }
    return best;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/breakeven.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr Tokens kFirstContext = 1024;
constexpr int kSamples = 96;

// A configuration whose yield can be asked for at any context and number of sequences.
class Side {
public:
    Side(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
        : m_prefix(scenario.load.sharedPrefix)
        , m_economics(prepareEconomics(catalog, scenario, configuration))
    {
        const auto prepared = prepare(catalog, scenario, configuration);
        if (const Prepared *p = std::get_if<Prepared>(&prepared)) {
            m_capacity = *p;
            m_rate = prepareRate(catalog, scenario, configuration);
        }
    }

    [[nodiscard]] bool holds(Tokens context, Tokens sequences) const
    {
        return m_capacity
               && capacitySharing(*m_capacity, context, m_prefix).concurrency.sequences >= sequences;
    }

    // Nothing where it does not fit or a price or power is unknown.
    [[nodiscard]] std::optional<double> yield(Yield kind, Tokens context, Tokens sequences) const
    {
        if (!holds(context, sequences))
            return std::nullopt;
        const Decode decode = decodeAt(m_rate, context, sequences);
        const double total = decode.total.typical.value();
        switch (kind) {
        case Yield::UserRate:
            return decode.perUser.typical.value();
        case Yield::DeviceRate:
            return total / m_economics.devices;
        case Yield::DollarTokens: {
            const std::optional<double> usd = m_economics.usdPerHour();
            return usd && *usd > 0.0 ? std::optional(total * 3600.0 / *usd) : std::nullopt;
        }
        case Yield::KilowattRate: {
            const std::optional<Watts> power = m_economics.boardPower();
            return power ? std::optional(total / (power->value() / 1000.0)) : std::nullopt;
        }
        }
        return std::nullopt;
    }

    [[nodiscard]] const PreparedEconomics &economics() const { return m_economics; }

private:
    Tokens m_prefix;
    std::optional<Prepared> m_capacity;
    PreparedRate m_rate;
    PreparedEconomics m_economics;
};

enum class Leader : std::uint8_t { None, First, Second };

class Race {
public:
    Race(const Side &first, const Side &second, Yield yield, BreakAxis axis, const Scenario &scenario)
        : m_first(first)
        , m_second(second)
        , m_yield(yield)
        , m_axis(axis)
        , m_scenario(scenario)
    {}

    [[nodiscard]] Leader leaderAt(Tokens x) const
    {
        const std::optional<double> a = m_first.yield(m_yield, context(x), sequences(x));
        const std::optional<double> b = m_second.yield(m_yield, context(x), sequences(x));
        if (!a && !b)
            return Leader::None;
        return a && (!b || *a >= *b) ? Leader::First : Leader::Second;
    }

    // Between `from` with one leader and `to` with another: the first place of the latter.
    [[nodiscard]] Tokens flipBetween(Tokens from, Tokens to) const
    {
        const Leader before = leaderAt(from);
        while (to - from > 1) {
            const Tokens middle = from + (to - from) / 2;
            (leaderAt(middle) == before ? from : to) = middle;
        }
        return to;
    }

    [[nodiscard]] bool stillHolds(Leader leader, Tokens x) const
    {
        return (leader == Leader::First ? m_first : m_second).holds(context(x), sequences(x));
    }

private:
    [[nodiscard]] Tokens context(Tokens x) const
    {
        return m_axis == BreakAxis::Context ? x : m_scenario.context;
    }
    [[nodiscard]] Tokens sequences(Tokens x) const
    {
        return m_axis == BreakAxis::Sequences ? x : m_scenario.sequences;
    }

    const Side &m_first;
    const Side &m_second;
    Yield m_yield;
    BreakAxis m_axis;
    const Scenario &m_scenario;
};

} // namespace

std::vector<BreakEven> breakEvens(const Catalog &catalog, const Scenario &scenario,
                                  const Configuration &first, const Configuration &second, Yield yield,
                                  BreakAxis axis, Tokens to)
{
    const Side one(catalog, scenario, first);
    const Side other(catalog, scenario, second);
    const Race race(one, other, yield, axis, scenario);
    const Tokens from = axis == BreakAxis::Context ? std::min(kFirstContext, to) : 1;
    const double factor = std::pow(static_cast<double>(to) / static_cast<double>(from), 1.0 / kSamples);

    std::vector<BreakEven> flips;
    Tokens last = from;
    Leader leader = race.leaderAt(from);
    while (last < to && leader != Leader::None) {
        const auto grown = static_cast<Tokens>(std::ceil(static_cast<double>(last) * factor));
        const Tokens next = std::min(to, std::max(last + 1, grown));
        const Leader now = race.leaderAt(next);
        if (now != leader) {
            const Tokens at = race.flipBetween(last, next);
            const Leader after = race.leaderAt(at);
            if (after != Leader::None)
                flips.push_back({axis, static_cast<double>(at), leader == Leader::First,
                                 !race.stillHolds(leader, at)});
            leader = after;
            last = at;
        } else {
            last = next;
        }
    }
    return flips;
}

std::optional<double> breakEvenPrice(const Catalog &catalog, const Scenario &scenario,
                                     const Configuration &first, const Configuration &second)
{
    const Side one(catalog, scenario, first);
    const Side other(catalog, scenario, second);
    const std::optional<double> perDollar =
        one.yield(Yield::DollarTokens, scenario.context, scenario.sequences);
    const std::optional<double> perDevice =
        other.yield(Yield::DeviceRate, scenario.context, scenario.sequences);
    if (!perDollar || !perDevice)
        return std::nullopt;
    return *perDevice * 3600.0 / *perDollar;
}

} // namespace headroom

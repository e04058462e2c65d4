// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/economics.h"

#include "model/economics/users.h"

namespace headroom {

namespace {

constexpr double kSecondsPerHour = 3600.0;
constexpr double kMillion = 1e6;

AmountBand costs(double usdPerHour, const RateBand &rate)
{
    const auto cost = [usdPerHour](TokensPerSecond r) {
        return usdPerHour * kMillion / (kSecondsPerHour * r.value());
    };
    return {cost(rate.high), cost(rate.typical), cost(rate.low)};
}

AmountBand yields(double usdPerHour, const RateBand &rate)
{
    const auto yield = [usdPerHour](TokensPerSecond r) { return kSecondsPerHour * r.value() / usdPerHour; };
    return {yield(rate.low), yield(rate.typical), yield(rate.high)};
}

AmountBand energies(Watts power, const RateBand &rate)
{
    const auto energy = [power](TokensPerSecond r) { return power.value() / r.value(); };
    return {energy(rate.high), energy(rate.typical), energy(rate.low)};
}

void traceEconomics(const PreparedEconomics &p, const Economics &e, const RateBand &rate, Term rateTerm,
                    Trace &trace)
{
    const Input devices{Term::Devices, double(p.devices)};
    const Input typical{rateTerm, rate.typical.value()};
    trace.leaf(Term::Devices, p.devices, setByUser());
    trace.leaf(Term::FloorRate, p.floor.value(), setByUser());
    trace.step(Term::UsersServed, Formula::Ratio, {typical, {Term::FloorRate, p.floor.value()}},
               e.usersServed.typical);
    if (p.price) {
        const Input price{Term::PricePerHour, p.price->usd};
        trace.leaf(Term::PricePerHour, p.price->usd, p.price->from);
        trace.step(Term::CostPerMillion, Formula::CostOfTokens, {devices, price, typical},
                   e.usdPerMillionOutput->typical);
        if (e.tokensPerUsd)
            trace.step(Term::TokensPerDollar, Formula::TokensOfDollar, {devices, price, typical},
                       e.tokensPerUsd->typical);
    }
    if (p.power) {
        trace.leaf(Term::BoardPower, p.power->watts.value(), p.power->from);
        trace.step(Term::EnergyPerToken, Formula::EnergyOfToken,
                   {devices, {Term::BoardPower, p.power->watts.value()}, typical}, e.joulesPerToken->typical);
    }
}

} // namespace

std::optional<double> PreparedEconomics::usdPerHour() const
{
    return price ? std::optional(price->usd * devices) : std::nullopt;
}

std::optional<Watts> PreparedEconomics::boardPower() const
{
    return power ? std::optional(power->watts * devices) : std::nullopt;
}

std::optional<Watts> PreparedEconomics::nodePower() const
{
    return power ? std::optional(power->watts * devicesPerNode) : std::nullopt;
}

PreparedEconomics prepareEconomics(const Catalog &catalog, const Scenario &scenario,
                                   const Configuration &configuration)
{
    const Accelerator &accelerator = *catalog.accelerator(configuration.accelerator);
    PreparedEconomics p;
    p.price = hourPrice(accelerator, scenario.prices, configuration.overrides);
    p.power = devicePower(accelerator, configuration.overrides);
    p.devices = configuration.parallel.devices();
    p.devicesPerNode = accelerator.devicesPerNode ? static_cast<int>(accelerator.devicesPerNode->value) : 1;
    p.floor = scenario.load.floor;
    return p;
}

Economics economicsOf(const PreparedEconomics &p, const Decode &decode, const std::optional<Serving> &serving,
                      Trace *trace)
{
    const RateBand &rate = serving ? serving->output : decode.total;
    Economics e;
    e.usersServed = {usersServed(rate.low, p.floor), usersServed(rate.typical, p.floor),
                     usersServed(rate.high, p.floor)};
    if (const std::optional<double> usd = p.usdPerHour()) {
        e.usdPerMillionOutput = costs(*usd, rate);
        if (*usd > 0.0)
            e.tokensPerUsd = yields(*usd, rate);
        if (serving) {
            e.usdPerMillionInputAlone = costs(*usd * serving->prefillPart, serving->input).typical;
            e.usdPerMillionOutputAlone = e.usdPerMillionOutput->typical * (1.0 - serving->prefillPart);
        }
    }
    if (const std::optional<Watts> power = p.boardPower())
        e.joulesPerToken = energies(*power, rate);
    if (trace)
        traceEconomics(p, e, rate, serving ? Term::ServedRate : Term::TotalRate, *trace);
    return e;
}

} // namespace headroom

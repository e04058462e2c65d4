// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/price.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr double kHoursPerYear = 8766.0; // 365.25 days

const Price *priceOf(const Accelerator &accelerator, PriceBasis basis)
{
    const auto found = std::find_if(accelerator.prices.begin(), accelerator.prices.end(),
                                    [basis](const Price &p) { return p.basis == basis; });
    return found == accelerator.prices.end() ? nullptr : &*found;
}

} // namespace

std::optional<HourPrice> hourPrice(const Accelerator &accelerator, const PriceSettings &settings,
                                   const Overrides &overrides)
{
    if (overrides.usdPerHour)
        return HourPrice{*overrides.usdPerHour, settings.basis, false, {}, setByUser()};
    const double devices = accelerator.devicesPerPart;
    if (settings.basis != PriceBasis::List)
        if (const Price *price = priceOf(accelerator, settings.basis))
            return HourPrice{price->usd / devices, price->basis, false, price->date, price->from};
    const Price *list = priceOf(accelerator, PriceBasis::List);
    if (!list)
        return std::nullopt;
    HourPrice spread{list->usd / devices / (settings.yearsOfUse * kHoursPerYear), PriceBasis::List, true,
                     list->date, list->from};
    spread.from.kind = Kind::Assumed;
    return spread;
}

std::optional<DevicePower> devicePower(const Accelerator &accelerator, const Overrides &overrides)
{
    if (overrides.power)
        return DevicePower{*overrides.power, setByUser()};
    if (!accelerator.partPower)
        return std::nullopt;
    return DevicePower{accelerator.partPower->value / accelerator.devicesPerPart,
                       accelerator.partPower->from};
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/scenario/scenario.h"

namespace headroom {

// What one device costs an hour, with the day and the source of the price.
struct HourPrice {
    double usd = 0.0;
    PriceBasis basis = PriceBasis::Rental3Years;
    bool spread = false; // a purchase price over years of use, assumed
    std::string date;    // empty where the user set it
    Provenance from;
};

// The user's own price, else the catalog's of the chosen basis, else a list price spread over the years
// of use. Nothing where none is known; no price is made up from another part's.
[[nodiscard]] std::optional<HourPrice> hourPrice(const Accelerator &accelerator,
                                                 const PriceSettings &settings, const Overrides &overrides);

// Board power of one device: the user's, else the vendor's.
struct DevicePower {
    Watts watts;
    Provenance from;
};
[[nodiscard]] std::optional<DevicePower> devicePower(const Accelerator &accelerator,
                                                     const Overrides &overrides);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/economics/price.h"
#include "model/rate/prefill.h"

namespace headroom {

// What a configuration costs whatever it does, worked out once.
struct PreparedEconomics {
    std::optional<HourPrice> price;
    std::optional<DevicePower> power;
    int devices = 1;        // of the configuration
    int devicesPerNode = 1; // 1 where no node is known
    TokensPerSecond floor{20.0};
    [[nodiscard]] std::optional<double> usdPerHour() const;
    [[nodiscard]] std::optional<Watts> boardPower() const;
    [[nodiscard]] std::optional<Watts> nodePower() const;
};

// A figure with its band; low is the small end.
struct AmountBand {
    double low = 0.0;
    double typical = 0.0;
    double high = 0.0;
};

// What the tokens cost. A plain value.
struct Economics {
    std::optional<AmountBand> usdPerMillionOutput;  // the whole cost on the output tokens
    std::optional<double> usdPerMillionInputAlone;  // the cost of the time in prefill, on the prompt tokens
    std::optional<double> usdPerMillionOutputAlone; // and of the other time, on the output tokens
    std::optional<AmountBand> tokensPerUsd;
    std::optional<AmountBand> joulesPerToken; // an upper bound: boards at full power all the time
    AmountBand usersServed;                   // total rate over the floor
};

[[nodiscard]] PreparedEconomics prepareEconomics(const Catalog &catalog, const Scenario &scenario,
                                                 const Configuration &configuration);

// By the rate under load where lengths are given, else by the pure decode rate.
[[nodiscard]] Economics economicsOf(const PreparedEconomics &prepared, const Decode &decode,
                                    const std::optional<Serving> &serving, Trace *trace = nullptr);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/accelerator.h"
#include "model/catalog/rate_engine.h"

namespace headroom {

// What the sequences do over time: rates, prefill and cost depend on it, what fits does not.
struct Workload {
    std::optional<Tokens> prompt = std::nullopt; // of a request, the shared prefix included
    std::optional<Tokens> output = std::nullopt; // of its answer
    double meanFill = 1.0;   // share of the context that is live, where the lengths are not given
    Tokens sharedPrefix = 0; // tokens that start every prompt and are kept and computed once
    std::optional<Tokens> chunk = std::nullopt; // prefill tokens a step takes; nothing: the whole prompt
    int draftTokens = 0;                        // proposed a step by speculative decoding; 0: none
    double acceptedTokens = 0.0;                // of them, accepted on average
    TokensPerSecond floor{20.0};                // rate promised to every user
    friend bool operator==(const Workload &, const Workload &) = default;
};

// Whose published runs stand behind the rates.
struct RateSettings {
    std::optional<RateEngine> engine = std::nullopt; // nothing: that of the method
    std::string version{};                           // as the engine prints it; empty: current
    friend bool operator==(const RateSettings &, const RateSettings &) = default;
};

// Which of the catalog's prices counts. A configuration may state its own.
struct PriceSettings {
    PriceBasis basis = PriceBasis::Rental3Years;
    double yearsOfUse = 3.0; // over which a list price is spread
    friend bool operator==(const PriceSettings &, const PriceSettings &) = default;
};

constexpr double kLeastFill = 0.001;
constexpr int kMostDraftTokens = 64;
constexpr TokensPerSecond kMostFloor{1e6};
constexpr double kMostYearsOfUse = 20.0;
constexpr double kMostUsdPerHour = 1e6; // of one device
constexpr Watts kMostPower{1e6};        // of one device

[[nodiscard]] const char *idOf(PriceBasis basis);
[[nodiscard]] std::optional<PriceBasis> priceBasisFrom(std::string_view id);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/units.h"

#include <optional>
#include <string_view>

namespace headroom {

// What a purchase must do, besides what the scenario says: its model, context, lengths and floor rate.
struct SizingLimits {
    Tokens users = 1;                                 // that are served at once
    std::optional<Seconds> firstToken = std::nullopt; // the slow end may take at most
    std::optional<double> usdPerHour = std::nullopt;  // of all devices
    std::optional<Watts> power = std::nullopt;        // of all boards
    std::optional<Tokens> devices = std::nullopt;
    friend bool operator==(const SizingLimits &, const SizingLimits &) = default;
};

enum class RankBy : std::uint8_t { Cost, Power, Devices };

// The purchase a document asks about.
struct Purchase {
    SizingLimits limits{.users = 200};
    RankBy rank = RankBy::Cost;
    friend bool operator==(const Purchase &, const Purchase &) = default;
};

constexpr Seconds kLeastFirstToken{0.001};
constexpr Seconds kMostFirstToken{86'400.0};
constexpr double kMostBudget = 1e9; // $/h
constexpr Watts kLeastPurchasePower{1.0};
constexpr Watts kMostPurchasePower{1e9};

[[nodiscard]] const char *idOf(RankBy rank); // "cost"
[[nodiscard]] std::optional<RankBy> rankFrom(std::string_view id);

} // namespace headroom

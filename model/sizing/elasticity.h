// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/rates.h"

namespace headroom {

// What is turned, and what follows. An elasticity of 0.8 says: 1% more of the lever, 0.8% more of the
// effect.
enum class Lever : std::uint8_t { Bandwidth, Capacity, Links, Price };
constexpr std::size_t kLevers = 4;

enum class Effect : std::uint8_t {
    Sequences,   // that fit, before rounding
    UserRate,    // typical, at the scenario's sequences
    FullRate,    // typical total rate of as many sequences as fit
    DollarTokens // typical tokens for a dollar of as many sequences as fit
};
constexpr std::size_t kEffects = 4;

using Elasticities = std::array<std::array<double, kLevers>, kEffects>; // [effect][lever]

// Slopes d ln(effect) / d ln(lever) by a small step to either side. Nothing where the configuration
// does not fit; tokens for a dollar are 0 throughout where no price is known.
[[nodiscard]] std::optional<Elasticities> elasticitiesOf(const Catalog &catalog, const Scenario &scenario,
                                                         const Configuration &configuration);

} // namespace headroom

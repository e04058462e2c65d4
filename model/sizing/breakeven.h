// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/rates.h"

namespace headroom {

// What two configurations are compared by.
enum class Yield : std::uint8_t {
    UserRate,     // typical tok/s of one user
    DeviceRate,   // typical tok/s of all, per device
    DollarTokens, // typical tokens for a dollar
    KilowattRate  // typical tok/s of all, per kW of boards
};

// What is varied to find where their order flips.
enum class BreakAxis : std::uint8_t { Context, Sequences };

// Where the leader changes. On the side before `at` the one leads, from `at` on the other.
struct BreakEven {
    BreakAxis axis = BreakAxis::Context;
    double at = 0.0; // tokens, or sequences
    bool firstLeadsBefore = false;
    bool memoryEnds = false; // the leader is left behind because it no longer fits, not because it is slower
};

// The flips along an axis, from its low end to `to`, in order; none where one leads throughout or their
// yields are unknown. The other axis stays as the scenario says. Ids must be known to the catalog.
[[nodiscard]] std::vector<BreakEven> breakEvens(const Catalog &catalog, const Scenario &scenario,
                                                const Configuration &first, const Configuration &second,
                                                Yield yield, BreakAxis axis, Tokens to);

// The price of one device of `second`, in $/h, at which both give the same tokens for a dollar at the
// scenario's context and sequences: below it `second` is the cheaper. Nothing where either does not fit
// or `first` has no price.
[[nodiscard]] std::optional<double> breakEvenPrice(const Catalog &catalog, const Scenario &scenario,
                                                   const Configuration &first, const Configuration &second);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/trace.h"

#include <optional>
#include <vector>

namespace headroom {

// Where an input of a step comes from: an earlier step of the trace, or a figure that was put in.
struct InputOrigin {
    enum class What : std::uint8_t { Nothing, Step, Leaf } what = What::Nothing;
    std::size_t index = 0; // into the trace's steps or leaves
};

// Several steps may give one term (one per layer type): the one with the same value is meant, and of
// several with that value the one that stands at the same place.
[[nodiscard]] InputOrigin originOf(const Trace &trace, std::size_t step, std::size_t input);

// The working of one result, from the result down to what was put in: every step before the steps
// it rests on, none twice.
struct WorkingOrder {
    std::vector<std::size_t> steps;
    std::vector<std::size_t> leaves;
};
[[nodiscard]] WorkingOrder workingOf(const Trace &trace, Term result);

} // namespace headroom

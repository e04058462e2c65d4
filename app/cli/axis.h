// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/question.h"

#include "model/capacity/capacity.h"

#include <vector>

namespace headroom {

// What a sweep moves, and where it stops.
struct Axis {
    enum class What { Context, Sequences } what;
    std::vector<Tokens> points; // rising, both ends among them
};

// The axis as typed; its default ends come from what is swept. Throws UsageError.
[[nodiscard]] Axis axisFrom(const TypedSweep &typed, const std::vector<Prepared> &swept);

} // namespace headroom

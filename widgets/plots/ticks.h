// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/units/units.h"

namespace headroom {

// Places of tick labels, never more than `most`, rising.

// Powers of two from `from` to `to`, evenly many octaves apart, the highest among them.
[[nodiscard]] std::vector<double> powerOfTwoTicks(Tokens from, Tokens to, int most);

// Whole counts on a logarithmic axis from 1: 1, 2, 5, 10 ... while few decades are shown, powers of
// ten (each, or every second, third ...) beyond.
[[nodiscard]] std::vector<double> countTicks(double highest, int most);

// From 0 in steps of 1, 2 or 5 times a power of ten, or of powers of two.
enum class StepKind { Decimal, Binary };
[[nodiscard]] std::vector<double> linearTicks(double highest, int most, StepKind kind);

// The same between any two ends, in steps of at least `least`; none where there is nothing between them.
[[nodiscard]] std::vector<double> ticksWithin(double from, double to, int most, StepKind kind,
                                              double least = 0.0);

// For a logarithmic axis: 1, 2 and 5 times powers of ten while they are few, powers of ten alone beyond.
[[nodiscard]] std::vector<double> decadeTicks(double from, double to, int most);

// For a part of a logarithmic axis, which may hold no power of ten or of two: evenly spaced then.
[[nodiscard]] std::vector<double> partTicks(double from, double to, int most, double least = 0.0);
[[nodiscard]] std::vector<double> contextTicks(double from, double to, int most);

// The least 1, 2 or 5 times a power of ten that is not below `value`.
[[nodiscard]] double niceAbove(double value);

} // namespace headroom

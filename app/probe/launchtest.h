// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/series.h"

namespace headroom::probe {

// Microseconds from one empty kernel to the next in a stream; written as a result, and returned.
double testLaunch(Bench &bench, double seconds);

// Adds median, p10, p90 and best of times in microseconds.
void addTimes(Record &record, const std::vector<double> &milliseconds);

} // namespace headroom::probe

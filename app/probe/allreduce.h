// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/bench.h"

namespace headroom::probe {

// Two devices that add each other's vector, each reading the other's memory over the link, one round waiting
// for the other's by events. Nothing, and a warning, where the devices cannot reach each other.
void testAllReduce(Bench &bench, const std::vector<Device> &devices, const std::vector<char> &code);

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/options.h"
#include "app/probe/recordwriter.h"
#include "app/probe/shapes.h"

namespace headroom::probe {

// Everything that touches a driver. Runs in a process of its own, writes its records to the descriptor, the
// last of them "done", and returns the exit status: 0 good, 1 not.
[[nodiscard]] int probe(const Options &options, const Shapes &shapes, int descriptor);

} // namespace headroom::probe

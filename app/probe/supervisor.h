// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/options.h"
#include "app/probe/output.h"
#include "app/probe/shapes.h"

namespace headroom::probe {

// Runs the probe in a child process and hands its records on. A driver that crashes, hangs, ends the process
// or writes into the records costs the child: the run then ends with "fatal", which names the last announced
// call, and "done" that is not ok. Returns the exit status.
[[nodiscard]] int supervise(const Options &options, const Shapes &shapes, Output &output);

} // namespace headroom::probe

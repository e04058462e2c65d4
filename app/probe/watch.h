// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/device.h"
#include "app/probe/options.h"
#include "app/probe/recordwriter.h"

namespace headroom::probe {

// Telemetry once a second from sysfs alone: it takes nothing from a device that serves. Ends after --count
// rounds, or with the process. Null when good, else the reason of "done".
[[nodiscard]] const char *watch(RecordWriter &records, const Options &options, const Machine &machine);

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/calls.h"
#include "app/probe/device.h"

namespace headroom::probe {

// Whether another process works on the device: load above 5 %, or memory in use that changes while we watch
// it for a fifth of a second. Writes what it saw. The device must be the one in use.
[[nodiscard]] bool isBusy(Calls &calls, const Device &device, const std::string &sysfs);

} // namespace headroom::probe

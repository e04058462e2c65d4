// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/calls.h"
#include "app/probe/device.h"
#include "app/probe/drivers.h"
#include "app/probe/options.h"
#include "app/probe/shapes.h"

namespace headroom::probe {

// A device that is to be measured, and how to get at it.
struct Measured {
    Calls &calls;
    const Driver &driver;
    const std::vector<Device> &devices; // the chosen one among them
    const Device &device;
};

// Bandwidth, decode or both on one device, unless it is busy. Null when good, else the reason of "done".
[[nodiscard]] const char *measureDevice(const Measured &measured, const Options &options,
                                        const Shapes &shapes);

} // namespace headroom::probe

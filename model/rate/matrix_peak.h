// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

namespace headroom {

// The dense matrix rate of one device that a weight format can use: the format's own where the part
// has it, else the 16-bit one. `standsIn` where no 16-bit rate is published and half of the 8-bit or a
// quarter of the 4-bit one is taken. Nothing where the part publishes none of them.
struct MatrixPeak {
    FlopsPerSecond rate; // of one device: part x factor / devices
    FlopsPerSecond part;
    double factor = 1.0;
    int devices = 1; // of the part
    Provenance from;
    bool standsIn = false;
};
[[nodiscard]] std::optional<MatrixPeak> matrixPeak(const Accelerator &accelerator,
                                                   const WeightFormat &format);

} // namespace headroom

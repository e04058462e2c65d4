// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/streams.h"

namespace headroom::probe {

// What the streaming measurements share: the vendor's claim for this device (bytes a second; nothing when it
// is unknown) and flags that hold for all of them.
struct StreamTerms {
    std::optional<double> claim;
    std::vector<std::string> flags;
    double seconds = 10.0; // for each measurement
};

// Results of streaming read (the headline: its median in GB/s is returned, 0 where the sum was wrong), of
// reads of growing size, and of copy.
double testRead(Bench &bench, Streams &streams, const StreamTerms &terms);
void testSweep(Bench &bench, Streams &streams, const StreamTerms &terms);
void testCopy(Bench &bench, Streams &streams, const StreamTerms &terms);

// A result in GB/s of what was measured; returns the median.
double writeRates(Bench &bench, const Subject &subject, const Series &series, const StreamTerms &terms,
                  int groupsPerUnit);

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/measurement/probe/probe_report.h"

namespace headroom {

// The lessons' check-list: what a device shows against what a configuration takes for granted.
enum class CheckVerdict : std::uint8_t {
    NotMeasured,
    Good,
    Low,    // below what is usual: see the hazards
    Invalid // above what there can be: a cache or a clock was measured
};

struct CheckItem {
    CheckVerdict verdict = CheckVerdict::NotMeasured;
    double measured = 0.0;
    double expected = 0.0; // what it is held against
    [[nodiscard]] double share() const { return expected > 0.0 ? measured / expected : 0.0; }
};

struct Checklist {
    CheckItem freeMemory; // B: free against the budget of weights, caches and reserve
    CheckItem bandwidth;  // B/s: streaming read against the claim for this device or partition
    CheckItem decode;     // tok/s: replay against the paper quotient, of one sequence
    CheckItem replay;     // B/s: replay against the measured stream
};

// Shares of the claim that streams reach by published measurements, and below which something is wrong.
struct UsualStream {
    double least;
    double usualFrom;
    double usualTo;
};
// Nothing where no measurement of such a part was published.
[[nodiscard]] std::optional<UsualStream> usualStream(const std::string &accelerator);

// `result` is the configuration at hand, of the whole part. A partition is held against its share.
// A gap of the decode alone proves nothing: its verdict is never Low.
[[nodiscard]] Checklist checklistOf(const ProbeReport &report, int device, const ConfigurationResult &result);

} // namespace headroom

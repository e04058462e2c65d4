// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/bench.h"

#include <functional>
#include <string>
#include <vector>

namespace headroom::probe {

// Seconds a measurement may take, by our clock or by the device's, whichever is further.
class Budget {
public:
    explicit Budget(double seconds)
        : m_seconds(seconds)
    {}

    void spend(const Bench::Timed &timed) { m_device += timed.ms * 1e-3; }
    [[nodiscard]] double left() const;

private:
    double m_seconds;
    double m_device = 0.0;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

// Groups of launches of one kind, after a warm-up.
struct Series {
    int launches = 0;       // of each group
    double firstMs = 0.0;   // the first launch of all, which loads code
    std::vector<double> ms; // of one launch, by group
    std::vector<double> wallMs;
    std::vector<std::string> flags;

    [[nodiscard]] double medianMs() const;
};

// What is measured: its name in the records, the bytes of one launch (0: none) and the launch itself.
struct Subject {
    std::string test;
    double bytes = 0.0;
    std::function<void(int)> launch;
};

// The warm-up ends when two groups of 10 agree within 2 %, or after 2 seconds. Then 5 groups of 20, fewer
// where the budget ends. Writes a sample for each group.
[[nodiscard]] Series measure(Bench &bench, Budget &budget, const Subject &subject);

// One group of 10, for choosing between variants: milliseconds of a launch.
[[nodiscard]] double tried(Bench &bench, Budget &budget, const Subject &subject);

} // namespace headroom::probe

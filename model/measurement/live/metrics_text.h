// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headroom {

// One value of a /metrics page.
struct MetricSample {
    std::string name;
    std::vector<std::pair<std::string, std::string>> labels;
    double value = 0.0; // may be infinite or no number: engines send both
    [[nodiscard]] std::string_view label(std::string_view key) const; // empty where there is none
};

struct MetricsText {
    std::vector<MetricSample> samples; // of names in the table of metrics only
    int lines = 0;
    int badLines = 0;     // that are no sample; passed over
    int firstBadLine = 0; // from 1
    bool cut = false;     // larger than the limits: only the beginning was read
};

constexpr std::size_t kLargestMetrics = std::size_t{8} * 1024 * 1024; // bytes of one answer

// Reads the Prometheus text form. Never fails. One version of llama.cpp sends the page as one JSON string:
// it is unquoted first.
[[nodiscard]] MetricsText readMetricsText(std::string_view body);

} // namespace headroom

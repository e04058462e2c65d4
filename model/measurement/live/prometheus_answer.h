// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/live/metrics_text.h"

#include <cstdint>
#include <variant>

namespace headroom {

// A series of a Prometheus server's answer.
struct PrometheusSeries {
    MetricSample sample; // name and labels; the value is the last one
    struct Point {
        double seconds; // Unix time
        double value;   // may be infinite or no number
    };
    std::vector<Point> points; // one for an instant, many for a range, none where only labels were asked for
};

// An answer of /api/v1/query, query_range, series or label/NAME/values.
struct PrometheusAnswer {
    std::vector<PrometheusSeries> series;
    std::vector<std::string> values; // of a label
    bool cut = false;                // more than is kept
};

struct PrometheusProblem {
    enum class What : std::uint8_t {
        TooLarge,      // detail: the limit in bytes
        NotJson,       // where and detail as of a file
        NotPrometheus, // JSON of something else
        Refused        // detail: the server's own words
    } what;
    std::string where;
    std::string detail;
};

constexpr std::size_t kLargestPrometheusAnswer = std::size_t{32} * 1024 * 1024; // bytes
constexpr std::size_t kMostPrometheusSeries = 20'000;

[[nodiscard]] std::variant<PrometheusAnswer, PrometheusProblem> readPrometheusAnswer(std::string_view body);

} // namespace headroom

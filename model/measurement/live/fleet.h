// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/live/engine_history.h"
#include "model/measurement/live/prometheus_answer.h"

namespace headroom {

// One engine of a fleet, as a Prometheus server scraped it.
struct Replica {
    std::string job;
    std::string instance;
    EngineState state; // at the latest moment of the answer
    EngineHistory history;
};

// What to ask for: the metrics of the table, of one job and, where any are named, of these instances. A
// PromQL selector, every value quoted; the address must be escaped by the caller.
[[nodiscard]] std::string fleetSelector(std::string_view job, std::span<const std::string> instances);

// Engines by job and instance, in the order of their names. A range gives each its history (rates over
// windows of `windowSeconds`, at least two steps of the range); an instant gives one scrape.
[[nodiscard]] std::vector<Replica> replicasOf(const PrometheusAnswer &answer, double windowSeconds = 60.0);

// Of a value over the replicas that have it.
struct Distribution {
    std::size_t count = 0;
    double median = 0.0;
    double low = 0.0; // the 10th percentile between neighbours; the least of fewer than ten
    double high = 0.0;
    [[nodiscard]] SpreadKind kind() const { return count < 10 ? SpreadKind::MinMax : SpreadKind::P10P90; }
};
[[nodiscard]] std::optional<Distribution> distributionOf(std::vector<double> values);

// Median and spread over the replicas, each rate where at least one has it.
struct FleetRates {
    std::size_t replicas = 0;
    std::optional<Distribution> perUser; // tok/s
    std::optional<Distribution> output;  // tok/s of one replica
    std::optional<Distribution> running; // requests of one replica
    std::optional<Distribution> cacheUse;
    double outputOfAll = 0.0; // tok/s
};
[[nodiscard]] FleetRates fleetRates(std::span<const Replica> replicas);

// What is kept of a fleet in the document: the medians, with their spread, at the median batch.
[[nodiscard]] std::vector<KeptMeasurement> measurementsOf(std::span<const Replica> replicas,
                                                          RunConditions conditions, const Origin &origin);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/live/fleet.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace headroom {

namespace {

// A text inside a PromQL string.
std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c == '\n' ? ' ' : c;
    }
    return result + '"';
}

// A text inside a regular expression.
std::string literal(std::string_view text)
{
    constexpr std::string_view special = R"(\.+*?()|[]{}^$)";
    std::string result;
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos)
            result += '\\';
        result += c;
    }
    return result;
}

std::string knownNames()
{
    std::string names;
    for (const MetricName &name : metricNames())
        if (names.find(name.name) == std::string::npos) // one counter of llama.cpp says two things
            names += (names.empty() ? "" : "|") + std::string(name.name);
    return names + "|sglang_.*";
}

// Samples of one engine at one moment.
using Scrapes = std::map<double, std::vector<MetricSample>>;
using Key = std::pair<std::string, std::string>; // job, instance

std::map<Key, Scrapes> scrapesIn(const PrometheusAnswer &answer)
{
    std::map<Key, Scrapes> engines;
    for (const PrometheusSeries &series : answer.series) {
        if (!isKnownMetric(series.sample.name))
            continue;
        const Key key{series.sample.label("job"), series.sample.label("instance")};
        for (const PrometheusSeries::Point &point : series.points) {
            MetricSample sample = series.sample;
            sample.value = point.value;
            engines[key][point.seconds].push_back(std::move(sample));
        }
    }
    return engines;
}

double percentile(const std::vector<double> &sorted, double share)
{
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (at - static_cast<double>(below));
}

} // namespace

std::string fleetSelector(std::string_view job, std::span<const std::string> instances)
{
    std::string selector = "{__name__=~" + quoted(knownNames());
    if (!job.empty())
        selector += ",job=" + quoted(job);
    if (!instances.empty()) {
        std::string any;
        for (const std::string &instance : instances)
            any += (any.empty() ? "" : "|") + literal(instance);
        selector += ",instance=~" + quoted(any);
    }
    return selector + '}';
}

std::vector<Replica> replicasOf(const PrometheusAnswer &answer, double windowSeconds)
{
    std::vector<Replica> replicas;
    for (const auto &[key, scrapes] : scrapesIn(answer)) {
        const double first = scrapes.begin()->first;
        const double last = scrapes.rbegin()->first;
        const double step =
            scrapes.size() > 1 ? (last - first) / static_cast<double>(scrapes.size() - 1) : 0.0;
        Replica replica{key.first, key.second, {}, EngineHistory(std::max(windowSeconds, 2.0 * step))};
        for (const auto &[seconds, samples] : scrapes)
            if (const EngineState state = engineState(samples); state.isKnown())
                replica.history.add(seconds, state);
        if (replica.history.isEmpty())
            continue;
        replica.state = replica.history.latest();
        replicas.push_back(std::move(replica));
    }
    return replicas;
}

std::optional<Distribution> distributionOf(std::vector<double> values)
{
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    if (values.empty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    Distribution d{values.size(), percentile(values, 0.5), values.front(), values.back()};
    if (d.kind() == SpreadKind::P10P90) {
        d.low = percentile(values, 0.1);
        d.high = percentile(values, 0.9);
    }
    return d;
}

FleetRates fleetRates(std::span<const Replica> replicas)
{
    FleetRates fleet{replicas.size(), {}, {}, {}, {}, 0.0};
    std::vector<double> perUser;
    std::vector<double> output;
    std::vector<double> running;
    std::vector<double> cacheUse;
    for (const Replica &replica : replicas) {
        const EngineRates rates = replica.history.rates();
        if (rates.perUser)
            perUser.push_back(rates.perUser->value());
        if (rates.output) {
            output.push_back(rates.output->value());
            fleet.outputOfAll += rates.output->value();
        }
        if (rates.running)
            running.push_back(*rates.running);
        if (replica.state.cacheUse)
            cacheUse.push_back(*replica.state.cacheUse);
    }
    fleet.perUser = distributionOf(std::move(perUser));
    fleet.output = distributionOf(std::move(output));
    fleet.running = distributionOf(std::move(running));
    fleet.cacheUse = distributionOf(std::move(cacheUse));
    return fleet;
}

std::vector<KeptMeasurement> measurementsOf(std::span<const Replica> replicas, RunConditions conditions,
                                            const Origin &origin)
{
    if (replicas.empty())
        return {};
    const FleetRates fleet = fleetRates(replicas);
    EngineRates rates;
    if (fleet.perUser && fleet.perUser->median > 0.0)
        rates.tokenTime = Seconds{1.0 / fleet.perUser->median};
    if (fleet.output)
        rates.output = TokensPerSecond{fleet.output->median};
    if (fleet.running)
        rates.running = fleet.running->median;
    std::vector<KeptMeasurement> rows =
        measurementsOf(replicas.front().state, rates, std::move(conditions), origin);
    for (KeptMeasurement &row : rows) {
        if (row.quantity == MeasuredQuantity::TimePerToken && fleet.perUser->low > 0.0) // the slowest replica
            row.spread = Spread{1.0 / fleet.perUser->high, 1.0 / fleet.perUser->low, fleet.perUser->kind()};
        else if (row.quantity == MeasuredQuantity::OutputRate)
            row.spread = Spread{fleet.output->low, fleet.output->high, fleet.output->kind()};
    }
    return rows;
}

} // namespace headroom

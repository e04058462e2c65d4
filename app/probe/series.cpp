// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/series.h"

#include "app/probe/statistic.h"
#include "app/probe/telemetry.h"

#include <algorithm>
#include <cmath>

namespace headroom::probe {

namespace {

constexpr int kWarmLaunches = 10;
constexpr int kGroups = 5;
constexpr int kLaunches = 20;
constexpr double kWarmSeconds = 2.0;
constexpr double kAgreement = 0.02;

std::optional<double> coreClock(const Bench &bench)
{
    const DrmCard *const card = bench.device().card;
    return card ? telemetryOf(card->folder).coreMHz : std::nullopt;
}

// True when it became steady. Slow launches are warm after the first.
bool warmUp(Bench &bench, Budget &budget, const Subject &subject, double firstMs)
{
    if (firstMs * kWarmLaunches * 2 > kWarmSeconds * 1e3)
        return true;
    Budget warm(std::min(kWarmSeconds, budget.left()));
    std::optional<double> before;
    while (warm.left() > 0.0) {
        const Bench::Timed timed = bench.time(kWarmLaunches, subject.launch);
        warm.spend(timed);
        budget.spend(timed);
        if (before && std::abs(timed.ms - *before) <= kAgreement * *before)
            return true;
        before = timed.ms;
    }
    return false;
}

// As many as five groups have room for, at most 20.
int launchesFor(const Budget &budget, double firstMs)
{
    const double room = budget.left() * 1e3 / std::max(firstMs, 1e-6) / kGroups;
    return static_cast<int>(std::clamp(room, 1.0, static_cast<double>(kLaunches)));
}

void writeSample(Bench &bench, const Subject &subject, int group, int launches, const Bench::Timed &timed)
{
    Record record("sample");
    record.add("index", bench.device().index).add("test", subject.test).add("group", group);
    record.add("launches", launches);
    if (subject.bytes > 0.0)
        record.add("bytes", static_cast<std::int64_t>(subject.bytes));
    bench.calls().records().write(record.add("ms", timed.ms).add("wall_ms", timed.wallMs));
}

// Right after a group, while the sensors still show its load.
void writeDuring(Bench &bench)
{
    if (const DrmCard *card = bench.device().card)
        writeTelemetry(bench.calls().records(), bench.device().index, "during", telemetryOf(card->folder));
}

// A clock that is wrong makes every number wrong, so the two must agree: the device cannot have worked longer
// than we waited, and we should not have waited much longer than it worked.
bool clocksDisagree(const Series &series)
{
    const double device = statisticOf(series.ms).median * series.launches;
    const double wall = statisticOf(series.wallMs).median * series.launches;
    return device > 1.25 * wall || wall > 2.0 * device + 5.0;
}

} // namespace

double Budget::left() const
{
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - m_start;
    return m_seconds - std::max(passed.count(), m_device);
}

double Series::medianMs() const
{
    return statisticOf(ms).median;
}

Series measure(Bench &bench, Budget &budget, const Subject &subject)
{
    Series series;
    const Bench::Timed first = bench.time(1, subject.launch);
    budget.spend(first);
    series.firstMs = first.ms;
    if (!warmUp(bench, budget, subject, first.ms))
        series.flags.emplace_back("unsteady");
    series.launches = launchesFor(budget, first.ms);
    const auto clockBefore = coreClock(bench);
    for (int group = 0; group < kGroups && (group == 0 || budget.left() > 0.0); ++group) {
        const Bench::Timed timed = bench.time(series.launches, subject.launch);
        budget.spend(timed);
        writeSample(bench, subject, group, series.launches, timed);
        series.ms.push_back(timed.ms / series.launches);
        series.wallMs.push_back(timed.wallMs / series.launches);
        if (group == kGroups / 2)
            writeDuring(bench);
    }
    if (series.ms.size() < kGroups)
        series.flags.emplace_back("out_of_time");
    const auto clockAfter = coreClock(bench);
    if (clockBefore && clockAfter && *clockAfter < 0.9 * *clockBefore)
        series.flags.emplace_back("throttled");
    if (clocksDisagree(series))
        series.flags.emplace_back("clocks_disagree");
    return series;
}

double tried(Bench &bench, Budget &budget, const Subject &subject)
{
    const Bench::Timed timed = bench.time(kWarmLaunches, subject.launch);
    budget.spend(timed);
    return timed.ms / kWarmLaunches;
}

} // namespace headroom::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/probe/probe_record.h"

#include "model/checkpoint/plain_text.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kMostIndex = 4095;
constexpr double kMicrosecond = 1e-6;

// Medians and ends in one unit: GB/s of rates, microseconds of times.
void readSpread(const ProbeRecord &r, const char *median, const char *low, const char *high, double factor,
                ProbeResult &result)
{
    result.median = r.scaled(median, factor).value_or(0.0);
    result.low = r.scaled(low, factor);
    result.high = r.scaled(high, factor);
    if (result.low && result.high && *result.low > *result.high)
        std::swap(*result.low, *result.high);
}

// A vendor's size.
std::optional<Bytes> gigabytes(const ProbeRecord &r, const char *key)
{
    const std::optional<double> size = r.scaled(key, kGB);
    return size ? std::optional(Bytes{*size}) : std::nullopt;
}

} // namespace

std::string ProbeRecord::text(const char *key) const
{
    return plainText(m_record.text(key), kLongestMeasuredText);
}

std::optional<double> ProbeRecord::scaled(const char *key, double factor) const
{
    const std::optional<double> value = m_record.positive(key);
    return value ? std::optional(*value * factor) : std::nullopt;
}

std::optional<int> ProbeRecord::whole(const char *key) const
{
    const std::optional<Tokens> value = m_record.count(key, -1'000'000'000, 1'000'000'000);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<Bytes> ProbeRecord::bytes(const char *key) const
{
    const std::optional<double> value = m_record.positive(key);
    return value ? std::optional(Bytes{*value}) : std::nullopt;
}

int ProbeRecord::index() const
{
    return static_cast<int>(m_record.count("index", 0, kMostIndex).value_or(0));
}

std::vector<std::string> ProbeRecord::list(const char *key) const
{
    std::vector<std::string> entries;
    for (int i = 0;; ++i) {
        const std::string path = std::string(key) + '/' + std::to_string(i);
        if (!m_record.has(path))
            return entries;
        entries.push_back(text(path.c_str()));
    }
}

ProbeDevice deviceIn(const ProbeRecord &r)
{
    ProbeDevice device;
    device.index = r.index();
    device.backend = r.text("backend");
    device.name = r.text("name");
    device.arch = r.text("arch");
    device.pci = r.text("pci");
    device.part = r.text("part");
    device.accelerator = r.text("accelerator");
    device.isVirtual = r.truth("virtual");
    device.computeUnits = r.whole("compute_units");
    return device;
}

ProbePartition partitionIn(const ProbeRecord &r)
{
    ProbePartition partition;
    partition.index = r.index();
    if (const std::optional<double> count = r.positive("count"))
        partition.count = std::clamp(static_cast<int>(std::min(*count, 1024.0)), 1, 1024);
    partition.compute = r.text("compute");
    partition.memory = r.text("memory");
    partition.knownBy = r.text("known_by");
    partition.part = r.text("part");
    partition.computeUnits = r.whole("compute_units");
    partition.wholeComputeUnits = r.whole("whole_compute_units");
    partition.memoryBytes = gigabytes(r, "memory_gb");
    partition.wholeMemory = gigabytes(r, "whole_memory_gb");
    partition.sharedPool = r.truth("shared_pool");
    return partition;
}

ProbeTelemetry telemetryIn(const ProbeRecord &r)
{
    ProbeTelemetry telemetry;
    telemetry.index = r.index();
    telemetry.when = r.text("when");
    telemetry.powerWatts = r.positive("power_w");
    telemetry.powerCapWatts = r.positive("power_cap_w");
    telemetry.coreMhz = r.positive("core_mhz");
    telemetry.memoryMhz = r.positive("memory_mhz");
    telemetry.temperature = r.positive("temperature_c");
    telemetry.busyPercent =
        r.has("busy_percent") ? std::optional(r.positive("busy_percent").value_or(0.0)) : std::nullopt;
    telemetry.memoryUsed = r.bytes("vram_used");
    telemetry.memoryTotal = r.bytes("vram_total");
    return telemetry;
}

std::optional<ProbeResult> resultIn(const ProbeRecord &r)
{
    ProbeResult result;
    result.index = r.index();
    result.test = r.text("test");
    if (r.has("median_GBps"))
        readSpread(r, "median_GBps", "p10_GBps", "p90_GBps", kGB, result);
    else
        readSpread(r, "median_us", "p10_us", "p90_us", kMicrosecond, result);
    if (!(result.median > 0.0) || result.test.empty())
        return std::nullopt;
    result.name = r.text(result.test == "decode" ? "model" : "name");
    result.claim = r.scaled("claim_GBps", kGB);
    result.ofClaim = r.positive("of_claim");
    result.ofRead = r.positive("of_read");
    result.rate = r.positive("tok_s");
    result.bytes = r.bytes("bytes");
    result.flags = r.list("flags");
    return result;
}

} // namespace headroom

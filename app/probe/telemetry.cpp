// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/telemetry.h"

#include "app/probe/recordwriter.h"
#include "app/probe/textfile.h"

#include <algorithm>

namespace headroom::probe {

namespace {

// hwmon counts in millionths of a watt, in Hz and in thousandths of a degree:
// https://docs.kernel.org/6.4/gpu/amdgpu/thermal.html
std::optional<double> scaled(const std::string &path, double unit)
{
    const auto value = smallNumber(path);
    return value && *value >= 0 ? std::optional(static_cast<double>(*value) * unit) : std::nullopt;
}

std::optional<std::int64_t> percent(const std::string &path)
{
    const auto value = smallNumber(path);
    return value && *value >= 0 && *value <= 100 ? value : std::nullopt;
}

void readSensors(Telemetry &telemetry, const std::string &folder)
{
    telemetry.powerW = scaled(folder + "/power1_average", 1e-6);
    if (!telemetry.powerW)
        telemetry.powerW = scaled(folder + "/power1_input", 1e-6);
    telemetry.powerCapW = scaled(folder + "/power1_cap", 1e-6);
    telemetry.coreMHz = scaled(folder + "/freq1_input", 1e-6);
    telemetry.memoryMHz = scaled(folder + "/freq2_input", 1e-6);
    for (const char *sensor : {"/temp1_input", "/temp2_input", "/temp3_input"})
        if (const auto degrees = scaled(folder + sensor, 1e-3))
            telemetry.temperatureC = std::max(telemetry.temperatureC.value_or(0.0), *degrees);
}

} // namespace

Telemetry telemetryOf(const std::string &cardFolder)
{
    Telemetry telemetry;
    const auto sensors = namesIn(cardFolder + "/hwmon");
    if (!sensors.empty())
        readSensors(telemetry, cardFolder + "/hwmon/" + sensors.front());
    telemetry.busyPercent = percent(cardFolder + "/gpu_busy_percent");
    telemetry.memoryBusyPercent = percent(cardFolder + "/mem_busy_percent");
    telemetry.vramUsed = smallNumber(cardFolder + "/mem_info_vram_used");
    telemetry.vramTotal = smallNumber(cardFolder + "/mem_info_vram_total");
    if (const auto errors = smallText(cardFolder + "/ras/umc_err_count")) {
        telemetry.uncorrected = lineNumber(*errors, "ue:");
        telemetry.correctable = lineNumber(*errors, "ce:");
    }
    return telemetry;
}

void writeTelemetry(RecordWriter &records, int device, std::string_view when, const Telemetry &telemetry)
{
    Record record("telemetry");
    record.add("index", device).add("when", when);
    record.add("power_w", telemetry.powerW).add("power_cap_w", telemetry.powerCapW);
    record.add("core_mhz", telemetry.coreMHz).add("memory_mhz", telemetry.memoryMHz);
    record.add("temperature_c", telemetry.temperatureC);
    record.add("busy_percent", telemetry.busyPercent);
    record.add("memory_busy_percent", telemetry.memoryBusyPercent);
    record.add("vram_used", telemetry.vramUsed).add("vram_total", telemetry.vramTotal);
    record.add("ecc_uncorrected", telemetry.uncorrected).add("ecc_correctable", telemetry.correctable);
    records.write(record);
}

} // namespace headroom::probe

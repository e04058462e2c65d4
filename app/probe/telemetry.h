// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace headroom::probe {

class RecordWriter;

// What a card says about itself at one moment, from sysfs and hwmon; what it does not say is absent.
struct Telemetry {
    std::optional<double> powerW;
    std::optional<double> powerCapW;
    std::optional<double> coreMHz;
    std::optional<double> memoryMHz;
    std::optional<double> temperatureC; // the hottest of its sensors
    std::optional<std::int64_t> busyPercent;
    std::optional<std::int64_t> memoryBusyPercent;
    std::optional<std::int64_t> vramUsed; // bytes
    std::optional<std::int64_t> vramTotal;
    std::optional<std::int64_t> uncorrected; // memory errors since the driver started
    std::optional<std::int64_t> correctable;

    [[nodiscard]] bool empty() const
    {
        return !powerW && !coreMHz && !busyPercent && !vramUsed && !temperatureC;
    }
};

[[nodiscard]] Telemetry telemetryOf(const std::string &cardFolder);
void writeTelemetry(RecordWriter &records, int device, std::string_view when, const Telemetry &telemetry);

} // namespace headroom::probe

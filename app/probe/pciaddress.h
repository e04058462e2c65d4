// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace headroom::probe {

// Where a device sits. Partitions of one card share domain, bus and device and may differ in the function.
struct PciAddress {
    int domain = 0;
    int bus = 0;
    int device = 0;
    int function = 0;

    [[nodiscard]] bool sameCard(const PciAddress &other) const
    {
        return domain == other.domain && bus == other.bus && device == other.device;
    }
    friend bool operator==(const PciAddress &, const PciAddress &) = default;
};

// "0000:05:00.0", as sysfs and the runtimes write it; the domain may be missing.
[[nodiscard]] std::optional<PciAddress> pciAddress(std::string_view text);
// KFD's number: bus in bits 15..8, device in 7..3, function in 2..0.
[[nodiscard]] PciAddress pciAddressOf(std::int64_t domain, std::int64_t locationId);
[[nodiscard]] std::string pciText(const PciAddress &address);

} // namespace headroom::probe

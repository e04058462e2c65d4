// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/pciaddress.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace headroom::probe {

namespace {

// A hexadecimal number up to the separator, which is taken off too.
std::optional<int> field(std::string_view &text, char separator, int most)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    if (error != std::errc() || value < 0 || value > most)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (separator == '\0')
        return text.empty() ? std::optional(value) : std::nullopt;
    if (text.empty() || text.front() != separator)
        return std::nullopt;
    text.remove_prefix(1);
    return value;
}

} // namespace

std::optional<PciAddress> pciAddress(std::string_view text)
{
    std::optional<int> domain = 0;
    const std::size_t colon = text.find(':');
    if (colon != std::string_view::npos && text.find(':', colon + 1) != std::string_view::npos)
        domain = field(text, ':', 0x7fffffff);
    const auto bus = field(text, ':', 0xff);
    const auto device = bus ? field(text, '.', 0x1f) : std::nullopt;
    const auto function = device ? field(text, '\0', 7) : std::nullopt;
    if (!domain || !function)
        return std::nullopt;
    return PciAddress{*domain, *bus, *device, *function};
}

PciAddress pciAddressOf(std::int64_t domain, std::int64_t locationId)
{
    return {static_cast<int>(domain & 0x7fffffff), static_cast<int>(locationId >> 8 & 0xff),
            static_cast<int>(locationId >> 3 & 0x1f), static_cast<int>(locationId & 7)};
}

std::string pciText(const PciAddress &address)
{
    std::array<char, 32> text{};
    const auto part = [](int value) { return static_cast<unsigned>(value); };
    std::snprintf(text.data(), text.size(), "%04x:%02x:%02x.%x", part(address.domain), part(address.bus),
                  part(address.device), part(address.function));
    return text.data();
}

} // namespace headroom::probe

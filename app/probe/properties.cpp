// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/properties.h"

#include "app/probe/calls.h"
#include "app/probe/drivers.h"

#include <array>
#include <cstring>

namespace headroom::probe {

namespace {

constexpr std::size_t kNewerOffset = 1'160; // of 1472 bytes
constexpr std::size_t kOlderOffset = 396;   // of 792 bytes
constexpr std::size_t kNameSize = 256;

} // namespace

bool isArchName(const std::string &name)
{
    const std::size_t colon = name.find(':');
    const std::string core = name.substr(0, colon);
    if (!core.starts_with("gfx") || core.size() < 6 || core.size() > 8
        || core.find_first_not_of("0123456789abcdef", 3) != std::string::npos)
        return false;
    return colon == std::string::npos
           || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789:+-", colon) == std::string::npos;
}

DeviceProperties::DeviceProperties(const SharedLibrary &library)
{
    find(library, m_newer, "hipGetDevicePropertiesR0600");
    find(library, m_older, "hipGetDeviceProperties");
}

std::string DeviceProperties::arch(Calls &calls, int device) const
{
    // Larger than any layout, so that a newer one cannot write past it.
    alignas(16) std::array<char, 8'192> properties{};
    const auto &function = m_newer.there() ? m_newer : m_older;
    if (calls.ask(function, Patience::Query, properties.data(), device) != 0)
        return {};
    const char *const name = properties.data() + (m_newer.there() ? kNewerOffset : kOlderOffset);
    const std::string text(name, ::strnlen(name, kNameSize));
    return isArchName(text) ? text : std::string();
}

} // namespace headroom::probe

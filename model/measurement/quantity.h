// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace headroom {

// What was measured. A value is in the base unit named here.
enum class MeasuredQuantity : std::uint8_t {
    RatePerUser,     // tok/s
    OutputRate,      // tok/s of all sequences together
    TimePerToken,    // s
    FirstToken,      // s
    PrefillRate,     // prompt tok/s
    AllReduce,       // s
    MemoryBandwidth, // B/s
    LinkBandwidth,   // B/s
    MatrixRate,      // FLOP/s
    MatrixShare,     // of the vendor's peak
    // From here on only in what a user measured, not among the published runs.
    TotalRate,       // tok/s, prompts and answers of all sequences together
    RequestRate,     // requests a second
    RequestTime,     // s, from sending a request to its last token
    TotalMemory,     // B of a device, as its runtime reports
    FreeMemory,      // B of a device
    ReplayBandwidth, // B/s over a model's own layer shapes
    LaunchTime,      // s between two empty kernels
    CacheTokens,     // tokens that an engine's cache holds
    CacheUse         // share of that cache
};
constexpr std::size_t kMeasuredQuantities = 19;
constexpr std::size_t kPublishedQuantities = 10;

[[nodiscard]] const char *idOf(MeasuredQuantity quantity);       // "rate_per_user"
[[nodiscard]] const char *baseUnitOf(MeasuredQuantity quantity); // "tok/s"
[[nodiscard]] std::optional<MeasuredQuantity> measuredQuantityFrom(std::string_view id);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace headroom {

struct ConfigurationResult;
struct Evaluation;

// What a number of a story can be. Memory is of one device; rates are of the scenario's sequences.
enum class StoryFigure : std::uint8_t {
    Context, // tokens
    Sequences,
    ExactSequences, // before rounding
    LongestContext, // tokens of one sequence
    Devices,
    MemoryGib,
    WeightsGib,
    ReserveGib,
    PoolGib,
    ShortByGib,
    PerSequenceMib,
    PerSequenceGib,
    StateMib,
    CachePerTokenKib,
    Bandwidth,                // TB/s
    Quotient,                 // tok/s
    QuotientAfterCollectives, // tok/s
    RateLow,                  // tok/s of a user, the slow end
    Rate,                     // typical
    RateHigh,
    TotalRate,  // tok/s, typical
    FirstToken, // s, typical
    Floor,      // tok/s promised to every user
    UsersServed,
    UsdPerHour, // of all devices
    UsdPerMillionOutput,
    Published // value of a published run, in its own unit
};
constexpr std::size_t kStoryFigures = 27;

[[nodiscard]] const char *idOf(StoryFigure figure);
[[nodiscard]] std::optional<StoryFigure> storyFigureFrom(std::string_view id);

// The figure of one configuration in the unit named above; nothing where it has none, such as the rate of
// what does not fit. Published has no configuration and gives nothing here.
[[nodiscard]] std::optional<double> storyValue(StoryFigure figure, const Evaluation &evaluation,
                                               const ConfigurationResult &result);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/story/story_figure.h"

#include "model/evaluation/evaluation.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr std::array<const char *, kStoryFigures> kIds{"context",
                                                       "sequences",
                                                       "exact_sequences",
                                                       "longest_context",
                                                       "devices",
                                                       "memory_gib",
                                                       "weights_gib",
                                                       "reserve_gib",
                                                       "pool_gib",
                                                       "short_by_gib",
                                                       "per_sequence_mib",
                                                       "per_sequence_gib",
                                                       "state_mib",
                                                       "cache_per_token_kib",
                                                       "bandwidth_tb_s",
                                                       "quotient",
                                                       "quotient_after_collectives",
                                                       "rate_low",
                                                       "rate",
                                                       "rate_high",
                                                       "total_rate",
                                                       "first_token_s",
                                                       "floor",
                                                       "users_served",
                                                       "usd_per_hour",
                                                       "usd_per_million_output",
                                                       "published"};

using Value = std::optional<double>;

Value ofMemory(StoryFigure figure, const Capacity &capacity)
{
    const Memory &memory = capacity.memory;
    switch (figure) {
    case StoryFigure::MemoryGib:
        return memory.total / gibibytes(1.0);
    case StoryFigure::WeightsGib:
        return memory.weights / gibibytes(1.0);
    case StoryFigure::ReserveGib:
        return memory.reserve / gibibytes(1.0);
    case StoryFigure::PoolGib:
        return memory.pool / gibibytes(1.0);
    case StoryFigure::ShortByGib:
        return capacity.fits ? Value() : Value(capacity.shortBy / gibibytes(1.0));
    case StoryFigure::PerSequenceMib:
        return memory.perSequence / mebibytes(1.0);
    case StoryFigure::PerSequenceGib:
        return memory.perSequence / gibibytes(1.0);
    case StoryFigure::StateMib:
        return memory.fixedState / mebibytes(1.0);
    case StoryFigure::CachePerTokenKib:
        return memory.kvPerToken / Bytes{1024.0};
    default:
        return std::nullopt;
    }
}

Value ofCount(StoryFigure figure, const Evaluation &evaluation, const ConfigurationResult &result)
{
    const Concurrency &concurrency = result.answer.capacity.concurrency;
    switch (figure) {
    case StoryFigure::Context:
        return static_cast<double>(evaluation.scenario.context);
    case StoryFigure::Sequences:
        return static_cast<double>(concurrency.sequences);
    case StoryFigure::ExactSequences:
        return concurrency.exact;
    case StoryFigure::LongestContext:
        return concurrency.longestContext ? Value(static_cast<double>(*concurrency.longestContext)) : Value();
    case StoryFigure::Devices:
        return result.prepared.devices;
    case StoryFigure::Bandwidth:
        return result.prepared.bandwidth / terabytesPerSecond(1.0);
    case StoryFigure::Floor:
        return evaluation.scenario.load.floor.value();
    case StoryFigure::UsdPerHour:
        return result.economics.usdPerHour();
    default:
        return std::nullopt;
    }
}

Value ofRates(StoryFigure figure, const Rates &rates)
{
    switch (figure) {
    case StoryFigure::RateLow:
        return rates.decode.perUser.low.value();
    case StoryFigure::Rate:
        return rates.decode.perUser.typical.value();
    case StoryFigure::RateHigh:
        return rates.decode.perUser.high.value();
    case StoryFigure::TotalRate:
        return rates.decode.total.typical.value();
    case StoryFigure::FirstToken:
        return rates.prefill ? Value(rates.prefill->firstToken.typical.value()) : Value();
    case StoryFigure::UsersServed:
        return rates.economics.usersServed.typical;
    case StoryFigure::UsdPerMillionOutput:
        return rates.economics.usdPerMillionOutput ? Value(rates.economics.usdPerMillionOutput->typical)
                                                   : Value();
    default:
        return std::nullopt;
    }
}

} // namespace

const char *idOf(StoryFigure figure)
{
    return kIds[static_cast<std::size_t>(figure)];
}

std::optional<StoryFigure> storyFigureFrom(std::string_view id)
{
    const auto *const found = std::find(kIds.begin(), kIds.end(), id);
    if (found == kIds.end())
        return std::nullopt;
    return static_cast<StoryFigure>(found - kIds.begin());
}

std::optional<double> storyValue(StoryFigure figure, const Evaluation &evaluation,
                                 const ConfigurationResult &result)
{
    if (result.unresolved)
        return std::nullopt;
    if (const Value value = ofMemory(figure, result.answer.capacity))
        return value;
    if (const Value value = ofCount(figure, evaluation, result))
        return value;
    const std::optional<PaperQuotient> &quotient = result.answer.quotient;
    if (figure == StoryFigure::Quotient)
        return quotient ? Value(quotient->quotient.value()) : Value();
    if (figure == StoryFigure::QuotientAfterCollectives)
        return quotient ? Value(quotient->afterCollectives.value()) : Value();
    return result.rates ? ofRates(figure, *result.rates) : Value();
}

} // namespace headroom

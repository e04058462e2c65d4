// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/capacity.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headroom {

namespace {

// Sequences of `each` bytes that `pool` holds. A stage that keeps nothing sets no limit.
double heldBy(Bytes pool, Bytes each)
{
    if (pool.value() <= 0.0)
        return 0.0;
    return each.value() > 0.0 ? pool / each : std::numeric_limits<double>::infinity();
}

struct Fullest {
    const Stage *stage = nullptr;
    Bytes each;
    double held = 0.0;
};

// The stage that holds the fewest; among those that hold none, the one with the least room.
Fullest fullestStage(const Prepared &prepared, Tokens context)
{
    Fullest fullest;
    for (const Stage &stage : prepared.stages) {
        const Bytes each = stage.cache.at(context);
        const double held = heldBy(stage.pool, each);
        const bool fuller = !fullest.stage || held < fullest.held
                            || (held == fullest.held && stage.pool - each < fullest.stage->pool - fullest.each);
        if (fuller)
            fullest = {&stage, each, held};
    }
    return fullest;
}

Tokens wholeOf(const Prepared &prepared, double held)
{
    const double whole = std::min(std::floor(held), static_cast<double>(std::numeric_limits<Tokens>::max() / 2) / prepared.data);
    return static_cast<Tokens>(whole) * prepared.data;
}

void traceSequence(const Fullest &fullest, Tokens context, Trace &trace)
{
    const CacheForm &cache = fullest.stage->cache;
    Bytes windowed;
    for (const CacheForm::Window &window : cache.windows()) {
        if (window.tokens == 0)
            continue;
        const Bytes kept = window.perToken * static_cast<double>(std::min(context, window.tokens));
        windowed += kept;
        trace.step(Term::CacheBytes, Formula::WindowedBytes,
                   {{Term::Context, static_cast<double>(context)},
                    {Term::WindowTokens, static_cast<double>(window.tokens)},
                    {Term::WindowedPerToken, window.perToken.value()}},
                   kept.value());
    }
    trace.step(Term::BytesPerSequence, Formula::SequenceBytes,
               {{Term::Context, static_cast<double>(context)},
                {Term::CachePerToken, cache.perToken().value()},
                {Term::CacheBytes, windowed.value()},
                {Term::FixedState, cache.fixed().value()}},
               fullest.each.value());
}

// Windows that are full at the longest context are a constant there, the others still grow.
void traceLongest(const Fullest &fullest, Tokens longest, Trace &trace)
{
    const CacheForm &cache = fullest.stage->cache;
    Bytes full;
    Bytes growing = cache.perToken();
    for (const CacheForm::Window &window : cache.windows()) {
        if (window.tokens <= longest)
            full += window.perToken * static_cast<double>(window.tokens);
        else
            growing += window.perToken;
    }
    trace.step(Term::LongestContext, Formula::ContextOfOne,
               {{Term::Pool, fullest.stage->pool.value()},
                {Term::FixedState, cache.fixed().value()},
                {Term::CacheBytes, full.value()},
                {Term::CachePerToken, growing.value()}},
               static_cast<double>(longest));
}

void traceCounts(const Prepared &prepared, const Fullest &fullest, const Capacity &capacity, Trace &trace)
{
    const Input data{Term::DataParallel, static_cast<double>(prepared.data)};
    const Input pool{Term::Pool, fullest.stage->pool.value()};
    const Input each{Term::BytesPerSequence, fullest.each.value()};
    trace.step(Term::ExactSequences, Formula::SequencesExact, {data, pool, each}, capacity.concurrency.exact);
    trace.step(Term::Sequences, Formula::SequencesWhole, {data, pool, each},
               static_cast<double>(capacity.concurrency.sequences));
    if (capacity.concurrency.longestContext && *capacity.concurrency.longestContext > 0)
        traceLongest(fullest, *capacity.concurrency.longestContext, trace);
    if (!capacity.fits)
        trace.step(Term::Shortfall, Formula::ShortBy, {each, pool}, capacity.shortBy.value());
}

} // namespace

Capacity capacityAt(const Prepared &prepared, Tokens context, Trace *trace)
{
    const Fullest fullest = fullestStage(prepared, context);
    const CacheForm &cache = fullest.stage->cache;

    Capacity result;
    result.memory = {prepared.total,       prepared.usable, fullest.stage->weights, prepared.reserve,
                     fullest.stage->pool,  fullest.each,    cache.firstTokenBytes(), cache.fixed()};
    result.concurrency.exact = fullest.held * prepared.data;
    result.concurrency.sequences = wholeOf(prepared, fullest.held);
    result.concurrency.longestContext = longestContextFor(prepared, 1);
    result.fits = result.concurrency.sequences > 0;
    if (!result.fits)
        result.shortBy = fullest.each - fullest.stage->pool;

    if (trace) {
        traceSequence(fullest, context, *trace);
        traceCounts(prepared, fullest, result, *trace);
    }
    return result;
}

Tokens sequencesAt(const Prepared &prepared, Tokens context)
{
    double held = std::numeric_limits<double>::infinity();
    for (const Stage &stage : prepared.stages)
        held = std::min(held, heldBy(stage.pool, stage.cache.at(context)));
    return wholeOf(prepared, held);
}

std::optional<Tokens> longestContextFor(const Prepared &prepared, Tokens sequences)
{
    const auto each = static_cast<double>((sequences + prepared.data - 1) / prepared.data);
    std::optional<Tokens> shortest;
    for (const Stage &stage : prepared.stages) {
        if (stage.pool.value() <= 0.0)
            return 0;
        const std::optional<Tokens> reach = stage.cache.longestWithin(stage.pool / each);
        if (reach && (!shortest || *reach < *shortest))
            shortest = reach;
    }
    return shortest;
}

} // namespace headroom

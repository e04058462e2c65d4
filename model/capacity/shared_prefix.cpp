// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/shared_prefix.h"

#include "model/capacity/sharing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headroom {

namespace {

double heldBy(double room, double shared, double each)
{
    if (room - shared <= 0.0)
        return 0.0;
    return each > shared ? (room - shared) / (each - shared) : kUnlimited;
}

// At least one token of a sequence is its own, as an engine computes it anew: without that, memory would
// hold sequences without end.
Sharing sharingOf(const std::monostate & /*bytes*/, const Stage &stage, Tokens context, Tokens prefix)
{
    const Bytes shared = sharedBytes(stage.cache, context, std::min(prefix, context - 1));
    return {stage.pool.value(), shared.value(), stage.cache.at(context).value(), shared};
}

// Whole blocks of the groups that keep the whole context; a sliding group has forgotten the prefix by the
// end of it.
Sharing sharingOf(const BlockForm &form, const Stage &stage, Tokens context, Tokens prefix)
{
    const Tokens blocks = form.sharesPrefix ? sharedBlocks(form, std::min(prefix, context - 1)) : 0;
    return {static_cast<double>(blocksIn(form, stage.pool)), static_cast<double>(blocks),
            static_cast<double>(blocksOf(form, context)), form.blockBytes * static_cast<double>(blocks)};
}

// Whole pages in the pool of the full layers. Slots and the pool of sliding layers are not shared.
Sharing sharingOf(const TokenForm &form, const Stage &stage, Tokens context, Tokens prefix)
{
    if (!form.sharesPrefix || form.perToken.value() <= 0.0)
        return {};
    const Tokens tokens = std::min(prefix, context - 1) / form.pageTokens * form.pageTokens;
    return {static_cast<double>(poolsIn(form, stage.pool).tokens), static_cast<double>(tokens),
            static_cast<double>(ceilDivided(context, form.pageTokens) * form.pageTokens),
            form.perToken * static_cast<double>(tokens)};
}

// Slots of llama.cpp have their cells for themselves.
Sharing sharingOf(const SlotForm & /*form*/, const Stage & /*stage*/, Tokens /*context*/, Tokens /*prefix*/)
{
    return {};
}

Sharing sharingOn(const Stage &stage, Tokens context, Tokens prefix)
{
    Sharing sharing =
        std::visit([&](const auto &form) { return sharingOf(form, stage, context, prefix); }, stage.holding);
    sharing.held = sharing.shared > 0.0 ? heldBy(sharing.room, sharing.shared, sharing.each)
                                        : loadOf(stage, context).held;
    if (const auto *form = std::get_if<TokenForm>(&stage.holding); form && sharing.shared > 0.0)
        sharing.held = std::min(sharing.held, heldBeside(*form, stage.pool, context));
    return sharing;
}

// The stage that holds the fewest sequences beside one copy of the prefix.
Tightest tightestStage(const Prepared &prepared, Tokens context, Tokens prefix)
{
    Tightest tightest;
    for (const Stage &stage : prepared.stages) {
        const Sharing sharing = sharingOn(stage, context, prefix);
        if (!tightest.stage || sharing.held < tightest.sharing.held)
            tightest = {&stage, sharing};
    }
    return tightest;
}

// One always fits where one fits at all: it shares with nobody.
Tokens wholeOf(const Prepared &prepared, double held)
{
    const double whole =
        std::min(std::floor(held),
                 static_cast<double>(std::numeric_limits<Tokens>::max() / 2) / prepared.data);
    return std::max<Tokens>(1, static_cast<Tokens>(whole)) * prepared.data;
}

} // namespace

double reachedTokens(const CacheForm::Window &window, Tokens context, Tokens prefix)
{
    return static_cast<double>(std::max<Tokens>(0, std::min(context, window.tokens) + prefix - context));
}

Bytes sharedBytes(const CacheForm &cache, Tokens context, Tokens prefix)
{
    const Tokens common = std::min(prefix, context);
    Bytes sum = cache.perToken() * static_cast<double>(common);
    for (const CacheForm::Window &window : cache.windows())
        sum += window.perToken * reachedTokens(window, context, common);
    return sum;
}

Capacity capacitySharing(const Prepared &prepared, Tokens context, Tokens prefix, Trace *trace)
{
    Capacity capacity = capacityAt(prepared, context, trace);
    if (prefix <= 0 || !capacity.fits)
        return capacity;
    const Tightest tightest = tightestStage(prepared, context, prefix);
    if (tightest.sharing.shared <= 0.0)
        return capacity;
    const Stage &shown = prepared.stages[decidingStage(prepared, context)];
    capacity.memory.sharedPrefix = sharingOn(shown, context, prefix).bytes;
    Concurrency &c = capacity.concurrency;
    c.exact = tightest.sharing.held * prepared.data;
    c.sequences = wholeOf(prepared, tightest.sharing.held);
    // A limit beside the tokens, such as a sliding pool, is shown by the steps before.
    const bool byShared = tightest.sharing.held
                          == heldBy(tightest.sharing.room, tightest.sharing.shared, tightest.sharing.each);
    if (trace && byShared)
        traceSharing(prepared, tightest, context, std::min(prefix, context - 1), c, *trace);
    return capacity;
}

Tokens sequencesSharing(const Prepared &prepared, Tokens context, Tokens prefix)
{
    const Tokens alone = sequencesAt(prepared, context);
    if (prefix <= 0 || alone == 0)
        return alone;
    return std::max(alone, wholeOf(prepared, tightestStage(prepared, context, prefix).sharing.held));
}

// More tokens never let more sequences fit, so the end is searched for.
std::optional<Tokens> longestSharing(const Prepared &prepared, Tokens sequences, Tokens prefix, Tokens most)
{
    const std::optional<Tokens> alone = longestContextFor(prepared, sequences);
    if (prefix <= 0 || !alone)
        return alone;
    Tokens fits = *alone;
    Tokens tooLong = most + 1;
    while (tooLong - fits > 1) {
        const Tokens middle = fits + (tooLong - fits) / 2;
        (sequencesSharing(prepared, middle, prefix) >= sequences ? fits : tooLong) = middle;
    }
    return fits;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/working.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headroom {

namespace {

bool decidesBefore(const Load &a, const Load &b)
{
    return std::min(a.held, b.held) < 1.0 ? a.lacking > b.lacking : a.held < b.held;
}

Tokens wholeOf(const Prepared &prepared, double held)
{
    const double whole =
        std::min(std::floor(held),
                 static_cast<double>(std::numeric_limits<Tokens>::max() / 2) / prepared.data);
    return static_cast<Tokens>(whole) * prepared.data;
}

// The most tokens of one of `sequences` on the stage; a replica has its share of them, rounded up.
std::optional<Tokens> reachOf(const Prepared &prepared, const Stage &stage, Tokens sequences)
{
    return longestOn(stage, std::max<Tokens>(1, (sequences + prepared.data - 1) / prepared.data));
}

// Whole sequences with that much more in every pool.
Tokens sequencesWith(const Prepared &prepared, Tokens context, Bytes more)
{
    double held = kUnlimited;
    for (const Stage &stage : prepared.stages)
        held = std::min(held, loadOf(stage, context, stage.pool + more).held);
    return wholeOf(prepared, held);
}

} // namespace

std::size_t decidingStage(const Prepared &prepared, Tokens context)
{
    std::size_t deciding = 0;
    Load most = loadOf(prepared.stages.front(), context);
    for (std::size_t i = 1; i < prepared.stages.size(); ++i) {
        const Load load = loadOf(prepared.stages[i], context);
        if (decidesBefore(load, most)) {
            deciding = i;
            most = load;
        }
    }
    return deciding;
}

Capacity capacityAt(const Prepared &prepared, Tokens context, Trace *trace)
{
    const std::size_t index = decidingStage(prepared, context);
    const Stage &stage = prepared.stages[index];
    const Load load = loadOf(stage, context);

    Capacity result;
    result.memory = {prepared.total, prepared.usable,        stage.weights,     prepared.reserve, stage.pool,
                     load.each,      firstTokenBytes(stage), fixedBytes(stage), Bytes{}};
    result.concurrency.exact = load.held * prepared.data;
    result.concurrency.sequences = wholeOf(prepared, load.held);
    result.concurrency.longestContext = longestContextFor(prepared, 1);
    result.printed = printedBy(stage, context);
    result.fits = result.concurrency.sequences > 0;
    if (!result.fits)
        result.shortBy = load.lacking;

    if (trace) {
        trace->stage = prepared.stages.size() > 1 ? static_cast<int>(index) + 1 : 0;
        traceCounts(prepared, stage, context, result, *trace);
        trace->stage = 0;
        traceLongest(prepared, *trace);
    }
    return result;
}

Tokens sequencesAt(const Prepared &prepared, Tokens context)
{
    return sequencesWith(prepared, context, Bytes{});
}

SequenceBand sequenceBand(const Prepared &prepared, Tokens context)
{
    return {sequencesWith(prepared, context, Bytes{} - prepared.reserves.poolLoss()),
            sequencesAt(prepared, context), sequencesWith(prepared, context, prepared.reserves.poolGain())};
}

std::optional<Tokens> longestContextFor(const Prepared &prepared, Tokens sequences)
{
    if (sequences == 1 && prepared.longestContext)
        return *prepared.longestContext;
    std::optional<Tokens> shortest;
    for (const Stage &stage : prepared.stages) {
        const std::optional<Tokens> reach = reachOf(prepared, stage, sequences);
        if (reach && (!shortest || *reach < *shortest))
            shortest = reach;
    }
    return shortest;
}

std::optional<std::size_t> endingStage(const Prepared &prepared)
{
    const std::optional<Tokens> shortest = longestContextFor(prepared, 1);
    for (std::size_t i = 0; shortest && i < prepared.stages.size(); ++i)
        if (reachOf(prepared, prepared.stages[i], 1) == shortest)
            return i;
    return std::nullopt;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/shared_prefix.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headroom {

namespace {

struct Tightest {
    double held = std::numeric_limits<double>::infinity();
    Bytes pool;
    Bytes shared;
    Bytes each;
};

// The stage that holds the fewest sequences beside one copy of the prefix.
Tightest tightestStage(const Prepared &prepared, Tokens context, Tokens prefix)
{
    Tightest tightest;
    for (const Stage &stage : prepared.stages) {
        const Bytes each = stage.cache.at(context);
        const Bytes shared = sharedBytes(stage.cache, context, prefix);
        const double own = (each - shared).value();
        const double room = (stage.pool - shared).value();
        const double held = room <= 0.0 ? 0.0 : own > 0.0 ? room / own : std::numeric_limits<double>::infinity();
        if (held < tightest.held)
            tightest = {held, stage.pool, shared, each};
    }
    return tightest;
}

} // namespace

Bytes sharedBytes(const CacheForm &cache, Tokens context, Tokens prefix)
{
    const Tokens common = std::min(prefix, context);
    Bytes sum = cache.perToken() * static_cast<double>(common);
    for (const CacheForm::Window &window : cache.windows()) {
        const Tokens own = context - common;
        const Tokens reached = std::min(context, window.tokens) - own;
        sum += window.perToken * static_cast<double>(std::max<Tokens>(0, reached));
    }
    return sum;
}

Capacity capacitySharing(const Prepared &prepared, Tokens context, Tokens prefix, Trace *trace)
{
    Capacity capacity = capacityAt(prepared, context, trace);
    if (prefix <= 0 || !capacity.fits)
        return capacity;
    const Tightest tightest = tightestStage(prepared, context, prefix);
    Concurrency &c = capacity.concurrency;
    c.exact = tightest.held * prepared.data;
    const double whole = std::min(std::floor(tightest.held), static_cast<double>(std::numeric_limits<Tokens>::max() / 2) / prepared.data);
    c.sequences = std::max<Tokens>(1, static_cast<Tokens>(whole)) * prepared.data; // one always fits: it shares with nobody
    if (trace) {
        const Input shared{Term::SharedBytes, tightest.shared.value()};
        trace->step(Term::SharedBytes, Formula::SharedBytes,
                    {{Term::SharedPrefix, static_cast<double>(std::min(prefix, context))}, {Term::Context, static_cast<double>(context)}},
                    tightest.shared.value());
        trace->step(Term::SharingSequences, Formula::SequencesSharing,
                    {{Term::DataParallel, double(prepared.data)}, {Term::Pool, tightest.pool.value()}, shared,
                     {Term::BytesPerSequence, tightest.each.value()}},
                    static_cast<double>(c.sequences));
    }
    return capacity;
}

} // namespace headroom

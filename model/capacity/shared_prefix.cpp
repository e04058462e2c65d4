// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/shared_prefix.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace headroom {

namespace {

// Tokens of a prefix that a window still holds at the end of the context.
double reached(const CacheForm::Window &window, Tokens context, Tokens prefix)
{
    return static_cast<double>(std::max<Tokens>(0, std::min(context, window.tokens) + prefix - context));
}

struct Tightest {
    const Stage *stage = nullptr;
    double held = std::numeric_limits<double>::infinity();
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
        const double held = room <= 0.0 ? 0.0
                            : own > 0.0 ? room / own
                                        : std::numeric_limits<double>::infinity();
        if (!tightest.stage || held < tightest.held)
            tightest = {&stage, held, shared, each};
    }
    return tightest;
}

// Engines keep pages and slots of their own; what a prefix saves there is not counted.
bool isHeldByAnEngine(const Prepared &prepared)
{
    return std::any_of(prepared.stages.begin(), prepared.stages.end(), [](const Stage &stage) {
        return !std::holds_alternative<std::monostate>(stage.holding);
    });
}

// An input as an earlier step gave it; a leaf where the tightest stage is not the one shown before.
Input given(Trace &trace, Term term, double value)
{
    const Input input{term, value};
    if (!trace.stepGiving(input))
        trace.leaf(term, value,
                   {Kind::Derived,
                    kSetByUser,
                    {"Of the stage that holds the fewest.", "Do estágio que comporta menos."}});
    return input;
}

void traceSharing(const Prepared &prepared, const Tightest &tightest, Tokens context, Tokens prefix,
                  const Concurrency &c, Trace &trace)
{
    const CacheForm &cache = tightest.stage->cache;
    trace.leaf(Term::SharedPrefix, static_cast<double>(prefix), setByUser());
    const Input tokens{Term::SharedPrefix, static_cast<double>(prefix)};
    std::vector<Input> parts;
    const auto part = [&](Formula formula, std::vector<Input> inputs, Bytes bytes) {
        trace.step(Term::CacheBytes, formula, std::move(inputs), bytes.value());
        parts.push_back({Term::CacheBytes, bytes.value()});
    };
    if (cache.perToken().value() > 0.0) {
        const Input some{Term::TypePerToken, cache.perToken().value()};
        part(Formula::GrowingBytes,
             {tokens, trace.stepGiving(some) ? some : given(trace, Term::CachePerToken, some.value)},
             cache.perToken() * static_cast<double>(prefix));
    }
    for (const CacheForm::Window &window : cache.windows())
        if (window.tokens > 0)
            part(Formula::SharedWindow,
                 {given(trace, Term::Context, static_cast<double>(context)),
                  given(trace, Term::WindowTokens, static_cast<double>(window.tokens)), tokens,
                  given(trace, Term::WindowedPerToken, window.perToken.value())},
                 window.perToken * reached(window, context, prefix));
    trace.step(Term::SharedBytes, Formula::Sum, std::move(parts), tightest.shared.value());
    trace.step(Term::SharingSequences, Formula::SequencesSharing,
               {given(trace, Term::DataParallel, prepared.data),
                given(trace, Term::Pool, tightest.stage->pool.value()),
                {Term::SharedBytes, tightest.shared.value()},
                given(trace, Term::BytesPerSequence, tightest.each.value())},
               static_cast<double>(c.sequences));
}

} // namespace

Bytes sharedBytes(const CacheForm &cache, Tokens context, Tokens prefix)
{
    const Tokens common = std::min(prefix, context);
    Bytes sum = cache.perToken() * static_cast<double>(common);
    for (const CacheForm::Window &window : cache.windows())
        sum += window.perToken * reached(window, context, common);
    return sum;
}

Capacity capacitySharing(const Prepared &prepared, Tokens context, Tokens prefix, Trace *trace)
{
    Capacity capacity = capacityAt(prepared, context, trace);
    if (prefix <= 0 || !capacity.fits || isHeldByAnEngine(prepared))
        return capacity;
    const Tightest tightest = tightestStage(prepared, context, prefix);
    Concurrency &c = capacity.concurrency;
    c.exact = tightest.held * prepared.data;
    const double whole =
        std::min(std::floor(tightest.held),
                 static_cast<double>(std::numeric_limits<Tokens>::max() / 2) / prepared.data);
    c.sequences = std::max<Tokens>(1, static_cast<Tokens>(whole)) * prepared.data; // one always fits: it
                                                                                   // shares with nobody
    if (trace)
        traceSharing(prepared, tightest, context, std::min(prefix, context), c, *trace);
    return capacity;
}

} // namespace headroom

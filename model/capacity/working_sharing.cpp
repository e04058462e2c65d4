// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/sharing.h"

#include <cmath>

namespace headroom {

namespace {

// An input as an earlier step gave it; a leaf where the tightest stage is not the one shown before.
Input given(Trace &trace, Term term, double value)
{
    const Input input{term, value};
    if (!trace.stepGiving(input) && !trace.leafGiving(input))
        trace.leaf(term, value,
                   {Kind::Derived,
                    kSetByUser,
                    {"Of the stage that holds the fewest.", "Do estágio que comporta menos."}});
    return input;
}

// Of a form without blocks and pages: bytes of growing layers, and what windows still reach.
Input traceShared(const std::monostate & /*bytes*/, const Tightest &tightest, Tokens context, Tokens prefix,
                  Trace &trace)
{
    const CacheForm &cache = tightest.stage->cache;
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
                 window.perToken * reachedTokens(window, context, prefix));
    trace.step(Term::SharedBytes, Formula::Sum, std::move(parts), tightest.sharing.shared);
    return {Term::SharedBytes, tightest.sharing.shared};
}

Input traceShared(const BlockForm &form, const Tightest &tightest, Tokens /*context*/, Tokens prefix,
                  Trace &trace)
{
    std::vector<Input> kinds;
    for (std::size_t i = 0; i < form.kindCount; ++i) {
        const BlockForm::Kind &kind = form.kinds[i];
        if (kind.most > 0)
            continue;
        const auto size = static_cast<double>(kind.blockTokens);
        const double whole = std::floor(static_cast<double>(prefix) / size);
        trace.step(Term::KindBlocks, Formula::FloorRatio,
                   {{Term::SharedPrefix, static_cast<double>(prefix)}, given(trace, Term::BlockTokens, size)},
                   whole);
        const auto groups = static_cast<double>(kind.groups);
        trace.step(Term::KindBlocks, Formula::Product,
                   {given(trace, Term::Groups, groups), {Term::KindBlocks, whole}}, groups * whole);
        kinds.push_back({Term::KindBlocks, groups * whole});
    }
    trace.step(Term::KindBlocks, Formula::Sum, std::move(kinds), tightest.sharing.shared);
    const Input blocks{Term::KindBlocks, tightest.sharing.shared};
    trace.step(Term::SharedBytes, Formula::Product,
               {blocks, given(trace, Term::BlockBytes, form.blockBytes.value())},
               tightest.sharing.bytes.value());
    return blocks;
}

Input traceShared(const TokenForm &form, const Tightest &tightest, Tokens /*context*/, Tokens prefix,
                  Trace &trace)
{
    const Input tokens{Term::SequenceTokens, tightest.sharing.shared};
    trace.step(tokens.term, Formula::WholePages,
               {{Term::SharedPrefix, static_cast<double>(prefix)},
                given(trace, Term::BlockTokens, static_cast<double>(form.pageTokens))},
               tokens.value);
    trace.step(Term::SharedBytes, Formula::Product,
               {tokens, given(trace, Term::CachePerToken, form.perToken.value())},
               tightest.sharing.bytes.value());
    return tokens;
}

Input traceShared(const SlotForm & /*form*/, const Tightest & /*tightest*/, Tokens /*context*/,
                  Tokens /*prefix*/, Trace & /*trace*/)
{
    return {Term::SharedBytes, 0.0}; // nothing is shared
}

// In what a stage's pool and a sequence are counted.
struct Counted {
    Term pool = Term::Pool;
    Term each = Term::BytesPerSequence;
};
Counted countedIn(const Holding &holding)
{
    if (std::holds_alternative<BlockForm>(holding))
        return {Term::PoolBlocks, Term::BlocksPerSequence};
    if (std::holds_alternative<TokenForm>(holding))
        return {Term::PoolTokens, Term::SequenceTokens};
    return {};
}

} // namespace

void traceSharing(const Prepared &prepared, const Tightest &tightest, Tokens context, Tokens prefix,
                  const Concurrency &c, Trace &trace)
{
    trace.leaf(Term::SharedPrefix, static_cast<double>(prefix), setByUser());
    const Input shared =
        std::visit([&](const auto &form) { return traceShared(form, tightest, context, prefix, trace); },
                   tightest.stage->holding);
    const Counted counted = countedIn(tightest.stage->holding);
    trace.step(Term::SharingSequences, Formula::SequencesSharing,
               {given(trace, Term::DataParallel, prepared.data),
                given(trace, counted.pool, tightest.sharing.room), shared,
                given(trace, counted.each, tightest.sharing.each)},
               static_cast<double>(c.sequences));
}

} // namespace headroom

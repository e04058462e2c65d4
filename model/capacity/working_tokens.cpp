// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/working.h"

namespace headroom {

namespace {

Input number(Term term, Tokens value)
{
    return {term, static_cast<double>(value)};
}

// A slot for each sequence, and one to spare.
Input leafOneSlot(Trace &trace)
{
    Provenance from = setByUser();
    from.note = {"One slot holds the states of one sequence.", "Um slot guarda os estados de uma sequência."};
    trace.leaf(Term::StateCopies, 1.0, from);
    return {Term::StateCopies, 1.0};
}

Input tracedPages(Term result, const Input &tokens, const TokenForm &form, Trace &trace)
{
    const Input filled{result,
                       static_cast<double>(ceilDivided(static_cast<Tokens>(tokens.value), form.pageTokens)
                                           * form.pageTokens)};
    trace.step(result, Formula::FilledPages, {tokens, number(Term::BlockTokens, form.pageTokens)},
               filled.value);
    return filled;
}

// What a sequence holds of the pool of full layers and of that of sliding ones.
Input wholeTokens(const TokenForm &form, Tokens context, Trace &trace)
{
    return tracedPages(Term::SequenceTokens, number(Term::Context, context), form, trace);
}
Input windowTokens(const TokenForm &form, Tokens context, Trace &trace)
{
    const Input kept{Term::SequenceTokens, static_cast<double>(std::min(context, form.window))};
    trace.step(kept.term, Formula::SmallerOf,
               {number(Term::Context, context), number(Term::WindowTokens, form.window)}, kept.value);
    return tracedPages(Term::SequenceTokens, kept, form, trace);
}

// Whole pages of a count of tokens.
Input traceWhole(Term result, const Input &tokens, Tokens whole, const TokenForm &form, Trace &trace)
{
    const Input pages = number(result, whole);
    trace.step(result, Formula::WholePages, {tokens, number(Term::BlockTokens, form.pageTokens)},
               pages.value);
    return pages;
}

struct Cut {
    Input tokens;
    Input windowTokens;
    Input slotCount;
};

// The pool: drafted states first, then slots, the rest for tokens.
Cut traceCut(const TokenForm &form, Bytes pool, const TokenPools &pools, Trace &trace)
{
    Cut cut;
    Input rest{Term::Pool, pool.value()};
    const auto less = [&](Input taken) {
        if (taken.value > rest.value) { // all there is
            trace.step(taken.term, Formula::SmallerOf, {taken, rest}, rest.value);
            taken.value = rest.value;
        }
        const Input left{Term::TokenPool, rest.value - taken.value};
        trace.step(left.term, Formula::Difference, {rest, taken}, left.value);
        rest = left;
    };
    if (form.drafts.value() > 0.0)
        less({Term::DraftStates, form.drafts.value()});
    if (form.perSlot.value() > 0.0) {
        const Input each{Term::SlotBytes, form.perSlot.value()};
        cut.slotCount = number(Term::StateSlots, pools.usableSlots);
        trace.step(cut.slotCount.term, form.spareInside ? Formula::SlotsInside : Formula::SlotsOnTop,
                   {rest, {Term::StateRatio, form.stateRatio}, each}, cut.slotCount.value);
        Input taken = cut.slotCount;
        const bool anySlot = pools.forTokens.value() < rest.value;
        if (form.spareInside && anySlot) {
            taken = {Term::StateSlots, cut.slotCount.value + 1.0};
            trace.step(taken.term, Formula::Sum, {cut.slotCount, leafOneSlot(trace)}, taken.value);
        }
        const Input states{Term::StatePool, taken.value * each.value};
        trace.step(states.term, Formula::Product, {taken, each}, states.value);
        if (anySlot)
            less(states);
    }
    const Input share{Term::WindowShare, form.windowShare};
    if (form.perToken.value() <= 0.0 && form.perWindowToken.value() <= 0.0) {
        Provenance from = setByUser();
        from.note = {"No layer keeps tokens.", "Nenhuma camada guarda tokens."};
        trace.leaf(Term::PoolTokens, 0.0, from);
        cut.tokens = number(Term::PoolTokens, 0);
        return cut;
    }
    if (form.perWindowToken.value() <= 0.0) {
        const Input tokens{Term::PoolTokens, static_cast<double>(wholeIn(pools.forTokens, form.perToken))};
        trace.step(tokens.term, Formula::FloorRatio, {rest, {Term::CachePerToken, form.perToken.value()}},
                   tokens.value);
        cut.tokens = traceWhole(Term::PoolTokens, tokens, pools.tokens, form, trace);
        return cut;
    }
    const Input each{Term::CachePerToken, form.perToken.value()};
    if (each.value <= 0.0) {
        Provenance from = setByUser();
        from.note = {"No layer keeps the whole context.", "Nenhuma camada guarda o contexto inteiro."};
        trace.leaf(each.term, 0.0, from);
    }
    const Bytes one = form.perToken + form.perWindowToken * form.windowShare;
    const Input tokens{Term::PoolTokens, static_cast<double>(wholeIn(pools.forTokens, one))};
    trace.step(tokens.term, Formula::PoolTokens,
               {rest, each, share, {Term::WindowedPerToken, form.perWindowToken.value()}}, tokens.value);
    cut.tokens = traceWhole(Term::PoolTokens, tokens, pools.tokens, form, trace);
    const Input windowed{Term::WindowPoolTokens, std::floor(tokens.value * form.windowShare)};
    trace.step(windowed.term, Formula::SharedTokens, {tokens, share}, windowed.value);
    cut.windowTokens = traceWhole(Term::WindowPoolTokens, windowed, pools.windowTokens, form, trace);
    return cut;
}

void tracePrinted(const TokenForm &form, Tokens context, const Cut &cut, const TokenPools &pools,
                  const Printed &printed, Trace &trace)
{
    if (printed.tokens)
        trace.step(Term::PrintedTokens, Formula::Same,
                   {form.perToken.value() > 0.0 ? cut.tokens : cut.windowTokens},
                   static_cast<double>(*printed.tokens));
    Input rows = number(Term::RunningRequests, tableRows(form, pools, context) - 1);
    if (form.rows == 0)
        trace.step(rows.term, Formula::RequestRows, {cut.tokens, number(Term::Context, context)}, rows.value);
    trace.step(Term::RequestTable, Formula::RequestTable, {rows, number(Term::Context, context)},
               tableBytes(form, pools, context).value());
}

} // namespace

void traceSequence(const TokenForm &form, Tokens context, const Capacity &capacity, Trace &trace)
{
    std::vector<Input> parts;
    const auto part = [&](const Input &tokens, const Input &each) {
        parts.push_back({Term::CacheBytes, tokens.value * each.value});
        trace.step(Term::CacheBytes, Formula::GrowingBytes, {tokens, each}, parts.back().value);
    };
    if (form.perToken.value() > 0.0)
        part(wholeTokens(form, context, trace), {Term::CachePerToken, form.perToken.value()});
    if (form.perWindowToken.value() > 0.0)
        part(windowTokens(form, context, trace), {Term::WindowedPerToken, form.perWindowToken.value()});
    if (form.perSlot.value() > 0.0) {
        parts.push_back({Term::SlotBytes, form.perSlot.value()});
        trace.step(Term::FixedState, Formula::Same, {parts.back()}, capacity.memory.fixedState.value());
    }
    trace.step(Term::BytesPerSequence, Formula::Sum, std::move(parts), capacity.memory.perSequence.value());
}

void traceHeld(const TokenForm &form, Tokens context, const Input &data, const Capacity &capacity,
               Trace &trace)
{
    const TokenPools pools = poolsIn(form, capacity.memory.pool);
    const Cut cut = traceCut(form, capacity.memory.pool, pools, trace);
    tracePrinted(form, context, cut, pools, capacity.printed, trace);
    // The pool that ends first decides; it is named by its inputs.
    struct Limit {
        double held;
        Input available;
        Input taken;
    };
    std::optional<Limit> least;
    const auto limit = [&](const Input &available, const Input &taken) {
        const double held = available.value / taken.value;
        if (!least || held < least->held)
            least = Limit{held, available, taken};
    };
    if (form.perToken.value() > 0.0)
        limit(cut.tokens, wholeTokens(form, context, trace));
    if (form.perWindowToken.value() > 0.0)
        limit(cut.windowTokens, windowTokens(form, context, trace));
    if (form.perSlot.value() > 0.0)
        limit(cut.slotCount, leafOneSlot(trace));
    if (!least)
        return;
    trace.step(Term::ExactSequences, Formula::SequencesExact, {data, least->available, least->taken},
               capacity.concurrency.exact);
    trace.step(Term::Sequences, Formula::SequencesWhole, {data, least->available, least->taken},
               static_cast<double>(capacity.concurrency.sequences));
}

// Tokens of both pools, states where there are any, and the share of the pool that the other of the two
// takes.
void traceShortfall(const TokenForm &form, Tokens context, const Capacity &capacity, Trace &trace)
{
    const auto give = [&](Term result, Formula formula, std::vector<Input> inputs, double value) {
        trace.step(result, formula, std::move(inputs), value);
        return Input{result, value};
    };
    const Input each{Term::CachePerToken, form.perToken.value()};
    const Input windowed{Term::WindowedPerToken, form.perWindowToken.value()};
    const Input share{Term::WindowShare, form.windowShare};
    std::optional<Input> tokens;
    if (each.value > 0.0)
        tokens = wholeTokens(form, context, trace);
    if (windowed.value > 0.0) {
        const Input kept = windowTokens(form, context, trace);
        const Input full =
            give(Term::SequenceTokens, Formula::Ratio, {kept, share}, kept.value / share.value);
        tokens = tokens ? give(Term::SequenceTokens, Formula::LargerOf, {*tokens, full},
                               std::max(tokens->value, full.value))
                        : full;
    }
    std::vector<Input> parts;
    if (each.value > 0.0)
        parts.push_back(give(Term::TokenPool, Formula::Product, {*tokens, each}, tokens->value * each.value));
    if (windowed.value > 0.0)
        parts.push_back(give(Term::TokenPool, Formula::StepPeak, {*tokens, windowed, share},
                             tokens->value * windowed.value * share.value));
    double sum = 0.0;
    for (const Input &part : parts)
        sum += part.value;
    Input needed = give(Term::TokenPool, Formula::Sum, std::move(parts), sum);
    std::vector<Input> pools{needed};
    if (form.perSlot.value() > 0.0) {
        const Input ratio{Term::StateRatio, form.stateRatio};
        const Input slotBytes{Term::SlotBytes, form.perSlot.value()};
        const Input copies{Term::StateCopies, form.spareInside ? 2.0 : 1.0};
        Provenance from = setByUser();
        from.note = {"Slots that are cut from the pool for one sequence, the spare one included.",
                     "Slots cortados do pool para uma sequência, incluído o de reserva."};
        trace.leaf(copies.term, copies.value, from);
        const Input states =
            give(Term::StatePool, Formula::Product, {copies, slotBytes}, copies.value * slotBytes.value);
        const Input forStates =
            give(Term::TokenPool, Formula::Ratio, {states, ratio}, states.value / ratio.value);
        needed = give(Term::TokenPool, Formula::LargerOf, {needed, forStates},
                      std::max(needed.value, forStates.value));
        pools = {needed,
                 give(Term::StatePool, Formula::Product, {needed, ratio}, needed.value * ratio.value)};
    }
    if (form.drafts.value() > 0.0)
        pools.push_back({Term::DraftStates, form.drafts.value()});
    const Input pool{Term::Pool, capacity.memory.pool.value()};
    const Input one =
        give(Term::PoolForOne, Formula::Sum, std::move(pools), poolForOne(form, context).value());
    const double lacking = one.value - pool.value;
    const Input less = give(Term::Shortfall, Formula::ShortBy, {one, pool}, lacking);
    // A slot that is cut first may leave too few tokens just where one would have fitted.
    if (capacity.shortBy.value() != lacking) {
        const Input page =
            give(Term::Shortfall, Formula::Product, {number(Term::BlockTokens, form.pageTokens), each},
                 static_cast<double>(form.pageTokens) * each.value);
        (void)give(Term::Shortfall, Formula::LargerOf, {less, page}, capacity.shortBy.value());
    }
}

void traceReach(const TokenForm &form, Bytes pool, Tokens longest, Trace &trace)
{
    const TokenPools pools = poolsIn(form, pool);
    const bool byTokens =
        form.perToken.value() > 0.0 && longest == pools.tokens / form.pageTokens * form.pageTokens;
    const Input tokens = byTokens ? number(Term::PoolTokens, pools.tokens)
                                  : number(Term::WindowPoolTokens, pools.windowTokens);
    if (!trace.stepGiving(tokens)) // another stage decides how many fit
        (void)traceCut(form, pool, pools, trace);
    trace.step(Term::LongestContext, Formula::WholePages,
               {tokens, number(Term::BlockTokens, form.pageTokens)}, static_cast<double>(longest));
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/working.h"

namespace headroom {

namespace {

Input number(Term term, Tokens value)
{
    return {term, static_cast<double>(value)};
}

// The cells of a window: for all slots, or for one and then for each.
Input windowCells(const SlotForm &form, const SlotForm::Window &window, Tokens context, const Input &cells,
                  Trace &trace)
{
    const Input slotCount = number(Term::SlotCount, form.slotCount);
    const Input padding = number(Term::CellPadding, form.padding);
    const Input tokens = number(Term::WindowTokens, window.tokens);
    const Input batch = number(Term::MicroBatch, form.microBatch);
    const Input kept = number(Term::Cells, cellsOf(form, window, context));
    if (form.shared) {
        trace.step(kept.term, Formula::WindowCells, {cells, tokens, slotCount, batch, padding}, kept.value);
        return kept;
    }
    Provenance from = setByUser();
    from.note = {"Each slot has cells of its own.", "Cada slot tem as suas próprias células."};
    const Input one{Term::SlotCount, 1.0};
    trace.leaf(one.term, one.value, from);
    const Input whole{Term::Cells, cells.value / slotCount.value};
    trace.step(whole.term, Formula::Ratio, {cells, slotCount}, whole.value);
    const Input each{Term::Cells, kept.value / slotCount.value};
    trace.step(each.term, Formula::WindowCells, {whole, tokens, one, batch, padding}, each.value);
    trace.step(kept.term, Formula::Product, {each, slotCount}, kept.value);
    return kept;
}

} // namespace

// The whole cache for all slots, and a slot's share of it.
void traceSequence(const SlotForm &form, Tokens context, const Capacity &capacity, Trace &trace)
{
    const Input slotCount = number(Term::SlotCount, form.slotCount);
    const Input padding = number(Term::CellPadding, form.padding);
    const Input cells = number(Term::Cells, cellsOf(form, context));
    if (form.shared && form.slotCount > 1) {
        Provenance from = setByUser();
        from.note = {"All slots share one cache.", "Todos os slots compartilham um cache."};
        const Input one{Term::SlotCount, 1.0};
        trace.leaf(one.term, one.value, from);
        const Input all = number(Term::Cells, context * form.slotCount);
        trace.step(all.term, Formula::Product, {number(Term::Context, context), slotCount}, all.value);
        trace.step(cells.term, Formula::SlotCells, {all, padding, one}, cells.value);
    } else {
        trace.step(cells.term, Formula::SlotCells, {number(Term::Context, context), padding, slotCount},
                   cells.value);
    }
    std::vector<Input> parts;
    const auto part = [&](const Input &count, const Input &each) {
        parts.push_back({Term::CacheBytes, count.value * each.value});
        trace.step(Term::CacheBytes, Formula::GrowingBytes, {count, each}, parts.back().value);
    };
    if (form.perCell.value() > 0.0)
        part(cells, {Term::CachePerToken, form.perCell.value()});
    std::vector<Input> perToken;
    if (form.perCell.value() > 0.0)
        perToken.push_back({Term::CachePerToken, form.perCell.value()});
    for (std::size_t i = 0; i < form.windowCount; ++i) {
        const SlotForm::Window &window = form.windows[i];
        const Input kept = windowCells(form, window, context, cells, trace);
        part(kept, {Term::WindowedPerToken, window.perCell.value()});
        perToken.push_back({Term::WindowedPerToken, window.perCell.value()});
    }
    if (form.state.value() > 0.0)
        part(slotCount, {Term::FixedState, form.state.value()});
    if (form.windowCount > 0)
        trace.step(Term::CachePerToken, Formula::Sum, std::move(perToken),
                   capacity.memory.kvPerToken.value());
    const Bytes whole = wholeCache(form, context);
    trace.step(Term::WholeCache, Formula::Sum, std::move(parts), whole.value());
    trace.step(Term::BytesPerSequence, Formula::SharePerSlot, {{Term::WholeCache, whole.value()}, slotCount},
               capacity.memory.perSequence.value());
}

void traceHeld(const SlotForm &form, Tokens context, const Input &data, const Capacity &capacity,
               Trace &trace)
{
    const Input pool{Term::Pool, capacity.memory.pool.value()};
    const Input each{Term::BytesPerSequence, capacity.memory.perSequence.value()};
    trace.step(Term::PrintedTokens, Formula::Same, {number(Term::Cells, cellsOf(form, context))},
               static_cast<double>(*capacity.printed.tokens));
    trace.step(Term::ExactSequences, Formula::SequencesExact, {data, pool, each}, capacity.concurrency.exact);
    trace.step(Term::Sequences, Formula::SequencesWhole, {data, pool, each},
               static_cast<double>(capacity.concurrency.sequences));
}

void traceReach(const SlotForm & /*form*/, Bytes pool, Tokens longest, Trace &trace)
{
    trace.step(Term::LongestContext, Formula::ContextOfCells, {{Term::Pool, pool.value()}},
               static_cast<double>(longest));
}

} // namespace headroom

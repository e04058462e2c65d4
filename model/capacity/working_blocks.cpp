// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/working.h"

namespace headroom {

namespace {

Input number(Term term, Tokens value)
{
    return {term, static_cast<double>(value)};
}

// Where layers are not cut into groups, one block spans them all.
void leafOneGroup(const Input &groups, Trace &trace)
{
    if (trace.stepGiving(groups))
        return;
    Provenance from = setByUser();
    from.note = {"One block spans all layers, so they are one group.",
                 "Um bloco abrange todas as camadas, que formam um só grupo."};
    trace.leaf(groups.term, groups.value, from);
}

Input tracePool(const BlockForm &form, Bytes pool, Trace &trace)
{
    const Input blocks = number(Term::PoolBlocks, blocksIn(form, pool));
    trace.step(blocks.term, Formula::FloorRatio,
               {{Term::Pool, pool.value()}, {Term::BlockBytes, form.blockBytes.value()}}, blocks.value);
    return blocks;
}

// What a token and the states take, as the memory of the answer shows them.
void traceShares(const BlockForm &form, const Memory &memory, Trace &trace)
{
    const Input block{Term::BlockBytes, form.blockBytes.value()};
    std::vector<Input> shares;
    for (std::size_t i = 0; i < form.kindCount; ++i) {
        const BlockForm::Kind &kind = form.kinds[i];
        const Input groups = number(Term::Groups, kind.groups);
        leafOneGroup(groups, trace);
        const double each = groups.value * block.value / static_cast<double>(kind.blockTokens);
        trace.step(Term::TypePerToken, Formula::BlockShare,
                   {groups, block, number(Term::BlockTokens, kind.blockTokens)}, each);
        shares.push_back({Term::TypePerToken, each});
    }
    if (!shares.empty())
        trace.step(Term::CachePerToken, Formula::Sum, std::move(shares), memory.kvPerToken.value());
    if (form.stateBlocks > 0)
        trace.step(Term::FixedState, Formula::Product, {number(Term::KindBlocks, form.stateBlocks), block},
                   memory.fixedState.value());
}

void tracePrinted(const BlockForm &form, Tokens context, const Input &blocks, const Input &needed,
                  const Printed &printed, Trace &trace)
{
    const Input length = number(Term::Context, context);
    const Input tokens = number(Term::PrintedTokens, *printed.tokens);
    switch (form.prints) {
    case BlockForm::Prints::Blocks:
        trace.step(tokens.term, Formula::Product, {blocks, number(Term::BlockTokens, form.blockTokens)},
                   tokens.value);
        trace.step(Term::PrintedConcurrency, Formula::Ratio, {tokens, length}, *printed.concurrency);
        return;
    case BlockForm::Prints::PerGroup: {
        const Input groups = number(Term::Groups, form.groups);
        leafOneGroup(groups, trace);
        trace.step(tokens.term, Formula::PrintedPerGroup,
                   {blocks, groups, number(Term::BlockTokens, form.blockTokens)}, tokens.value);
        break;
    }
    case BlockForm::Prints::Concurrency:
        trace.step(tokens.term, Formula::PrintedByContext, {blocks, needed, length}, tokens.value);
        break;
    }
    trace.step(Term::PrintedConcurrency, Formula::Ratio, {blocks, needed}, *printed.concurrency);
}

} // namespace

void traceSequence(const BlockForm &form, Tokens context, const Capacity &capacity, Trace &trace)
{
    if (form.blockBytes.value() <= 0.0)
        return;
    traceShares(form, capacity.memory, trace);
    std::vector<Input> parts;
    for (std::size_t i = 0; i < form.kindCount; ++i) {
        const BlockForm::Kind &kind = form.kinds[i];
        const Input blocks = number(Term::KindBlocks, blocksOf(kind, context));
        const Input groups = number(Term::Groups, kind.groups);
        const Input length = number(Term::Context, context);
        const Input size = number(Term::BlockTokens, kind.blockTokens);
        if (kind.most == 0)
            trace.step(blocks.term, Formula::GrowingBlocks, {groups, length, size}, blocks.value);
        else
            trace.step(blocks.term, Formula::WindowBlocks,
                       {groups, number(Term::ChargedTokens, kind.most), length, size}, blocks.value);
        parts.push_back(blocks);
    }
    if (form.stateBlocks > 0) {
        const Input states = number(Term::KindBlocks, form.stateBlocks);
        if (!trace.stepGiving(states)) { // states of several kinds
            std::vector<Input> kinds;
            for (const Step &step : trace.steps)
                if (step.formula == Formula::StateBlocks)
                    kinds.push_back({step.result, step.value});
            trace.step(states.term, Formula::Sum, std::move(kinds), states.value);
        }
        parts.push_back(states);
    }
    const Input needed = number(Term::BlocksPerSequence, blocksOf(form, context));
    trace.step(needed.term, Formula::Sum, std::move(parts), needed.value);
    trace.step(Term::BytesPerSequence, Formula::Product,
               {needed, {Term::BlockBytes, form.blockBytes.value()}}, capacity.memory.perSequence.value());
}

void traceHeld(const BlockForm &form, Tokens context, const Input &data, const Capacity &capacity,
               Trace &trace)
{
    if (form.blockBytes.value() <= 0.0)
        return;
    const Input blocks = tracePool(form, capacity.memory.pool, trace);
    const Input needed = number(Term::BlocksPerSequence, blocksOf(form, context));
    trace.step(Term::ExactSequences, Formula::SequencesExact, {data, blocks, needed},
               capacity.concurrency.exact);
    trace.step(Term::Sequences, Formula::SequencesWhole, {data, blocks, needed},
               static_cast<double>(capacity.concurrency.sequences));
    tracePrinted(form, context, blocks, needed, capacity.printed, trace);
}

void traceReach(const BlockForm &form, Bytes pool, Tokens longest, Trace &trace)
{
    trace.step(Term::LongestContext, Formula::ContextOfBlocks,
               {{Term::Pool, pool.value()}, {Term::BlockBytes, form.blockBytes.value()}},
               static_cast<double>(longest));
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/working.h"

#include <algorithm>

namespace headroom {

namespace {

bool hasWindow(const CacheForm &cache)
{
    return cache.windows().front().tokens > 0;
}

// What a token adds for ever, as the working of the cache names it.
Input growthInput(const CacheForm &cache)
{
    return {hasWindow(cache) ? Term::TypePerToken : Term::CachePerToken, cache.perToken().value()};
}

// What no further token adds to at the longest context: the state and the windows that are full.
Input traceKept(const CacheForm &cache, Tokens longest, Trace &trace)
{
    std::vector<Input> kept;
    if (cache.fixed().value() > 0.0)
        kept.push_back({Term::FixedState, cache.fixed().value()});
    for (const CacheForm::Window &window : cache.windows()) {
        if (window.tokens == 0 || window.tokens > longest)
            continue;
        const Input tokens{Term::WindowTokens, static_cast<double>(window.tokens)};
        const Input each{Term::WindowedPerToken, window.perToken.value()};
        kept.push_back({Term::CacheBytes, tokens.value * each.value});
        trace.step(Term::CacheBytes, Formula::GrowingBytes, {tokens, each}, kept.back().value,
                   "longest_context");
    }
    if (kept.size() <= 1)
        return kept.empty() ? Input{Term::CacheBytes, 0.0} : kept.front();
    double sum = 0.0;
    for (const Input &input : kept)
        sum += input.value;
    trace.step(Term::CacheBytes, Formula::Sum, std::move(kept), sum, "longest_context");
    return {Term::CacheBytes, sum};
}

// What a further token adds there: the growing part and the windows that are not full.
Input traceGrowth(const CacheForm &cache, Tokens longest, Trace &trace)
{
    std::vector<Input> growing;
    if (cache.perToken().value() > 0.0)
        growing.push_back(growthInput(cache));
    for (const CacheForm::Window &window : cache.windows())
        if (window.tokens > longest)
            growing.push_back({Term::WindowedPerToken, window.perToken.value()});
    if (growing.size() == 1)
        return growing.front();
    double sum = 0.0;
    for (const Input &input : growing)
        sum += input.value;
    trace.step(Term::TypePerToken, Formula::Sum, std::move(growing), sum, "longest_context");
    return {Term::TypePerToken, sum};
}

// What a device holds when as many sequences as fit are there. A pool as given says nothing of it.
void traceUsed(const Prepared &prepared, const Stage &stage, const Capacity &capacity, Trace &trace)
{
    const Memory &memory = capacity.memory;
    const bool given = memory.pool != memory.usable - memory.weights - memory.reserve;
    if (!capacity.fits || given || memory.perSequence.value() <= 0.0)
        return;
    const Input each{Term::BytesPerSequence, memory.perSequence.value()};
    const Input sequences{Term::Sequences, static_cast<double>(capacity.concurrency.sequences)};
    const Input data{Term::DataParallel, static_cast<double>(prepared.data)};
    const double held = static_cast<double>(capacity.concurrency.sequences / prepared.data) * each.value;
    if (std::holds_alternative<std::monostate>(stage.holding))
        trace.step(Term::CacheBytes, Formula::HeldBytes, {{Term::Pool, memory.pool.value()}, each}, held,
                   "all_conversations");
    else
        trace.step(Term::CacheBytes, Formula::HeldInReplica, {sequences, data, each}, held,
                   "all_conversations");
    trace.step(Term::UsedMemory, Formula::Sum,
               {{Term::WeightBytes, memory.weights.value()},
                {Term::Reserve, memory.reserve.value()},
                {Term::CacheBytes, held}},
               memory.weights.value() + memory.reserve.value() + held);
}

// The part that grows, that of each window, and the state.
void traceBytes(const CacheForm &cache, Tokens context, Bytes each, Trace &trace)
{
    const Input tokens{Term::Context, static_cast<double>(context)};
    std::vector<Input> parts;
    const auto part = [&](Formula formula, std::vector<Input> inputs, Bytes bytes) {
        trace.step(Term::CacheBytes, formula, std::move(inputs), bytes.value());
        parts.push_back({Term::CacheBytes, bytes.value()});
    };
    if (cache.perToken().value() > 0.0)
        part(Formula::GrowingBytes, {tokens, growthInput(cache)},
             cache.perToken() * static_cast<double>(context));
    for (const CacheForm::Window &window : cache.windows())
        if (window.tokens > 0)
            part(Formula::WindowedBytes,
                 {tokens,
                  {Term::WindowTokens, static_cast<double>(window.tokens)},
                  {Term::WindowedPerToken, window.perToken.value()}},
                 window.perToken * static_cast<double>(std::min(context, window.tokens)));
    if (cache.fixed().value() > 0.0)
        parts.push_back({Term::FixedState, cache.fixed().value()});
    trace.step(Term::BytesPerSequence, Formula::Sum, std::move(parts), each.value());
}

// By the bytes of the pool and of one sequence.
void traceByBytes(const Prepared &prepared, const Capacity &capacity, Trace &trace)
{
    const Input data{Term::DataParallel, static_cast<double>(prepared.data)};
    const Input pool{Term::Pool, capacity.memory.pool.value()};
    const Input each{Term::BytesPerSequence, capacity.memory.perSequence.value()};
    trace.step(Term::ExactSequences, Formula::SequencesExact, {data, pool, each}, capacity.concurrency.exact);
    trace.step(Term::Sequences, Formula::SequencesWhole, {data, pool, each},
               static_cast<double>(capacity.concurrency.sequences));
}

void traceReachByBytes(const CacheForm &cache, Bytes available, Tokens longest, Trace &trace)
{
    const Input pool{Term::Pool, available.value()};
    const Input kept = traceKept(cache, longest, trace);
    const Input each = traceGrowth(cache, longest, trace);
    const auto value = static_cast<double>(longest);
    if (kept.value > 0.0)
        trace.step(Term::LongestContext, Formula::ContextOfOne, {pool, kept, each}, value);
    else
        trace.step(Term::LongestContext, Formula::ContextOfTokens, {pool, each}, value);
}

} // namespace

void traceCounts(const Prepared &prepared, const Stage &stage, Tokens context, const Capacity &capacity,
                 Trace &trace)
{
    const Input data{Term::DataParallel, static_cast<double>(prepared.data)};
    const Input pool{Term::Pool, capacity.memory.pool.value()};
    std::visit(
        [&](const auto &form) {
            if constexpr (std::is_same_v<std::decay_t<decltype(form)>, std::monostate>)
                traceBytes(stage.cache, context, capacity.memory.perSequence, trace);
            else
                traceSequence(form, context, capacity, trace);
        },
        stage.holding);
    if (pool.value > 0.0) {
        std::visit(
            [&](const auto &form) {
                if constexpr (std::is_same_v<std::decay_t<decltype(form)>, std::monostate>)
                    traceByBytes(prepared, capacity, trace);
                else
                    traceHeld(form, context, data, capacity, trace);
            },
            stage.holding);
    } else {
        trace.step(Term::ExactSequences, Formula::SequencesNone, {data, pool}, 0.0);
        trace.step(Term::Sequences, Formula::SequencesNone, {data, pool}, 0.0);
    }
    traceUsed(prepared, stage, capacity, trace);
    if (const auto *form = std::get_if<TokenForm>(&stage.holding); form && !capacity.fits)
        traceShortfall(*form, context, capacity, trace);
    else if (!capacity.fits)
        trace.step(Term::Shortfall, Formula::ShortBy,
                   {{Term::BytesPerSequence, capacity.memory.perSequence.value()}, pool},
                   capacity.shortBy.value());
}

void traceLongest(const Prepared &prepared, Trace &trace)
{
    const std::optional<Tokens> longest = longestContextFor(prepared, 1);
    const std::optional<std::size_t> index = endingStage(prepared);
    if (!index || *longest == 0)
        return;
    const Stage &stage = prepared.stages[*index];
    trace.stage = prepared.stages.size() > 1 ? static_cast<int>(*index) + 1 : 0;
    std::visit(
        [&](const auto &form) {
            if constexpr (std::is_same_v<std::decay_t<decltype(form)>, std::monostate>)
                traceReachByBytes(stage.cache, stage.pool, *longest, trace);
            else
                traceReach(form, stage.pool, *longest, trace);
        },
        stage.holding);
    trace.stage = 0;
}

} // namespace headroom

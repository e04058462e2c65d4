// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/token_form.h"

namespace headroom {

namespace {

constexpr double kBufferStep = 2.0 * kMiB; // what the allocator rounds a large buffer up to
constexpr double kTableEntry = 4.0;        // bytes

Tokens pagesOf(Tokens tokens, Tokens page)
{
    return tokens / page * page;
}

Tokens filled(Tokens tokens, Tokens page)
{
    return ceilDivided(tokens, page) * page;
}

// What a sequence holds in the pool of the sliding layers.
Tokens windowTokensOf(const TokenForm &form, Tokens context)
{
    return filled(std::min(form.window, context), form.pageTokens);
}

Bytes sequenceBytes(const TokenForm &form, Tokens context)
{
    return form.perSlot + form.perToken * static_cast<double>(filled(context, form.pageTokens))
           + form.perWindowToken * static_cast<double>(windowTokensOf(form, context));
}

} // namespace

Bytes poolForOne(const TokenForm &form, Tokens context)
{
    auto tokens = form.perToken.value() > 0.0 ? static_cast<double>(filled(context, form.pageTokens)) : 0.0;
    if (form.perWindowToken.value() > 0.0)
        tokens = std::max(tokens, static_cast<double>(windowTokensOf(form, context)) / form.windowShare);
    const Bytes forTokens = (form.perToken + form.perWindowToken * form.windowShare) * tokens;
    if (form.perSlot.value() <= 0.0)
        return form.drafts + forTokens;
    const Bytes states = form.perSlot * (form.spareInside ? 2.0 : 1.0);
    return form.drafts + std::max(forTokens, states / form.stateRatio) * (1.0 + form.stateRatio);
}

TokenPools poolsIn(const TokenForm &form, Bytes pool)
{
    TokenPools pools;
    Bytes rest = std::max(pool - form.drafts, Bytes{});
    if (form.perSlot.value() > 0.0) {
        const Tokens counted = wholeIn(rest * (form.stateRatio / (1.0 + form.stateRatio)), form.perSlot);
        pools.usableSlots = form.spareInside ? std::max<Tokens>(0, counted - 1) : counted;
        pools.states = form.perSlot * static_cast<double>(pools.usableSlots + 1);
        rest = std::max(rest - form.perSlot * static_cast<double>(counted), Bytes{});
    }
    pools.forTokens = rest;
    const Bytes each = form.perToken + form.perWindowToken * form.windowShare;
    if (each.value() > 0.0) {
        const Tokens tokens = wholeIn(rest, each);
        pools.tokens = pagesOf(tokens, form.pageTokens);
        pools.windowTokens =
            pagesOf(static_cast<Tokens>(static_cast<double>(tokens) * form.windowShare), form.pageTokens);
    }
    return pools;
}

// Unset, the engine allows 512 requests for each whole context, within limits, and one row more.
Tokens tableRows(const TokenForm &form, const TokenPools &pools, Tokens context)
{
    if (form.rows > 0)
        return form.rows + 1;
    const double contexts = static_cast<double>(pools.tokens) / static_cast<double>(context);
    return std::clamp<Tokens>(static_cast<Tokens>(contexts * 512.0), 2048, 4096) + 1;
}

Bytes tableBytes(const TokenForm &form, const TokenPools &pools, Tokens context)
{
    return Bytes{static_cast<double>(tableRows(form, pools, context)) * static_cast<double>(context)
                 * kTableEntry};
}

namespace {

double besideIn(const TokenForm &form, const TokenPools &pools, Bytes pool, Tokens context)
{
    double held = pool.value() < 0.0 ? 0.0 : kUnlimited;
    if (form.perWindowToken.value() > 0.0)
        held = std::min(held, static_cast<double>(pools.windowTokens)
                                  / static_cast<double>(windowTokensOf(form, context)));
    if (form.perSlot.value() > 0.0)
        held = std::min(held, static_cast<double>(pools.usableSlots));
    return held;
}

} // namespace

double heldBeside(const TokenForm &form, Bytes pool, Tokens context)
{
    return besideIn(form, poolsIn(form, pool), pool, context);
}

Load loadOf(const TokenForm &form, Bytes pool, Tokens context)
{
    const TokenPools pools = poolsIn(form, pool);
    const Bytes each = sequenceBytes(form, context);
    double held = besideIn(form, pools, pool, context);
    if (form.perToken.value() > 0.0)
        held = std::min(held, static_cast<double>(pools.tokens)
                                  / static_cast<double>(filled(context, form.pageTokens)));
    // A slot that is cut first may leave too few tokens just where one would have fitted.
    const Bytes lacking = poolForOne(form, context) - pool;
    return {each,
            held < 1.0 ? std::max(lacking, form.perToken * static_cast<double>(form.pageTokens)) : lacking,
            held};
}

Printed printedBy(const TokenForm &form, Bytes pool, Tokens context)
{
    const TokenPools pools = poolsIn(form, pool);
    Printed printed;
    if (form.perToken.value() > 0.0 || form.perWindowToken.value() > 0.0)
        printed.tokens = form.perToken.value() > 0.0 ? pools.tokens : pools.windowTokens;
    if (form.perSlot.value() > 0.0)
        printed.stateSlots = pools.usableSlots;
    if (form.pageTokens > 1)
        printed.blockTokens = form.pageTokens;
    const auto rounded = [&](Tokens tokens, Bytes each, int buffers) {
        if (buffers == 0 || each.value() <= 0.0)
            return Bytes{};
        const double one = each.value() / buffers * static_cast<double>(tokens + form.pageTokens);
        return Bytes{std::ceil(one / kBufferStep) * kBufferStep * buffers};
    };
    printed.taken = pools.states + form.drafts + tableBytes(form, pools, context)
                    + rounded(pools.tokens, form.perToken, form.buffers)
                    + form.perWindowToken * static_cast<double>(pools.windowTokens);
    return printed;
}

std::optional<Tokens> longestIn(const TokenForm &form, Bytes pool, Tokens sequences)
{
    if (pool.value() < 0.0)
        return 0;
    const TokenPools pools = poolsIn(form, pool);
    if (form.perSlot.value() > 0.0 && pools.usableSlots < sequences)
        return 0;
    std::optional<Tokens> longest;
    if (form.perToken.value() > 0.0)
        longest = pagesOf(pools.tokens / sequences, form.pageTokens);
    if (form.perWindowToken.value() > 0.0) {
        const Tokens share = pagesOf(pools.windowTokens / sequences, form.pageTokens);
        if (share < filled(form.window, form.pageTokens))
            longest = longest ? std::min(*longest, share) : share;
    }
    return longest;
}

Bytes firstTokenBytes(const TokenForm &form)
{
    return form.perToken + form.perWindowToken;
}

Bytes fixedBytes(const TokenForm &form)
{
    return form.perSlot;
}

} // namespace headroom

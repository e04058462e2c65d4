// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/block_form.h"

#include <algorithm>
#include <span>

namespace headroom {

namespace {

constexpr Tokens kBeyondAnyContext = Tokens{1} << 40;

std::span<const BlockForm::Kind> kindsOf(const BlockForm &form)
{
    return {form.kinds.data(), form.kindCount};
}

} // namespace

// A window may begin inside a block, so it reaches into one more.
Tokens blocksOf(const BlockForm::Kind &kind, Tokens context)
{
    if (kind.most == 0)
        return kind.groups * ceilDivided(context, kind.blockTokens);
    return kind.groups * (ceilDivided(std::min(kind.most, context), kind.blockTokens) + 1);
}

Tokens blocksOf(const BlockForm &form, Tokens context)
{
    Tokens blocks = form.stateBlocks;
    for (const BlockForm::Kind &kind : kindsOf(form))
        blocks += blocksOf(kind, context);
    return blocks;
}

Tokens sharedBlocks(const BlockForm &form, Tokens prefix)
{
    Tokens blocks = 0;
    for (const BlockForm::Kind &kind : kindsOf(form))
        if (kind.most == 0)
            blocks += kind.groups * (prefix / kind.blockTokens);
    return blocks;
}

Tokens blocksIn(const BlockForm &form, Bytes pool)
{
    return wholeIn(pool, form.blockBytes);
}

Load loadOf(const BlockForm &form, Bytes pool, Tokens context)
{
    if (form.blockBytes.value() <= 0.0)
        return {Bytes{}, Bytes{} - pool, pool.value() >= 0.0 ? kUnlimited : 0.0};
    const auto needed = static_cast<double>(blocksOf(form, context));
    const Bytes each = form.blockBytes * needed;
    return {each, each - pool, static_cast<double>(blocksIn(form, pool)) / needed};
}

Printed printedBy(const BlockForm &form, Bytes pool, Tokens context)
{
    Printed printed;
    if (form.blockBytes.value() <= 0.0)
        return printed;
    const Tokens blocks = blocksIn(form, pool);
    const Tokens needed = blocksOf(form, context);
    const double concurrency = static_cast<double>(blocks) / static_cast<double>(needed);
    printed.poolBlocks = blocks;
    printed.blocksPerSequence = needed;
    printed.blockTokens = form.blockTokens;
    printed.concurrency = concurrency;
    printed.taken = form.blockBytes * static_cast<double>(blocks);
    switch (form.prints) {
    case BlockForm::Prints::Blocks:
        printed.tokens = blocks * form.blockTokens;
        printed.concurrency = static_cast<double>(*printed.tokens) / static_cast<double>(context);
        break;
    case BlockForm::Prints::PerGroup:
        printed.tokens = blocks / form.groups * form.blockTokens;
        break;
    case BlockForm::Prints::Concurrency:
        printed.tokens = static_cast<Tokens>(concurrency * static_cast<double>(context));
        break;
    }
    return printed;
}

// Blocks rise with the context in steps of several heights, so the end is searched for.
std::optional<Tokens> longestIn(const BlockForm &form, Bytes pool, Tokens sequences)
{
    if (form.blockBytes.value() <= 0.0)
        return pool.value() < 0.0 ? std::optional<Tokens>(0) : std::nullopt;
    const Tokens share = blocksIn(form, pool) / sequences;
    if (blocksOf(form, kBeyondAnyContext) <= share)
        return std::nullopt;
    Tokens fits = 0;
    Tokens tooLong = kBeyondAnyContext;
    while (tooLong - fits > 1) {
        const Tokens middle = fits + (tooLong - fits) / 2;
        (blocksOf(form, middle) <= share ? fits : tooLong) = middle;
    }
    return fits;
}

Bytes firstTokenBytes(const BlockForm &form)
{
    Bytes sum;
    for (const BlockForm::Kind &kind : kindsOf(form))
        sum += form.blockBytes * (static_cast<double>(kind.groups) / static_cast<double>(kind.blockTokens));
    return sum;
}

Bytes fixedBytes(const BlockForm &form)
{
    return form.blockBytes * static_cast<double>(form.stateBlocks);
}

} // namespace headroom

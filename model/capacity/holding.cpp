// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/holding.h"

namespace headroom {

namespace {

// By the bytes of the cache. A stage that keeps nothing sets no limit.
Load loadByBytes(const CacheForm &cache, Bytes pool, Tokens context)
{
    const Bytes each = cache.at(context);
    if (each.value() <= 0.0)
        return {each, each - pool, pool.value() >= 0.0 ? kUnlimited : 0.0};
    return {each, each - pool, std::max(pool, Bytes{}) / each};
}

template<class ByBytes, class ByForm> auto choose(const Stage &stage, ByBytes byBytes, ByForm byForm)
{
    return std::visit(
        [&](const auto &form) {
            if constexpr (std::is_same_v<std::decay_t<decltype(form)>, std::monostate>)
                return byBytes();
            else
                return byForm(form);
        },
        stage.holding);
}

} // namespace

Load loadOf(const Stage &stage, Tokens context, Bytes pool)
{
    return choose(
        stage, [&] { return loadByBytes(stage.cache, pool, context); },
        [&](const auto &form) { return loadOf(form, pool, context); });
}

Load loadOf(const Stage &stage, Tokens context)
{
    return loadOf(stage, context, stage.pool);
}

Printed printedBy(const Stage &stage, Tokens context)
{
    return choose(
        stage, [] { return Printed{}; },
        [&](const auto &form) { return printedBy(form, stage.pool, context); });
}

std::optional<Tokens> longestOn(const Stage &stage, Tokens sequences)
{
    return choose(
        stage,
        [&]() -> std::optional<Tokens> {
            if (stage.pool.value() < 0.0)
                return 0;
            return stage.cache.longestWithin(stage.pool / static_cast<double>(sequences));
        },
        [&](const auto &form) { return longestIn(form, stage.pool, sequences); });
}

Bytes firstTokenBytes(const Stage &stage)
{
    return choose(
        stage, [&] { return stage.cache.firstTokenBytes(); },
        [](const auto &form) { return firstTokenBytes(form); });
}

Bytes fixedBytes(const Stage &stage)
{
    return choose(
        stage, [&] { return stage.cache.fixed(); }, [](const auto &form) { return fixedBytes(form); });
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/edit.h"

#include <algorithm>

namespace headroom {

namespace {

int degree(int value)
{
    return std::clamp(value, 1, kMostDegree);
}

Configuration limited(Configuration c)
{
    c.parallel = {degree(c.parallel.tensor), degree(c.parallel.pipeline), degree(c.parallel.expert), degree(c.parallel.data)};
    if (c.overrides.utilization)
        c.overrides.utilization = std::clamp(*c.overrides.utilization, 0.01, 1.0);
    if (c.overrides.usdPerHour)
        c.overrides.usdPerHour = std::clamp(*c.overrides.usdPerHour, 0.0, kMostUsdPerHour);
    if (c.overrides.power)
        c.overrides.power = std::clamp(*c.overrides.power, Watts{0.0}, kMostPower);
    return c;
}

std::optional<Tokens> limited(std::optional<Tokens> tokens)
{
    return tokens ? std::optional(std::clamp<Tokens>(*tokens, 1, kMostContext)) : tokens;
}

Workload limited(Workload load)
{
    load.prompt = limited(load.prompt);
    load.output = limited(load.output);
    load.chunk = limited(load.chunk);
    load.meanFill = std::clamp(load.meanFill, kLeastFill, 1.0);
    load.sharedPrefix = std::clamp<Tokens>(load.sharedPrefix, 0, kMostContext);
    load.draftTokens = std::clamp(load.draftTokens, 0, kMostDraftTokens);
    load.acceptedTokens = std::clamp(load.acceptedTokens, 0.0, static_cast<double>(load.draftTokens));
    load.floor = std::clamp(load.floor, TokensPerSecond{0.001}, kMostFloor);
    return load;
}

struct Apply {
    Scenario next;

    void operator()(const SetModel &edit) { next.model = edit.model; }
    void operator()(const SetContext &edit) { next.context = std::clamp(edit.context, kLeastContext, kMostContext); }
    void operator()(const SetSequences &edit) { next.sequences = std::clamp<Tokens>(edit.sequences, 1, kMostSequences); }
    void operator()(const SetMethod &edit) { next.method = edit.method; }
    void operator()(const SetWeightsBasis &edit) { next.basis = edit.basis; }
    void operator()(const SetWorkload &edit) { next.load = limited(edit.load); }
    void operator()(const SetRate &edit) { next.rate = edit.rate; }
    void operator()(const SetPrices &edit)
    {
        next.prices = edit.prices;
        next.prices.yearsOfUse = std::clamp(edit.prices.yearsOfUse, 0.1, kMostYearsOfUse);
    }
    void operator()(const AddConfiguration &edit)
    {
        if (next.configurations.size() < kMostConfigurations)
            next.configurations.push_back(limited(edit.configuration));
    }
    void operator()(const RemoveConfiguration &edit)
    {
        if (edit.index < next.configurations.size())
            next.configurations.erase(next.configurations.begin() + static_cast<std::ptrdiff_t>(edit.index));
    }
    void operator()(const SetConfiguration &edit)
    {
        if (edit.index < next.configurations.size())
            next.configurations[edit.index] = limited(edit.configuration);
    }
    void operator()(const MoveConfiguration &edit)
    {
        auto &all = next.configurations;
        if (edit.from >= all.size() || edit.to >= all.size())
            return;
        Configuration moved = std::move(all[edit.from]);
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(edit.from));
        all.insert(all.begin() + static_cast<std::ptrdiff_t>(edit.to), std::move(moved));
    }
    void operator()(const ReplaceScenario &edit) { next = edit.scenario; }
};

} // namespace

Scenario apply(const Scenario &scenario, const ScenarioEdit &edit)
{
    Apply visitor{scenario};
    std::visit(visitor, edit);
    return std::move(visitor.next);
}

} // namespace headroom

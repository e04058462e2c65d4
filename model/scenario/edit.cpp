// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/edit.h"

#include "model/scenario/scenario_json.h"

#include <algorithm>

namespace headroom {

namespace {

int degree(int value)
{
    return std::clamp(value, 1, kMostDegree);
}

// Into what a scenario file may hold, so that whatever is set can be saved and read again.
template<class Value> void limit(std::optional<Value> &value, Value least, Value most)
{
    if (value && !(*value >= least || *value <= most)) // neither: not a number
        value.reset();
    if (value)
        value = std::clamp(*value, least, most);
}

template<class Value> Value within(Value value, Value least, Value most)
{
    std::optional<Value> limited = value;
    limit(limited, least, most);
    return limited.value_or(least);
}

// Where a value was measured goes with the value.
void limit(std::optional<Origin> &from, bool hasValue)
{
    if (!hasValue)
        from.reset();
    else if (from)
        from = limited(*std::move(from));
}

struct LimitSetting {
    const Setting &setting;
    MethodSettings &settings;

    void operator()(std::optional<Tokens> MethodSettings::*member) const
    {
        limit(settings.*member, static_cast<Tokens>(setting.least), static_cast<Tokens>(setting.most));
    }
    void operator()(std::optional<double> MethodSettings::*member) const
    {
        limit(settings.*member, setting.least, setting.most);
    }
    void operator()(std::optional<std::string> MethodSettings::*member) const
    {
        std::optional<std::string> &text = settings.*member;
        if (text && !isSettingText(setting, *text))
            text.reset();
    }
    void operator()(std::optional<bool> MethodSettings::*) const {}
    void operator()(std::optional<StateType> MethodSettings::*) const {}
};

MethodSettings limited(MethodSettings settings)
{
    for (const Setting &setting : allSettings())
        std::visit(LimitSetting{setting, settings}, setting.member);
    return settings;
}

Configuration limited(Configuration c)
{
    c.parallel = {degree(c.parallel.tensor), degree(c.parallel.pipeline), degree(c.parallel.expert),
                  degree(c.parallel.data)};
    limit(c.overrides.memory, Bytes{1.0}, kMostDeviceMemory);
    limit(c.overrides.bandwidth, BytesPerSecond{1.0}, kMostBandwidth);
    limit(c.overrides.reserve, Bytes{0.0}, kMostDeviceMemory);
    limit(c.overrides.utilization, kLeastUtilization, 1.0);
    limit(c.overrides.pool, Bytes{1.0}, kMostDeviceMemory);
    limit(c.overrides.usdPerHour, 0.0, kMostUsdPerHour);
    limit(c.overrides.power, Watts{0.0}, kMostPower);
    limit(c.overrides.memoryFrom, c.overrides.memory.has_value());
    limit(c.overrides.bandwidthFrom, c.overrides.bandwidth.has_value());
    return c;
}

Workload limited(Workload load)
{
    limit<Tokens>(load.prompt, 1, kMostContext);
    limit<Tokens>(load.output, 1, kMostContext);
    limit<Tokens>(load.chunk, 1, kMostContext);
    load.meanFill = within(load.meanFill, kLeastFill, 1.0);
    load.sharedPrefix = std::clamp<Tokens>(load.sharedPrefix, 0, kMostContext);
    load.draftTokens = std::clamp(load.draftTokens, 0, kMostDraftTokens);
    load.acceptedTokens = within(load.acceptedTokens, 0.0, static_cast<double>(load.draftTokens));
    load.floor = within(load.floor, TokensPerSecond{0.001}, kMostFloor);
    return load;
}

RateSettings limited(RateSettings rate)
{
    if (rate.version.size() > kLongestScenarioName)
        rate.version.resize(kLongestScenarioName);
    return rate;
}

PriceSettings limited(PriceSettings prices)
{
    prices.yearsOfUse = within(prices.yearsOfUse, 0.1, kMostYearsOfUse);
    return prices;
}

Purchase limited(Purchase purchase)
{
    SizingLimits &limits = purchase.limits;
    limits.users = std::clamp<Tokens>(limits.users, 1, kMostSequences);
    limit(limits.firstToken, kLeastFirstToken, kMostFirstToken);
    limit(limits.usdPerHour, 0.0, kMostBudget);
    limit(limits.power, kLeastPurchasePower, kMostPurchasePower);
    limit<Tokens>(limits.devices, 1, kMostSequences);
    return purchase;
}

Scenario limited(Scenario scenario)
{
    scenario.context = std::clamp(scenario.context, kLeastContext, kMostContext);
    scenario.sequences = std::clamp<Tokens>(scenario.sequences, 1, kMostSequences);
    scenario.settings = limited(std::move(scenario.settings));
    scenario.load = limited(std::move(scenario.load));
    scenario.rate = limited(std::move(scenario.rate));
    scenario.prices = limited(scenario.prices);
    scenario.purchase = limited(scenario.purchase);
    if (scenario.configurations.size() > kMostConfigurations)
        scenario.configurations.resize(kMostConfigurations);
    for (Configuration &configuration : scenario.configurations)
        configuration = limited(std::move(configuration));
    if (scenario.carriedModels.size() > kMostCarriedModels)
        scenario.carriedModels.resize(kMostCarriedModels);
    const auto rows = scenario.measurements.rows(); // of a file or of this program: each is within limits
    if (!std::all_of(rows.begin(), rows.end(), [](const KeptMeasurement &m) { return limited(m) == m; }))
        scenario.measurements = MeasurementList().with({rows.begin(), rows.end()});
    return scenario;
}

struct Apply {
    Scenario next;

    void operator()(const SetModel &edit) { next.model = edit.model; }
    void operator()(const SetContext &edit)
    {
        next.context = std::clamp(edit.context, kLeastContext, kMostContext);
    }
    void operator()(const SetSequences &edit)
    {
        next.sequences = std::clamp<Tokens>(edit.sequences, 1, kMostSequences);
    }
    // The basis follows the method, unless the user has left the usual one.
    void operator()(const SetMethod &edit)
    {
        if (next.basis == usualBasis(next.method))
            next.basis = usualBasis(edit.method);
        next.method = edit.method;
    }
    // Drafts are one setting in two places: what is said last holds in both.
    void operator()(const SetSettings &edit)
    {
        const std::optional<Tokens> before = next.settings.speculativeTokens;
        next.settings = limited(edit.settings);
        if (next.settings.speculativeTokens == before)
            return;
        next.load.draftTokens = static_cast<int>(next.settings.speculativeTokens.value_or(0));
        next.load = limited(next.load);
    }
    void operator()(const SetWeightsBasis &edit) { next.basis = edit.basis; }
    void operator()(const SetWorkload &edit)
    {
        const int before = next.load.draftTokens;
        next.load = limited(edit.load);
        if (next.load.draftTokens != before)
            next.settings.speculativeTokens.reset();
    }
    void operator()(const SetRate &edit) { next.rate = limited(edit.rate); }
    void operator()(const SetPrices &edit) { next.prices = limited(edit.prices); }
    void operator()(const SetPurchase &edit) { next.purchase = limited(edit.purchase); }
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
    void operator()(const SetConfigurations &edit)
    {
        next.configurations = edit.configurations;
        next = limited(std::move(next));
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
    void operator()(const AddMeasurements &edit)
    {
        next.measurements = next.measurements.with(edit.measurements);
    }
    void operator()(const RemoveMeasurements &edit)
    {
        next.measurements = next.measurements.without(edit.indices);
    }
    void operator()(const HideMeasurements &edit)
    {
        next.measurements = next.measurements.hiding(edit.indices, edit.hidden);
    }
    void operator()(const ReplaceScenario &edit) { next = limited(edit.scenario); }
};

} // namespace

Scenario apply(const Scenario &scenario, const ScenarioEdit &edit)
{
    Apply visitor{scenario};
    std::visit(visitor, edit);
    return std::move(visitor.next);
}

} // namespace headroom

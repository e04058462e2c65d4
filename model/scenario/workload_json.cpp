// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/workload_json.h"

#include "model/scenario/purchase_json.h"

#include <array>

namespace headroom {

namespace {

using nlohmann::json;
using Ordered = nlohmann::ordered_json;

constexpr std::array kPriceBases{"hyperscaler_ownership", "neocloud_ownership", "rental_3yr", "list"};

void optionalTokens(ObjectReader &reader, const char *key, std::optional<Tokens> &target)
{
    if (!reader.value(key))
        return;
    Tokens tokens = 1;
    reader.wholeNumber(key, 1, kMostContext, tokens);
    target = tokens;
}

json readLoad(const json &object, const std::string &where, Workload &load)
{
    ObjectReader reader(object, where);
    optionalTokens(reader, "prompt", load.prompt);
    optionalTokens(reader, "output", load.output);
    optionalTokens(reader, "prefill_chunk", load.chunk);
    load.meanFill = reader.number("mean_fill", kLeastFill, 1.0).value_or(load.meanFill);
    reader.wholeNumber("shared_prefix", 0, kMostContext, load.sharedPrefix);
    std::int64_t draft = load.draftTokens;
    reader.wholeNumber("speculative_tokens", 0, kMostDraftTokens, draft);
    load.draftTokens = static_cast<int>(draft);
    load.acceptedTokens =
        reader.number("accepted_tokens", 0.0, load.draftTokens).value_or(load.acceptedTokens);
    load.floor =
        TokensPerSecond{reader.number("floor_tok_s", 0.001, kMostFloor.value()).value_or(load.floor.value())};
    return reader.unknown();
}

json readRate(const json &object, const std::string &where, RateSettings &rate)
{
    ObjectReader reader(object, where);
    if (reader.value("engine"))
        reader.word("engine", rateEngineFrom, rate.engine.emplace());
    reader.text("version", rate.version);
    return reader.unknown();
}

json readPrices(const json &object, const std::string &where, PriceSettings &prices)
{
    ObjectReader reader(object, where);
    reader.word("basis", priceBasisFrom, prices.basis);
    prices.yearsOfUse = reader.number("years_of_use", 0.1, kMostYearsOfUse).value_or(prices.yearsOfUse);
    return reader.unknown();
}

Ordered loadJson(const Workload &load)
{
    const Workload usual;
    Ordered object = Ordered::object();
    if (load.prompt)
        object["prompt"] = *load.prompt;
    if (load.output)
        object["output"] = *load.output;
    if (load.meanFill != usual.meanFill)
        object["mean_fill"] = load.meanFill;
    if (load.sharedPrefix != usual.sharedPrefix)
        object["shared_prefix"] = load.sharedPrefix;
    if (load.chunk)
        object["prefill_chunk"] = *load.chunk;
    if (load.draftTokens != usual.draftTokens)
        object["speculative_tokens"] = load.draftTokens;
    if (load.acceptedTokens != usual.acceptedTokens)
        object["accepted_tokens"] = load.acceptedTokens;
    if (load.floor != usual.floor)
        object["floor_tok_s"] = load.floor.value();
    return object;
}

Ordered rateJson(const RateSettings &rate)
{
    Ordered object = Ordered::object();
    if (rate.engine)
        object["engine"] = idOf(*rate.engine);
    if (!rate.version.empty())
        object["version"] = rate.version;
    return object;
}

Ordered pricesJson(const PriceSettings &prices)
{
    const PriceSettings usual;
    Ordered object = Ordered::object();
    if (prices.basis != usual.basis)
        object["basis"] = idOf(prices.basis);
    if (prices.yearsOfUse != usual.yearsOfUse)
        object["years_of_use"] = prices.yearsOfUse;
    return object;
}

} // namespace

const char *idOf(PriceBasis basis)
{
    return kPriceBases[static_cast<std::size_t>(basis)];
}

std::optional<PriceBasis> priceBasisFrom(std::string_view id)
{
    for (std::size_t i = 0; i < kPriceBases.size(); ++i)
        if (id == kPriceBases[i])
            return static_cast<PriceBasis>(i);
    return std::nullopt;
}

json readLoads(ObjectReader &scenarioReader, Scenario &scenario)
{
    json unknown = json::object();
    const auto part = [&](const char *key, auto &target,
                          json (*read)(const json &, const std::string &, std::decay_t<decltype(target)> &)) {
        if (const json *object = scenarioReader.value(key))
            if (json kept = read(*object, scenarioReader.where(key), target); !kept.empty())
                unknown[key] = std::move(kept);
    };
    part("load", scenario.load, readLoad);
    part("rate", scenario.rate, readRate);
    part("prices", scenario.prices, readPrices);
    part("purchase", scenario.purchase, readPurchase);
    return unknown;
}

void writeLoads(const Scenario &scenario, Ordered &document)
{
    const auto part = [&](const char *key, Ordered object) {
        if (!object.empty())
            document[key] = std::move(object);
    };
    part("load", loadJson(scenario.load));
    part("rate", rateJson(scenario.rate));
    part("prices", pricesJson(scenario.prices));
    part("purchase", purchaseJson(scenario.purchase));
}

} // namespace headroom

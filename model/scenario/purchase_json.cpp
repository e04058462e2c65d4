// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/purchase_json.h"

#include <array>

namespace headroom {

namespace {

using nlohmann::json;

constexpr std::array kRanks{"cost", "power", "devices"};

} // namespace

const char *idOf(RankBy rank)
{
    return kRanks[static_cast<std::size_t>(rank)];
}

std::optional<RankBy> rankFrom(std::string_view id)
{
    for (std::size_t i = 0; i < kRanks.size(); ++i)
        if (id == kRanks[i])
            return static_cast<RankBy>(i);
    return std::nullopt;
}

json readPurchase(const json &object, const std::string &where, Purchase &purchase)
{
    ObjectReader reader(object, where);
    SizingLimits &limits = purchase.limits;
    reader.wholeNumber("users", 1, kMostSequences, limits.users);
    reader.quantity("ttft_s", kLeastFirstToken.value(), kMostFirstToken, limits.firstToken);
    limits.usdPerHour = reader.number("budget_usd_per_hour", 0.0, kMostBudget);
    reader.quantity("power_w", kLeastPurchasePower.value(), kMostPurchasePower, limits.power);
    if (reader.value("devices"))
        reader.wholeNumber("devices", 1, kMostSequences, limits.devices.emplace(1));
    reader.word("rank", rankFrom, purchase.rank);
    return reader.unknown();
}

nlohmann::ordered_json purchaseJson(const Purchase &purchase)
{
    const Purchase usual;
    const SizingLimits &limits = purchase.limits;
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    if (limits.users != usual.limits.users)
        object["users"] = limits.users;
    if (limits.firstToken)
        object["ttft_s"] = limits.firstToken->value();
    if (limits.usdPerHour)
        object["budget_usd_per_hour"] = *limits.usdPerHour;
    if (limits.power)
        object["power_w"] = limits.power->value();
    if (limits.devices)
        object["devices"] = *limits.devices;
    if (purchase.rank != usual.rank)
        object["rank"] = idOf(purchase.rank);
    return object;
}

} // namespace headroom

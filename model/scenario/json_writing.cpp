// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/json_writing.h"

#include <cmath>

namespace headroom {

using Ordered = nlohmann::ordered_json;

Ordered plainNumber(double value)
{
    constexpr double exactUpTo = 9007199254740992.0; // 2^53
    if (std::abs(value) <= exactUpTo && value == std::floor(value))
        return static_cast<std::int64_t>(value);
    return value;
}

void appendUnknown(Ordered &object, const std::string &keys)
{
    if (keys.empty())
        return;
    const Ordered unknown = Ordered::parse(keys, nullptr, false);
    if (!unknown.is_object())
        return;
    for (const auto &[key, value] : unknown.items()) {
        if (!object.contains(key))
            object[key] = value;
        else if (object[key].is_object() && value.is_object())
            appendUnknown(object[key], value.dump());
    }
}

std::string textOfUnknown(const nlohmann::json &unknown)
{
    return unknown.empty() ? std::string() : unknown.dump();
}

} // namespace headroom

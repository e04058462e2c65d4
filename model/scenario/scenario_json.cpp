// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/workload_json.h"

#include "model/scenario/settings_json.h"

#include <cmath>

namespace headroom {

namespace {

using Ordered = nlohmann::ordered_json;

// A whole value without ".0": it reads better and is the same number.
Ordered number(double value)
{
    constexpr double exactUpTo = 9007199254740992.0; // 2^53
    if (std::abs(value) <= exactUpTo && value == std::floor(value))
        return static_cast<std::int64_t>(value);
    return value;
}

// Keys a newer program wrote go behind ours and never replace them.
void appendUnknown(Ordered &object, const std::string &keys)
{
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

Ordered overridesJson(const Overrides &overrides)
{
    Ordered json = Ordered::object();
    if (overrides.memory)
        json["memory_bytes"] = number(overrides.memory->value());
    if (overrides.bandwidth)
        json["bandwidth_bytes_per_s"] = number(overrides.bandwidth->value());
    if (overrides.reserve)
        json["reserve_bytes"] = number(overrides.reserve->value());
    if (overrides.utilization)
        json["utilization"] = number(*overrides.utilization);
    if (overrides.pool)
        json["pool_bytes"] = number(overrides.pool->value());
    if (overrides.usdPerHour)
        json["usd_per_device_hour"] = number(*overrides.usdPerHour);
    if (overrides.power)
        json["device_power_w"] = number(overrides.power->value());
    return json;
}

Ordered configurationJson(const Configuration &configuration)
{
    Ordered json = Ordered::object();
    json["accelerator"] = configuration.accelerator;
    json["weights"] = configuration.weights;
    json["kv"] = configuration.cache;
    json["tp"] = configuration.parallel.tensor;
    json["pp"] = configuration.parallel.pipeline;
    json["ep"] = configuration.parallel.expert;
    json["dp"] = configuration.parallel.data;
    if (!configuration.model.empty())
        json["model"] = configuration.model;
    if (Ordered overrides = overridesJson(configuration.overrides); !overrides.empty())
        json["overrides"] = std::move(overrides);
    appendUnknown(json, configuration.unknownKeys);
    return json;
}

} // namespace

std::string toJson(const Scenario &scenario)
{
    Ordered json = Ordered::object();
    json["headroom_scenario"] = kScenarioVersion;
    json["model"] = scenario.model;
    json["context"] = scenario.context;
    json["sequences"] = scenario.sequences;
    json["method"] = idOf(scenario.method);
    if (Ordered settings = settingsJson(scenario.settings); !settings.empty())
        json["settings"] = std::move(settings);
    json["weights_basis"] = idOf(scenario.basis);
    writeLoads(scenario, json);
    Ordered &configurations = json["configurations"] = Ordered::array();
    for (const Configuration &configuration : scenario.configurations)
        configurations.push_back(configurationJson(configuration));
    appendUnknown(json, scenario.unknownKeys);
    // Text that is no UTF-8 cannot come from a file, only from a caller; it must not end the program.
    return json.dump(2, ' ', false, Ordered::error_handler_t::replace) + '\n';
}

std::string toJson(const Configuration &configuration)
{
    return configurationJson(configuration).dump(2, ' ', false, Ordered::error_handler_t::replace) + '\n';
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/workload_json.h"

#include "model/scenario/carried_json.h"
#include "model/scenario/json_writing.h"
#include "model/scenario/measurements_json.h"
#include "model/scenario/settings_json.h"

namespace headroom {

namespace {

using Ordered = nlohmann::ordered_json;

Ordered overridesJson(const Overrides &overrides)
{
    Ordered json = Ordered::object();
    if (overrides.memory)
        json["memory_bytes"] = plainNumber(overrides.memory->value());
    if (overrides.memoryFrom)
        json["memory_measured"] = originJson(*overrides.memoryFrom);
    if (overrides.bandwidth)
        json["bandwidth_bytes_per_s"] = plainNumber(overrides.bandwidth->value());
    if (overrides.bandwidthFrom)
        json["bandwidth_measured"] = originJson(*overrides.bandwidthFrom);
    if (overrides.reserve)
        json["reserve_bytes"] = plainNumber(overrides.reserve->value());
    if (overrides.utilization)
        json["utilization"] = plainNumber(*overrides.utilization);
    if (overrides.pool)
        json["pool_bytes"] = plainNumber(overrides.pool->value());
    if (overrides.usdPerHour)
        json["usd_per_device_hour"] = plainNumber(*overrides.usdPerHour);
    if (overrides.power)
        json["device_power_w"] = plainNumber(overrides.power->value());
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
    if (!scenario.carriedModels.empty())
        json["carried_models"] = carriedModelsJson(scenario.carriedModels);
    if (!scenario.measurements.isEmpty())
        json["measurements"] = measurementsJson(scenario.measurements);
    appendUnknown(json, scenario.unknownKeys);
    // Text that is no UTF-8 cannot come from a file, only from a caller; it must not end the program.
    return json.dump(2, ' ', false, Ordered::error_handler_t::replace) + '\n';
}

std::string toJson(const Configuration &configuration)
{
    return configurationJson(configuration).dump(2, ' ', false, Ordered::error_handler_t::replace) + '\n';
}

} // namespace headroom

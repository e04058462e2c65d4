// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/scenario_json.h"

#include "model/scenario/carried_json.h"
#include "model/scenario/checked_json.h"
#include "model/scenario/json_writing.h"
#include "model/scenario/measurements_json.h"
#include "model/scenario/object_reader.h"
#include "model/scenario/settings_json.h"
#include "model/scenario/workload_json.h"

namespace headroom {

namespace {

using nlohmann::json;
using What = ScenarioError::What;

// A document has about a hundred keys, a model that it carries about two hundred, and each of its
// measurements at most 35.
constexpr JsonLimits kLimits{kLargestScenarioFile, 32, 16'384 + 40 * static_cast<int>(kMostMeasurements)};

// Where an override was measured; a mark without its value says nothing.
void readMeasured(ObjectReader &reader, const char *key, bool hasValue, std::optional<Origin> &from,
                  json &unknown)
{
    const json *mark = reader.value(key);
    if (!mark)
        return;
    json kept;
    const Origin origin = readOrigin(*mark, reader.where(key), kept);
    if (hasValue)
        from = origin;
    if (!kept.empty())
        unknown[key] = std::move(kept);
}

json readOverrides(const json &object, const std::string &where, Overrides &overrides)
{
    ObjectReader reader(object, where);
    reader.quantity("memory_bytes", 1.0, kMostDeviceMemory, overrides.memory);
    reader.quantity("bandwidth_bytes_per_s", 1.0, kMostBandwidth, overrides.bandwidth);
    reader.quantity("reserve_bytes", 0.0, kMostDeviceMemory, overrides.reserve);
    overrides.utilization = reader.number("utilization", kLeastUtilization, 1.0);
    reader.quantity("pool_bytes", 1.0, kMostDeviceMemory, overrides.pool);
    overrides.usdPerHour = reader.number("usd_per_device_hour", 0.0, kMostUsdPerHour);
    reader.quantity("device_power_w", 0.0, kMostPower, overrides.power);
    json unknownMarks = json::object();
    readMeasured(reader, "memory_measured", overrides.memory.has_value(), overrides.memoryFrom, unknownMarks);
    readMeasured(reader, "bandwidth_measured", overrides.bandwidth.has_value(), overrides.bandwidthFrom,
                 unknownMarks);
    json unknown = reader.unknown();
    unknown.update(unknownMarks);
    return unknown;
}

Configuration readConfiguration(const json &object, const std::string &where)
{
    Configuration configuration;
    ObjectReader reader(object, where);
    configuration.accelerator = reader.textOf(reader.needed("accelerator"), "accelerator");
    reader.text("weights", configuration.weights);
    reader.text("kv", configuration.cache);
    reader.degree("tp", configuration.parallel.tensor);
    reader.degree("pp", configuration.parallel.pipeline);
    reader.degree("ep", configuration.parallel.expert);
    reader.degree("dp", configuration.parallel.data);
    reader.text("model", configuration.model);
    json unknownOverrides;
    if (const json *overrides = reader.value("overrides"))
        unknownOverrides = readOverrides(*overrides, reader.where("overrides"), configuration.overrides);
    json unknown = reader.unknown();
    if (!unknownOverrides.empty())
        unknown["overrides"] = std::move(unknownOverrides);
    configuration.unknownKeys = textOfUnknown(unknown);
    return configuration;
}

void readVersion(ObjectReader &reader)
{
    const json *value = reader.value("headroom_scenario");
    if (!value)
        failReading(What::NotAScenario, "/");
    if (!value->is_number_integer())
        failReading(What::WrongType, reader.where("headroom_scenario"), "a whole number");
    if (value->get<double>() > kScenarioVersion)
        failReading(What::NewerVersion, reader.where("headroom_scenario"), value->dump());
    if (value->get<double>() < 1)
        failReading(What::OutOfRange, reader.where("headroom_scenario"),
                    "1 to " + std::to_string(kScenarioVersion));
}

Scenario readScenario(const json &document)
{
    if (!document.is_object())
        failReading(What::NotAScenario, "/");
    ObjectReader reader(document, {});
    readVersion(reader);
    Scenario scenario;
    scenario.model = reader.textOf(reader.needed("model"), "model");
    (void)reader.needed("context");
    reader.wholeNumber("context", kLeastContext, kMostContext, scenario.context);
    reader.wholeNumber("sequences", 1, kMostSequences, scenario.sequences);
    reader.word("method", methodFrom, scenario.method);
    json unknownSettings;
    if (const json *settings = reader.value("settings"))
        unknownSettings = readSettings(*settings, reader.where("settings"), scenario.settings);
    scenario.basis = usualBasis(scenario.method);
    reader.word("weights_basis", weightsBasisFrom, scenario.basis);
    json unknownLoads = readLoads(reader, scenario);

    const json &configurations = reader.needed("configurations");
    if (!configurations.is_array())
        failReading(What::WrongType, "/configurations", "a list");
    if (configurations.size() > kMostConfigurations)
        failReading(What::OutOfRange, "/configurations", "0 to " + std::to_string(kMostConfigurations));
    for (const json &configuration : configurations)
        scenario.configurations
            .push_back(readConfiguration(configuration,
                                         "/configurations/"
                                             + std::to_string(scenario.configurations.size())));
    scenario.carriedModels = readCarriedModels(reader);
    if (const json *measurements = reader.value("measurements"))
        scenario.measurements = readMeasurementRows(*measurements, "/measurements");
    json unknown = reader.unknown();
    if (!unknownSettings.empty())
        unknown["settings"] = std::move(unknownSettings);
    unknown.update(unknownLoads);
    scenario.unknownKeys = textOfUnknown(unknown);
    return scenario;
}

json parsed(std::string_view text)
{
    std::variant<json, JsonComplaint> result = checkedJson(text, kLimits);
    if (const JsonComplaint *complaint = std::get_if<JsonComplaint>(&result)) {
        using Is = JsonComplaint::Is;
        const What what = complaint->is == Is::TooLarge      ? What::TooLarge
                          : complaint->is == Is::TooDeep     ? What::TooDeep
                          : complaint->is == Is::TooManyKeys ? What::TooManyKeys
                          : complaint->is == Is::RepeatedKey ? What::RepeatedKey
                                                             : What::NotJson;
        failReading(what, complaint->where, complaint->detail);
    }
    return std::get<json>(std::move(result));
}

} // namespace

std::variant<Scenario, ScenarioError> scenarioFromJson(std::string_view text)
{
    try {
        return readScenario(parsed(text));
    } catch (const ScenarioError &error) {
        return error;
    }
}

std::variant<Configuration, ScenarioError> configurationFromJson(std::string_view text)
{
    try {
        return readConfiguration(parsed(text), {});
    } catch (const ScenarioError &error) {
        return error;
    }
}

} // namespace headroom

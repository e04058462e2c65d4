// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <variant>

namespace headroom {

// One change of the document, as a value. apply() is the only way a scenario changes.
struct SetModel {
    std::string model;
};
struct SetContext {
    Tokens context = 0;
};
struct SetSequences {
    Tokens sequences = 0;
};
struct SetMethod {
    Method method = Method::Reference;
};
struct SetSettings {
    MethodSettings settings;
};
struct SetWeightsBasis {
    WeightsBasis basis = WeightsBasis::Nominal;
};
struct SetWorkload {
    Workload load;
};
struct SetRate {
    RateSettings rate;
};
struct SetPrices {
    PriceSettings prices;
};
struct SetPurchase {
    Purchase purchase;
};
struct AddConfiguration {
    Configuration configuration;
};
struct RemoveConfiguration {
    std::size_t index = 0;
};
struct SetConfiguration {
    std::size_t index = 0;
    Configuration configuration;
};
struct SetConfigurations { // all of them
    std::vector<Configuration> configurations;
};
struct MoveConfiguration {
    std::size_t from = 0;
    std::size_t to = 0;
};
struct AddMeasurements {
    std::vector<KeptMeasurement> measurements;
};
struct RemoveMeasurements {
    std::vector<std::size_t> indices;
};
struct HideMeasurements {
    std::vector<std::size_t> indices;
    bool hidden = true; // false: shown again
};
struct ReplaceScenario {
    Scenario scenario;
};

using ScenarioEdit = std::variant<SetModel, SetContext, SetSequences, SetMethod, SetSettings, SetWeightsBasis,
                                  SetWorkload, SetRate, SetPrices, SetPurchase, AddConfiguration,
                                  RemoveConfiguration, SetConfiguration, SetConfigurations, MoveConfiguration,
                                  AddMeasurements, RemoveMeasurements, HideMeasurements, ReplaceScenario>;

// The scenario after the edit. Numbers are brought into their limits, an index that does not exist
// changes nothing, and a seventh configuration is not added.
[[nodiscard]] Scenario apply(const Scenario &scenario, const ScenarioEdit &edit);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/lesson.h"

#include "model/rate/prefill.h"
#include "model/rate/prepare_rate.h"

namespace headroom {

// A configuration on a model, for rates.
struct RateCase {
    std::string accelerator;
    std::string model = "qwen3.8-27b";
    std::string weights = "bf16";
    Parallelism parallel{};
    std::optional<RateEngine> engine{};
    std::string version{};
    Workload load{};
    std::string cache = "bf16";
    Overrides overrides{};
};

inline Scenario scenarioOf(const RateCase &c, Tokens context = 4096)
{
    Scenario scenario;
    scenario.model = c.model;
    scenario.context = context;
    scenario.load = c.load;
    scenario.rate = {c.engine, c.version};
    Configuration configuration;
    configuration.accelerator = c.accelerator;
    configuration.weights = c.weights;
    configuration.cache = c.cache;
    configuration.parallel = c.parallel;
    configuration.overrides = c.overrides;
    scenario.configurations = {configuration};
    return scenario;
}

inline PreparedRate rateOf(const RateCase &c)
{
    const Scenario scenario = scenarioOf(c);
    return prepareRate(catalog(), scenario, scenario.configurations.front());
}

} // namespace headroom

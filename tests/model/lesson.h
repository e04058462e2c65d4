// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

namespace headroom {

// The catalog the program ships, read once per test program.
inline const Catalog &catalog()
{
    static const Catalog built = builtInCatalog();
    return built;
}

// One configuration on the lesson's model unless said otherwise.
struct Question {
    std::string accelerator;
    Tokens context = 262'144;
    Parallelism parallel{};
    std::string model = "qwen3.8-27b";
    WeightsBasis basis = WeightsBasis::Nominal;
    Overrides overrides{};
    std::string weights = "bf16";
    std::string cache = "bf16";
};

inline ConfigurationResult answerTo(const Question &question)
{
    Scenario scenario;
    scenario.model = question.model;
    scenario.context = question.context;
    scenario.basis = question.basis;
    Configuration configuration;
    configuration.accelerator = question.accelerator;
    configuration.parallel = question.parallel;
    configuration.overrides = question.overrides;
    configuration.weights = question.weights;
    configuration.cache = question.cache;
    return evaluateOne(catalog(), scenario, configuration);
}

} // namespace headroom

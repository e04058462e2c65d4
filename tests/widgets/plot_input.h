// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/lesson.h"

#include "widgets/plots/plotinput.h"

namespace headroom {

// What a plot receives for a scenario, in English unless said otherwise.
inline PlotInput inputFor(const Scenario &scenario, int selected = 0,
                          const QLocale &locale = QLocale(QLocale::English, QLocale::UnitedStates))
{
    static const auto shared = std::make_shared<const Catalog>(catalog());
    PlotInput input;
    input.catalog = shared;
    input.evaluation = evaluate(*shared, scenario);
    input.selected = selected;
    input.locale = locale;
    return input;
}

// The lesson (H100 SXM, MI300X, B200; Qwen3.8-27B bf16) at a context.
inline Scenario lessonAt(Tokens context)
{
    Scenario scenario = lessonScenario();
    scenario.context = context;
    return scenario;
}

inline Configuration configurationOf(const char *accelerator, int tensor = 1, const char *weights = "bf16")
{
    Configuration configuration;
    configuration.accelerator = accelerator;
    configuration.weights = weights;
    configuration.parallel.tensor = tensor;
    return configuration;
}

// Llama 3.1 405B in bf16 on the given configurations.
inline Scenario largeModelOn(std::vector<Configuration> configurations, Tokens context = 65536)
{
    Scenario scenario;
    scenario.model = "llama-3.1-405b";
    scenario.context = context;
    scenario.configurations = std::move(configurations);
    return scenario;
}

} // namespace headroom

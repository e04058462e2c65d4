// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/scenario.h"

namespace headroom {

Tokens draftedTokens(const Scenario &scenario)
{
    const bool engine = scenario.method != Method::Reference;
    return engine ? scenario.settings.speculativeTokens.value_or(scenario.load.draftTokens)
                  : scenario.load.draftTokens;
}

Scenario lessonScenario()
{
    Scenario scenario;
    scenario.model = "qwen3.8-27b";
    scenario.context = 262'144;
    for (const char *accelerator : {"h100-sxm", "mi300x", "b200-sxm"}) {
        Configuration configuration;
        configuration.accelerator = accelerator;
        scenario.configurations.push_back(configuration);
    }
    return scenario;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rates.h"

namespace headroom {

// "200 users at 32k, 25 tok/s each."
inline Scenario request(const char *model = "qwen3.8-27b", Tokens context = 32'768, double floor = 25)
{
    Scenario scenario;
    scenario.model = model;
    scenario.context = context;
    scenario.load.floor = TokensPerSecond{floor};
    return scenario;
}

inline Configuration on(const char *part, int tensor = 1)
{
    Configuration configuration;
    configuration.accelerator = part;
    configuration.parallel.tensor = tensor;
    return configuration;
}

} // namespace headroom

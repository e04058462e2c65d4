// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/request.h"

#include "model/scenario/scenario.h"

namespace headroom {

// What the conversations do, and whose runs and prices count. Throw UsageError.
void takeLoad(const TypedQuestion &typed, Scenario &scenario);
void takeSettings(const QStringList &settings, Scenario &scenario); // KEY=VALUE

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/scenario/scenario.h"

namespace headroom {

// Reads a *.headroom.json. Throws UsageError, which names the file and the position.
[[nodiscard]] Scenario readScenarioFile(const QString &path);

} // namespace headroom

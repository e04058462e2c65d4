// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <variant>

#include "model/scenario/scenario.h"
#include "widgets/sentences/said.h"

namespace headroom {

// Reads a *.headroom.json; a sentence with file and position where that fails.
[[nodiscard]] std::variant<Scenario, Said> readScenarioFile(const QString &path);

// Writes it whole or not at all; gives back why it failed, empty when all went well.
[[nodiscard]] Said writeScenarioFile(const QString &path, const Scenario &scenario);

} // namespace headroom

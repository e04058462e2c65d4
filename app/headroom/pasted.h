// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <variant>

#include "model/scenario/scenario.h"
#include "widgets/plots/plotinput.h"
#include "widgets/sentences/said.h"

namespace headroom {

// A configuration as text: a line for people, then all of it, so that pasting gives back exactly the same.
[[nodiscard]] QString configurationText(const PlotInput &input, const ConfigurationResult &result);

// What a text from the clipboard is: a configuration, a whole comparison, one of them with a mistake (the
// sentence says where), or none of them.
using Pasted = std::variant<std::monostate, Configuration, Scenario, Said>;
[[nodiscard]] Pasted pastedFrom(const QByteArray &text);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/plotinput.h"

#include <QStringList>

namespace headroom {

// A name for each configuration of a result, no two alike unless the configurations are: hardware,
// then a pinned model, then formats where only these tell two apart.
[[nodiscard]] QStringList seriesNames(const PlotInput &input);

// Whether the configuration's accelerator is not shipping yet.
[[nodiscard]] bool isAnnounced(const PlotInput &input, std::size_t index);

// Whether it is a what-if copy, and what is said under a plot with one; empty without.
[[nodiscard]] bool isWhatIf(const PlotInput &input, std::size_t index);
[[nodiscard]] QString whatIfNote(const PlotInput &input);

} // namespace headroom

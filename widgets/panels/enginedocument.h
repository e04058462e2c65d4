// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include "widgets/plots/plotinput.h"

class QTextDocument;

namespace headroom {

// Writes what the method's engine would print for the selected configuration beside what fits, why the two
// differ, and what it keeps back with the printed figures behind.
void writeEngine(QTextDocument *document, const QPalette &palette, const PlotInput &input);

} // namespace headroom

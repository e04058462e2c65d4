// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/plotinput.h"

class QPalette;
class QTextDocument;

namespace headroom {

// Writes the numbered sources behind an evaluation into a document, then what is disputed about the
// chosen accelerators and models: cautions, disagreements, other sources' numbers.
void writeSources(QTextDocument *document, const QPalette &palette, const PlotInput &input);

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plots/plotinput.h"

class QPalette;
class QTextDocument;

namespace headroom {

// Writes the working of one result into a document: the result first, each step with its formula, the
// values put in and links to where they come from, then the figures that were put in with kind, source
// and other sources' numbers.
void writeWorking(QTextDocument *document, const QPalette &palette, const PlotInput &input,
                  const Trace &trace, Term result);

// The anchors of the document.
[[nodiscard]] QString stepAnchor(std::size_t step);
[[nodiscard]] QString leafAnchor(std::size_t leaf);

} // namespace headroom

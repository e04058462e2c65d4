// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figuretext.h"
#include "widgets/theme/theme.h"

class QCPPainter;

namespace headroom {

class PlotCard;

// Draws a figure that can be read alone: the answer, the plot, and below it assumptions, numbered
// sources and the date. Addresses are cut to their places, and notes set in columns, where the plot would
// have too little room.
void drawFigure(QCPPainter *painter, const QSize &size, PlotCard &plot, const FigureText &text,
                const Theme &theme = Theme::light());

// The least height at which a plot of this width has room beside its notes.
[[nodiscard]] int leastFigureHeight(int width, const FigureText &text);
constexpr int kLeastFigureWidth = 480;

} // namespace headroom

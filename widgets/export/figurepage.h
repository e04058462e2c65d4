// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figuretext.h"
#include "widgets/theme/theme.h"

class QCPPainter;

namespace headroom {

class PlotCard;

// Draws a figure that can be read alone: the answer, the plot, and below it assumptions, numbered
// sources and the date.
void drawFigure(QCPPainter *painter, const QSize &size, PlotCard &plot, const FigureText &text,
                const Theme &theme = Theme::light());

} // namespace headroom

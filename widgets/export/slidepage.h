// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

#include <vector>

#include "widgets/export/figuretext.h"

class QCPPainter;

namespace headroom {

class PlotCard;

// A slide of 13.33 x 7.5 inches has 1280 x 720 of these units, so that 12 of them are 9 points: no type is
// smaller.
constexpr double kSlideWidth = 1280.0;
constexpr double kSlideHeight = 720.0;
constexpr int kSlideFoot = 12;
constexpr int kSlideBody = 13;
[[nodiscard]] QFont slideFootFont();

// A plot on a slide. Notes that the slide's table says too take no room.
struct SlidePlot {
    PlotCard *plot = nullptr;
    bool withNote = false;
};

// Draws a page to be pasted into a deck: what was asked, the answer, one or two plots side by side, a table
// of all configurations, assumptions, numbered sources, date and version. Light colours. Of another shape
// than 16:9 the plots take the height.
void drawSlide(QCPPainter *painter, const QSize &size, const std::vector<SlidePlot> &plots,
               const PlotInput &input, const FigureText &text);

} // namespace headroom

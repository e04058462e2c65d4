// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QSize>
#include <QString>

#include "widgets/plots/plotinput.h"
#include "widgets/theme/theme.h"

class QImage;
class QWidget;

namespace headroom {

class PlotCard;
class PlotsArea;

// How a figure is wanted.
struct FigureShape {
    QSize size;         // logical pixels
    double scale = 1.0; // for PNG
    bool dark = false;  // for PNG; SVG and PDF are always light
};

// A plot with the answer, assumptions and sources around it.
[[nodiscard]] QImage figureImage(PlotCard &plot, const PlotInput &input, const FigureShape &shape);
[[nodiscard]] QString writeFigure(const QString &path, PlotCard &plot, const PlotInput &input,
                                  const FigureShape &shape);

// The window as it stands, with the plots as lines and text, not as pixels, in SVG and PDF.
[[nodiscard]] QString writeWindow(const QString &path, QWidget &window, const PlotsArea &plots);

// The numbers of a plot, cells separated by tabs, as spreadsheets take them.
[[nodiscard]] QString tableText(const PlotCard &plot);

} // namespace headroom

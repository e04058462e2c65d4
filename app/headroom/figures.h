// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>

#include "widgets/export/figureplots.h"
#include "widgets/export/figuretext.h"
#include "widgets/export/picturefile.h"
#include "widgets/tables/comparison.h"

class QWidget;

namespace headroom {

class PlotCard;
class PlotsArea;

// How a figure is wanted.
struct FigureOrder {
    QString figure;      // the name of a plot, or slideName()
    QStringList onSlide; // names of one or two plots
    QString title;       // empty: the figure's own
    QString subtitle;    // the same
    QSize size;          // logical pixels
    double scale = 1.0;  // pixels for each of them, in PNG
    bool dark = false;   // a plot in PNG; all else is always light
};

[[nodiscard]] QString slideName();
[[nodiscard]] QStringList usualOnSlide(); // what fits, and how fast

// Makes the figures of one comparison in the language the application speaks at the time: it is to be made,
// asked and gone while that stays. The window's own plots are left alone.
class FigureMaker {
public:
    explicit FigureMaker(const PlotInput &input, const PlotChoices &choices = {});

    [[nodiscard]] QString nameOf(const QString &figure) const; // "What fits", "Slide page"
    [[nodiscard]] FigureText textOf(const FigureOrder &order) const;
    [[nodiscard]] QSize leastSize(const FigureOrder &order) const; // at which it can be read
    [[nodiscard]] Picture draw(PictureKind kind, const FigureOrder &order) const;
    [[nodiscard]] QList<QStringList> comparison(CellForm form) const; // of all configurations
    [[nodiscard]] QString writeWorkbook(const QString &path) const;   // why it failed; empty: all is well

private:
    PlotInput m_input;
    FigurePlots m_plots;
    FigurePlots m_onSlide; // without points: a slide has no room for all their sources
};

// The window as it stands, with the plots as lines and text, not as pixels, in SVG and PDF.
[[nodiscard]] Picture windowPicture(PictureKind kind, QWidget &window, const PlotsArea &plots);

// The numbers of a plot, cells separated by tabs, as spreadsheets take them.
[[nodiscard]] QString tableText(const PlotCard &plot);

} // namespace headroom

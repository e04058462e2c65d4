// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/figures.h"

#include <QWidget>

#include <qcustomplot.h>

#include "app/headroom/plotsarea.h"
#include "widgets/export/figurepage.h"
#include "widgets/export/picturefile.h"
#include "widgets/plots/plotcard.h"

namespace headroom {

namespace {

DrawPicture figureDrawing(PlotCard &plot, const FigureText &text, const Theme &theme)
{
    return [&plot, text, &theme](QCPPainter *painter, const QSize &size) {
        drawFigure(painter, size, plot, text, theme);
    };
}

} // namespace

QImage figureImage(PlotCard &plot, const PlotInput &input, const FigureShape &shape)
{
    const FigureText text = figureText(input, QDate::currentDate(), plot.furtherSources());
    const Theme &theme = shape.dark ? Theme::darkTheme() : Theme::light();
    return pictureAsImage({shape.size, shape.scale, plot.title()}, figureDrawing(plot, text, theme));
}

QString writeFigure(const QString &path, PlotCard &plot, const PlotInput &input, const FigureShape &shape)
{
    const bool png = pictureKindOf(path) == PictureKind::Png;
    const FigureText text = figureText(input, QDate::currentDate(), plot.furtherSources());
    const Theme &theme = png && shape.dark ? Theme::darkTheme() : Theme::light();
    return writePicture(path, {shape.size, shape.scale, plot.title()}, figureDrawing(plot, text, theme));
}

QString writeWindow(const QString &path, QWidget &window, const PlotsArea &plots)
{
    if (pictureKindOf(path) == PictureKind::Png)
        return writeImage(path, window.grab().toImage());
    return writePicture(path, {window.size(), 1.0, window.windowTitle()},
                        [&](QCPPainter *painter, const QSize &) {
                            window.render(painter, QPoint(), QRegion(),
                                          QWidget::DrawWindowBackground | QWidget::DrawChildren);
                            for (PlotCard *plot : plots.plots()) {
                                if (!plot->isVisible())
                                    continue;
                                painter->save();
                                painter->translate(plot->mapTo(&window, QPoint()));
                                plot->drawInto(painter, plot->size(), Theme::of(window.palette()));
                                painter->restore();
                            }
                        });
}

QString tableText(const PlotCard &plot)
{
    QString text;
    const QList<QStringList> rows = plot.table();
    for (const QStringList &row : rows)
        text += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
    return text;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/figures.h"

#include <QCoreApplication>
#include <QWidget>

#include <qcustomplot.h>

#include "app/headroom/plotsarea.h"
#include "widgets/export/figurepage.h"
#include "widgets/export/slidepage.h"
#include "widgets/plots/plotcard.h"
#include "widgets/plots/seriesnames.h"
#include "widgets/tables/tabletext.h"
#include "widgets/tables/workbook.h"
#include "widgets/theme/plainletters.h"

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

// While it lives the plots' pixels are not there: lines and text are drawn in their place.
class WithoutCanvases {
public:
    explicit WithoutCanvases(const PlotsArea &plots)
    {
        for (PlotCard *card : plots.plots())
            if (card->plot()->isVisible()) {
                card->plot()->hide();
                m_hidden.append(card->plot());
            }
    }
    ~WithoutCanvases()
    {
        for (QWidget *canvas : m_hidden)
            canvas->show();
    }
    Q_DISABLE_COPY_MOVE(WithoutCanvases)

private:
    QList<QWidget *> m_hidden;
};

} // namespace

QString slideName()
{
    return QStringLiteral("slide");
}

QStringList usualOnSlide()
{
    return {QStringLiteral("capacity"), QStringLiteral("rate")};
}

FigureMaker::FigureMaker(const PlotInput &input, const PlotChoices &choices)
    : m_input(input)
    , m_plots(input, choices)
    , m_onSlide(input, {choices.yield, {}})
{}

QString FigureMaker::nameOf(const QString &figure) const
{
    const PlotCard *plot = m_plots.named(figure);
    return plot ? plot->title() : Words::tr("Slide page");
}

FigureText FigureMaker::textOf(const FigureOrder &order) const
{
    const PlotCard *plot = m_plots.named(order.figure);
    FigureText text = order.figure == slideName() ? slideText(m_input, QDate::currentDate())
                                                  : figureText(m_input, QDate::currentDate(),
                                                               plot ? plot->furtherSources() : QStringList());
    if (!order.title.isEmpty())
        text.title = order.title;
    if (!order.subtitle.isEmpty())
        text.subtitle = order.subtitle;
    return text;
}

QSize FigureMaker::leastSize(const FigureOrder &order) const
{
    if (order.figure == slideName())
        return {}; // it is drawn smaller as a whole
    return {kLeastFigureWidth, leastFigureHeight(order.size.width(), textOf(order))};
}

Picture FigureMaker::draw(PictureKind kind, const FigureOrder &order) const
{
    std::optional<PlainLetters> letters;
    if (kind == PictureKind::Pdf)
        letters.emplace();
    const FigureText text = textOf(order);
    const PictureShape shape{order.size, order.scale, text.title, text.sources.full.join(QLatin1Char('\n'))};
    if (order.figure == slideName()) {
        std::vector<SlidePlot> plots;
        for (const QString &name : order.onSlide)
            if (PlotCard *plot = m_onSlide.named(name))
                plots.push_back({plot, name == QLatin1String("tradeoff")}); // it says what its marks are
        return drawnPicture(kind, shape, [&](QCPPainter *painter, const QSize &size) {
            drawSlide(painter, size, plots, m_input, text);
        });
    }
    PlotCard *plot = m_plots.named(order.figure);
    Q_ASSERT(plot);
    const Theme &theme = order.dark && kind == PictureKind::Png ? Theme::darkTheme() : Theme::light();
    return drawnPicture(kind, shape, [&](QCPPainter *painter, const QSize &size) {
        drawFigure(painter, size, *plot, text, theme);
    });
}

QList<QStringList> FigureMaker::comparison(CellForm form) const
{
    return rowsOf(comparisonOf(*m_input.evaluation, seriesNames(m_input), allCompared(), m_input.numbers()),
                  form, m_input.locale);
}

QString FigureMaker::writeWorkbook(const QString &path) const
{
    return headroom::writeWorkbook(path, {*m_input.catalog, *m_input.evaluation, seriesNames(m_input),
                                          m_input.numbers(), QDate::currentDate()});
}

Picture windowPicture(PictureKind kind, QWidget &window, const PlotsArea &plots)
{
    if (kind == PictureKind::Png)
        return {window.grab().toImage(), {}};
    return drawnPicture(kind, {window.size(), 1.0, window.windowTitle(), {}},
                        [&](QCPPainter *painter, const QSize &) {
                            const WithoutCanvases bare(plots);
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
    return tabbedText(plot.table());
}

} // namespace headroom

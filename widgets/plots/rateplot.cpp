// SPDX-License-Identifier: GPL-3.0-or-later
#include <QToolButton>

#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"

#include "widgets/plots/drawing.h"
#include "widgets/plots/ticks.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kMostTicks = 6;
constexpr double kLeftEnd = 0.9; // conversations: one stays clear of the axis

int ticksIn(int pixels, int each)
{
    return std::clamp(pixels / each, 2, kMostTicks);
}

} // namespace

RatePlot::RatePlot(QWidget *parent)
    : PlotCard(parent)
{
    m_switch = new QToolButton(this);
    addControl(m_switch);
    initialise();
}

void RatePlot::buildPlot()
{
    buildAxes();
    for (int i = 0; i < kSeries; ++i) // all bands under all typical lines
        m_graphs.push_back({m_plot->addGraph(), m_plot->addGraph(), nullptr});
    for (Graphs &graphs : m_graphs) {
        graphs.typical = m_plot->addGraph();
        for (QCPGraph *graph : {graphs.low, graphs.high, graphs.typical})
            graph->setSelectable(QCP::stNone);
    }
    new Drawing(m_plot, QStringLiteral("main"), [this](QCPPainter *painter) {
        updatePaths();
        placePoints();
        drawQuotients(*painter);
        drawCurveMarks(*painter);
    });
    new Drawing(m_plot, QStringLiteral("overlay"), [this](QCPPainter *painter) { drawCursor(*painter); });
}

void RatePlot::buildAxes()
{
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
        axis->setSubTicks(false);
        axis->setTickLabelPadding(kSpaceXs);
        axis->grid()->setLayer(QStringLiteral("grid"));
    }
    m_plot->xAxis->setScaleType(QCPAxis::stLogarithmic);
    m_plot->axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
    m_across.emplace(AxisView::Scale::Logarithmic);
    m_up.emplace(AxisView::Scale::Linear);
}

PlotCard::Redraws RatePlot::fill()
{
    RatePicture picture = ratePicture(m_input, m_points, isDragging() ? m_picture.to : 2.0);
    addTrails(picture, m_trails);
    picture.flips = flipMarks(m_input, m_order.of(m_input));
    const bool sameAxes = picture.sameAxes(m_picture);
    const bool sameCurves = picture.sameCurves(m_picture);
    m_picture = std::move(picture);
    if (!sameCurves || !sameAxes) {
        fillCurves();
        recolour();
    }
    return !sameAxes ? Redraws(Everything) : !sameCurves ? Redraws(Curves) | Overlay : Redraws(Overlay);
}

void RatePlot::fillCurves()
{
    for (std::size_t i = 0; i < m_graphs.size(); ++i) {
        QVector<QCPGraphData> low, high, typical;
        if (i < m_picture.curves.size())
            for (const RateCurvePoint &point : m_picture.curves[i].points) {
                low.append({point.sequences, point.low});
                high.append({point.sequences, point.high});
                typical.append({point.sequences, point.typical});
            }
        const bool grey = i < m_picture.curves.size() && m_picture.curves[i].grey;
        if (grey) { // no band where nothing supports one
            low.clear();
            high.clear();
        }
        m_graphs[i].low->data()->set(low, true); // rising already
        m_graphs[i].high->data()->set(high, true);
        m_graphs[i].typical->data()->set(typical, true);
    }
}

void RatePlot::fillAxes(const QSize &room)
{
    const Numbers numbers = m_input.numbers();
    auto counts = m_plot->xAxis->ticker().staticCast<QCPAxisTickerText>();
    counts->clear();
    m_across->setWhole(kLeftEnd, m_picture.to * 1.1);
    m_up->setWhole(0.0, m_picture.top * 1.04);
    const int most = ticksIn(room.width(), 64);
    for (const double count : m_across->isWhole() ? countTicks(m_picture.to, most)
                                                  : partTicks(m_across->from(), m_across->to(), most, 1.0))
        counts->addTick(count, numbers.count(count));
    auto rates = m_plot->yAxis->ticker().staticCast<QCPAxisTickerText>();
    rates->clear();
    const double top = m_up->isWhole() ? m_picture.top : m_up->to();
    for (const double rate : ticksWithin(m_up->from(), top, ticksIn(room.height(), 26), StepKind::Decimal))
        rates->addTick(rate, numbers.count(rate));
    m_plot->xAxis->setRange(m_across->from(), m_across->to());
    m_plot->yAxis->setRange(m_up->from(), m_up->to());
}

void RatePlot::arrange(const QSize &plotSize)
{
    const int line = qRound(QFontMetricsF(captionFont()).height());
    const int strip = stripHeight(plotSize.height());
    m_plot->plotLayout()->setMargins(QMargins(0, 0, 0, strip));
    m_plot->axisRect()->setMinimumMargins(QMargins(strip > 0 ? CoverageStrip::widthFor(captionFont()) : 0, 0,
                                                   0, 0));
    m_plot->axisRect()->setMargins(QMargins(0, line + kSpaceM, kSpaceL, 0));
    // The line under the title says it too, where the strip needs the room.
    m_plot->xAxis->setLabel(strip > 0 ? QString() : tr("conversations at once"));
    fillAxes(plotSize - QSize(4 * line, 4 * line + strip)); // about what the labels leave
}

QColor RatePlot::hueOf(std::size_t index) const
{
    const bool grey = index < m_picture.curves.size() && m_picture.curves[index].grey;
    return grey ? mixed(theme().muted, theme().surface, 0.6) : theme().series[index % kSeries];
}

void RatePlot::recolour()
{
    m_plot->yAxis->setBasePen(Qt::NoPen);
    for (std::size_t i = 0; i < m_graphs.size(); ++i) {
        const QColor hue = hueOf(i);
        const bool selected = static_cast<int>(i) == m_picture.selected;
        m_graphs[i].typical->setPen(QPen(hue, selected ? 2.0 : 1.2, Qt::SolidLine, Qt::FlatCap,
                                         Qt::MiterJoin));
        recolourBand(m_graphs[i], i, hue);
    }
}

// One filled band, of the selected configuration; the others have two thin edges.
void RatePlot::recolourBand(const Graphs &graphs, std::size_t index, const QColor &hue)
{
    const bool selected = static_cast<int>(index) == m_picture.selected;
    const QPen edge(mixed(hue, theme().surface, 0.45), 1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    for (QCPGraph *graph : {graphs.low, graphs.high})
        graph->setPen(selected ? QPen(Qt::NoPen) : edge);
    QColor fill = hue; // what lies under the band shows through
    fill.setAlphaF(0.18F);
    graphs.high->setBrush(selected ? QBrush(fill) : QBrush(Qt::NoBrush));
    graphs.high->setChannelFillGraph(selected ? graphs.low : nullptr);
}

Tokens RatePlot::sequences() const
{
    return m_input.evaluation ? m_input.evaluation->scenario.sequences : 1;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include "widgets/plots/capacityplot.h"

#include "widgets/plots/drawing.h"
#include "widgets/plots/ticks.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kMostTicks = 6;
constexpr int kLabelsFrom = 420; // width below which names stay on the cards

int ticksIn(int pixels, int each)
{
    return std::clamp(pixels / each, 2, kMostTicks);
}

} // namespace

CapacityPlot::CapacityPlot(QWidget *parent)
    : PlotCard(parent)
{
    initialise();
}

void CapacityPlot::buildPlot()
{
    buildAxes();
    for (int i = 0; i < kSeries; ++i) {
        QCPGraph *graph = m_plot->addGraph();
        graph->setSelectable(QCP::stNone);
        m_graphs.push_back(graph);
    }
    buildDrawings();
}

void CapacityPlot::buildAxes()
{
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
        axis->setSubTicks(false);
        axis->setTickLabelPadding(kSpaceXs);
        axis->grid()->setLayer(QStringLiteral("grid"));
    }
    m_plot->yAxis->setBasePen(Qt::NoPen);
    m_plot->axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
    m_across.emplace(AxisView::Scale::Logarithmic);
    m_up.emplace(AxisView::Scale::Logarithmic);
}

void CapacityPlot::buildDrawings()
{
    new Drawing(m_plot, QStringLiteral("axes"), [this](QCPPainter *painter) { drawNative(*painter); });
    new Drawing(m_plot, QStringLiteral("main"), [this](QCPPainter *painter) { drawCurveMarks(*painter); });
    new Drawing(m_plot, QStringLiteral("overlay"), [this](QCPPainter *painter) { drawCursor(*painter); });
}

PlotCard::Redraws CapacityPlot::fill()
{
    const ContextRange shown{m_picture.from, m_picture.to};
    CapacityPicture picture = capacityPicture(m_input, isDragging() ? &shown : nullptr);
    picture.flips = flipMarks(m_input, m_order.of(m_input));
    const bool sameAxes = picture.sameAxes(m_picture);
    const bool sameCurves = picture.sameCurves(m_picture);
    m_picture = std::move(picture);
    m_scale = ContextScale(m_picture.from, m_picture.to, m_picture.native);
    if (!sameCurves || !sameAxes) {
        fillCurves();
        recolour();
    }
    return !sameAxes ? Redraws(Everything) : !sameCurves ? Redraws(Curves) | Overlay : Redraws(Overlay);
}

void CapacityPlot::fillCurves()
{
    for (std::size_t i = 0; i < m_graphs.size(); ++i) {
        QVector<QCPGraphData> points;
        if (i < m_picture.curves.size())
            for (const CurvePoint &point : m_picture.curves[i].points)
                points.append({point.context, point.sequences});
        m_graphs[i]->data()->set(points, true); // rising already
    }
}

void CapacityPlot::fillAxes(const QSize &room)
{
    const Numbers numbers = m_input.numbers();
    auto contexts = m_plot->xAxis->ticker().staticCast<QCPAxisTickerText>();
    contexts->clear();
    m_across->setWhole(static_cast<double>(m_picture.from), static_cast<double>(m_picture.to));
    m_up->setWhole(0.8, m_picture.top * 1.1); // a level of one stays clear of the axis
    for (const double tokens : contextTicks(m_across->from(), m_across->to(), ticksIn(room.width(), 64)))
        contexts->addTick(tokens, numbers.shortTokens(static_cast<Tokens>(tokens)));
    auto counts = m_plot->yAxis->ticker().staticCast<QCPAxisTickerText>();
    counts->clear();
    const int most = ticksIn(room.height(), 32);
    for (const double count :
         m_up->isWhole() ? countTicks(m_picture.top, most) : partTicks(m_up->from(), m_up->to(), most, 1.0))
        counts->addTick(count, numbers.count(count));
    m_plot->xAxis->setRange(m_across->from(), m_across->to());
    m_plot->yAxis->setRange(m_up->from(), m_up->to());
}

void CapacityPlot::arrange(const QSize &plotSize)
{
    const QFontMetricsF metrics(captionFont());
    double right = kSpaceL;
    if (plotSize.width() >= kLabelsFrom) {
        for (const CapacityCurve &curve : m_picture.curves)
            if (!curve.points.empty() && !curve.memoryEnds)
                right = std::max(right, metrics.horizontalAdvance(curve.name) + 3 * kSpaceS);
        right = std::min(right, plotSize.width() * 0.3);
    }
    const int line = qRound(metrics.height());
    m_plot->axisRect()->setMargins(QMargins(0, line + kSpaceM, qRound(right), 0));
    m_plot->xAxis->setLabel(tr("context window, tokens"));
    fillAxes(plotSize - QSize(qRound(right) + 4 * line, 4 * line)); // about what the labels leave
}

void CapacityPlot::recolour()
{
    m_plot->yAxis->setBasePen(Qt::NoPen);
    for (std::size_t i = 0; i < m_graphs.size(); ++i) {
        const bool selected = static_cast<int>(i) == m_picture.selected;
        QPen pen(theme().series[i], selected ? 2.0 : 1.2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        if (i < m_picture.curves.size() && m_picture.curves[i].announced)
            pen.setDashPattern({5.0, 3.0});
        if (i < m_picture.curves.size() && m_picture.curves[i].whatIf)
            pen.setDashPattern({1.5, 2.0});
        m_graphs[i]->setPen(pen);
    }
}

Tokens CapacityPlot::context() const
{
    return m_input.evaluation ? m_input.evaluation->scenario.context : 0;
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"

#include "widgets/plots/drawing.h"
#include "widgets/plots/ticks.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kMostTicks = 6;

} // namespace

RatePlot::RatePlot(QWidget *parent)
    : PlotCard(parent)
{
    initialise();
}

void RatePlot::buildPlot()
{
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
    m_plot->xAxis->setSubTicks(false);
    m_plot->xAxis->setTickLabelPadding(kSpaceXs);
    m_plot->yAxis->setVisible(false);
    m_plot->yAxis->grid()->setVisible(false);
    m_plot->axisRect()->setAutoMargins(QCP::msBottom);
    new Drawing(m_plot, QStringLiteral("axes"), [this](QCPPainter *painter) { drawLegend(*painter); });
    new Drawing(m_plot, QStringLiteral("main"), [this](QCPPainter *painter) { drawBars(*painter); });
}

PlotCard::Redraws RatePlot::fill()
{
    RatePicture picture = ratePicture(m_input);
    const bool sameFrame = picture.sameFrame(m_picture);
    const bool sameBars = picture.sameBars(m_picture);
    m_picture = std::move(picture);
    return !sameFrame ? Redraws(Everything) : !sameBars ? Redraws(Curves) : Redraws(Nothing);
}

void RatePlot::recolour() {} // everything is drawn from the theme

double RatePlot::xOf(TokensPerSecond rate) const
{
    return m_plot->xAxis->coordToPixel(rate.value());
}

BarRows RatePlot::rows() const
{
    return {m_plot->axisRect()->rect(), static_cast<int>(m_picture.bars.size())};
}

void RatePlot::arrange(const QSize &plotSize)
{
    std::vector<BarName> names;
    for (const RateBar &bar : m_picture.bars)
        names.push_back(bar.label);
    const double line = QFontMetricsF(captionFont()).height() + kSpaceXs;
    const int top = m_picture.collectives ? qRound(line) + kSpaceXs : kSpaceXs;
    const int gutter = BarRows::gutter(names, bodyFont(), captionFont(), plotSize.width());
    m_plot->axisRect()->setMargins(QMargins(gutter, top, kSpaceS, 0));
    fillAxis(plotSize.width() - gutter - kSpaceS);
}

double RatePlot::widestValue() const
{
    const QFontMetricsF metrics(bodyFont());
    double widest = 0.0;
    for (const RateBar &bar : m_picture.bars)
        widest = std::max(widest, metrics.horizontalAdvance(valueText(bar.onPaper)));
    return widest;
}

// As long as the bars and the figures beside them need, but no figure takes more than half of the width.
double RatePlot::axisEnd(int width) const
{
    const QFontMetricsF metrics(bodyFont());
    double end = m_picture.fastest;
    for (const RateBar &bar : m_picture.bars) {
        if (bar.onPaper.quotient.value() <= 0.0)
            continue;
        const double share =
            (metrics.horizontalAdvance(valueText(bar.onPaper)) + kSpaceM) / std::max(1, width);
        end = std::max(end, bar.onPaper.quotient.value() / (1.0 - std::min(share, 0.5)));
    }
    return end;
}

void RatePlot::fillAxis(int width)
{
    const Numbers numbers = m_input.numbers();
    m_shortValues = false;
    m_shortValues = widestValue() > 0.5 * width;
    const double end = axisEnd(width);
    const int most = std::clamp(width / 56, 2, kMostTicks);
    auto ticker = m_plot->xAxis->ticker().staticCast<QCPAxisTickerText>();
    ticker->clear();
    for (const double tick : linearTicks(end, most, StepKind::Decimal))
        ticker->addTick(tick, numbers.count(tick));
    m_plot->xAxis->setRange(0.0, end);
    m_plot->xAxis->setLabel(tr("tok/s, one conversation"));
}

int RatePlot::configurationAt(const QPointF &at) const
{
    return rows().rowAt(at);
}

QString RatePlot::hoverText(const QPointF &at) const
{
    const int index = rows().rowAt(at);
    return index < 0 ? QString() : sentence(m_picture.bars[static_cast<std::size_t>(index)]);
}

} // namespace headroom

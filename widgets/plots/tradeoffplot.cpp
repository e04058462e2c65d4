// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QEvent>
#include <QToolButton>

#include <qcustomplot.h>

#include "widgets/plots/tradeoffplot.h"

#include "widgets/plots/drawing.h"
#include "widgets/plots/ticks.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kMostTicks = 6;
constexpr int kLeastChoice = 80; // pixels

} // namespace

TradeOffPlot::TradeOffPlot(QWidget *parent)
    : PlotCard(parent)
{
    createControls();
    initialise();
}

void TradeOffPlot::createControls()
{
    m_switch = new QToolButton(this);
    m_switch->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // never less than its words
    addControl(m_switch);
    m_choice = new QComboBox(this);
    m_choice->setMinimumWidth(kLeastChoice); // gives way before the switch beside it
    addControl(m_choice);
    nameChoices();
    connect(m_choice, &QComboBox::activated, this, [this] {
        showWhole(); // a part of another yield is no part of this one
        setInput(m_input);
        emit yieldChosen(m_choice->currentData().toInt());
    });
}

void TradeOffPlot::setYield(Yield yield)
{
    if (const int index = m_choice->findData(static_cast<int>(yield)); index >= 0)
        m_choice->setCurrentIndex(index);
    setInput(m_input);
}

void TradeOffPlot::nameChoices()
{
    const int current = std::max(0, m_choice->currentIndex());
    m_choice->clear();
    //: What the total rate is divided by.
    m_choice->addItem(tr("per device"), static_cast<int>(Yield::DeviceRate));
    m_choice->addItem(tr("per dollar"), static_cast<int>(Yield::DollarTokens));
    m_choice->addItem(tr("per kW of boards"), static_cast<int>(Yield::KilowattRate));
    m_choice->setCurrentIndex(current);
    m_choice->setAccessibleName(tr("What the total rate is divided by"));
    m_choice->setToolTip(m_choice->accessibleName());
}

Yield TradeOffPlot::yield() const
{
    return static_cast<Yield>(m_choice->currentData().toInt());
}

void TradeOffPlot::buildPlot()
{
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
        axis->setSubTicks(false);
        axis->setTickLabelPadding(kSpaceXs);
        axis->grid()->setLayer(QStringLiteral("grid"));
    }
    m_plot->axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
    m_across.emplace(AxisView::Scale::Logarithmic);
    m_up.emplace(AxisView::Scale::Logarithmic);
    m_frontier = new QCPCurve(m_plot->xAxis, m_plot->yAxis);
    m_frontier->setSelectable(QCP::stNone);
    for (int i = 0; i < kSeries; ++i) {
        m_curves.push_back(new QCPCurve(m_plot->xAxis, m_plot->yAxis));
        m_curves.back()->setSelectable(QCP::stNone);
    }
    new Drawing(m_plot, QStringLiteral("axes"), [this](QCPPainter *painter) {
        drawRegion(*painter);
        drawIsoLines(*painter);
    });
    new Drawing(m_plot, QStringLiteral("main"), [this](QCPPainter *painter) { drawMarks(*painter); });
}

PlotCard::Redraws TradeOffPlot::fill()
{
    TradeOffPicture picture = tradeOffPicture(m_input, yield(), m_points);
    const bool axes = sameAxes(picture, m_picture);
    const bool curves = sameCurves(picture, m_picture);
    m_picture = std::move(picture);
    if (axes && curves)
        return Nothing;
    const auto line = [](QCPCurve *curve, const std::vector<TradeOffPoint> &points) {
        QVector<QCPCurveData> corners;
        double t = 0.0;
        for (const TradeOffPoint &point : points)
            corners.append({t++, point.perUser, point.yield});
        curve->data()->set(corners, true);
    };
    for (std::size_t i = 0; i < m_curves.size(); ++i)
        line(m_curves[i],
             i < m_picture.curves.size() ? m_picture.curves[i].points : std::vector<TradeOffPoint>{});
    line(m_frontier, m_picture.frontier);
    recolour();
    return axes ? Redraws(Curves) : Redraws(Everything);
}

QColor TradeOffPlot::hueOf(std::size_t index) const
{
    const bool grey = index < m_picture.curves.size() && m_picture.curves[index].grey;
    return grey ? mixed(theme().muted, theme().surface, 0.6) : theme().series[index % kSeries];
}

void TradeOffPlot::recolour()
{
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const bool selected = static_cast<int>(i) == m_picture.selected;
        m_curves[i]->setPen(QPen(hueOf(i), selected ? 2.0 : 1.2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    }
    m_frontier->setPen(QPen(mixed(theme().accent, theme().surface, 0.25), 7, Qt::SolidLine, Qt::FlatCap));
}

void TradeOffPlot::fillAxis(bool user, int most)
{
    const Numbers numbers = m_input.numbers();
    QCPAxis *axis = user ? m_plot->xAxis : m_plot->yAxis;
    const double from = user ? m_picture.userFrom : m_picture.yieldFrom;
    const double to = user ? m_picture.userTo : m_picture.yieldTo;
    auto ticker = axis->ticker().staticCast<QCPAxisTickerText>();
    ticker->clear();
    AxisView &view = user ? *m_across : *m_up;
    view.setWhole(from, to);
    const int room = std::clamp(most, 2, kMostTicks);
    for (const double tick :
         view.isWhole() ? decadeTicks(from, to, room) : partTicks(view.from(), view.to(), room))
        ticker->addTick(tick, numbers.count(tick));
    axis->setRange(view.from(), view.to());
}

void TradeOffPlot::arrange(const QSize &plotSize)
{
    const int line = qRound(QFontMetricsF(captionFont()).height());
    m_plot->axisRect()->setMargins(QMargins(0, 2 * line, kSpaceL, 0));
    m_plot->xAxis->setLabel(tr("tok/s of one user"));
    fillAxis(true, plotSize.width() / 64);
    fillAxis(false, plotSize.height() / 32);
}

void TradeOffPlot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        nameChoices();
    PlotCard::changeEvent(event);
}

} // namespace headroom

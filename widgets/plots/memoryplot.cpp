// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include "widgets/plots/memoryplot.h"

#include "widgets/plots/drawing.h"
#include "widgets/plots/ticks.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr int kMostTicks = 6;
constexpr double kSwatchWidth = 16.0;

} // namespace

MemoryPlot::MemoryPlot(QWidget *parent)
    : PlotCard(parent)
{
    initialise();
}

void MemoryPlot::buildPlot()
{
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
    m_plot->xAxis->setSubTicks(false);
    m_plot->xAxis->setTickLabelPadding(kSpaceXs);
    m_plot->yAxis->setVisible(false);
    m_plot->yAxis->grid()->setVisible(false);
    m_plot->axisRect()->setAutoMargins(QCP::msBottom);
    m_across.emplace(AxisView::Scale::Linear);
    new Drawing(m_plot, QStringLiteral("axes"), [this](QCPPainter *painter) { drawLegend(*painter); });
    new Drawing(m_plot, QStringLiteral("main"), [this](QCPPainter *painter) { drawBars(*painter); });
}

PlotCard::Redraws MemoryPlot::fill()
{
    MemoryPicture picture = memoryPicture(m_input);
    picture.gauges = m_gauges;
    const bool sameFrame = picture.sameFrame(m_picture);
    const bool sameBars = picture.sameBars(m_picture);
    m_picture = std::move(picture);
    return !sameFrame ? Redraws(Everything) : !sameBars ? Redraws(Curves) : Redraws(Nothing);
}

void MemoryPlot::recolour() {} // everything is drawn from the theme

double MemoryPlot::unit() const
{
    return m_input.memoryUnit == MemoryUnit::GiB ? kGiB : kGB;
}

double MemoryPlot::xOf(Bytes bytes) const
{
    return m_plot->xAxis->coordToPixel(bytes.value() / unit());
}

BarRows MemoryPlot::rows() const
{
    return {m_plot->axisRect()->rect(), static_cast<int>(m_picture.bars.size())};
}

void MemoryPlot::arrange(const QSize &plotSize)
{
    std::vector<BarName> names;
    for (const MemoryBar &bar : m_picture.bars)
        names.push_back(bar.label);
    placeLegend(plotSize.width());
    const double line = QFontMetricsF(captionFont()).height() + kSpaceXs;
    const int gutter = BarRows::gutter(names, bodyFont(), captionFont(), plotSize.width());
    const int right = qRound(std::max<double>(kSpaceL, shortfallRoom()));
    m_plot->axisRect()->setMargins(QMargins(gutter, qRound(m_legendLines * line) + kSpaceXs, right, 0));
    fillAxis(plotSize.width() - gutter - right);
}

// Right of the axes, for the words at a bar that runs past its memory.
double MemoryPlot::shortfallRoom() const
{
    double room = 0.0;
    for (const MemoryBar &bar : m_picture.bars)
        if (bar.sizeOf(MemoryPart::Missing).value() > 0.0)
            room =
                std::max(room, QFontMetricsF(captionFont()).horizontalAdvance(shortfallText(bar)) + kSpaceM);
    return room;
}

// Words in a row, on the next line where the width ends.
void MemoryPlot::placeLegend(int plotWidth)
{
    m_legend.clear();
    m_legendLines = 1;
    const QFontMetricsF metrics(captionFont());
    const double lineHeight = metrics.height() + kSpaceXs;
    QPointF pen(0.0, 0.0);
    for (const MemoryPart part : m_picture.legend) {
        const QString text = word(part);
        const double width = kSwatchWidth + kSpaceXs + 2.0 + metrics.horizontalAdvance(text);
        if (pen.x() > 0.0 && pen.x() + width > plotWidth) {
            pen = {0.0, pen.y() + lineHeight};
            ++m_legendLines;
        }
        m_legend.push_back({part, QRectF(pen.x() + 0.5, pen.y() + 2.5, kSwatchWidth, metrics.height() - 4.0),
                            text});
        pen.rx() += width + kSpaceL;
    }
}

void MemoryPlot::fillAxis(int width)
{
    const Numbers numbers = m_input.numbers();
    const bool binary = m_input.memoryUnit == MemoryUnit::GiB;
    const double end = m_picture.axisEnd.value() / unit();
    const int most = std::clamp(width / 56, 2, kMostTicks);
    auto ticker = m_plot->xAxis->ticker().staticCast<QCPAxisTickerText>();
    ticker->clear();
    m_across->setWhole(0.0, end * 1.01); // 191.98 GiB reach the tick of 192
    const double last = m_across->isWhole() ? end * 1.005 : m_across->to();
    for (const double tick :
         ticksWithin(m_across->from(), last, most, binary ? StepKind::Binary : StepKind::Decimal))
        ticker->addTick(tick, numbers.count(tick));
    m_plot->xAxis->setRange(m_across->from(), m_across->to());
    m_plot->xAxis->setLabel(binary ? tr("GiB on each device") : tr("GB on each device"));
}

int MemoryPlot::configurationAt(const QPointF &at) const
{
    return rows().rowAt(at);
}

// The step or figure that says why a part is as large as it is.
std::optional<Term> MemoryPlot::resultOf(MemoryPart part)
{
    switch (part) {
    case MemoryPart::Weights:
        return Term::WeightBytes;
    case MemoryPart::Reserve:
        return Term::Reserve;
    case MemoryPart::Cache:
        return Term::BytesPerSequence;
    case MemoryPart::State:
        return Term::FixedState;
    case MemoryPart::Free:
        return Term::UsedMemory;
    case MemoryPart::Unused:
        return Term::UsableMemory;
    case MemoryPart::Missing:
        return Term::Shortfall;
    }
    return std::nullopt;
}

Term MemoryPlot::mainResult() const
{
    const auto &results = m_input.evaluation->results;
    return results[static_cast<std::size_t>(m_input.selected)].answer.capacity.fits ? Term::UsedMemory
                                                                                    : Term::Shortfall;
}

const MemorySegment *MemoryPlot::segmentAt(const QPointF &at) const
{
    const int index = rows().rowAt(at);
    if (index < 0 || index != m_picture.selected || !m_plot->axisRect()->rect().contains(at.toPoint()))
        return nullptr;
    const double bytes = m_plot->xAxis->pixelToCoord(at.x()) * unit();
    for (const MemorySegment &segment : m_picture.bars[static_cast<std::size_t>(index)].segments)
        if (bytes >= segment.start.value() && bytes < (segment.start + segment.size).value())
            return &segment;
    return nullptr;
}

// A click on a part of the selected bar follows its figure; on another bar it selects.
PlotCard::Figure MemoryPlot::figureAt(const QPointF &at) const
{
    const MemorySegment *segment = m_input.isEmpty() ? nullptr : segmentAt(at);
    const std::optional<Term> result = segment ? resultOf(segment->part) : std::nullopt;
    return result ? Figure{m_picture.selected, *result} : Figure{};
}

QString MemoryPlot::hoverText(const QPointF &at) const
{
    const int index = rows().rowAt(at);
    if (index < 0)
        return {};
    const MemoryBar &bar = m_picture.bars[static_cast<std::size_t>(index)];
    QStringList lines{bar.label.name, bar.label.state};
    for (const MemorySegment &segment : bar.segments)
        lines << exactly(bar, segment);
    if (bar.total.value() > 0.0)
        lines << tr("Memory of the device: %1").arg(m_input.numbers().memory(bar.total, 2));
    if (const MemorySegment *segment = segmentAt(at); segment && resultOf(segment->part))
        //: Last line of what the pointer reads on a bar. %1: a part of memory, "KV cache"
        lines << tr("Click: why this figure (%1)").arg(word(segment->part));
    return lines.join(u'\n');
}

} // namespace headroom

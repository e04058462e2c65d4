// SPDX-License-Identifier: GPL-3.0-or-later
// The bars of the memory plot: one hue for a configuration, one pattern for each part.
#include <QPainter>

#include <qcustomplot.h>

#include "widgets/plots/memoryplot.h"

#include "widgets/plots/hatch.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace headroom {

QColor MemoryPlot::fillOf(MemoryPart part, const QColor &hue) const
{
    const QColor &under = theme().surface;
    switch (part) {
    case MemoryPart::Weights:
        return hue;
    case MemoryPart::Reserve:
        return mixed(hue, under, 0.08);
    case MemoryPart::Cache:
        return mixed(hue, under, 0.38);
    case MemoryPart::State:
        return mixed(hue, under, 0.2);
    case MemoryPart::Missing:
        return mixed(theme().error, under, 0.12);
    case MemoryPart::Free:
    case MemoryPart::Unused:
        break;
    }
    return under;
}

// The pattern of a part, the same in bars and legend.
void MemoryPlot::paintPart(QPainter &painter, MemoryPart part, const QRectF &rect, const QColor &hue) const
{
    painter.fillRect(rect, fillOf(part, hue));
    if (part == MemoryPart::Reserve)
        drawHatch(painter, rect, mixed(hue, theme().surface, 0.75), HatchDirection::Rising);
    else if (part == MemoryPart::Missing)
        drawHatch(painter, rect, theme().error, HatchDirection::Falling);
    else if (part == MemoryPart::Unused)
        drawHatch(painter, rect, theme().hairline, HatchDirection::Falling);
}

void MemoryPlot::drawLegend(QPainter &painter) const
{
    painter.setFont(captionFont());
    for (const LegendItem &item : m_legend) {
        paintPart(painter, item.part, item.swatch, theme().muted);
        painter.setPen(QPen(item.part == MemoryPart::Missing ? theme().error : theme().muted, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(item.swatch);
        const QRectF words(item.swatch.right() + kSpaceXs + 2.0, item.swatch.top() - 2.5, 1.0,
                           item.swatch.height() + 4.0);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                         item.word);
    }
}

void MemoryPlot::drawBars(QPainter &painter) const
{
    const BarRows all = rows();
    for (int i = 0; i < all.count; ++i) {
        const MemoryBar &bar = m_picture.bars[static_cast<std::size_t>(i)];
        all.drawName(painter, theme(), i, bar.label, i == m_picture.selected, bodyFont(), captionFont());
        drawBar(painter, i);
    }
}

void MemoryPlot::drawBar(QPainter &painter, int index) const
{
    const MemoryBar &bar = m_picture.bars[static_cast<std::size_t>(index)];
    if (bar.segments.empty())
        return;
    const QRectF lane = rows().bar(index);
    const QRectF shownArea = m_plot->axisRect()->rect();
    painter.save();
    if (isZoomed()) // never beside the axes
        painter.setClipRect(shownArea.adjusted(-1, -4, 1, 4));
    const double cut = xOf(m_picture.axisEnd);
    const auto place = [&](Bytes start, Bytes end) {
        return QRectF(QPointF(qMin(xOf(start), cut), lane.top()),
                      QPointF(qMin(xOf(end), cut), lane.bottom()));
    };
    const Bytes shown = bar.end() - bar.sizeOf(MemoryPart::Missing); // what is not covered by the missing
                                                                     // part
    QRectF missing;
    for (const MemorySegment &segment : bar.segments) {
        const QRectF rect = place(segment.start, segment.start + segment.size);
        drawSegment(painter, index, segment, rect);
        if (segment.part == MemoryPart::Missing)
            missing = rect;
        else
            drawSegmentFigure(painter, index, segment,
                              place(segment.start, std::min(segment.start + segment.size, shown))
                                  .intersected(isZoomed() ? shownArea : QRectF(m_plot->viewport())));
    }
    const QColor &hue = theme().series[index % kSeries];
    QPen outline(mixed(hue, theme().muted, 0.5), index == m_picture.selected ? 2.0 : 1.0);
    if (bar.announced)
        outline.setDashPattern({4.0, 3.0});
    if (bar.whatIf)
        outline.setDashPattern({1.5, 2.0});
    painter.setPen(outline);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(QPointF(xOf(Bytes{}), lane.top()), QPointF(xOf(bar.total), lane.bottom())));
    if (!missing.isEmpty())
        drawShortfall(painter, index, missing);
    drawLive(painter, index, lane);
    painter.restore();
}

// The vendor's figure where a measured one took its place, and what is in use now.
void MemoryPlot::drawLive(QPainter &painter, int index, const QRectF &lane) const
{
    const MemoryBar &bar = m_picture.bars[static_cast<std::size_t>(index)];
    if (bar.vendorTotal.value() > 0.0) {
        QPen pen(theme().text, 1.0, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({3.0, 3.0});
        painter.setPen(pen);
        const double x = xOf(bar.vendorTotal);
        painter.drawLine(QPointF(x, lane.top() - 4), QPointF(x, lane.bottom() + 4));
    }
    for (const LiveGauge &gauge : m_picture.gauges)
        if (gauge.series == index) {
            const Bytes at = gauge.cacheShare >= 0.0 ? bar.cacheAt(gauge.cacheShare) : gauge.used;
            drawGauge(painter, theme(), QPointF(std::min(xOf(at), xOf(m_picture.axisEnd)), lane.top()),
                      lane.height());
        }
}

void MemoryPlot::drawSegment(QPainter &painter, int index, const MemorySegment &segment,
                             const QRectF &rect) const
{
    if (rect.isEmpty())
        return;
    const QColor &hue = theme().series[index % kSeries];
    paintPart(painter, segment.part, rect, hue);
    if (segment.part == MemoryPart::Missing || segment.part == MemoryPart::Unused)
        return;
    painter.setPen(QPen(theme().surface, 1)); // parts of one hue keep apart
    painter.drawLine(rect.topRight(), rect.bottomRight());
}

void MemoryPlot::drawSegmentFigure(QPainter &painter, int index, const MemorySegment &segment,
                                   const QRectF &rect) const
{
    if (segment.part == MemoryPart::Unused)
        return;
    const QColor fill = fillOf(segment.part, theme().series[index % kSeries]);
    const QColor colour = segment.part == MemoryPart::Free ? theme().muted : textOn(fill);
    const QColor under = segment.part == MemoryPart::Reserve ? fill : QColor(Qt::transparent);
    drawFigure(painter, rect, m_input.numbers().memory(segment.size), colour, under);
}

// A figure in the middle of a part, where it fits.
void MemoryPlot::drawFigure(QPainter &painter, const QRectF &rect, const QString &text, const QColor &colour,
                            const QColor &under) const
{
    const QFontMetricsF metrics(captionFont());
    const double width = metrics.horizontalAdvance(text);
    if (width + kSpaceS > rect.width() || metrics.height() > rect.height())
        return;
    QRectF words(0, 0, width + 6.0, metrics.height());
    words.moveCenter(rect.center());
    if (under.alpha() > 0)
        painter.fillRect(words, under);
    painter.setFont(captionFont());
    painter.setPen(colour);
    painter.drawText(words, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
}

// The end of memory as a strong line, the shortfall in words beside the bar.
void MemoryPlot::drawShortfall(QPainter &painter, int index, const QRectF &missing) const
{
    const MemoryBar &bar = m_picture.bars[static_cast<std::size_t>(index)];
    painter.setPen(QPen(theme().error, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(missing);
    painter.setPen(QPen(theme().text, 2, Qt::SolidLine, Qt::FlatCap));
    const double end = xOf(bar.total);
    painter.drawLine(QPointF(end, missing.top() - 3), QPointF(end, missing.bottom() + 3));
    if (bar.end() > m_picture.axisEnd)
        drawCut(painter, missing, missing.right());

    const QString text = shortfallText(bar);
    const QRectF words(missing.right() + kSpaceS, missing.top(),
                       QFontMetricsF(captionFont()).horizontalAdvance(text), missing.height());
    painter.setFont(captionFont());
    painter.setPen(theme().error);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
}

// A torn end: the bar is longer than the axis.
void MemoryPlot::drawCut(QPainter &painter, const QRectF &lane, double x) const
{
    constexpr int kTeeth = 4;
    const double step = lane.height() / kTeeth;
    QPolygonF torn{QPointF(x + 2.0, lane.top() - 1.0)};
    for (int i = 0; i <= kTeeth; ++i)
        torn << QPointF(x - (i % 2 == 0 ? 0.0 : 5.0), lane.top() + i * step);
    torn << QPointF(x + 2.0, lane.bottom() + 1.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().surface);
    painter.drawPolygon(torn);
    torn.removeFirst();
    torn.removeLast();
    painter.setPen(QPen(theme().error, 1));
    painter.drawPolyline(torn);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
// The bars of the rate plot: what all-reduces leave is solid, what they take is light.
#include <QPainter>

#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"

#include "widgets/plots/hatch.h"
#include "widgets/theme/theme.h"

namespace headroom {

void RatePlot::paintWhole(QPainter &painter, const QRectF &rect, const QColor &hue, bool announced) const
{
    if (!announced) {
        painter.fillRect(rect, hue);
        return;
    }
    painter.fillRect(rect, mixed(hue, theme().surface, 0.12));
    drawHatch(painter, rect, hue, HatchDirection::Rising);
    painter.setPen(QPen(hue, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
}

void RatePlot::paintLost(QPainter &painter, const QRectF &rect, const QColor &hue) const
{
    painter.fillRect(rect, mixed(hue, theme().surface, 0.2));
    painter.setPen(QPen(hue, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
}

void RatePlot::drawLegend(QPainter &painter) const
{
    if (!m_picture.collectives)
        return;
    painter.setFont(captionFont());
    const QFontMetricsF metrics(captionFont());
    const auto item = [&](double left, bool whole, const QString &word) {
        const QRectF swatch(left + 0.5, 2.5, 16.0, metrics.height() - 4.0);
        if (whole)
            paintWhole(painter, swatch, theme().muted, false);
        else
            paintLost(painter, swatch, theme().muted);
        painter.setPen(theme().muted);
        const QRectF words(swatch.right() + 6.0, 0.0, 1.0, metrics.height());
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                         word);
        return words.left() + metrics.horizontalAdvance(word) + kSpaceL;
    };
    const double next = item(0.0, true, tr("after all-reduces"));
    item(next, false, tr("taken by all-reduces"));
}

void RatePlot::drawBars(QPainter &painter) const
{
    const BarRows all = rows();
    for (int i = 0; i < all.count; ++i) {
        const RateBar &bar = m_picture.bars[static_cast<std::size_t>(i)];
        all.drawName(painter, theme(), i, bar.label, i == m_picture.selected, bodyFont(), captionFont());
        if (bar.quotient)
            drawBar(painter, i);
        else
            drawReason(painter, i);
    }
}

void RatePlot::drawBar(QPainter &painter, int index) const
{
    const RateBar &bar = m_picture.bars[static_cast<std::size_t>(index)];
    const QColor &hue = theme().series[index % kSeries];
    const QRectF lane = rows().bar(index);
    QRectF whole = lane;
    whole.setRight(xOf(bar.quotient->quotient));
    QRectF left = lane;
    left.setRight(xOf(bar.quotient->afterCollectives));
    if (bar.hasCollectives())
        paintLost(painter, whole, hue);
    paintWhole(painter, left, hue, bar.announced);
    if (index == m_picture.selected) {
        painter.setPen(QPen(mixed(hue, theme().text, 0.5), 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(whole);
    }
    drawValue(painter, index, whole);
}

// Beside the bar; in a plot too narrow for that, over its end.
void RatePlot::drawValue(QPainter &painter, int index, const QRectF &bar) const
{
    const QString text = valueText(*m_picture.bars[static_cast<std::size_t>(index)].quotient);
    const QFontMetricsF metrics(bodyFont());
    const double width = metrics.horizontalAdvance(text) + kSpaceS;
    painter.setFont(bodyFont());
    QRectF words(bar.right() + kSpaceXs, bar.center().y() - metrics.height() / 2.0, width, metrics.height());
    painter.setPen(theme().text);
    if (words.right() > m_plot->viewport().width()) {
        words.moveRight(m_plot->viewport().width());
        painter.fillRect(words, theme().surface);
    }
    painter.drawText(words, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
}

void RatePlot::drawReason(QPainter &painter, int index) const
{
    const RateBar &bar = m_picture.bars[static_cast<std::size_t>(index)];
    const QRectF lane = rows().row(index).adjusted(kSpaceXs, 0, 0, 0);
    painter.setFont(bodyFont());
    painter.setPen(theme().muted);
    painter.drawText(lane, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetricsF(bodyFont()).elidedText(bar.reason, Qt::ElideRight, lane.width()));
}

} // namespace headroom

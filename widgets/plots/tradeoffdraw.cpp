// SPDX-License-Identifier: GPL-3.0-or-later
// What the trade-off plot draws beside its curves: the rates users ask for, lines of equal conversations,
// where each configuration stands now, names.
#include <QPainter>

#include <qcustomplot.h>

#include "widgets/plots/tradeoffplot.h"

#include "widgets/theme/marker.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr double kMarkerRadius = 5.0;
constexpr double kReadersAsk[2] = {20.0, 30.0}; // tok/s, as the lessons size for

} // namespace

QRectF TradeOffPlot::area() const
{
    return m_plot->axisRect()->rect();
}

QPointF TradeOffPlot::at(const TradeOffPoint &point) const
{
    return {m_plot->xAxis->coordToPixel(point.perUser), m_plot->yAxis->coordToPixel(point.yield)};
}

// The region of 20 to 30 tok/s, and the floor that is promised.
void TradeOffPlot::drawRegion(QPainter &painter) const
{
    if (area().width() < 1.0) // before the first layout
        return;
    const auto x = [&](double rate) {
        return std::clamp(m_plot->xAxis->coordToPixel(rate), area().left(), area().right());
    };
    const QRectF region(QPointF(x(kReadersAsk[0]), area().top()),
                        QPointF(x(kReadersAsk[1]), area().bottom()));
    painter.fillRect(region, mixed(theme().good, theme().surface, 0.1));
    painter.setFont(captionFont());
    painter.setPen(theme().muted);
    //: Over a region of the trade-off plot: rates at which people read along.
    painter.drawText(QRectF(region.left() - 60, area().top() / 2, region.width() + 120, area().top() / 2),
                     Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, tr("20 to 30 tok/s"));
    const double floor = m_plot->xAxis->coordToPixel(m_picture.floor);
    if (floor < area().left() || floor > area().right())
        return;
    painter.setPen(QPen(theme().good, 1, Qt::DashLine));
    painter.drawLine(QPointF(floor, area().top()), QPointF(floor, area().bottom()));
}

// Lines of equally many conversations per device; per dollar and kilowatt they would differ by card.
void TradeOffPlot::drawIsoLines(QPainter &painter) const
{
    if (m_picture.yield != Yield::DeviceRate)
        return;
    painter.save();
    painter.setClipRect(area());
    painter.setFont(captionFont());
    for (const double each : {1.0, 10.0, 100.0, 1000.0}) {
        const QPointF from(m_plot->xAxis->coordToPixel(m_picture.userFrom),
                           m_plot->yAxis->coordToPixel(m_picture.userFrom * each));
        const QPointF to(m_plot->xAxis->coordToPixel(m_picture.userTo),
                         m_plot->yAxis->coordToPixel(m_picture.userTo * each));
        painter.setPen(QPen(theme().hairline, 1, Qt::DotLine));
        painter.drawLine(from, to);
        painter.setPen(theme().muted);
        //: On a line of equal conversations per device. %1: how many
        const QString words = tr("%1 a device").arg(m_input.numbers().count(each));
        const double low = std::min(from.y(), area().bottom() - 2.0);
        const double x = from.y() > to.y()
                             ? from.x() + (from.y() - low) / (from.y() - to.y()) * (to.x() - from.x())
                             : from.x();
        painter.drawText(QPointF(x + kSpaceXs, low - kSpaceXs), words);
    }
    painter.restore();
}

void TradeOffPlot::drawMarks(QPainter &painter)
{
    m_paths.clear();
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        CurvePath path{static_cast<int>(i), m_picture.curves[i].name, true, {}, m_picture.curves[i].name};
        for (const TradeOffPoint &point : m_picture.curves[i].points)
            path.line << at(point);
        m_paths.push_back(std::move(path));
    }
    painter.setFont(captionFont());
    m_labelRects.clear();
    m_labelSeries.clear();
    for (const CurveLabel &label : innerLabels(m_paths, area(), QFontMetricsF(captionFont()))) {
        drawMarker(painter, label.series, {label.rect.left() + kMarkerRadius, label.rect.center().y()}, 4.5,
                   theme().series[label.series], theme().surface);
        painter.setPen(label.series == m_picture.selected ? theme().text : theme().muted);
        painter.drawText(label.rect.adjusted(14, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                         label.text);
        m_labelRects.push_back(label.rect);
        m_labelSeries.push_back(label.series);
    }
    drawKey(painter, theme(), m_paths, m_picture.selected,
            QRectF(area().left(), 0, area().width(), area().top()));
    drawNow(painter);
}

// Where each configuration stands at the conversations of the scenario.
void TradeOffPlot::drawNow(QPainter &painter) const
{
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        if (m_picture.curves[i].now)
            drawMarker(painter, static_cast<int>(i), at(*m_picture.curves[i].now), kMarkerRadius + 1.0,
                       theme().series[i % kSeries], theme().surface);
}

} // namespace headroom

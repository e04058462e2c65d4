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
    if (region.width() <= 0.0) // not in what is shown
        return drawFloor(painter);
    painter.fillRect(region, mixed(theme().good, theme().surface, 0.1));
    painter.setFont(captionFont());
    painter.setPen(theme().muted);
    //: Over a region of the trade-off plot: rates at which people read along.
    painter.drawText(QRectF(region.left() - 60, area().top() / 2, region.width() + 120, area().top() / 2),
                     Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, tr("20 to 30 tok/s"));
    drawFloor(painter);
}

void TradeOffPlot::drawFloor(QPainter &painter) const
{
    const double floor = m_plot->xAxis->coordToPixel(m_picture.floor);
    if (floor < area().left() || floor > area().right())
        return;
    painter.setPen(QPen(theme().good, 1, Qt::DashLine));
    painter.drawLine(QPointF(floor, area().top()), QPointF(floor, area().bottom()));
}

QString TradeOffPlot::isoText(double conversations) const
{
    const QString count = m_input.numbers().count(conversations);
    switch (m_picture.yield) {
    case Yield::DollarTokens:
        //: On a line of equal conversations for each dollar an hour. %1: how many
        return tr("%1 for $1/h").arg(count);
    case Yield::KilowattRate:
        //: On a line of equal conversations per kilowatt. %1: how many
        return tr("%1 per kW", "conversations").arg(count);
    default:
        //: On a line of equal conversations per device. %1: how many
        return tr("%1 a device").arg(count);
    }
}

// Lines of equally many conversations per device, dollar or kilowatt: logarithmic axes make them straight.
void TradeOffPlot::drawIsoLines(QPainter &painter) const
{
    painter.save();
    painter.setClipRect(area());
    for (const IsoLine &line : isoLines(m_picture)) {
        const QPointF from(m_plot->xAxis->coordToPixel(m_picture.userFrom),
                           m_plot->yAxis->coordToPixel(m_picture.userFrom * line.slope));
        const QPointF to(m_plot->xAxis->coordToPixel(m_picture.userTo),
                         m_plot->yAxis->coordToPixel(m_picture.userTo * line.slope));
        painter.setPen(QPen(theme().hairline, 1, Qt::DotLine));
        painter.drawLine(from, to);
    }
    painter.restore();
}

// At the lower or the upper end of a line, where that covers nothing; after all that may not be covered.
void TradeOffPlot::drawIsoWords(QPainter &painter) const
{
    const QFontMetricsF metrics(captionFont());
    painter.setPen(theme().muted);
    for (const IsoLine &line : isoLines(m_picture)) {
        const QString words = isoText(line.conversations);
        const QSizeF size(metrics.horizontalAdvance(words), metrics.height());
        const double low = std::max(m_across->from(), m_up->from() / line.slope);
        const double high = std::min(m_across->to(), m_up->to() / line.slope);
        const QPointF start =
            at({0, 0, low, low * line.slope}) + QPointF(kSpaceXs, -kSpaceXs - size.height());
        const QPointF end = at({0, 0, high, high * line.slope}) - QPointF(size.width() + kSpaceS, -kSpaceXs);
        for (const QPointF &corner : {start, end})
            if (const QRectF rect(corner, size); isFree(rect)) {
                painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, words);
                break;
            }
    }
}

bool TradeOffPlot::isFree(const QRectF &rect) const
{
    const auto covers = [&](const QRectF &other) { return other.intersects(rect); };
    return area().contains(rect) && !anyCrosses(withMarks(m_paths, m_marks), rect)
           && std::none_of(m_labelRects.begin(), m_labelRects.end(), covers);
}

void TradeOffPlot::placePoints()
{
    m_marks.clear();
    for (const TradeOffMeasured &measured : m_picture.measured) {
        const MeasuredPoint &point = measured.point;
        const auto pixel = [&](double rate) { // the yield goes with the rate
            return QPointF(m_plot->xAxis->coordToPixel(rate),
                           m_plot->yAxis->coordToPixel(measured.yield * rate / point.perUser));
        };
        m_marks.push_back(cutTo({pixel(point.perUser), QLineF(pixel(point.low), pixel(point.high)),
                                 point.series, point.style},
                                area()));
    }
}

void TradeOffPlot::drawMarks(QPainter &painter)
{
    m_paths.clear();
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        CurvePath path{static_cast<int>(i), m_picture.curves[i].name, true, {}, m_picture.curves[i].name};
        for (const TradeOffPoint &point : m_picture.curves[i].points)
            path.line << at(point);
        cutTo(path, area());
        path.memoryEnds = true; // there is no margin for names at the right edge
        m_paths.push_back(std::move(path));
    }
    placePoints();
    painter.setFont(captionFont());
    m_labelRects.clear();
    m_labelSeries.clear();
    for (const CurveLabel &label :
         innerLabels(withMarks(m_paths, m_marks), area(), QFontMetricsF(captionFont()))) {
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
    drawIsoWords(painter);
    drawPointMarks(painter, theme(), m_marks);
    drawNow(painter);
}

// Where each configuration stands at the conversations of the scenario.
void TradeOffPlot::drawNow(QPainter &painter) const
{
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        if (m_picture.curves[i].now && area().adjusted(-1, -1, 1, 1).contains(at(*m_picture.curves[i].now)))
            drawMarker(painter, static_cast<int>(i), at(*m_picture.curves[i].now), kMarkerRadius + 1.0,
                       theme().series[i % kSeries], theme().surface);
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
// What the rate plot draws beside its curves: the quotients, where memory ends, names and the cursor.
#include <QPainter>

#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"

#include "widgets/sentences/plural.h"
#include "widgets/theme/marker.h"
#include "widgets/theme/theme.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr double kMarkerRadius = 4.5;

} // namespace

QRectF RatePlot::area() const
{
    return m_plot->axisRect()->rect();
}

// Level, from one conversation to where memory ends: the quotient knows no batch.
void RatePlot::drawQuotients(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const RateCurve &curve = m_picture.curves[i];
        if (curve.quotient <= 0.0 || curve.points.empty())
            continue;
        const bool selected = static_cast<int>(i) == m_picture.selected;
        QPen pen(theme().series[i % kSeries], selected ? 1.5 : 1.0, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({5.0, 4.0});
        painter.setPen(pen);
        const double y = m_plot->yAxis->coordToPixel(curve.quotient);
        painter.drawLine(QPointF(area().left(), y),
                         QPointF(m_plot->xAxis->coordToPixel(curve.points.back().sequences), y));
        if (selected)
            //: On the dashed line of the plot of rates. %1: a rate
            drawQuotientWords(painter,
                              tr("paper quotient %1")
                                  .arg(m_input.numbers().rate(TokensPerSecond{curve.quotient})),
                              y);
        if (curve.vendorQuotient > 0.0)
            drawVendorQuotient(painter, curve, selected);
    }
}

// What a measured bandwidth took the place of stays in sight.
void RatePlot::drawVendorQuotient(QPainter &painter, const RateCurve &curve, bool selected) const
{
    QPen pen(theme().muted, 1.0, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({2.0, 3.0});
    painter.setPen(pen);
    const double y = m_plot->yAxis->coordToPixel(curve.vendorQuotient);
    painter.drawLine(QPointF(area().left(), y),
                     QPointF(m_plot->xAxis->coordToPixel(curve.points.back().sequences), y));
    if (selected)
        //: On a dotted line of the plot of rates. %1: a rate
        drawQuotientWords(painter,
                          tr("by the vendor's claim %1")
                              .arg(m_input.numbers().rate(TokensPerSecond{curve.vendorQuotient})),
                          y);
}

void RatePlot::drawTrails(QPainter &painter) const
{
    for (const LiveTrail &trail : m_picture.trails)
        drawTrail(painter, theme(), trail, [this](const QPointF &point) {
            return QPointF(m_plot->xAxis->coordToPixel(std::max(1.0, point.x())),
                           m_plot->yAxis->coordToPixel(point.y()));
        });
}

void RatePlot::drawQuotientWords(QPainter &painter, const QString &words, double y) const
{
    const QFontMetricsF metrics(captionFont());
    painter.setFont(captionFont());
    painter.setPen(theme().text);
    painter.drawText(QRectF(area().left() + kSpaceS, y - metrics.height() - 1, area().width(),
                            metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, words);
}

void RatePlot::updatePaths()
{
    m_paths.clear();
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const RateCurve &curve = m_picture.curves[i];
        CurvePath path{static_cast<int>(i), curve.name, true, {}, {}};
        //: At the end of a curve inside the plot. %1 is a configuration.
        path.ending = tr("%1: memory ends here").arg(curve.name);
        for (const RateCurvePoint &point : curve.points)
            path.line << QPointF(m_plot->xAxis->coordToPixel(point.sequences),
                                 m_plot->yAxis->coordToPixel(point.typical));
        m_paths.push_back(std::move(path));
    }
}

void RatePlot::drawCurveMarks(QPainter &painter)
{
    updatePaths();
    placePoints();
    m_labelRects.clear();
    m_labelSeries.clear();
    painter.setFont(captionFont());
    const QRectF room = area().adjusted(0, 0, m_plot->viewport().width() - area().right(), 0);
    for (const CurveLabel &label :
         innerLabels(withMarks(m_paths, m_marks), room, QFontMetricsF(captionFont()))) {
        drawLabel(painter, label);
        m_labelRects.push_back(label.rect);
        m_labelSeries.push_back(label.series);
    }
    drawEnds(painter);
    drawPointMarks(painter, theme(), m_marks);
    drawTrails(painter);
    placeFlips();
    m_flips.draw(painter, theme(), captionFont());
    strip().draw(painter, theme(), m_picture.coverage, m_picture.selected);
    if (!m_plot->layer(QStringLiteral("overlay"))->visible())
        drawKey(painter, theme(), m_paths, m_picture.selected,
                QRectF(area().left(), 0, m_plot->viewport().width() - area().left(), area().top()));
}

// Where memory ends: a short bar across the end of the curve, and a mark where no name has one.
void RatePlot::drawEnds(QPainter &painter) const
{
    for (const CurvePath &path : m_paths) {
        if (path.line.isEmpty())
            continue;
        const QPointF end = path.line.last();
        painter.setPen(QPen(hueOf(static_cast<std::size_t>(path.series)), 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(end + QPointF(0, -6), end + QPointF(0, 6));
        if (std::find(m_labelSeries.begin(), m_labelSeries.end(), path.series) == m_labelSeries.end())
            drawMarker(painter, path.series, end, kMarkerRadius, theme().series[path.series],
                       theme().surface);
    }
}

void RatePlot::drawLabel(QPainter &painter, const CurveLabel &label) const
{
    const QPointF mark(label.rect.left() + kMarkerRadius + 1, label.rect.center().y());
    drawMarker(painter, label.series, mark, kMarkerRadius, theme().series[label.series], theme().surface);
    painter.setPen(label.series == m_picture.selected ? theme().text : theme().muted);
    painter.drawText(label.rect.adjusted(14, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, label.text);
}

void RatePlot::drawCursor(QPainter &painter)
{
    if (m_input.isEmpty())
        return;
    m_cursor.area = area();
    m_cursor.strip =
        QRectF(area().left(), 0.0, m_plot->viewport().width() - area().left(), area().top() - 2.0);
    m_cursor.font = captionFont();
    const double x = m_plot->xAxis->coordToPixel(static_cast<double>(sequences()));
    m_cursor.x = std::min(x, area().right());
    //: At the head of the cursor. %1: how many
    m_cursor.head =
        tr("%1 conversation(s)", nullptr, plural(sequences())).arg(m_input.numbers().tokens(sequences()));
    m_cursor.rows.clear();
    const QString widest = m_input.numbers().rate(TokensPerSecond{888.8});
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        m_cursor.rows.push_back({static_cast<int>(i), m_picture.curves[i].name, rateText(i, sequences()),
                                 widest});
    std::vector<QRectF> taken = m_labelRects;
    taken.insert(taken.end(), m_flips.labels().begin(), m_flips.labels().end());
    m_cursor.draw(painter, theme(), withMarks(m_paths, m_marks), taken);
    strip().drawReading(painter, theme(), static_cast<double>(sequences()), coverageText(sequences()));
}

} // namespace headroom

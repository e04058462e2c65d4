// SPDX-License-Identifier: GPL-3.0-or-later
// What the rate plot draws beside its curves: the quotients, where memory ends, names and the cursor.
#include <QPainter>

#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"

#include "widgets/plots/clipping.h"
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

std::optional<QLineF> RatePlot::levelOf(const RateCurve &curve) const
{
    return levelAt(curve, curve.quotient);
}

std::optional<QLineF> RatePlot::levelAt(const RateCurve &curve, double rate) const
{
    if (rate <= 0.0 || curve.points.empty())
        return std::nullopt;
    const double y = m_plot->yAxis->coordToPixel(rate);
    const double end = m_plot->xAxis->coordToPixel(curve.points.back().sequences);
    return pieceWithin({QPointF(std::min(area().left(), end), y), QPointF(end, y)}, area());
}

// Level, from one conversation to where memory ends: the quotient knows no batch.
void RatePlot::drawQuotients(QPainter &painter)
{
    m_quotientWords = {};
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const RateCurve &curve = m_picture.curves[i];
        const std::optional<QLineF> level = levelOf(curve);
        if (!level)
            continue;
        const bool selected = static_cast<int>(i) == m_picture.selected;
        QPen pen(theme().series[i % kSeries], selected ? 1.5 : 1.0, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({5.0, 4.0});
        painter.setPen(pen);
        painter.drawLine(*level);
        if (selected)
            //: On the dashed line of the plot of rates. %1: a rate
            m_quotientWords =
                drawQuotientWords(painter,
                                  tr("paper quotient %1")
                                      .arg(m_input.numbers().rate(TokensPerSecond{curve.quotient})),
                                  *level);
        drawVendorQuotient(painter, curve, selected);
    }
}

// What a measured bandwidth took the place of stays in sight.
void RatePlot::drawVendorQuotient(QPainter &painter, const RateCurve &curve, bool selected) const
{
    const std::optional<QLineF> level = levelAt(curve, curve.vendorQuotient);
    if (!level)
        return;
    QPen pen(theme().muted, 1.0, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({2.0, 3.0});
    painter.setPen(pen);
    painter.drawLine(*level);
    if (selected)
        //: On a dotted line of the plot of rates. %1: a rate
        drawQuotientWords(painter,
                          tr("by the vendor's claim %1")
                              .arg(m_input.numbers().rate(TokensPerSecond{curve.vendorQuotient})),
                          *level);
}

void RatePlot::drawTrails(QPainter &painter) const
{
    painter.save();
    painter.setClipRect(area().adjusted(-kSpaceS, -kSpaceS, kSpaceS, kSpaceS));
    for (const LiveTrail &trail : m_picture.trails)
        drawTrail(painter, theme(), trail, [this](const QPointF &point) {
            return QPointF(m_plot->xAxis->coordToPixel(std::max(1.0, point.x())),
                           m_plot->yAxis->coordToPixel(point.y()));
        });
    painter.restore();
}

// Over the line or under it, at its beginning or its end: where no curve and no point is, and always inside
// the axes, above which the cursor has its head.
QRectF RatePlot::placeQuotientWords(const QSizeF &size, const QLineF &level) const
{
    const double y = level.y1();
    const double end = std::max(level.x1(), level.x2()) - size.width() - kSpaceS;
    const std::vector<CurvePath> lines = withMarks(m_paths, m_marks);
    QRectF first;
    const double one = m_plot->xAxis->coordToPixel(1.0); // where the cursor of a single one stands
    for (const double left : {std::max(area().left(), one) + kSpaceXs, end})
        for (const double top : {y - size.height() - 1.0, y + 1.0}) {
            const QRectF rect(QPointF(left, top), size);
            if (!area().contains(rect))
                continue;
            if (!anyCrosses(lines, rect))
                return rect;
            if (first.isEmpty())
                first = rect;
        }
    return first;
}

QRectF RatePlot::drawQuotientWords(QPainter &painter, const QString &words, const QLineF &level) const
{
    const QFontMetricsF metrics(captionFont());
    const QRectF place = placeQuotientWords({metrics.horizontalAdvance(words), metrics.height()}, level);
    if (place.isEmpty())
        return {};
    painter.setFont(captionFont());
    painter.setPen(theme().text);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, words);
    return place;
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
        cutTo(path, area());
        path.memoryEnds = true; // there is no margin for names at the right edge
        m_paths.push_back(std::move(path));
    }
}

void RatePlot::drawCurveMarks(QPainter &painter)
{
    m_labelRects.clear();
    m_labelSeries.clear();
    painter.setFont(captionFont());
    const QRectF room = area().adjusted(0, 0, m_plot->viewport().width() - area().right(), 0);
    std::vector<CurvePath> lines = withMarks(m_paths, m_marks);
    if (!m_quotientWords.isEmpty())
        lines.push_back(outlineOf(m_quotientWords));
    for (const CurveLabel &label : innerLabels(lines, room, QFontMetricsF(captionFont()))) {
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
        if (!path.cut) {
            painter.setPen(QPen(hueOf(static_cast<std::size_t>(path.series)), 2, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(end + QPointF(0, -6), end + QPointF(0, 6));
        }
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
    m_cursor.x = m_plot->xAxis->coordToPixel(static_cast<double>(sequences()));
    //: At the head of the cursor. %1: how many
    m_cursor.head =
        tr("%1 conversation(s)", nullptr, plural(sequences())).arg(m_input.numbers().tokens(sequences()));
    m_cursor.rows.clear();
    const QString widest = m_input.numbers().rate(TokensPerSecond{888.8});
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        m_cursor.rows.push_back({static_cast<int>(i), m_picture.curves[i].name, rateText(i, sequences()),
                                 widest});
    std::vector<QRectF> taken = m_labelRects;
    taken.push_back(m_quotientWords);
    taken.insert(taken.end(), m_flips.labels().begin(), m_flips.labels().end());
    m_cursor.draw(painter, theme(), withMarks(m_paths, m_marks), taken);
    strip().drawReading(painter, theme(), static_cast<double>(sequences()), coverageText(sequences()));
}

} // namespace headroom

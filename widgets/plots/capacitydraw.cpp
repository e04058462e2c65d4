// SPDX-License-Identifier: GPL-3.0-or-later
// What the capacity plot draws beside its curves: their marks and names, the native window, the cursor.
#include <QPainter>

#include <qcustomplot.h>

#include "widgets/plots/capacityplot.h"

#include "widgets/sentences/names.h"
#include "widgets/theme/marker.h"
#include "widgets/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kMarkerRadius = 4.5;

} // namespace

QRectF CapacityPlot::area() const
{
    return m_plot->axisRect()->rect();
}

QRectF CapacityPlot::strip() const
{
    const QRectF inner = area();
    return {inner.left(), 0.0, m_plot->viewport().width() - inner.left(), inner.top() - 2.0};
}

double CapacityPlot::nativeX() const
{
    return m_plot->xAxis->coordToPixel(static_cast<double>(m_picture.native));
}

void CapacityPlot::updatePaths()
{
    m_paths.clear();
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const CapacityCurve &curve = m_picture.curves[i];
        CurvePath path{static_cast<int>(i), curve.name, curve.memoryEnds, {}, {}};
        if (curve.memoryEnds) {
            //: At the end of a curve inside the plot. %1 is a configuration.
            path.ending = tr("%1: memory ends here").arg(curve.name);
        }
        for (const CurvePoint &point : curve.points)
            path.line << QPointF(m_plot->xAxis->coordToPixel(point.context),
                                 m_plot->yAxis->coordToPixel(point.sequences));
        cutTo(path, area());
        m_paths.push_back(std::move(path));
    }
}

bool CapacityPlot::showsNative() const
{
    return m_across->shows(static_cast<double>(m_picture.native));
}

// A thin line down from the strip; its words are drawn with the cursor, which they make way for.
void CapacityPlot::drawNative(QPainter &painter) const
{
    if (!showsNative())
        return;
    const double x = std::floor(nativeX()) + 0.5;
    painter.setPen(QPen(theme().muted, 1, Qt::DotLine));
    painter.drawLine(QPointF(x, area().top() - 3), QPointF(x, area().bottom()));
    if (!m_plot->layer(QStringLiteral("overlay"))->visible())
        drawNativeWords(painter, {});
}

void CapacityPlot::drawNativeWords(QPainter &painter, const QRectF &head) const
{
    if (!showsNative())
        return;
    //: Small mark on the context axis: the longest context the model was made for. %1 as in "256K".
    const QString words = tr("native %1").arg(m_input.numbers().shortTokens(m_picture.native));
    const QFontMetricsF metrics(captionFont());
    const QRectF room = strip();
    QRectF rect(0, 0, metrics.horizontalAdvance(words), metrics.height());
    rect.moveCenter({nativeX(), room.center().y()});
    rect.moveRight(qMin(rect.right(), room.right()));
    if (head.adjusted(-kSpaceS, 0, kSpaceS, 0).intersects(rect)) { // to its nearer side, if there is room
        const double left = head.left() - kSpaceS - rect.width();
        const double right = head.right() + kSpaceS;
        const bool canRight = right + rect.width() <= room.right();
        const bool nearRight = nativeX() > head.center().x();
        rect.moveLeft(canRight && (nearRight || left < room.left()) ? right : left);
    }
    painter.setFont(captionFont());
    painter.setPen(theme().muted);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, words);
}

void CapacityPlot::drawCurveMarks(QPainter &painter)
{
    updatePaths();
    m_labelRects.clear();
    m_labelSeries.clear();
    for (const CurvePath &path : m_paths)
        drawStops(painter, path);

    painter.setFont(captionFont());
    const QFontMetricsF metrics(captionFont());
    const double margin = m_plot->viewport().width() - area().right();
    std::vector<CurveLabel> labels;
    if (margin > 3 * kSpaceL)
        labels = edgeLabels(m_paths, area(), margin, metrics);
    const std::vector<CurveLabel> inner = innerLabels(m_paths, area(), metrics);
    labels.insert(labels.end(), inner.begin(), inner.end());
    for (const CurveLabel &label : labels) {
        drawLabel(painter, label);
        m_labelRects.push_back(label.rect);
        m_labelSeries.push_back(label.series);
    }
    drawEnds(painter);
    placeFlips();
    m_flips.draw(painter, theme(), captionFont());
}

void CapacityPlot::placeFlips()
{
    std::vector<double> xs;
    for (const FlipMark &flip : m_picture.flips)
        xs.push_back(m_plot->xAxis->coordToPixel(flip.at));
    m_flips.place(m_picture.flips, xs, area(), m_paths, m_labelRects, captionFont());
}

// Every third power of two, another third for the next curve: where curves run together all marks show.
void CapacityPlot::drawStops(QPainter &painter, const CurvePath &path) const
{
    if (path.line.isEmpty())
        return;
    const int first = static_cast<int>(std::ceil(std::log2(m_across->from())));
    const int last = static_cast<int>(std::floor(std::log2(m_across->to())));
    for (int power = first; power <= last; ++power) {
        const double x = m_plot->xAxis->coordToPixel(std::exp2(power));
        const bool inside = x >= path.line.first().x() && x <= path.line.last().x() - 2.0 * kMarkerRadius;
        if (power % 3 == path.series % 3 && inside) // the end has its own
            drawMarker(painter, path.series, {x, heightAt(path.line, x)}, kMarkerRadius,
                       theme().series[path.series], theme().surface);
    }
}

// Where memory ends: a short bar across the end of the curve, and a mark where no name has one.
void CapacityPlot::drawEnds(QPainter &painter) const
{
    for (const CurvePath &path : m_paths) {
        if (path.line.isEmpty())
            continue;
        const QColor &colour = theme().series[path.series];
        const QPointF end = path.line.last();
        if (path.memoryEnds && !path.cut) {
            painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(end + QPointF(0, -6), end + QPointF(0, 6));
        }
        if (std::find(m_labelSeries.begin(), m_labelSeries.end(), path.series) == m_labelSeries.end())
            drawMarker(painter, path.series, end, kMarkerRadius, colour, theme().surface);
    }
}

void CapacityPlot::drawLabel(QPainter &painter, const CurveLabel &label) const
{
    const QPointF mark(label.rect.left() + kMarkerRadius + 1, label.rect.center().y());
    if (label.leader) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme().series[label.series], 1));
        painter.drawLine(label.from, mark - QPointF(kMarkerRadius, 0));
    }
    drawMarker(painter, label.series, mark, kMarkerRadius, theme().series[label.series], theme().surface);
    painter.setPen(label.series == m_picture.selected ? theme().text : theme().muted);
    painter.drawText(label.rect.adjusted(14, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, label.text);
}

void CapacityPlot::drawCursor(QPainter &painter)
{
    if (m_input.isEmpty())
        return;
    const Numbers numbers = m_input.numbers();
    m_cursor.area = area();
    m_cursor.strip = strip();
    m_cursor.font = captionFont();
    m_cursor.x = m_plot->xAxis->coordToPixel(static_cast<double>(context()));
    m_cursor.head = tokensText(context(), numbers);
    m_cursor.rows.clear();
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const CapacityCurve &curve = m_picture.curves[i];
        const Tokens most = curve.points.empty() ? 0 : static_cast<Tokens>(curve.points.front().sequences);
        m_cursor.rows.push_back({static_cast<int>(i), curve.name, sequencesText(i, context()),
                                 numbers.tokens(most)});
    }
    drawNativeWords(painter, m_cursor.headRect());
    std::vector<QRectF> taken = m_labelRects;
    taken.insert(taken.end(), m_flips.labels().begin(), m_flips.labels().end());
    taken.push_back(drawAsked(painter));
    m_cursor.draw(painter, theme(), m_paths, taken);
}

double CapacityPlot::levelY() const
{
    const auto asked = static_cast<double>(m_input.evaluation->scenario.sequences);
    return std::floor(m_plot->yAxis->coordToPixel(asked)) + 0.5;
}

// At the axis: where the level can be taken.
void CapacityPlot::drawLevelGrip(QPainter &painter, double y) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    const double x = area().left();
    painter.drawPolygon(QPolygonF{QPointF(x, y - 5), QPointF(x + 7, y), QPointF(x, y + 5)});
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// A level line at the number of conversations to be held at once: right of where a curve crosses it,
// they do not fit. One alone needs no line; gives back where the words are.
QRectF CapacityPlot::drawAsked(QPainter &painter) const
{
    const Tokens asked = m_input.evaluation->scenario.sequences;
    const double y = levelY();
    if (y < area().top() || y > area().bottom() + 1.0)
        return {};
    drawLevelGrip(painter, y);
    const QFontMetricsF metrics(captionFont());
    if (asked == 1 || y < area().top() + metrics.height())
        return {};
    painter.setPen(QPen(theme().muted, 1, Qt::DashLine));
    painter.drawLine(QPointF(area().left(), y), QPointF(area().right(), y));
    //: At a level line of the plot of conversations. %1: the number to be held at once.
    const QString words = tr("%1 at once").arg(m_input.numbers().tokens(asked));
    const QRectF rect(area().left() + kSpaceS, y - metrics.height() - 1, metrics.horizontalAdvance(words),
                      metrics.height());
    painter.setFont(captionFont());
    painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, words);
    return rect;
}

} // namespace headroom

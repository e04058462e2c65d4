// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand does to the trade-off plot: hover, click, the markers of the present along their curves.
#include <qcustomplot.h>

#include "widgets/plots/tradeoffplot.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kHoverWithin = 12.0; // pixels from a point
constexpr double kGrabWithin = 9.0;   // pixels from a marker

double distance(const QPointF &a, const QPointF &b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

const TradeOffPoint *TradeOffPlot::nearest(const QPointF &position) const
{
    const TradeOffPoint *found = nullptr;
    double least = kHoverWithin;
    for (const TradeOffCurve &curve : m_picture.curves)
        for (const TradeOffPoint &point : curve.points)
            if (const double away = distance(at(point), position);
                away < least && area().contains(at(point))) {
                least = away;
                found = &point;
            }
    return found;
}

int TradeOffPlot::nowAt(const QPointF &position) const
{
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        if (const auto &now = m_picture.curves[i].now;
            now && area().contains(at(*now)) && distance(at(*now), position) <= kGrabWithin)
            return static_cast<int>(i);
    return -1;
}

int TradeOffPlot::configurationAt(const QPointF &position) const
{
    if (const int mark = pointMarkAt(m_marks, position); mark >= 0)
        return m_marks[static_cast<std::size_t>(mark)].series;
    for (std::size_t i = 0; i < m_labelRects.size(); ++i)
        if (m_labelRects[i].contains(position))
            return m_labelSeries[i];
    const TradeOffPoint *point = nearest(position);
    return point ? static_cast<int>(point->configuration) : -1;
}

Term TradeOffPlot::mainResult() const
{
    if (!m_input.evaluation->results[static_cast<std::size_t>(m_input.selected)].rates)
        return Term::Shortfall;
    switch (m_picture.yield) {
    case Yield::DollarTokens:
        return Term::TokensPerDollar;
    case Yield::KilowattRate:
        return Term::EnergyPerToken;
    default:
        return Term::TotalRate;
    }
}

// A click on the marker of the selected configuration follows its figures; on another one it selects.
PlotCard::Figure TradeOffPlot::figureAt(const QPointF &position) const
{
    const int now = m_input.isEmpty() ? -1 : nowAt(position);
    return now >= 0 && now == m_picture.selected ? Figure{now, mainResult()} : Figure{};
}

// The point with most conversations at which each user still has so many tokens a second.
const TradeOffPoint *TradeOffPlot::fastEnough(const TradeOffCurve &curve, double perUser)
{
    const TradeOffPoint *found = nullptr;
    for (const TradeOffPoint &point : curve.points)
        if (point.perUser >= perUser && (!found || point.sequences > found->sequences))
            found = &point;
    return found;
}

QString TradeOffPlot::allAt(double perUser) const
{
    const QString asked = m_input.numbers().rate(TokensPerSecond{perUser});
    //: Heads a list of configurations. %1: a rate
    QStringList lines{tr("Where each user has at least %1").arg(asked)};
    for (const TradeOffCurve &curve : m_picture.curves) {
        const TradeOffPoint *point = fastEnough(curve, perUser);
        lines << (point ? sentence(curve, *point)
                        //: In that list: a configuration that is never so fast. %1: the configuration
                        : tr("%1: never").arg(curve.name));
    }
    return lines.join(u'\n');
}

QString TradeOffPlot::hoverText(const QPointF &position) const
{
    if (const int mark = pointMarkAt(m_marks, position); mark >= 0) {
        const TradeOffMeasured &measured = m_picture.measured[static_cast<std::size_t>(mark)];
        return pointText(measured.point) + u'\n' + yieldText(measured.yield);
    }
    if (const TradeOffPoint *point = nearest(position))
        return sentence(m_picture.curves[point->configuration], *point);
    return !m_input.isEmpty() && area().contains(position) ? allAt(m_plot->xAxis->pixelToCoord(position.x()))
                                                           : QString();
}

bool TradeOffPlot::canDrag(const QPointF &position) const
{
    return !m_input.isEmpty() && nowAt(position) >= 0;
}

void TradeOffPlot::beginDrag(const QPointF &position)
{
    m_dragged = static_cast<std::size_t>(nowAt(position));
}

// To the point of its curve that is nearest to the hand.
void TradeOffPlot::dragTo(const QPointF &position, Qt::KeyboardModifiers)
{
    if (m_dragged >= m_picture.curves.size() || m_picture.curves[m_dragged].points.empty())
        return;
    const auto &points = m_picture.curves[m_dragged].points;
    const auto nearer = [&](const TradeOffPoint &a, const TradeOffPoint &b) {
        return distance(at(a), position) < distance(at(b), position);
    };
    const Tokens next = std::min_element(points.begin(), points.end(), nearer)->sequences;
    if (next != m_input.evaluation->scenario.sequences)
        emit sequencesDragged(next);
}

// To the right each user is faster: half as many conversations, finely one less.
bool TradeOffPlot::stepCursor(bool right, bool fine)
{
    const Tokens now = m_input.evaluation->scenario.sequences;
    const auto &points = m_picture.curves[static_cast<std::size_t>(m_picture.selected)].points;
    const Tokens most = std::max(now, points.empty() ? now : points.back().sequences);
    const Tokens asked = fine ? now + (right ? -1 : 1) : right ? now / 2 : now * 2;
    const Tokens next = std::clamp<Tokens>(asked, 1, most);
    if (next != now)
        emit sequencesDragged(next);
    return true;
}

QPointF TradeOffPlot::focusPoint() const
{
    const auto selected = static_cast<std::size_t>(m_picture.selected);
    if (selected < m_picture.curves.size() && m_picture.curves[selected].now
        && area().contains(at(*m_picture.curves[selected].now)))
        return at(*m_picture.curves[selected].now);
    return area().center();
}

} // namespace headroom

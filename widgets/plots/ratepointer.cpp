// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand does to the rate plot: hover, click, the cursor under mouse and arrow keys.
#include <qcustomplot.h>

#include "widgets/plots/rateplot.h"

#include "widgets/sentences/plural.h"
#include "widgets/sentences/rates.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kHoverWithin = 10.0; // pixels from a curve

} // namespace

int RatePlot::configurationAt(const QPointF &at) const
{
    if (const int mark = pointMarkAt(m_marks, at); mark >= 0)
        return m_marks[static_cast<std::size_t>(mark)].series;
    int nearest = -1;
    double distance = kHoverWithin;
    for (std::size_t i = 0; i < m_graphs.size(); ++i) {
        const double away = m_graphs[i].typical->selectTest(at, false);
        if (away >= 0.0 && away < distance) {
            distance = away;
            nearest = static_cast<int>(i);
        }
    }
    for (std::size_t i = 0; i < m_labelRects.size(); ++i)
        if (m_labelRects[i].contains(at))
            nearest = m_labelSeries[i];
    return nearest;
}

QString RatePlot::rateText(std::size_t index, Tokens count) const
{
    const std::optional<Decode> decode = decodeOf(m_input, index, count);
    return decode ? m_input.numbers().rate(decode->perUser.typical) : QStringLiteral("–");
}

// A measured point or a flip under the pointer, else all configurations at its conversations.
QString RatePlot::hoverText(const QPointF &at) const
{
    if (m_input.isEmpty())
        return {};
    if (const int mark = pointMarkAt(m_marks, at); mark >= 0)
        return pointText(m_picture.points[static_cast<std::size_t>(mark)]);
    if (const QString flip = m_flips.sentenceAt(at); !flip.isEmpty())
        return flip;
    const Tokens count = canDrag(at) ? sequences() : sequencesNear(at.x());
    if (strip().rect.contains(at))
        return coverageText(count);
    return area().contains(at) ? ratesAt(count) : QString();
}

// With their bands.
QString RatePlot::ratesAt(Tokens count) const
{
    const Numbers numbers = m_input.numbers();
    //: Heads a list of configurations and rates. %1: how many
    QStringList lines{
        tr("Each of %1 conversation(s) at once", nullptr, plural(count)).arg(numbers.tokens(count))};
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const std::optional<Decode> decode = decodeOf(m_input, i, count);
        const QString rate = !decode                    ? tr("does not fit: no rate")
                             : m_picture.curves[i].grey ? numbers.rate(decode->perUser.typical)
                                                        : bandText(decode->perUser, numbers);
        lines << QStringLiteral("%1: %2").arg(m_picture.curves[i].name, rate);
    }
    lines << coverageText(count);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

// What has no rate says what is missing.
Term RatePlot::resultOf(int index) const
{
    return m_input.evaluation->results[static_cast<std::size_t>(index)].rates ? Term::UserRate
                                                                              : Term::Shortfall;
}

Term RatePlot::mainResult() const
{
    return resultOf(m_input.selected);
}

// The figures of the read-out, and the quotient at its line.
PlotCard::Figure RatePlot::figureAt(const QPointF &at) const
{
    if (m_input.isEmpty())
        return {};
    if (m_quotientWords.contains(at))
        return {m_input.selected, Term::Quotient};
    const CursorRow *row = m_cursor.rowAt(at);
    if (!row || m_input.evaluation->results[static_cast<std::size_t>(row->series)].unresolved)
        return {};
    return {row->series, resultOf(row->series)};
}

bool RatePlot::canDrag(const QPointF &at) const
{
    return !m_input.isEmpty() && m_cursor.isUnder(at);
}

void RatePlot::beginDrag(const QPointF &at)
{
    m_grab = at.x() - m_cursor.shownX();
}

void RatePlot::dragTo(const QPointF &at, Qt::KeyboardModifiers)
{
    moveTo(sequencesNear(at.x() - m_grab));
}

void RatePlot::endDrag()
{
    setInput(m_input); // the axis may follow the conversations again
}

Tokens RatePlot::sequencesNear(double x) const
{
    const double count = m_plot->xAxis->pixelToCoord(std::clamp(x, area().left(), area().right()));
    return std::clamp<Tokens>(std::llround(count), 1, static_cast<Tokens>(m_picture.to));
}

void RatePlot::moveTo(Tokens count)
{
    if (count != sequences())
        emit sequencesDragged(count);
}

// Halves and doubles; finely one by one.
bool RatePlot::stepCursor(bool right, bool fine)
{
    const Tokens now = sequences();
    const Tokens asked = fine ? now + (right ? 1 : -1) : right ? now * 2 : now / 2;
    const Tokens next = std::clamp<Tokens>(asked, 1, std::max(now, static_cast<Tokens>(m_picture.to)));
    moveTo(next);
    revealAcross(static_cast<double>(next));
    return true;
}

QPointF RatePlot::focusPoint() const
{
    const double x = m_cursor.isBeyond() ? area().center().x() : m_cursor.x;
    for (const CurvePath &path : m_paths)
        if (path.series == m_picture.selected && !path.line.isEmpty())
            return {x, heightAt(path.line, x)};
    return {x, area().center().y()};
}

} // namespace headroom

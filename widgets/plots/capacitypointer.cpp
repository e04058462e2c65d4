// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand does to the capacity plot: hover, click, the cursors under mouse and arrow keys.
#include <qcustomplot.h>

#include "widgets/plots/capacityplot.h"

#include "widgets/sentences/names.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kLevelWithin = 6.0;  // pixels on either side of the level
constexpr double kGripWidth = 14.0;   // of its mark at the axis
constexpr double kHoverWithin = 10.0; // pixels from a curve

} // namespace

int CapacityPlot::configurationAt(const QPointF &at) const
{
    int nearest = -1;
    double distance = kHoverWithin;
    for (std::size_t i = 0; i < m_graphs.size(); ++i) {
        const double away = m_graphs[i]->selectTest(at, false);
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

bool CapacityPlot::fits(std::size_t index) const
{
    return m_input.evaluation->results[index].answer.capacity.fits;
}

Term CapacityPlot::mainResult() const
{
    return fits(static_cast<std::size_t>(m_input.selected)) ? Term::Sequences : Term::Shortfall;
}

// The figures of the read-out.
PlotCard::Figure CapacityPlot::figureAt(const QPointF &at) const
{
    const CursorRow *row = m_input.isEmpty() ? nullptr : m_cursor.rowAt(at);
    if (!row || m_input.evaluation->results[static_cast<std::size_t>(row->series)].unresolved)
        return {};
    return {row->series, fits(static_cast<std::size_t>(row->series)) ? Term::Sequences : Term::Shortfall};
}

QString CapacityPlot::hoverText(const QPointF &at) const
{
    if (const QString flip = m_flips.sentenceAt(at); !m_input.isEmpty() && !flip.isEmpty())
        return flip;
    if (m_input.isEmpty() || !area().contains(at))
        return {};
    const Tokens tokens = gripAt(at) == Grip::Context ? context() : tokensAt(at.x(), true);
    //: Heads a list of configurations and counts. %1 is "8,192 tokens".
    QStringList lines{tr("Conversations at %1").arg(tokensText(tokens, m_input.numbers()))};
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        lines << QStringLiteral("%1: %2").arg(m_picture.curves[i].name, sequencesText(i, tokens));
    return lines.join(u'\n');
}

// The cursor goes before the level, which has a mark at the axis where it has no line.
CapacityPlot::Grip CapacityPlot::gripAt(const QPointF &at) const
{
    if (m_input.isEmpty())
        return Grip::None;
    if (m_cursor.isUnder(at))
        return Grip::Context;
    const double reach =
        m_input.evaluation->scenario.sequences > 1 ? area().right() : area().left() + kGripWidth;
    const bool level = area().contains(QPointF(at.x(), levelY())) && at.x() <= reach
                       && qAbs(at.y() - levelY()) <= kLevelWithin;
    return level ? Grip::Level : Grip::None;
}

bool CapacityPlot::canDrag(const QPointF &at) const
{
    return gripAt(at) != Grip::None;
}

Qt::CursorShape CapacityPlot::dragShape(const QPointF &at) const
{
    return gripAt(at) == Grip::Level ? Qt::SizeVerCursor : Qt::SizeHorCursor;
}

void CapacityPlot::beginDrag(const QPointF &at)
{
    m_grip = gripAt(at);
    m_grab = m_grip == Grip::Level ? at.y() - levelY() : at.x() - m_cursor.shownX();
}

void CapacityPlot::dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    if (m_grip == Grip::Context) {
        const double x = std::clamp(at.x() - m_grab, area().left(), area().right());
        moveTo(tokensAt(x, modifiers.testFlag(Qt::ControlModifier)));
        return;
    }
    const double y = std::clamp(at.y() - m_grab, area().top(), area().bottom());
    moveLevel(std::llround(m_plot->yAxis->pixelToCoord(y)));
}

void CapacityPlot::endDrag()
{
    m_grip = Grip::None;
    setInput(m_input); // the axis may follow the context again
}

Tokens CapacityPlot::tokensAt(double x, bool fine) const
{
    const double octaves = std::log2(m_plot->xAxis->pixelToCoord(x) / static_cast<double>(m_picture.from));
    return m_scale.tokensAt(static_cast<int>(std::lround(octaves * ContextScale::kPerOctave)), fine ? 0 : 3);
}

void CapacityPlot::moveTo(Tokens tokens)
{
    if (tokens != context())
        emit contextDragged(tokens);
}

void CapacityPlot::moveLevel(Tokens sequences)
{
    const Tokens now = m_input.evaluation->scenario.sequences;
    const Tokens next = std::clamp<Tokens>(sequences, 1, std::max(now, static_cast<Tokens>(m_picture.top)));
    if (next != now)
        emit sequencesDragged(next);
}

// To the next power of two; finely by the least step that changes the figure.
bool CapacityPlot::stepCursor(bool right, bool fine)
{
    const Tokens next = fine ? finelyFrom(context(), right) : m_scale.nextStop(context(), right);
    moveTo(next);
    revealAcross(static_cast<double>(next));
    return true;
}

// The scale is coarser than some figures typed by hand: the next step must lie on the asked side.
Tokens CapacityPlot::finelyFrom(Tokens now, bool right) const
{
    const int toward = right ? 1 : -1;
    const auto beyond = [&](Tokens tokens) { return right ? tokens > now : tokens < now; };
    Tokens next = now;
    for (int at = m_scale.positionOf(now) + toward; !beyond(next) && at >= -1 && at <= m_scale.last() + 1;
         at += toward)
        next = m_scale.tokensAt(at, 0);
    return beyond(next) ? next : now;
}

bool CapacityPlot::stepLevel(bool up)
{
    const Tokens now = m_input.evaluation->scenario.sequences;
    moveLevel(up ? now * 2 : now / 2);
    return true;
}

QPointF CapacityPlot::focusPoint() const
{
    const double x = m_cursor.isBeyond() ? area().center().x() : m_cursor.x;
    for (const CurvePath &path : m_paths)
        if (path.series == m_picture.selected && !path.line.isEmpty())
            return {x, heightAt(path.line, x)};
    return {x, area().center().y()};
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand does to the capacity plot: hover, click, the cursor under mouse and arrow keys.
#include <QKeyEvent>

#include <qcustomplot.h>

#include "widgets/plots/capacityplot.h"

#include "widgets/sentences/names.h"

#include <cmath>

namespace headroom {

namespace {

constexpr double kGrabWithin = 12.0;  // pixels on either side of the cursor
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

QString CapacityPlot::hoverText(const QPointF &at) const
{
    if (const QString flip = m_flips.sentenceAt(at); !m_input.isEmpty() && !flip.isEmpty())
        return flip;
    if (m_input.isEmpty() || (configurationAt(at) < 0 && !canDrag(at)) || !area().contains(at))
        return {};
    const Tokens tokens = canDrag(at) ? context() : tokensAt(at.x(), true);
    //: Heads a list of configurations and counts. %1 is "8,192 tokens".
    QStringList lines{tr("Conversations at %1").arg(tokensText(tokens, m_input.numbers()))};
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        lines << QStringLiteral("%1: %2").arg(m_picture.curves[i].name, sequencesText(i, tokens));
    return lines.join(u'\n');
}

bool CapacityPlot::canDrag(const QPointF &at) const
{
    return !m_input.isEmpty() && qAbs(at.x() - m_cursor.x) <= kGrabWithin && at.y() <= area().bottom();
}

void CapacityPlot::beginDrag(const QPointF &at)
{
    m_grab = at.x() - m_cursor.x;
}

void CapacityPlot::dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    moveTo(tokensAt(at.x() - m_grab, modifiers.testFlag(Qt::ControlModifier)));
}

void CapacityPlot::endDrag()
{
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

// Left and right go to the next power of two, with Ctrl by the least step that changes the figure.
void CapacityPlot::keyPressEvent(QKeyEvent *event)
{
    const bool right = event->key() == Qt::Key_Right;
    if ((!right && event->key() != Qt::Key_Left) || m_input.isEmpty()) {
        PlotCard::keyPressEvent(event);
        return;
    }
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        moveTo(m_scale.nextStop(context(), right));
        return;
    }
    // The scale is coarser than some figures typed by hand: the next step must lie on the asked side.
    const int toward = right ? 1 : -1;
    const auto beyond = [&](Tokens tokens) { return right ? tokens > context() : tokens < context(); };
    Tokens next = context();
    for (int at = m_scale.positionOf(context()) + toward;
         !beyond(next) && at >= -1 && at <= m_scale.last() + 1; at += toward)
        next = m_scale.tokensAt(at, 0);
    if (!beyond(next))
        return;
    moveTo(next);
}

} // namespace headroom

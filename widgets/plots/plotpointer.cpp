// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand does to a plot: mouse, keyboard and the focus ring.
#include <QKeyEvent>
#include <QToolTip>

#include <qcustomplot.h>

#include "widgets/plots/plotcard.h"

namespace headroom {

void PlotCard::connectPointer()
{
    connect(m_plot, &QCustomPlot::mousePress, this, &PlotCard::pressed);
    connect(m_plot, &QCustomPlot::mouseMove, this, &PlotCard::moved);
    connect(m_plot, &QCustomPlot::mouseRelease, this, &PlotCard::released);
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &PlotCard::showWhole);
    connect(m_plot, &QCustomPlot::mouseWheel, this, &PlotCard::wheeled);
    m_plot->installEventFilter(this);
}

void PlotCard::pressed(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressedAt = event->position();
    m_dragging = canDrag(event->position());
    if (m_dragging) {
        QToolTip::hideText();
        beginDrag(event->position());
    } else if (isZoomed() && axesArea().contains(event->position())) {
        m_panning = true;
        m_pannedFrom = event->position();
    }
}

void PlotCard::moved(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_dragging) {
        dragTo(at, event->modifiers());
        return;
    }
    if (m_panning) {
        const QPointF moved = at - m_pannedFrom;
        m_pannedFrom = at;
        m_plot->setCursor(Qt::ClosedHandCursor);
        QToolTip::hideText();
        pan(-moved.x() / axesArea().width(), moved.y() / axesArea().height());
        return;
    }
    if (event->buttons() != Qt::NoButton)
        return;
    showPointer(at);
    const QString text = hoverText(at);
    if (text.isEmpty())
        QToolTip::hideText();
    else // a tool tip takes markup: names from files must stay text
        QToolTip::showText(event->globalPosition().toPoint(),
                           Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal), m_plot);
}

// What a press would take.
void PlotCard::showPointer(const QPointF &at)
{
    if (canDrag(at))
        m_plot->setCursor(dragShape(at));
    else if (figureAt(at).configuration >= 0 || configurationAt(at) >= 0)
        m_plot->setCursor(Qt::PointingHandCursor);
    else if (isZoomed() && axesArea().contains(at))
        m_plot->setCursor(Qt::OpenHandCursor);
    else
        m_plot->setCursor(Qt::ArrowCursor);
}

void PlotCard::released(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool stayed = (event->position() - m_pressedAt).manhattanLength() < 3.0;
    if (m_dragging) {
        m_dragging = false;
        endDrag();
        if (!stayed)
            emit dragFinished();
    }
    if (m_panning) {
        m_panning = false;
        showPointer(event->position());
    }
    if (stayed && !m_input.isEmpty())
        clicked(event->position());
}

// A figure opens its working, all else of a configuration selects it.
void PlotCard::clicked(const QPointF &at)
{
    const Figure figure = figureAt(at);
    const int index = figure.configuration >= 0 ? figure.configuration : configurationAt(at);
    if (index >= 0)
        emit configurationClicked(index);
    if (figure.configuration >= 0)
        emit workingAsked(figure.configuration, figure.result);
}

void PlotCard::keyPressEvent(QKeyEvent *event)
{
    if (m_input.isEmpty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit workingAsked(m_input.selected, mainResult());
    else if (event->key() == Qt::Key_Escape && m_expand->isChecked())
        emit expandAsked();
    else if (!takeViewKey(*event) && !takeArrow(*event))
        QWidget::keyPressEvent(event);
}

bool PlotCard::stepCursor(bool, bool)
{
    return false;
}

bool PlotCard::stepLevel(bool)
{
    return false;
}

// Left and right move the cursor, finely with Ctrl. Up and down choose a configuration, as a click does;
// with Ctrl they move the other cursor.
bool PlotCard::takeArrow(const QKeyEvent &event)
{
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    const int key = event.key();
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        return stepCursor(key == Qt::Key_Right, control);
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return false;
    if (control)
        return stepLevel(key == Qt::Key_Up);
    showFocus(true);
    const int last = static_cast<int>(m_input.evaluation->results.size()) - 1;
    const int next = qBound(0, m_input.selected + (key == Qt::Key_Up ? -1 : 1), last);
    if (next != m_input.selected)
        emit configurationClicked(next);
    return true;
}

// The ring is for those who arrive by keyboard; a click already says where it went, and a window that
// opens or comes back says nothing.
void PlotCard::focusInEvent(QFocusEvent *event)
{
    const Qt::FocusReason reason = event->reason();
    showFocus(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
              || reason == Qt::ShortcutFocusReason);
}

void PlotCard::focusOutEvent(QFocusEvent *)
{
    showFocus(false);
}

void PlotCard::showFocus(bool visible)
{
    m_focusShown = visible;
    update();
}

bool PlotCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_title && event->type() == QEvent::MouseButtonDblClick)
        emit expandAsked();
    if (watched == m_plot && event->type() == QEvent::Leave)
        QToolTip::hideText();
    // A window that was moved to a screen of another scale is painted before anyone says so.
    if (watched == m_plot && event->type() == QEvent::Paint
        && !qFuzzyCompare(m_plot->bufferDevicePixelRatio(), m_plot->devicePixelRatioF())) {
        m_plot->setBufferDevicePixelRatio(m_plot->devicePixelRatioF());
        redraw(Everything);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace headroom

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
    }
}

void PlotCard::moved(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_dragging) {
        dragTo(at, event->modifiers());
        return;
    }
    if (event->buttons() != Qt::NoButton)
        return;
    const bool onConfiguration = configurationAt(at) >= 0;
    m_plot->setCursor(canDrag(at)       ? Qt::SizeHorCursor
                      : onConfiguration ? Qt::PointingHandCursor
                                        : Qt::ArrowCursor);
    const QString text = hoverText(at);
    if (text.isEmpty())
        QToolTip::hideText();
    else // a tool tip takes markup: names from files must stay text
        QToolTip::showText(event->globalPosition().toPoint(),
                           Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal), m_plot);
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
    const int index = stayed ? configurationAt(event->position()) : -1;
    if (index >= 0)
        emit configurationClicked(index);
}

// Up and down choose a configuration, as a click does.
void PlotCard::keyPressEvent(QKeyEvent *event)
{
    const bool up = event->key() == Qt::Key_Up;
    if ((!up && event->key() != Qt::Key_Down) || m_input.isEmpty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    showFocus(true);
    const int last = static_cast<int>(m_input.evaluation->results.size()) - 1;
    const int next = qBound(0, m_input.selected + (up ? -1 : 1), last);
    if (next != m_input.selected)
        emit configurationClicked(next);
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

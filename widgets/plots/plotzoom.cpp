// SPDX-License-Identifier: GPL-3.0-or-later
// A plot from nearer, and alone: wheel, keys, and the buttons in its title row.
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <qcustomplot.h>

#include "widgets/plots/canvas.h"
#include "widgets/plots/plotcard.h"

#include <cmath>

namespace headroom {

namespace {

constexpr double kNotch = 120.0;     // of a wheel
constexpr double kWheelNearer = 0.8; // of the span, for a notch
constexpr double kWheelPan = 0.1;    // of the span, for a notch sideways
constexpr double kKeyNearer = 0.6;
constexpr double kKeyPan = 0.2;

} // namespace

void PlotCard::createButtons()
{
    m_all = new QToolButton(this);
    m_all->setAutoRaise(true);
    m_all->hide();
    addControl(m_all);
    m_expand = new QToolButton(this);
    m_expand->setAutoRaise(true);
    m_expand->setCheckable(true);
    m_expand->setProperty("sign", QStringLiteral("expand"));
    addControl(m_expand);
    connect(m_all, &QToolButton::clicked, this, &PlotCard::showWhole);
    connect(m_expand, &QToolButton::clicked, this, [this](bool alone) {
        setExpanded(!alone); // as it is; who answers says so
        emit expandAsked();
    });
    m_title->installEventFilter(this);
}

QList<QWidget *> PlotCard::controls() const
{
    QList<QWidget *> list;
    for (int i = 0; i < m_header->count(); ++i)
        if (QWidget *widget = m_header->itemAt(i)->widget(); widget && widget != m_title)
            list << widget;
    return list;
}

void PlotCard::setExpanded(bool alone)
{
    m_expand->setChecked(alone);
    m_expand->setToolTip(alone ? tr("Back to all plots (Ctrl+M, or a double click on the title)")
                               : tr("This plot alone (Ctrl+M, or a double click on the title)"));
    m_expand->setAccessibleName(alone ? tr("Back to all plots") : tr("%1 alone").arg(title()));
}

bool PlotCard::isZoomed() const
{
    return (m_across && !m_across->isWhole()) || (m_up && !m_up->isWhole());
}

void PlotCard::showWhole()
{
    const bool across = m_across && m_across->reset();
    const bool up = m_up && m_up->reset();
    viewChanged(across || up);
}

void PlotCard::viewChanged(bool changed)
{
    if (!changed)
        return;
    if (!isZoomed() && m_all->hasFocus())
        setFocus(); // it goes away
    m_all->setVisible(isZoomed());
    redraw(Everything);
}

QRectF PlotCard::axesArea() const
{
    return m_plot->axisRect()->rect();
}

void PlotCard::zoom(double factor, const QPointF &about, Qt::Orientations axes)
{
    const bool across =
        (axes & Qt::Horizontal) && m_across && m_across->zoom(factor, m_plot->xAxis->pixelToCoord(about.x()));
    const bool up =
        (axes & Qt::Vertical) && m_up && m_up->zoom(factor, m_plot->yAxis->pixelToCoord(about.y()));
    viewChanged(across || up);
}

void PlotCard::pan(double across, double up)
{
    const bool movedAcross = m_across && m_across->pan(across);
    const bool movedUp = m_up && m_up->pan(up);
    viewChanged(movedAcross || movedUp);
}

// About the pointer; over the labels of an axis only along that one. Sideways, or with Shift, the wheel pans.
void PlotCard::wheeled(QWheelEvent *event)
{
    if (m_input.isEmpty() || m_dragging || m_panning)
        return;
    const QPointF notches = QPointF(event->angleDelta()) / kNotch;
    const bool shifted = event->modifiers().testFlag(Qt::ShiftModifier);
    if (const double sideways = notches.x() + (shifted ? notches.y() : 0.0); sideways != 0.0)
        pan(-sideways * kWheelPan, 0.0);
    if (shifted || notches.y() == 0.0)
        return;
    const QPointF at = event->position();
    Qt::Orientations axes = Qt::Horizontal | Qt::Vertical;
    if (at.x() < axesArea().left())
        axes = Qt::Vertical;
    else if (at.y() > axesArea().bottom())
        axes = Qt::Horizontal;
    zoom(std::pow(kWheelNearer, notches.y()), at, axes);
}

void PlotCard::revealAcross(double value)
{
    viewChanged(m_across && m_across->reveal(value));
}

QPointF PlotCard::focusPoint() const
{
    return axesArea().center();
}

// Plus and minus come nearer and go away, 0 shows all, arrows with Shift move what is shown.
bool PlotCard::takeViewKey(const QKeyEvent &event)
{
    const Qt::Orientations both = Qt::Horizontal | Qt::Vertical;
    const bool shifted = event.modifiers().testFlag(Qt::ShiftModifier);
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the same key without Shift
        zoom(kKeyNearer, focusPoint(), both);
        return true;
    case Qt::Key_Minus:
        zoom(1.0 / kKeyNearer, focusPoint(), both);
        return true;
    case Qt::Key_0:
        showWhole();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (shifted)
            pan(event.key() == Qt::Key_Right ? kKeyPan : -kKeyPan, 0.0);
        return shifted;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (shifted)
            pan(0.0, event.key() == Qt::Key_Up ? kKeyPan : -kKeyPan);
        return shifted;
    default:
        return false;
    }
}

} // namespace headroom

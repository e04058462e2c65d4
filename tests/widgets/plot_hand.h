// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <QWheelEvent>

#include "widgets/plots/plotcard.h"

namespace headroom {

// What a hand does to a plot, as the events it makes.

inline void wheel(QWidget *widget, const QPointF &at, int notches,
                  Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWheelEvent event(at, widget->mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

inline void drag(QWidget *widget, const QPoint &from, const QPoint &to)
{
    QTest::mousePress(widget, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step) {
        const QPointF at = QPointF(from) + (QPointF(to) - QPointF(from)) * step / 4.0;
        QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(widget, &move);
    }
    QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
}

// Painted, and so laid out and drawn.
inline void draw(PlotCard &card)
{
    QCoreApplication::processEvents();
    (void)card.grab();
}

template<class Plot> void open(Plot &card, const PlotInput &input, const QSize &size = {800, 500})
{
    card.resize(size);
    card.setInput(input);
    card.show();
    draw(card);
}

} // namespace headroom

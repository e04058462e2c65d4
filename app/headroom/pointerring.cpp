// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/pointerring.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/theme/theme.h"

namespace headroom {

namespace {
constexpr int kDiameter = 64;
constexpr double kLine = 4.0;
} // namespace

PointerRing::PointerRing(QWidget *window)
    : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    resize(kDiameter, kDiameter);
    qApp->installEventFilter(this);
    follow(QCursor::pos());
    show();
    raise();
}

void PointerRing::follow(const QPoint &global)
{
    move(parentWidget()->mapFromGlobal(global) - rect().center());
}

bool PointerRing::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::HoverMove)
        follow(QCursor::pos());
    return QWidget::eventFilter(watched, event);
}

void PointerRing::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor colour = Theme::of(palette()).accent;
    painter.setPen(QPen(colour, kLine));
    colour.setAlphaF(0.12F);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(rect()).adjusted(kLine, kLine, -kLine, -kLine));
}

} // namespace headroom

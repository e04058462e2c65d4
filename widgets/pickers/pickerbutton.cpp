// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/pickerbutton.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

#include "widgets/pickers/labels.h"
#include "widgets/pickers/pickerpopup.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {
constexpr int kArrow = 8; // width of the mark that says a list opens
}

PickerButton::PickerButton(QWidget *parent)
    : QPushButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, &PickerButton::openList);
}

void PickerButton::setCurrent(const QString &id, const QString &shown, const QString &toolTip)
{
    m_id = id;
    setToolTip(plainToolTip(toolTip.isEmpty() ? shown : toolTip));
    if (m_shown == shown)
        return;
    m_shown = shown;
    nameForReaders();
    updateGeometry();
    update();
}

void PickerButton::setSubject(const QString &subject)
{
    m_subject = subject;
    nameForReaders();
}

void PickerButton::nameForReaders()
{
    //: Spoken by screen readers. %1 is what is chosen ("Weight format"), %2 the choice ("BF16").
    setAccessibleName(tr("%1: %2").arg(m_subject, m_shown));
}

QSize PickerButton::sizeHint() const
{
    const int text = fontMetrics().horizontalAdvance(m_shown);
    return {text + kArrow + 3 * kSpaceS + 2, std::max(28, fontMetrics().height() + kSpaceM)};
}

QSize PickerButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 4 + kArrow + 3 * kSpaceS, sizeHint().height()};
}

void PickerButton::openList()
{
    if (!m_items)
        return;
    if (!m_popup) {
        m_popup = new PickerPopup(this);
        connect(m_popup, &PickerPopup::picked, this, &PickerButton::picked);
    }
    m_popup->setAccessibleName(m_subject);
    m_popup->open(m_items(), m_id, this);
}

void PickerButton::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Down || key == Qt::Key_F4 || key == Qt::Key_Return || key == Qt::Key_Enter)
        openList();
    else
        QPushButton::keyPressEvent(event);
}

// The frame is the style's; text and arrow are ours, because the text must be cut where it is too long.
void PickerButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    const Theme &theme = Theme::of(QGuiApplication::palette()); // a style sheet changes the button's own
    const QRect inner = rect().adjusted(kSpaceS, 0, -kSpaceS, 0);
    const QRect text = inner.adjusted(0, 0, -kArrow - kSpaceS, 0);
    painter.setPen(isEnabled() ? theme.text : theme.muted);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_shown, Qt::ElideRight, text.width()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.muted, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip(inner.right() - kArrow / 2.0, inner.center().y() + 2.5);
    painter.drawPolyline(QPolygonF{tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)});
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/elidedlabel.h"

#include <QPainter>

#include "widgets/theme/theme.h"

namespace headroom {

ElidedLabel::ElidedLabel(QWidget *parent)
    : QWidget(parent)
{
    setFont(fontFor(TypeRole::Caption));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString &text, const QString &toolTip)
{
    if (m_text == text && this->toolTip() == toolTip)
        return;
    m_text = text;
    setToolTip(toolTip);
    setAccessibleName(toolTip);
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text), fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(Theme::of(palette()).muted);
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
}

} // namespace headroom

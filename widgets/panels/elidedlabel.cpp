// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/elidedlabel.h"

#include <QPainter>

#include "widgets/pickers/labels.h"

namespace headroom {

ElidedLabel::ElidedLabel(QWidget *parent, TypeRole role)
    : QWidget(parent)
    , m_role(role)
{
    setTypeRole(this, role);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString &text, const QString &toolTip)
{
    if (m_text == text && accessibleName() == toolTip)
        return;
    m_text = text;
    setToolTip(plainToolTip(toolTip));
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
    const Theme &theme = Theme::of(palette());
    painter.setPen(m_role == TypeRole::Caption ? theme.muted : theme.text);
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
}

} // namespace headroom

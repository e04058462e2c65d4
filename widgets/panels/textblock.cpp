// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/textblock.h"

#include <QLabel>

#include "widgets/pickers/labels.h"

#include <algorithm>

namespace headroom {

TextBlock::TextBlock(QWidget *parent)
    : QWidget(parent)
{
    m_label = fontlessLabel(this);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TextBlock::setText(const QString &text, const QFont &font)
{
    if (m_label->text() == text && m_label->font() == font)
        return;
    if (m_label->font() != font)
        m_label->setFont(font);
    m_label->setText(text);
    fit();
}

QString TextBlock::text() const
{
    return m_label->text();
}

void TextBlock::fit()
{
    const int needed =
        std::max(m_label->fontMetrics().lineSpacing(), m_label->heightForWidth(std::max(1, width())));
    if (needed != minimumHeight())
        setFixedHeight(needed);
    m_label->resize(width(), needed);
}

void TextBlock::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/textblock.h"

#include <QLabel>
#include <QTextLayout>

#include "widgets/pickers/labels.h"

#include <algorithm>
#include <cmath>

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

// A label with text to select asks a whole document, twice; the lines alone are what counts.
int TextBlock::neededHeight() const
{
    QTextLayout layout(m_label->text(), m_label->font());
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0.0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLeadingIncluded(true);
        line.setLineWidth(std::max(1, width()));
        height += line.height();
    }
    layout.endLayout();
    return std::max(m_label->fontMetrics().lineSpacing(), static_cast<int>(std::ceil(height)));
}

void TextBlock::fit()
{
    const int needed = neededHeight();
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/paragraph.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace headroom {

Paragraph::Paragraph(const QString &text, const QFont &font, double width, Qt::Alignment alignment)
    : m_layout(std::make_unique<QTextLayout>(text, font))
{
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    const double spacing = std::ceil(QFontMetricsF(font).lineSpacing());
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0.0, m_height});
        m_height += spacing;
    }
    m_layout->endLayout();
}

void Paragraph::draw(QPainter *painter, const QPointF &at, const QColor &colour) const
{
    painter->setPen(colour);
    m_layout->draw(painter, at);
}

} // namespace headroom

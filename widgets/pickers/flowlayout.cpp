// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/flowlayout.h"

#include <QWidget>

namespace headroom {

FlowLayout::FlowLayout(QWidget *parent, int gap)
    : QLayout(parent)
    , m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect.marginsRemoved(contentsMargins()), true);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    const int inner = width - margins.left() - margins.right();
    return arrange({0, 0, inner, 0}, false) + margins.top() + margins.bottom();
}

int FlowLayout::arrange(const QRect &rect, bool move) const
{
    int x = rect.left();
    int y = rect.top();
    int row = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty()) // hidden
            continue;
        const QSize size = item->sizeHint();
        if (x > rect.left() && x + size.width() > rect.right() + 1) {
            x = rect.left();
            y += row + m_gap;
            row = 0;
        }
        if (move)
            item->setGeometry({{x, y}, size});
        x += size.width() + m_gap;
        row = std::max(row, size.height());
    }
    return y + row - rect.top();
}

} // namespace headroom

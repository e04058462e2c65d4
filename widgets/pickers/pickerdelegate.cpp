// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/pickerdelegate.h"

#include <QGuiApplication>
#include <QPainter>

#include "widgets/theme/theme.h"

namespace headroom {

namespace {

constexpr int kMargin = kSpaceS;

// Draws text at the left of the rectangle, elided, and gives back what is left of it.
QRect drawText(QPainter *painter, QRect rect, const QString &text, const QFont &font, const QColor &colour)
{
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    painter->setFont(font);
    painter->setPen(colour);
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    rect.setLeft(rect.left() + metrics.horizontalAdvance(shown) + kSpaceM);
    return rect;
}

} // namespace

QSize PickerDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool heading = index.data(HeadingRole).toBool();
    return {option.rect.width(), option.fontMetrics.height() + (heading ? kSpaceL : kSpaceM)};
}

void PickerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    // A style sheet leaves the window colour of a view's own palette black.
    const Theme &theme = Theme::of(QGuiApplication::palette());
    QRect rect = option.rect.adjusted(kMargin, 0, -kMargin, 0);
    painter->save();
    if (index.data(HeadingRole).toBool()) {
        rect.setTop(rect.top() + kSpaceXs);
        drawText(painter, rect, index.data().toString(), fontFor(TypeRole::Caption), theme.muted);
        painter->restore();
        return;
    }
    const bool current = option.state & QStyle::State_Selected;
    if (current || option.state & QStyle::State_MouseOver) {
        QColor tint = theme.accent;
        tint.setAlphaF(current ? 0.14F : 0.07F);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(tint);
        painter->drawRoundedRect(option.rect.adjusted(0, 1, 0, -1), 4, 4);
    }
    const QFont small = fontFor(TypeRole::Caption);
    const QString mark = index.data(MarkRole).toString();
    if (!mark.isEmpty()) {
        const int width = QFontMetrics(small).horizontalAdvance(mark);
        drawText(painter, QRect(rect.right() - width, rect.top(), width + 1, rect.height()), mark, small,
                 theme.warning);
        rect.setRight(rect.right() - width - kSpaceM);
    }
    rect = drawText(painter, rect, index.data().toString(), fontFor(TypeRole::Body), theme.text);
    drawText(painter, rect, index.data(DetailRole).toString(), small, theme.muted);
    painter->restore();
}

} // namespace headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace headroom {

// A button whose text ends in "…" where it has no room; all of it belongs into the tooltip.
class ElidedButton : public QPushButton {
    Q_OBJECT

public:
    using QPushButton::QPushButton;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
        option.text = fontMetrics().elidedText(option.text, Qt::ElideRight, room);
        painter.drawControl(QStyle::CE_PushButton, option);
    }
};

} // namespace headroom

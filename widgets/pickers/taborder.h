// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace headroom {

// The control from which Tab leads to this widget's place; setTabOrder passes over what takes no focus.
[[nodiscard]] inline QWidget *focusableBefore(const QWidget *widget)
{
    QWidget *before = widget->previousInFocusChain();
    while (before != widget && before->focusPolicy() == Qt::NoFocus)
        before = before->previousInFocusChain();
    return before;
}

} // namespace headroom
